import { withPlainSigns } from "./plain-signs";

/**
 * Letters that Unicode does not take apart into a plain letter and a mark, and those of Arabic keyboards
 * that Persian ones have another for.
 */
const WHOLE_LETTERS: Record<string, string> = {
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

/**
 * The form of a text in which case, accents, typographic signs, the width of spaces, blanks between Chinese
 * and Japanese characters, and invisible characters make no difference, so that "Zoë" is found as "zoe" and
 * "Løvås" as "lovas".
 */
export function foldText(text: string): string {
  return withPlainSigns(text.normalize("NFKD"))
    .replace(/[\p{M}\p{Cf}]+/gu, "")
    .toLowerCase()
    .replace(/[ßæœøđðþłħıيىكة]/gu, (letter) => WHOLE_LETTERS[letter] ?? letter)
    .replace(/\s+/gu, " ")
    .replace(EAST_ASIAN_BLANK, "")
    .trim();
}

/** The words of what is searched for, folded, without the punctuation around them. */
export function foldedWords(text: string): string[] {
  // Each by itself, as a blank between two Chinese words is none within a name.
  const words = text.split(/\s+/u).flatMap((word) => foldText(word).split(" "));
  return words
    .filter(Boolean)
    .map((word) => word.replace(/^[,;:"،؛，、]+|[,;:"،؛，、]+$/g, "") || word);
}
