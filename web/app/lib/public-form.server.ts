const LONGEST_VALUE = 2000;

/**
 * Reads a posted public form: the named texts and nothing else, so that no field name or value
 * of a stranger gets further (architecture, "Forms").
 * @returns each named text, "" when it is missing, cut at 2,000 characters; not trimmed, since
 *   passwords may begin with a blank
 */
export async function readTexts<Name extends string>(
  request: Request,
  names: readonly Name[],
): Promise<Record<Name, string>> {
  const form = await request.formData();
  const texts = {} as Record<Name, string>;
  for (const name of names) {
    const value = form.get(name);
    texts[name] = typeof value === "string" ? value.slice(0, LONGEST_VALUE) : "";
  }
  return texts;
}
