/** A text without line breaks and control characters, for tags and files whose values are one line. */
export function onOneLine(text: string): string {
  return text.replaceAll(/[\p{Cc}\s]+/gu, " ").trim();
}
