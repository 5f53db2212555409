/** Letters that Unicode does not take apart into a plain letter and a mark; web folds the same. */
const WHOLE_LETTERS: Readonly<Record<string, string>> = {
  ß: "ss",
  æ: "ae",
  œ: "oe",
  ø: "o",
  đ: "d",
  ð: "d",
  þ: "th",
  ł: "l",
  ħ: "h",
  ı: "i",
};

/** Typographic signs by the ones that a keyboard has. */
const SIGNS: readonly (readonly [typographic: RegExp, plain: string])[] = [
  [/[‘’‚‛ʼ]/g, "'"],
  [/[“”„‟]/g, '"'],
  [/[\u2010-\u2015\u2212]/g, "-"],
];

/**
 * The form of a text in which case, accents, typographic signs, the width of spaces and invisible
 * characters make no difference, so that "Zoë" is found as "zoe" and "Løvås" as "lovas".
 */
export function foldText(text: string): string {
  const letters = text
    .normalize("NFKD")
    .replaceAll(/[\p{M}\p{Cf}]+/gu, "")
    .toLowerCase()
    .replaceAll(/[ßæœøđðþłħı]/gu, (letter) => WHOLE_LETTERS[letter] ?? letter);
  return SIGNS.reduce((plain, [typographic, sign]) => plain.replace(typographic, sign), letters)
    .replaceAll(/\s+/g, " ")
    .trim();
}
