/** Hyphens of a broken line, spaces without width, and joiners of words: what PDFs and web pages leave in a text. */
const SOFT_HYPHEN = /\u00ad\s*/gu;
const WITHOUT_WIDTH = /[\u2060\ufeff]/gu;

/** Between words of scripts that write no blank there, a space without width is where a line may break. */
const WITHOUT_BLANKS = anyOf(["Khmer", "Thai", "Lao", "Myanmar", "Tibetan"]);
const SPACE_WITHOUT_WIDTH = new RegExp(
  `(?<![${WITHOUT_BLANKS}]\\p{M}*)\\u200b|\\u200b(?![${WITHOUT_BLANKS}])`,
  "gu",
);

/** Joiners belong behind letters of scripts that join, as in Persian and Hindi, and into emoji. */
const WITH_JOINERS = anyOf([
  ...["Arabic", "Syriac", "Mongolian", "Nko"],
  ...["Devanagari", "Bengali", "Gurmukhi", "Gujarati", "Oriya", "Tamil", "Telugu", "Kannada"],
  ...["Malayalam", "Sinhala", "Khmer", "Myanmar", "Tibetan"],
]);
const EMOJI = "\\p{Extended_Pictographic}\\u{1f3fb}-\\u{1f3ff}";
const JOINER = new RegExp(`(?<![${WITH_JOINERS}${EMOJI}]\\p{M}*)[\\u200c\\u200d]`, "gu");

/** What matches a character of these scripts, within brackets. */
function anyOf(scripts: readonly string[]): string {
  return scripts.map((script) => `\\p{Script=${script}}`).join("");
}

/** A text without characters that nobody sees, so that a search and a comparison find what is read. */
export function withoutInvisible(text: string): string {
  return text
    .replaceAll(SOFT_HYPHEN, "")
    .replaceAll(WITHOUT_WIDTH, "")
    .replaceAll(SPACE_WITHOUT_WIDTH, "")
    .replaceAll(JOINER, "");
}
