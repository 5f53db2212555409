import { parsePersonName } from "~/entities/citation/person-name";

/**
 * A name as programs read it that take the last word for the family name, Zotero among them: as it
 * is shown where they are right, and turned round ("van Beethoven, Ludwig") where they are not.
 */
export function indexedName(name: string): string {
  const { literal, family, given, suffix, ...rest } = parsePersonName(name);
  const particle = rest["non-dropping-particle"];
  const isPlain = !suffix && !particle && family !== undefined && !family.includes(" ");
  if (literal !== undefined || !given || (isPlain && name.trim().endsWith(` ${family}`)))
    return name;
  return `${[particle, family].filter(Boolean).join(" ")}, ${[given, suffix].filter(Boolean).join(" ")}`;
}

/** Whether a name is an organisation's: more than a word, and not in parts. */
export function isOrganization(name: string): boolean {
  return parsePersonName(name).literal?.includes(" ") ?? false;
}
