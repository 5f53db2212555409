import { parseWithZod } from "@conform-to/zod/v4";
import type { Submission } from "@conform-to/react";
import { z } from "zod";
import { CmsError } from "./cms.server";

/** A research page with 30 entries in each of its lists, lists within lists included, has 3400. */
const MAX_FIELDS = 5000;
// One posted `a[99999999]` would make the form parser allocate the whole array.
const FIELD_NAME = /^[\w$-]{1,60}(?:\[\d{0,3}\])?(?:\.[\w-]{1,60}(?:\[\d{0,3}\])?){0,5}$/;
/** Where the form library puts what a list's button does. */
const INTENT = "__intent__";

/**
 * Reads a posted form, and refuses one that no form of ours can have sent.
 * @throws a 400 response for field names or a field count outside what the screens use
 */
export async function readForm(request: Request): Promise<FormData> {
  const form = await request.formData();
  let count = 0;
  for (const name of form.keys()) {
    count += 1;
    if (count > MAX_FIELDS || !FIELD_NAME.test(name)) {
      throw unreadable();
    }
  }
  checkIntent(form.get(INTENT));
  return form;
}

function unreadable(): Response {
  return new Response("This form cannot be read.", { status: 400 });
}

const listIntent = z.object({
  payload: z.object({
    name: z.string().regex(FIELD_NAME).optional(),
    index: z.number().int().min(0).max(999).optional(),
    from: z.number().int().min(0).max(999).optional(),
    to: z.number().int().min(0).max(999).optional(),
  }),
});

/** The buttons of a list (add, remove, move) name a field too, and where scripts do not run post it. */
function checkIntent(posted: FormDataEntryValue | null): void {
  if (posted === null) return;
  const intent = typeof posted === "string" ? parseJson(posted) : undefined;
  if (!listIntent.safeParse(intent).success) throw unreadable();
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Checks a form against the schema that the browser uses too. The server's verdict counts. */
export function parseForm<Schema extends z.ZodType>(form: FormData, schema: Schema) {
  return parseWithZod(form, { schema });
}

/**
 * What the cms refused, at the fields it names.
 * @param error any error; only messages of a CmsError are shown
 * @param hideFields values that must not travel back, such as passwords
 */
export function refusal(
  submission: Submission<unknown>,
  error: unknown,
  hideFields: string[] = [],
) {
  const fields = error instanceof CmsError ? error.fields : {};
  return submission.reply({
    hideFields,
    fieldErrors: Object.fromEntries(
      Object.entries(fields).map(([path, message]) => [toFieldName(path), [message]]),
    ),
  });
}

/** "authors.0" becomes "authors", the field that shows the message; "a.0.b" becomes "a[0].b". */
function toFieldName(path: string): string {
  return path.replace(/\.\d+$/, "").replace(/\.(\d+)/g, "[$1]");
}
