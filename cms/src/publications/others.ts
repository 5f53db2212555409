/**
 * What stands in place of names: no persons, and no organizations either. The website cites nobody of
 * these (`web/app/entities/publication/others.ts`; `docs/names.json` holds both together).
 */
const NOBODY = /^(?:and|(?:and\s+)?others|et\.?\s*al\.?|et alii|u\.\s?a\.|\.{2,}|…|-+)$/iu;
/** What says nothing of others. */
const PLACEHOLDER = /^(?:and|-+)$/iu;
/** The same behind a name: "Doe et al." */
const BEHIND = /,?\s+(?:et\.?\s+al\.?|and\s+others)$/iu;

/** Whether a name is none: "et al.", "others". */
export function isNobody(name: string): boolean {
  return NOBODY.test(name.trim());
}

/** A name without the "et al." behind it. */
export function withoutOthers(name: string): string {
  return name.replace(BEHIND, "");
}

/** The persons and organizations of a list. */
export function somebodyOf(names: readonly string[]): string[] {
  return names.filter((name) => !isNobody(name));
}

/** As much of the end of a name as can say so: what looks for it takes long over long texts. */
const LONGEST_END = 100;

/** Whether a list says that it leaves somebody out. */
export function hasOthers(names: readonly string[]): boolean {
  return names.some((name) => {
    const text = name.slice(-LONGEST_END).trim();
    return BEHIND.test(text) || (NOBODY.test(text) && !PLACEHOLDER.test(text));
  });
}
