/**
 * The letters that stand for a person: of the first and the last word of the name, without titles.
 * @returns one or two capital letters; empty for a name without letters
 */
export function initialsOf(name: string): string {
  const words = name
    .split(/[\s,]+/)
    .filter((word) => /^\p{L}/u.test(word) && !/\.$|^(?:PhD|MD)$/i.test(word));
  const chosen = words.length > 1 ? [words[0], words.at(-1)] : words;
  return chosen.map((word) => (Array.from(word ?? "")[0] ?? "").toUpperCase()).join("");
}
