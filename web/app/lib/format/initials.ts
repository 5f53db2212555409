const ARABIC = /\p{Script=Arabic}/u;
/** Keeps two Arabic letters apart, which would read as a word otherwise. */
const NON_JOINER = "\u200c";

/**
 * The letters that stand for a person: of the first and the last word of the name, without titles.
 * @returns one or two capital letters; empty for a name without letters
 */
export function initialsOf(name: string): string {
  const words = name
    .split(/[\s,]+/)
    .filter((word) => /^\p{L}/u.test(word) && !/\.$|^(?:PhD|MD)$/i.test(word));
  const chosen = words.length > 1 ? [words[0], words.at(-1)] : words;
  const letters = chosen.map((word) => (Array.from(word ?? "")[0] ?? "").toUpperCase());
  return letters.join(letters.some((letter) => ARABIC.test(letter)) ? NON_JOINER : "");
}
