import { type ActionFunctionArgs, redirect } from "@remix-run/node";
import { answerChallenge, signIn, signOut } from "~/entities/account/store.server";
import { texts } from "~/entities/account/texts";
import {
  forgetPendingSignIn,
  keepPendingSignIn,
  readPendingSignIn,
} from "~/lib/auth/pending-sign-in-cookie.server";
import { type Session, commitSession } from "~/lib/auth/session.server";
import { asCmsError } from "~/lib/cms/cms.server";
import { readTexts } from "~/lib/forms/public-form.server";
import { rejectionStatus } from "~/lib/http/too-many-attempts";
import { type ClientInfo, clientInfoOf } from "~/lib/http/client-info.server";
import { TOAST_COOKIE } from "~/lib/toast/toast-cookie.server";

export function loader() {
  return redirect("/login");
}

/**
 * Signs in again over a form whose session has ended: with the password, and with the code where the
 * second factor is on. Answers `signedIn`, that a code is asked for, or what is wrong; too many
 * attempts are 429 with `Retry-After`.
 */
export async function action({ request }: ActionFunctionArgs): Promise<Response> {
  const client = clientInfoOf(request);
  const asked = await readTexts(request, ["account", "email", "password", "code"]);
  try {
    if (asked.code.trim()) {
      const pending = await readPendingSignIn(request);
      if (!pending) return reject(texts.again.tooLate);
      return await enter(
        await answerChallenge(pending.challenge, asked.code, client),
        asked,
        client,
      );
    }
    if (!asked.password) return reject(texts.passwordMissing);
    const result = await signIn(asked.email, asked.password, client);
    if ("session" in result) return await enter(result.session, asked, client);
    const cookie = await keepPendingSignIn({ challenge: result.challenge, redirectTo: null });
    return Response.json({ needsCode: true }, { headers: { "set-cookie": cookie } });
  } catch (error) {
    const rejection = asCmsError(error);
    const [headers, status] = rejectionStatus(rejection);
    const { message: problem, reason } = rejection;
    const answer = { problem, ...(reason === "code" && { needsCode: true }) };
    return Response.json(answer, { status, headers });
  }
}

/** Another account's session must not save what this one has typed. */
async function enter(session: Session, asked: { account: string }, client: ClientInfo) {
  if (session.profile.id !== asked.account) {
    await signOut(session, "this", client);
    return reject(texts.again.otherAccount);
  }
  const headers = new Headers({ "set-cookie": await commitSession(session) });
  headers.append("set-cookie", await forgetPendingSignIn());
  // It said that the session has ended.
  headers.append("set-cookie", `${TOAST_COOKIE}=; Max-Age=0; Path=/`);
  return Response.json({ signedIn: true }, { headers });
}

function reject(problem: string): Response {
  return Response.json({ problem });
}
