import {
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
  redirectDocument,
} from "@remix-run/node";
import { useActionData, useLoaderData, useNavigation } from "@remix-run/react";
import { signIn } from "~/entities/account/store.server";
import { texts } from "~/entities/account/texts";
import { seoFor } from "~/features/seo/seo-for.server";
import { keepPendingSignIn } from "~/lib/auth/pending-sign-in-cookie.server";
import { rejectForm } from "~/lib/forms/reject-form.server";
import { safeRedirect } from "~/lib/http/safe-redirect";
import { publicCms } from "~/lib/cms/public-cms.server";
import { readTexts } from "~/lib/forms/public-form.server";
import { seoTags } from "~/lib/head/seo";
import { commitSession, readSession } from "~/lib/auth/session.server";
import { redirectDocumentWithToast } from "~/lib/toast/toast.server";
import { clientInfoOf } from "~/lib/http/client-info.server";
import { AccountForm, AccountLinks } from "~/ui/form/account-form";
import { PlainField } from "~/ui/form/plain-field";

export { retryAfterHeaders as headers } from "~/lib/http/too-many-attempts";

const AFTER_SIGN_IN = "/admin";

export const meta: MetaFunction<typeof loader> = ({ data }) =>
  seoTags(data?.seo, { title: "Login" });

export async function loader({ request }: LoaderFunctionArgs) {
  const redirectTo = safeRedirect(new URL(request.url).searchParams.get("redirectTo"));
  if (await readSession(request)) throw redirectDocument(redirectTo ?? AFTER_SIGN_IN);
  return { redirectTo, seo: await seoFor(publicCms(), "/login", { title: "Login" }) };
}

export async function action({ request }: ActionFunctionArgs) {
  const form = await readTexts(request, ["email", "password", "redirectTo"]);
  const email = form.email.trim();
  const redirectTo = safeRedirect(form.redirectTo);
  const reject = (cause: unknown) => rejectForm({ email }, cause, texts.signInFailed);
  if (!email || !form.password) return reject(texts.credentialsMissing);
  try {
    const result = await signIn(email, form.password, clientInfoOf(request));
    if ("challenge" in result) {
      const cookie = await keepPendingSignIn({ challenge: result.challenge, redirectTo });
      return redirect("/login/code", { headers: { "set-cookie": cookie } });
    }
    const headers = new Headers({ "set-cookie": await commitSession(result.session) });
    const page = redirectTo ?? AFTER_SIGN_IN;
    return await redirectDocumentWithToast(page, { type: "success", ...texts.signedIn }, headers);
  } catch (error) {
    return reject(error);
  }
}

export default function Login() {
  const { redirectTo } = useLoaderData<typeof loader>();
  const outcome = useActionData<typeof action>();
  const isPending = useNavigation().formMethod === "POST";
  return (
    <>
      <AccountForm title="Login" submit="Login" pendingLabel="Logging in..." isPending={isPending}>
        {redirectTo && <input type="hidden" name="redirectTo" value={redirectTo} />}
        <PlainField
          label="Email"
          name="email"
          type="email"
          autoComplete="username"
          defaultValue={outcome?.email}
          required
        />
        <PlainField
          label="Password"
          name="password"
          type="password"
          autoComplete="current-password"
          error={outcome?.problem}
          required
        />
      </AccountForm>
      <AccountLinks
        links={[
          { to: "/forgot-password", label: "Forgot password?" },
          { to: "/register", label: "Register" },
        ]}
      />
    </>
  );
}
