import { parseWithZod } from "@conform-to/zod/v4";
import type { Submission } from "@conform-to/react";
import type { z } from "zod";
import { CmsError } from "./cms.server";

const MAX_FIELDS = 5000;
// One posted `a[99999999]` would make the form parser allocate the whole array.
const FIELD_NAME = /^[\w$-]{1,60}(?:\[\d{0,3}\])?(?:\.[\w-]{1,60}(?:\[\d{0,3}\])?){0,5}$/;

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
      throw new Response("This form cannot be read.", { status: 400 });
    }
  }
  return form;
}

/** Checks a form against the schema that the browser uses too. The server's verdict counts. */
export function parseForm<Schema extends z.ZodType>(form: FormData, schema: Schema) {
  return parseWithZod(form, { schema });
}

/**
 * What the cms refused, at the fields it names.
 * @param error any error; only messages of a CmsError are shown
 */
export function refusal(submission: Submission<unknown>, error: unknown) {
  const fields = error instanceof CmsError ? error.fields : {};
  return submission.reply({
    fieldErrors: Object.fromEntries(
      Object.entries(fields).map(([path, message]) => [toFieldName(path), [message]]),
    ),
  });
}

/** "authors.0" becomes "authors", the field that shows the message; "a.0.b" becomes "a[0].b". */
function toFieldName(path: string): string {
  return path.replace(/\.\d+$/, "").replace(/\.(\d+)/g, "[$1]");
}
