/** Typographic signs by the ones that a keyboard has: what is typed looks for what is printed. */
const SIGNS: readonly (readonly [typographic: RegExp, plain: string])[] = [
  [/[‘’‚‛ʼ]/g, "'"],
  [/[“”„‟]/g, '"'],
  [/[\u2010-\u2015\u2212]/g, "-"],
];

/** A text with plain apostrophes, quotation marks and hyphens: "O'Brien" for "O’Brien". */
export function withPlainSigns(text: string): string {
  return SIGNS.reduce((plain, [typographic, sign]) => plain.replace(typographic, sign), text);
}
