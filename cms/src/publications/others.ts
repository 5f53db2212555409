/**
 * What is typed instead of names: no persons, and no organisations either. The website cites nobody of
 * these (`web/app/entities/publication/others.ts`; `docs/names.json` holds both together).
 */
const NOBODY = /^(?:and|(?:and\s+)?others|et\.?\s*al\.?|et alii|u\.\s?a\.|\.{2,}|…|-+)$/iu;
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
