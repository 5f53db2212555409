import { withoutParentheses } from "~/entities/citation/organization-name";
import { type NameReader, parsePersonName, particleOf } from "~/entities/citation/person-name";

/** Programs tell a space from it, and give it back as one. */
const NO_BREAK_SPACE = "\u00a0";

/**
 * A name as programs read it that take the last word for the family name, Zotero among them: as it
 * is shown where they are right, and turned round ("van Beethoven, Ludwig") where they are not. The
 * whole name of an organization is a family name without a given one: "World Health Organization,".
 * @param isOnly whether it is the only name of its kind: Zotero takes one with a comma between words
 *   and words for two names
 * @param readName takes the name apart
 */
export function indexedName(
  name: string,
  isOnly = false,
  readName: NameReader = parsePersonName,
): string {
  const parts = readName(name);
  const { literal, family, given, suffix } = parts;
  if (literal !== undefined) return literal.includes(" ") ? `${literal},` : literal;
  const particle = particleOf(parts);
  const isPlain = !suffix && !particle && family !== undefined && !family.includes(" ");
  if (!given) return withoutParentheses(name);
  if (isPlain && name.trim().endsWith(` ${family}`)) return withoutParentheses(name);
  const first = [given, suffix].filter(Boolean).join(" ");
  const last = particle + (family ?? "");
  return `${last}, ${isOnly ? first.replaceAll(" ", NO_BREAK_SPACE) : first}`;
}

/** Whether a name is an organization's: more than a word, and not in parts. */
export function isOrganization(name: string, readName: NameReader = parsePersonName): boolean {
  return readName(name).literal?.includes(" ") ?? false;
}
