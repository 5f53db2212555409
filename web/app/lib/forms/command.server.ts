import type { z } from "zod";
import { CmsError, asCmsError } from "../cms/cms.server";
import { FORM_KEY, FORM_KEY_FIELD } from "../cms/document";
import { parseForm, readForm, rejection } from "./form.server";
import type { AuthenticatedUser } from "../auth/guard.server";
import { type Toast, failure, withUndo } from "../toast/toast";

const GONE = "This entry was deleted in another window after you opened it.";

interface CommandOptions<Command, Outcome> {
  /** Carries the command out; what it returns beside the toast is answered as data. */
  run: (command: Command) => Promise<Outcome>;
  /** The words of the toast when the cms rejects the command, or is down; or the whole toast. */
  failed: (command: Command, error: CmsError) => string | Toast;
  /** Fields whose values never travel back to the browser, such as passwords. */
  hideFields?: string[];
}

/**
 * Runs the command in a posted form of the owner's area: reads and checks the form, carries the
 * command out, and answers with data and a toast. An input that the schema rejects is answered with
 * 400, and with the messages at the fields; so is one that the cms rejects, but with 200, because
 * Remix would not fetch the toast after a 4xx. Too many attempts are 429 with `Retry-After`.
 * @param owner from `requireOwner`, which is the first line of each action
 * @param schema what the form may ask for, usually a union over `intent`
 * Where `run` returns `deleted` and not `isFinal`, the toast offers to bring back the record of the
 * posted `id`.
 * @returns `saved`, the posted `intent`, and what `run` returned or else the `result` for the form;
 *   `conflict` says that somebody else has saved the document in the meantime, `isGone` that the
 *   record was deleted, and `message` why nothing was saved
 * @throws what is no CmsError, such as a redirect
 */
export async function runCommand<Schema extends z.ZodType, Outcome extends { toast?: Toast }>(
  owner: AuthenticatedUser,
  request: Request,
  schema: Schema,
  { run, failed, hideFields = [] }: CommandOptions<z.output<Schema>, Outcome>,
) {
  const submission = parseForm(await readForm(request), schema);
  const posted = submission.payload["intent"];
  const intent = typeof posted === "string" ? posted : undefined;
  if (submission.status !== "success") {
    // A button of a list asks for the same form with another row; nothing is wrong then.
    const status = submission.status === "error" ? 400 : 200;
    const result = submission.reply({ hideFields });
    return owner.reply({ intent, saved: false, conflict: false, result } as const, { status });
  }
  const key = submission.payload[FORM_KEY_FIELD];
  if (typeof key === "string" && FORM_KEY.test(key)) owner.setFormKey(key);
  try {
    const { toast: words, ...outcome } = await run(submission.value);
    const toast = words && undoable(words, outcome, submission.payload["id"]);
    return await owner.reply({ intent, saved: true, ...outcome } as const, toast && { toast });
  } catch (error) {
    const cmsError = explained(asCmsError(error));
    const conflict = cmsError.status === 409;
    const result = rejection(submission, cmsError, hideFields);
    const words = failed(submission.value, cmsError);
    const toast = typeof words === "string" ? failure(words) : words;
    const isGone = cmsError.status === 404;
    const message = toast.description ?? toast.title;
    const { status, retryAfter } = cmsError;
    const answer = { intent, saved: false, conflict, isGone, message, result } as const;
    return owner.reply(answer, { toast, ...(status === 429 && { status, retryAfter }) });
  }
}

/** Of a record that is gone, Strapi says "Not Found" alone. */
function explained(error: CmsError): CmsError {
  return error.status === 404 ? new CmsError(404, GONE, error.fields, error.reason) : error;
}

/** The toast of a deletion offers to bring the record back. */
function undoable(toast: Toast, outcome: object, id: unknown): Toast {
  const isDeletion = "deleted" in outcome && outcome.deleted === true && !("isFinal" in outcome);
  return isDeletion && typeof id === "string" ? withUndo(toast, [id]) : toast;
}
