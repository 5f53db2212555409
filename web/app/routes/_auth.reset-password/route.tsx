import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData, useNavigation } from "@remix-run/react";
import { resetPassword } from "~/entities/account/store.server";
import { texts } from "~/entities/account/texts";
import { unindexedSeoFor } from "~/features/seo/seo-for.server";
import { publicCms } from "~/lib/cms/public-cms.server";
import { readTexts } from "~/lib/forms/public-form.server";
import { rejectForm } from "~/lib/forms/reject-form.server";
import { SECRET_ADDRESS } from "~/lib/head/secret-address";
import { seoTags } from "~/lib/head/seo";
import { forgetSession } from "~/lib/auth/session.server";
import { redirectWithToast } from "~/lib/toast/toast.server";
import { clientInfoOf } from "~/lib/http/client-info.server";
import { AccountForm, AccountLinks } from "~/ui/form/account-form";
import { PlainField } from "~/ui/form/plain-field";

export { retryAfterHeaders as headers } from "~/lib/http/too-many-attempts";

const TITLE = "Reset password";

export const meta: MetaFunction<typeof loader> = ({ data }) => [
  ...seoTags(data?.seo, { title: TITLE }),
  SECRET_ADDRESS,
];

export async function loader({ request }: LoaderFunctionArgs) {
  const code = new URL(request.url).searchParams.get("code") ?? "";
  return { code, seo: await unindexedSeoFor(publicCms(), "/reset-password", { title: TITLE }) };
}

export async function action({ request }: ActionFunctionArgs) {
  const form = await readTexts(request, ["code", "password", "passwordConfirmation"]);
  const reject = (cause: unknown) => rejectForm({}, cause);
  if (!form.code) return reject(texts.linkIncomplete);
  if (form.password !== form.passwordConfirmation) return reject(texts.passwordsDiffer);
  try {
    await resetPassword(form, clientInfoOf(request));
  } catch (error) {
    return reject(error);
  }
  const headers = new Headers({ "set-cookie": await forgetSession() });
  return redirectWithToast("/login", { type: "success", title: texts.passwordReset }, headers);
}

export default function ResetPassword() {
  const { code } = useLoaderData<typeof loader>();
  const outcome = useActionData<typeof action>();
  const isPending = useNavigation().formMethod === "POST";
  return (
    <>
      {code ? (
        <AccountForm
          title="Reset password"
          submit="Set the new password"
          pendingLabel="Saving..."
          isPending={isPending}
          problem={outcome?.problem}
        >
          <input type="hidden" name="code" value={code} />
          <PlainField
            label="New password"
            name="password"
            type="password"
            autoComplete="new-password"
            hint="At least 10 characters"
            required
          />
          <PlainField
            label="Repeat the new password"
            name="passwordConfirmation"
            type="password"
            autoComplete="new-password"
            required
          />
        </AccountForm>
      ) : (
        <>
          <h1 className="text-xl">Reset password</h1>
          <p className="mt-3 text-sm text-muted">{texts.linkIncomplete}</p>
        </>
      )}
      <AccountLinks
        links={[
          { to: "/login", label: "Login" },
          { to: "/forgot-password", label: "Ask for a new link" },
        ]}
      />
    </>
  );
}
