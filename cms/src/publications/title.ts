/** What is markup in a title; all else is text, "<" included. web knows the same. */
const MARKUP = /<\/?(?:i|b|sub|sup)>/gi;

/**
 * A title without its markup, where it is shown, compared or searched as plain text.
 *
 * @param title as it is stored
 * @returns "E. coli" of "<i>E.</i> coli"
 */
export function plainTitle(title: string): string {
  return title.replaceAll(MARKUP, "");
}
