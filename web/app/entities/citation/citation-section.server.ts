import { type Publication, publicationPath } from "~/entities/publication/publication";
import { tryAgainAfter } from "~/lib/cache/render-context.server";
import type { TextRun } from "~/lib/csl/rich-text";
import { type StyleValue, citationStyle } from "./citation-style";
import { cite } from "./cite.server";
import type { NameReader } from "./person-name";

/** A style that cannot be read now may be readable later; what nobody can cite costs little. */
const TRY_AGAIN_MS = 60_000;

/** What the Cite section of a publication's page draws. */
export interface CitationSection {
  /** Of the publication's page. */
  path: string;
  style: StyleValue;
  /** The citation; null when it could not be made, which must not cost the page. */
  citation: readonly TextRun[] | null;
}

/**
 * The Cite section of a publication's page.
 * @param query of the page's address: `style`
 * @param readName takes the names of authors and editors apart
 */
export async function citationSection(
  publication: Publication,
  query: URLSearchParams,
  readName: NameReader,
): Promise<CitationSection> {
  const style = citationStyle(query.get("style"));
  const path = publicationPath(publication);
  try {
    return { path, style: style.value, citation: await cite(publication, style, readName) };
  } catch (error) {
    console.error(`${path} could not be cited in the style ${style.value}:`, error);
    tryAgainAfter(TRY_AGAIN_MS);
    return { path, style: style.value, citation: null };
  }
}
