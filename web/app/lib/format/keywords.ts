/** The keywords of a text that has one in each line, or several between commas or semicolons. */
export function splitKeywords(text: string): string[] {
  return text
    .split(/[\n,;，、；،؛]/u)
    .map((keyword) => keyword.trim())
    .filter((keyword) => keyword !== "");
}
