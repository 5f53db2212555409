import { cleanHtml } from "./html.server";
import { drawFormulas } from "./formulas.server";

/** A footnote as `cleanHtml` leaves it: its number, and all but the end of its last paragraph. */
const FOOTNOTE = /(<li(?=[^>]*\sid="post-fn:(\d+)")[^>]*>(?:(?!<\/li>)[^])*?)(<\/p>)?<\/li>/g;

/**
 * The HTML of a post as its page shows it: cleaned, formulas drawn, and a way back from each
 * footnote.
 * @param pictureOf gives pictures their sizes, see `cleanHtml`
 */
export function renderPostHtml(html: string, pictureOf?: Parameters<typeof cleanHtml>[1]): string {
  return drawFormulas(cleanHtml(html, pictureOf).replace(FOOTNOTE, withWayBack));
}

function withWayBack(_: string, note: string, number: string, end = ""): string {
  const link = `<a href="#post-fnref:${number}" role="doc-backlink" aria-label="Back to reference ${number}">↩</a>`;
  return `${note} ${link}${end}</li>`;
}
