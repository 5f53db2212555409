/** A shorter "sentence" ends in an abbreviation: "Prof. Dr. Lovelace …" goes on. */
const SHORTEST = 40;

/**
 * How a text begins: its first sentence, by the rules of Unicode (UAX #29) for English.
 * @returns the whole text when it has no more; "" for a blank one
 */
export function firstSentence(text: string): string {
  const paragraph = text.trim().split("\n", 1)[0] ?? "";
  let sentence = "";
  for (const { segment } of new Intl.Segmenter("en", { granularity: "sentence" }).segment(
    paragraph,
  )) {
    sentence += segment;
    if (sentence.trim().length >= SHORTEST) break;
  }
  return sentence.trim();
}

/** A text with a capital at its beginning: "Part B" of "part B". */
export function capitalized(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/**
 * A message of whatever origin as a sentence that another one can follow.
 * @returns it with exactly one full stop; one that ends with a question or an exclamation mark as it is
 */
export function asSentence(message: string): string {
  const text = message.trim();
  return /[?!]$/.test(text) ? text : `${text.replace(/[.…\s]+$/, "")}.`;
}
