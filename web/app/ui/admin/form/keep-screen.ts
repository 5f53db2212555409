import type { ClientActionFunctionArgs } from "@remix-run/react";
import { TO_BE_RESENT, UNANSWERED } from "~/lib/forms/revalidation";
import { intermediaryErrorText } from "~/lib/http/intermediary-error";
import { failure } from "~/lib/toast/toast";
import { notify } from "~/ui/feedback/notify";
import { dropSaved } from "../drafts/drafts";
import { askToSignIn } from "../drafts/sign-in-request";

const STILL_HERE = "Your text is still here.";
export const NO_CONNECTION = `No connection. ${STILL_HERE}`;
export const SIGNED_OUT = `You are signed out. ${STILL_HERE}`;
const NOT_DONE = "No connection. Nothing was changed.";
const NOT_DONE_SIGNED_OUT = "You are signed out. Nothing was changed.";
const NO_ANSWER = `Something went wrong on our side. ${STILL_HERE}`;

/** What is asked for without a word typed. */
const WITHOUT_TEXT = new Set<FormDataEntryValue | null>([
  "delete",
  "undo",
  "restore",
  "move",
  "toggle",
]);

/** Where whoever is not signed in any more is sent. */
export function leadsToLogin({ headers }: Response): boolean {
  return /^\/login\b/.test(headers.get("location") ?? "");
}

/**
 * Sends a form to the screen's action. Without it, a request that gets no answer would put the error
 * page in the place of the screen, with everything typed on it; so would the login page, when the
 * session has ended meanwhile. Export it as `clientAction`.
 * @throws responses, such as redirects
 */
export async function keepScreen({
  request,
  serverAction,
}: ClientActionFunctionArgs): Promise<unknown> {
  const sent = await request.clone().formData();
  const isWithoutText = WITHOUT_TEXT.has(sent.get("intent"));
  try {
    const answer = await serverAction();
    if (isSaved(answer)) dropSaved(sent);
    return answer;
  } catch (error) {
    if (error instanceof Response) {
      if (!leadsToLogin(error)) throw error;
      if (await askToSignIn()) return TO_BE_RESENT;
      notify(failure(isWithoutText ? NOT_DONE_SIGNED_OUT : SIGNED_OUT));
      return UNANSWERED;
    }
    // Another form has taken its place, or the screen is gone: nobody waits for the answer.
    if (request.signal.aborted) return UNANSWERED;
    const reason = intermediaryErrorText(error, "a text");
    if (reason !== null) notify(failure(isWithoutText ? reason : `${reason} ${STILL_HERE}`));
    // `fetch` rejects with a TypeError when there is no connection.
    else if (!(error instanceof TypeError)) notify(failure(NO_ANSWER));
    else notify(failure(isWithoutText ? NOT_DONE : NO_CONNECTION));
    return UNANSWERED;
  }
}

function isSaved(answer: unknown): boolean {
  return (
    typeof answer === "object" && answer !== null && "saved" in answer && answer.saved === true
  );
}
