import { displayName } from "~/entities/citation/display-name";
import type { NameReader } from "~/entities/citation/person-name";
import { citationTags } from "~/entities/publication/citation-tags";
import { type Publication, publicationPath } from "~/entities/publication/publication";
import { toBreadcrumbs, toStructuredPublication } from "~/entities/publication/structured";
import { texts } from "~/entities/publication/texts";
import { plainTitle } from "~/entities/publication/title";
import { knownVenueOf } from "~/entities/publication/view";
import { indexedName } from "~/features/publication/indexed-name";
import type { Authors } from "~/features/publication/read-authors.server";
import { env } from "~/lib/env.server";
import { onOneLine } from "~/lib/format/one-line";
import { truncate } from "~/lib/format/unicode";

/** What search engines show of a page is no longer. */
const LONGEST_DESCRIPTION = 300;

/**
 * What the page of a publication tells programs: tags, and data in schema.org's words.
 * @param readName takes the names of authors and editors apart
 */
export function headOf(
  publication: Publication,
  describe: Authors["describe"],
  readName: NameReader,
) {
  const siteUrl = env.SITE_URL;
  const url = siteUrl + publicationPath(publication);
  return {
    tags: citationTags(publication, {
      siteUrl,
      url,
      indexedName: (name, isOnly) => indexedName(name, isOnly, readName),
    }),
    subject: toStructuredPublication(publication, {
      siteUrl,
      url,
      describe: (name) => describe(name, readName),
    }),
    breadcrumbs: toBreadcrumbs(publication.title, siteUrl, url),
  };
}

/** The beginning of the abstract, or else whose work this is and where it came out. */
export function descriptionOf(publication: Publication): string {
  const { abstract, title } = publication;
  if (abstract) {
    const text = onOneLine(abstract);
    const short = truncate(text, LONGEST_DESCRIPTION - 1);
    return short === text ? text : `${short}…`;
  }
  const parts = [peopleOf(publication), plainTitle(title), knownVenueOf(publication)];
  return truncate(asSentences(parts), LONGEST_DESCRIPTION);
}

/** The first three authors, or the editors of a volume that has no authors. */
function peopleOf({ authors, editors }: Publication): string {
  const firstOf = (names: readonly string[]) => names.slice(0, 3).map(displayName).join(", ");
  if (authors.length > 0 || editors.length === 0) return firstOf(authors);
  return `${firstOf(editors)} ${texts.editorsAlone(editors.length)}`;
}

const SENTENCE_END = /[.?!…]["'”’]?$/u;

/** With a stop behind each part but the last, unless it has one. */
function asSentences(parts: readonly (string | null | undefined)[]): string {
  const texts = parts.flatMap((part) => part || []);
  return texts
    .map((text, index) =>
      index === texts.length - 1 || SENTENCE_END.test(text) ? text : `${text}.`,
    )
    .join(" ");
}
