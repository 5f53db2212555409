/** Hyphens of a broken line, spaces without width, and joiners of words: what PDFs and web pages leave in a text. */
const SOFT_HYPHEN = /\u00ad\s*/gu;
const WITHOUT_WIDTH = /[\u2060\ufeff]/gu;

/** Between words of scripts that write no blank there, a space without width is where a line may break. */
const SPACE_WITHOUT_WIDTH =
  /(?<![\p{Script=Khmer}\p{Script=Thai}\p{Script=Lao}\p{Script=Myanmar}\p{Script=Tibetan}]\p{M}*)\u200b|\u200b(?![\p{Script=Khmer}\p{Script=Thai}\p{Script=Lao}\p{Script=Myanmar}\p{Script=Tibetan}])/gu;

/** Joiners belong behind letters of scripts that join, as in Persian and Hindi, and into emoji. */
const JOINER =
  /(?<![\p{Script=Arabic}\p{Script=Syriac}\p{Script=Mongolian}\p{Script=Nko}\p{Script=Devanagari}\p{Script=Bengali}\p{Script=Gurmukhi}\p{Script=Gujarati}\p{Script=Oriya}\p{Script=Tamil}\p{Script=Telugu}\p{Script=Kannada}\p{Script=Malayalam}\p{Script=Sinhala}\p{Script=Khmer}\p{Script=Myanmar}\p{Script=Tibetan}\p{Extended_Pictographic}\u{1f3fb}-\u{1f3ff}]\p{M}*)[\u200c\u200d]/gu;

/** A text without characters that nobody sees, so that a search and a comparison find what is read. */
export function withoutInvisible(text: string): string {
  return text
    .replaceAll(SOFT_HYPHEN, "")
    .replaceAll(WITHOUT_WIDTH, "")
    .replaceAll(SPACE_WITHOUT_WIDTH, "")
    .replaceAll(JOINER, "");
}
