import type { ActionFunctionArgs, MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData, useNavigation } from "@remix-run/react";
import { readRegistration, register } from "~/entities/account/store.server";
import { texts } from "~/entities/account/texts";
import { seoFor } from "~/features/seo/seo-for.server";
import { settle } from "~/lib/cms/settle.server";
import { resultOr } from "~/lib/cms/result";
import { publicCms } from "~/lib/cms/public-cms.server";
import { readTexts } from "~/lib/forms/public-form.server";
import { rejectForm } from "~/lib/forms/reject-form.server";
import { seoTags } from "~/lib/head/seo";
import { redirectWithToast } from "~/lib/toast/toast.server";
import { clientInfoOf } from "~/lib/http/client-info.server";
import { AccountForm, AccountLinks } from "~/ui/form/account-form";
import { PlainField } from "~/ui/form/plain-field";

export { retryAfterHeaders as headers } from "~/lib/http/too-many-attempts";

export const meta: MetaFunction<typeof loader> = ({ data }) =>
  seoTags(data?.seo, { title: "Register" });

export async function loader() {
  const cms = publicCms();
  const [registration, seo] = await Promise.all([
    settle("the registration setting", readRegistration(cms)),
    seoFor(cms, "/register", { title: "Register" }),
  ]);
  return { ...resultOr(registration, { isOpen: true, hasMailServer: true }), seo };
}

export async function action({ request }: ActionFunctionArgs) {
  const form = await readTexts(request, ["full_name", "email", "password"]);
  const kept = { full_name: form.full_name.trim(), email: form.email.trim() };
  const reject = (cause: unknown) => rejectForm(kept, cause, texts.registrationFailed);
  if (!kept.email || !form.password) return reject(texts.credentialsMissing);
  if (!kept.full_name) return reject(texts.nameMissing);
  try {
    await register({ ...kept, password: form.password }, clientInfoOf(request));
    return await redirectWithToast("/login", { type: "success", title: texts.registered });
  } catch (error) {
    return reject(error);
  }
}

export default function Register() {
  const { isOpen, hasMailServer } = useLoaderData<typeof loader>();
  const kept = useActionData<typeof action>();
  const isPending = useNavigation().formMethod === "POST";
  return (
    <>
      {isOpen ? (
        <AccountForm
          title="Register"
          submit="Register"
          pendingLabel="Registering..."
          isPending={isPending}
          problem={kept?.problem}
          {...(!hasMailServer && { hint: texts.noMailServer })}
        >
          <PlainField
            label="Full name"
            name="full_name"
            autoComplete="name"
            maxLength={200}
            defaultValue={kept?.full_name}
            required
          />
          <PlainField
            label="Email"
            name="email"
            type="email"
            autoComplete="username"
            defaultValue={kept?.email}
            required
          />
          <PlainField
            label="Password"
            name="password"
            type="password"
            autoComplete="new-password"
            hint="At least 10 characters"
            required
          />
        </AccountForm>
      ) : (
        <>
          <h1 className="text-xl">Register</h1>
          <p className="mt-3 text-sm text-muted">{texts.registrationClosed}</p>
        </>
      )}
      <AccountLinks
        links={[
          { to: "/login", label: "Login" },
          { to: "/confirm-email", label: "No confirmation email?" },
        ]}
      />
    </>
  );
}
