import {
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
} from "@remix-run/node";
import { useActionData, useNavigation } from "@remix-run/react";
import { answerChallenge } from "~/entities/account/store.server";
import { texts } from "~/entities/account/texts";
import { unindexedSeoFor } from "~/features/seo/seo-for.server";
import { forgetPendingSignIn, readPendingSignIn } from "~/lib/auth/pending-sign-in-cookie.server";
import { asCmsError } from "~/lib/cms/cms.server";
import { publicCms } from "~/lib/cms/public-cms.server";
import { readTexts } from "~/lib/forms/public-form.server";
import { rejectForm } from "~/lib/forms/reject-form.server";
import { seoTags } from "~/lib/head/seo";
import { commitSession } from "~/lib/auth/session.server";
import { redirectDocumentWithToast, redirectWithToast } from "~/lib/toast/toast.server";
import { clientInfoOf } from "~/lib/http/client-info.server";
import { AccountForm, AccountLinks } from "~/ui/form/account-form";
import { PlainField } from "~/ui/form/plain-field";

export { retryAfterHeaders as headers } from "~/lib/http/too-many-attempts";

const AFTER_SIGN_IN = "/admin";
const LOGIN = "/login";

export const meta: MetaFunction<typeof loader> = ({ data }) =>
  seoTags(data?.seo, { title: texts.secondFactor.title });

export async function loader({ request }: LoaderFunctionArgs) {
  if (!(await readPendingSignIn(request))) throw redirect(LOGIN);
  const { title } = texts.secondFactor;
  return { seo: await unindexedSeoFor(publicCms(), "/login/code", { title }) };
}

export async function action({ request }: ActionFunctionArgs) {
  const pending = await readPendingSignIn(request);
  if (!pending) throw redirect(LOGIN);
  const { code } = await readTexts(request, ["code"]);
  const reject = (cause: unknown) => rejectForm({}, cause, texts.signInFailed);
  if (!code.trim()) return reject(texts.secondFactor.codeMissing);
  try {
    const session = await answerChallenge(pending.challenge, code, clientInfoOf(request));
    const headers = new Headers({ "set-cookie": await commitSession(session) });
    headers.append("set-cookie", await forgetPendingSignIn());
    const page = pending.redirectTo ?? AFTER_SIGN_IN;
    return await redirectDocumentWithToast(page, { type: "success", ...texts.signedIn }, headers);
  } catch (error) {
    const { message, reason } = asCmsError(error);
    if (reason !== "challenge") return reject(error);
    const headers = new Headers({ "set-cookie": await forgetPendingSignIn() });
    const toast = { type: "error", title: texts.signInFailed, description: message } as const;
    return redirectWithToast(LOGIN, toast, headers);
  }
}

export default function SecondFactor() {
  const outcome = useActionData<typeof action>();
  const isPending = useNavigation().formMethod === "POST";
  return (
    <>
      <AccountForm
        title={texts.secondFactor.title}
        hint={texts.secondFactor.hint}
        submit="Continue"
        pendingLabel="Logging in..."
        isPending={isPending}
        problem={outcome?.problem}
      >
        <PlainField label="Code" name="code" autoComplete="one-time-code" required />
      </AccountForm>
      <AccountLinks links={[{ to: LOGIN, label: "Start again" }]} />
    </>
  );
}
