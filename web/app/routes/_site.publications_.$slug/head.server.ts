import { citationTags } from "~/entities/publication/citation-tags";
import { type Publication, publicationPath } from "~/entities/publication/publication";
import {
  type StructuredName,
  toBreadcrumbs,
  toStructuredPublication,
} from "~/entities/publication/structured";
import { venueOf } from "~/entities/publication/view";
import { plainTitle } from "~/entities/publication/title";
import { indexedName } from "~/features/publication/indexed-name";
import { env } from "~/lib/env.server";
import { truncate } from "~/lib/format/unicode";

/** What search engines show of a page is no longer. */
const LONGEST_DESCRIPTION = 300;

/** What the page of a publication tells programs: tags, and data in schema.org's words. */
export function headOf(publication: Publication, describe: (name: string) => StructuredName) {
  const siteUrl = env.SITE_URL;
  const url = siteUrl + publicationPath(publication);
  return {
    tags: citationTags(publication, { siteUrl, url, indexedName }),
    subject: toStructuredPublication(publication, { siteUrl, url, describe }),
    breadcrumbs: toBreadcrumbs(publication.title, siteUrl, url),
  };
}

/** The beginning of the abstract, or else whose work this is and where it came out. */
export function descriptionOf(publication: Publication): string {
  const { abstract, authors, title } = publication;
  if (abstract) {
    const text = plainTitle(abstract);
    const short = truncate(text, LONGEST_DESCRIPTION - 1);
    return short === text ? text : `${short}…`;
  }
  const parts = [authors.slice(0, 3).join(", "), plainTitle(title), venueOf(publication)];
  return truncate(parts.filter(Boolean).join(". "), LONGEST_DESCRIPTION);
}
