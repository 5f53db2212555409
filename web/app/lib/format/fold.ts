import { withPlainSigns } from "./plain-signs";

/** Letters that Unicode does not take apart into a plain letter and a mark. */
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
};

/**
 * The form of a text in which case, accents, typographic signs, the width of spaces and invisible
 * characters make no difference, so that "Zoë" is found as "zoe" and "Løvås" as "lovas".
 */
export function foldText(text: string): string {
  return withPlainSigns(text.normalize("NFKD"))
    .replace(/[\p{M}\p{Cf}]+/gu, "")
    .toLowerCase()
    .replace(/[ßæœøđðþłħı]/gu, (letter) => WHOLE_LETTERS[letter] ?? letter)
    .replace(/\s+/gu, " ")
    .trim();
}

/** The words of what is searched for, folded, without the punctuation around them. */
export function foldedWords(text: string): string[] {
  const words = foldText(text).split(" ").filter(Boolean);
  return words.map((word) => word.replace(/^[,;:"]+|[,;:"]+$/g, "") || word);
}
