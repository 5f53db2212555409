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
