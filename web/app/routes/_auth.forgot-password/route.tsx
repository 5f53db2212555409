import type { ActionFunctionArgs, MetaFunction } from "@remix-run/node";
import { useActionData, useNavigation } from "@remix-run/react";
import { requestRecovery } from "~/entities/account/store.server";
import { texts } from "~/entities/account/texts";
import { unindexedSeoFor } from "~/features/seo/seo-for.server";
import { publicCms } from "~/lib/cms/public-cms.server";
import { readTexts } from "~/lib/forms/public-form.server";
import { rejectForm } from "~/lib/forms/reject-form.server";
import { seoTags } from "~/lib/head/seo";
import { redirectWithToast } from "~/lib/toast/toast.server";
import { clientInfoOf } from "~/lib/http/client-info.server";
import { AccountForm, AccountLinks } from "~/ui/form/account-form";
import { PlainField } from "~/ui/form/plain-field";

export { retryAfterHeaders as headers } from "~/lib/http/too-many-attempts";

const TITLE = "Forgot password";

export const meta: MetaFunction<typeof loader> = ({ data }) => seoTags(data?.seo, { title: TITLE });

export async function loader() {
  return { seo: await unindexedSeoFor(publicCms(), "/forgot-password", { title: TITLE }) };
}

export async function action({ request }: ActionFunctionArgs) {
  const form = await readTexts(request, ["email"]);
  const email = form.email.trim();
  const reject = (cause: unknown) => rejectForm({ email }, cause);
  if (!email) return reject(texts.emailMissing);
  try {
    await requestRecovery(email, clientInfoOf(request));
    return await redirectWithToast("/login", { type: "success", title: texts.recoverySent });
  } catch (error) {
    return reject(error);
  }
}

export default function ForgotPassword() {
  const kept = useActionData<typeof action>();
  const isPending = useNavigation().formMethod === "POST";
  return (
    <>
      <AccountForm
        title="Forgot password"
        hint="Enter your address to get an email with a link that sets a new password. It works once, for an hour."
        submit="Send the link"
        pendingLabel="Sending..."
        isPending={isPending}
        problem={kept?.problem}
      >
        <PlainField
          label="Email"
          name="email"
          type="email"
          autoComplete="username"
          defaultValue={kept?.email}
          required
        />
      </AccountForm>
      <AccountLinks links={[{ to: "/login", label: "Login" }]} />
    </>
  );
}
