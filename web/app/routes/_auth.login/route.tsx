import {
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
} from "@remix-run/node";
import { Form, Link, useActionData, useLoaderData, useNavigation } from "@remix-run/react";
import { seoFor } from "~/entities/seo/store.server";
import { signIn } from "~/entities/account/store.server";
import { texts } from "~/entities/account/texts";
import { clientAddress } from "~/lib/client-address.server";
import { asCmsError, publicCms } from "~/lib/cms.server";
import { localPath } from "~/lib/local-path";
import { seoTags } from "~/lib/seo";
import { commitSession, readSession } from "~/lib/session.server";
import { redirectWithToast, withToast } from "~/lib/toast.server";
import { Button } from "~/ui/button";
import { PlainField } from "~/ui/plain-field";

const AFTER_SIGN_IN = "/admin";
const LONGEST_EMAIL = 254;

export const meta: MetaFunction<typeof loader> = ({ data }) =>
  seoTags(data?.seo, { title: "Login" });

export async function loader({ request }: LoaderFunctionArgs) {
  const redirectTo = localPath(new URL(request.url).searchParams.get("redirectTo"));
  if (await readSession(request)) throw redirect(redirectTo ?? AFTER_SIGN_IN);
  return { redirectTo, seo: await seoFor(publicCms(), "/login", { title: "Login" }) };
}

export async function action({ request }: ActionFunctionArgs) {
  const form = await request.formData();
  const email = textOf(form, "email").trim().slice(0, LONGEST_EMAIL);
  const password = textOf(form, "password");
  const refuse = (description: string) =>
    withToast({ email }, { type: "error", title: texts.signInFailed, description });
  if (!email || !password) return refuse(texts.credentialsMissing);
  try {
    const session = await signIn(email, password, clientAddress(request));
    const headers = new Headers({ "set-cookie": await commitSession(session) });
    const page = localPath(form.get("redirectTo")) ?? AFTER_SIGN_IN;
    return await redirectWithToast(page, { type: "success", ...texts.signedIn }, headers);
  } catch (error) {
    return refuse(asCmsError(error).message);
  }
}

function textOf(form: FormData, name: string): string {
  const value = form.get(name);
  return typeof value === "string" ? value : "";
}

export default function Login() {
  const { redirectTo } = useLoaderData<typeof loader>();
  const outcome = useActionData<typeof action>();
  const isPending = useNavigation().formAction?.startsWith("/login") ?? false;
  return (
    <>
      <h1 className="font-serif text-xl">Login</h1>
      <Form method="post" className="mt-6 space-y-5">
        {redirectTo && <input type="hidden" name="redirectTo" value={redirectTo} />}
        <PlainField
          label="Email"
          name="email"
          type="email"
          autoComplete="username"
          maxLength={LONGEST_EMAIL}
          defaultValue={outcome?.email}
          required
        />
        <PlainField
          label="Password"
          name="password"
          type="password"
          autoComplete="current-password"
          required
        />
        <Button type="submit" className="w-full" isPending={isPending} pendingLabel="Logging in...">
          Login
        </Button>
      </Form>
      <p className="mt-6 flex flex-wrap justify-between gap-2 text-sm">
        <Link to="/forgot-password" className="underline underline-offset-4">
          Forgot password?
        </Link>
        <Link to="/register" className="underline underline-offset-4">
          Register
        </Link>
      </p>
    </>
  );
}
