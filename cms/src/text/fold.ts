/**
 * Letters that Unicode does not take apart into a plain letter and a mark, and those of Arabic keyboards
 * that Persian ones have another for; web folds the same.
 */
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
  ي: "ی",
  ى: "ی",
  ك: "ک",
  ة: "ه",
};

/** Between the parts of a Chinese or Japanese name, which may be written with or without one. */
const EAST_ASIAN_BLANK =
  /(?<=[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}]) (?=[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}])/gu;

/** Typographic signs by the ones that a keyboard has. */
const SIGNS: readonly (readonly [typographic: RegExp, plain: string])[] = [
  [/[‘’‚‛ʼ]/g, "'"],
  [/[“”„‟]/g, '"'],
  [/[\u2010-\u2015\u2212]/g, "-"],
];

/**
 * The form of a text in which case, accents, typographic signs, the width of spaces, blanks between Chinese
 * and Japanese characters, and invisible characters make no difference, so that "Zoë" is found as "zoe" and
 * "Løvås" as "lovas".
 */
export function foldText(text: string): string {
  const letters = text
    .normalize("NFKD")
    .replaceAll(/[\p{M}\p{Cf}]+/gu, "")
    .toLowerCase()
    .replaceAll(/[ßæœøđðþłħıيىكة]/gu, (letter) => WHOLE_LETTERS[letter] ?? letter);
  return SIGNS.reduce((plain, [typographic, sign]) => plain.replace(typographic, sign), letters)
    .replaceAll(/\s+/g, " ")
    .replaceAll(EAST_ASIAN_BLANK, "")
    .trim();
}
