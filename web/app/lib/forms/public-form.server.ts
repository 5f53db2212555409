import { type FormLimits, readFormBody } from "./form-body.server";
import { truncate } from "../format/unicode";

/** Several times what the longest public form can hold. */
const LIMITS: FormLimits = { bytes: 32 * 1024, fields: 20 };
const LONGEST_VALUE = 2000;

/**
 * Reads a posted public form: the named texts and nothing else, so that no field name or value
 * of a stranger gets further (architecture, "Forms").
 * @returns each named text, "" when it is missing, cut at 2,000 characters; not trimmed, since
 *   passwords may begin with a blank
 * @throws a response with status 400, 413 or 415 for what no public form can have sent
 */
export async function readTexts<Name extends string>(
  request: Request,
  names: readonly Name[],
): Promise<Record<Name, string>> {
  const form = await readFormBody(request, LIMITS);
  const texts = {} as Record<Name, string>;
  for (const name of names) texts[name] = truncate(form.get(name) ?? "", LONGEST_VALUE);
  return texts;
}
