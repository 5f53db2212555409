import {
  findImport,
  createImport,
  discardImport,
} from "~/entities/publication-import/store.server";
import { fileProblem } from "~/entities/publication-import/source";
import { texts } from "~/entities/publication-import/texts";
import { IMPORTS } from "~/features/publication-import/admin/confirm-dialog";
import type { PreviewOutcome } from "~/features/publication-import/admin/preview-outcome";
import type { AuthenticatedUser } from "~/lib/auth/guard.server";
import { type Cms, asCmsError } from "~/lib/cms/cms.server";
import { FORM_KEY, FORM_KEY_FIELD } from "~/lib/cms/document";
import { failure } from "~/lib/toast/toast";

/** How long an answer waits for the sources to be read: most are by then, and what is wrong is said at once. */
const PATIENCE_MS = 1_500;
/** Longer without scripts: no draft is kept there, so what is wrong has to be said at the form with the text. */
const PLAIN_FORM_PATIENCE_MS = 10_000;
const LOOK_AGAIN_MS = 100;

/**
 * Begins an import with what a form has sent. A browser without scripts is led to the preview, one
 * with scripts is told where it is.
 */
export async function preview(owner: AuthenticatedUser, form: FormData | URLSearchParams) {
  const text = textIn(form, "text");
  const files = [...form.getAll("files")].flatMap((file) =>
    file instanceof File && file.size > 0 ? [file] : [],
  );
  const problem = sourceProblem(text, files);
  if (problem !== null) return owner.reply(rejected(problem, text), { status: 400 });
  const formKey = textIn(form, FORM_KEY_FIELD);
  // Scripts make the key.
  const isPlainForm = formKey === "";
  if (FORM_KEY.test(formKey)) owner.setFormKey(formKey);
  try {
    const { id } = await createImport(owner.cms, { text, files });
    const patienceMs = isPlainForm ? PLAIN_FORM_PATIENCE_MS : PATIENCE_MS;
    const read = await waitForReading(owner.cms, id, patienceMs);
    if (read?.status === "failed") {
      // What is wrong is said at the form, which still has the text.
      await discardImport(owner.cms, id).catch(() => undefined);
      return await owner.reply(rejected(read.problem ?? texts.previewFailed, text), {
        status: 400,
      });
    }
    if (isPlainForm) throw await owner.redirect(`${IMPORTS}/${id}`);
    const isRead = read !== null && read.status !== "reading";
    const outcome: PreviewOutcome = { intent: "preview", saved: isRead || "later", id };
    return await owner.reply(outcome);
  } catch (error) {
    const { isOutage, serverMessage } = asCmsError(error);
    const message = serverMessage ?? texts.previewFailed;
    const outcome = { ...rejected(message, text), isOutage };
    return owner.reply(outcome, { toast: failure(message) });
  }
}

function rejected(message: string, text: string): PreviewOutcome {
  return { intent: "preview", saved: false, message, text, result: undefined };
}

function textIn(form: FormData | URLSearchParams, name: string): string {
  const value = form.get(name);
  return typeof value === "string" ? value : "";
}

function sourceProblem(text: string, files: readonly File[]): string | null {
  if (text.trim() === "" && files.length === 0) return texts.nothing;
  return files.map(fileProblem).find((problem) => problem !== null) ?? null;
}

/** @returns how far the import has come by then; null when it cannot be told */
async function waitForReading(cms: Cms, id: string, patienceMs: number) {
  const end = Date.now() + patienceMs;
  for (;;) {
    const found = await findImport(cms, id).catch(() => null);
    if (!found || found.status !== "reading" || Date.now() > end) return found;
    await new Promise((resolve) => setTimeout(resolve, LOOK_AGAIN_MS));
  }
}
