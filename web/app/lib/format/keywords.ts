import { nonBlankLines } from "./lines";

/** The keywords of a text that has one in each line, or several between commas or semicolons. */
export function splitKeywords(text: string): string[] {
  return nonBlankLines(text.replace(/[,;，、；،؛]/gu, "\n"));
}
