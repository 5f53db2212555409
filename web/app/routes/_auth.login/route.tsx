import {
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
  data,
  redirect,
} from "@remix-run/node";
import { Form, useActionData, useLoaderData, useNavigation } from "@remix-run/react";
import { signIn } from "~/entities/account/store.server";
import { texts } from "~/entities/account/texts";
import { seoFor } from "~/features/seo/seo-for.server";
import { type AuthenticatedUser, requireUser } from "~/lib/auth/guard.server";
import { keepPendingSignIn } from "~/lib/auth/pending-sign-in-cookie.server";
import { rejectForm } from "~/lib/forms/reject-form.server";
import { safeRedirect } from "~/lib/http/safe-redirect";
import { publicCms } from "~/lib/cms/public-cms.server";
import { readTexts } from "~/lib/forms/public-form.server";
import { seoTags } from "~/lib/head/seo";
import { commitSession, readSession } from "~/lib/auth/session.server";
import { redirectDocumentWithToast } from "~/lib/toast/toast.server";
import { clientInfoOf } from "~/lib/http/client-info.server";
import { Button } from "~/ui/basic/button";
import { AccountForm, AccountLinks } from "~/ui/form/account-form";
import { PlainField } from "~/ui/form/plain-field";

export { retryAfterHeaders as headers } from "~/lib/http/too-many-attempts";

const AFTER_SIGN_IN = "/admin";

export const meta: MetaFunction<typeof loader> = ({ data }) =>
  seoTags(data?.seo, { title: "Login" });

/** Whoever is signed in; nobody whose session has ended, who is here to sign in again. */
async function signedInUser(request: Request): Promise<AuthenticatedUser | null> {
  if (!(await readSession(request))) return null;
  try {
    return await requireUser(request);
  } catch (error) {
    if (error instanceof Response) return null;
    throw error;
  }
}

/** The owner goes on to the owner's area. Anybody else who is signed in can sign out here. */
export async function loader({ request }: LoaderFunctionArgs) {
  const redirectTo = safeRedirect(new URL(request.url).searchParams.get("redirectTo"));
  const user = await signedInUser(request);
  if (user?.profile.is_admin) throw await user.redirect(redirectTo ?? AFTER_SIGN_IN);
  const seo = await seoFor(publicCms(), "/login", { title: "Login" });
  const signedInAs = user?.profile.email ?? null;
  return data({ redirectTo, seo, signedInAs }, { headers: (await user?.headers()) ?? {} });
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
  const { redirectTo, signedInAs } = useLoaderData<typeof loader>();
  const outcome = useActionData<typeof action>();
  const isPending = useNavigation().formMethod === "POST";
  return (
    <>
      {signedInAs && <SignedIn email={signedInAs} />}
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

/** For whoever is signed in and cannot go where "Log out" is: the owner's area. */
function SignedIn({ email }: { email: string }) {
  return (
    <Form method="post" action="/logout" className="mb-10 space-y-4 border-b border-line pb-8">
      <p className="wrap-anywhere">{texts.signedInAs(email)}</p>
      <Button type="submit" variant="secondary">
        Log out
      </Button>
    </Form>
  );
}
