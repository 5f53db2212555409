import { DOT, joinFacts } from "~/lib/format/facts";
import { safeHref } from "~/lib/http/safe-href";
import { type AuthorsView, type MarkAuthor, markNobody, toAuthorsView } from "./author-runs";
import { bareDoi, doiUrl } from "./doi";
import { type ListedPublication, formatPublicationDate, publicationPath } from "./publication";
import { texts } from "./texts";
import { type TitleView, toTitleView } from "./title";

/** A publication as the public pages show it: nothing else is sent to the browser. */
export interface PublicationView extends TitleView {
  id: string;
  /** Of the publication's own page. */
  path: string;
  authors: AuthorsView;
  /** Where it came out; null where only an article would be expected to say so. */
  journal: string | null;
  /** The date as far as it is known, then the stage and the award where there are any. */
  facts: string[];
  abstract: string | null;
  href: string | null;
  doi: { label: string; href: string } | null;
  /** For reference managers, see `contextObject`; null where none is wanted. */
  contextObject: string | null;
}

/** Prepares a publication for a public page, with words for whatever is missing. */
export function toPublicationView(
  publication: ListedPublication,
  markOf: MarkAuthor = markNobody,
  contextObject: string | null = null,
): PublicationView {
  const { id, abstract, url, doi } = publication;
  return {
    id,
    ...toTitleView(publication),
    path: publicationPath(publication),
    authors: toAuthorsView(publication, markOf),
    journal: venueOf(publication),
    facts: factsOf(publication),
    abstract,
    href: safeHref(url) ?? null,
    doi: doi ? { label: bareDoi(doi), href: doiUrl(doi) } : null,
    contextObject,
  };
}

/** Where a publication came out, with words for an article's journal that is missing. */
export function venueOf(publication: ListedPublication): string | null {
  const { type, stage } = publication;
  const isExpected = type === "article" && stage === "published";
  return knownVenueOf(publication) ?? (isExpected ? texts.unknownJournal : null);
}

/** Where a publication came out: the journal or book, else whoever brought it out; null for neither. */
export function knownVenueOf(publication: ListedPublication): string | null {
  const { journal, event_title, institution, publisher } = publication;
  return journal ?? event_title ?? institution ?? publisher;
}

/**
 * What follows the venue on its line: the volume right behind it, the pages behind a comma, the other facts set
 * apart.
 */
export function afterVenue({
  venue,
  volumeAndIssue,
  pages,
  facts,
}: {
  venue: string | null;
  volumeAndIssue: string | null;
  pages: string | null;
  facts: readonly string[];
}): string {
  const place = [volumeAndIssue, pages].filter(Boolean).join(", ");
  const text = joinFacts([place, ...facts]);
  if (!venue || !text) return text;
  if (volumeAndIssue) return ` ${text}`;
  return (pages ? ", " : DOT) + text;
}

/** Whether a publication says its date, be it that it is unknown. What is not out yet needs none. */
export function isDateExpected({
  stage,
  publication_date,
}: Pick<ListedPublication, "stage" | "publication_date">): boolean {
  return publication_date !== null || stage === "published";
}

/** Date, stage and award. */
export function factsOf(publication: ListedPublication): string[] {
  const { stage, award } = publication;
  return [
    isDateExpected(publication) ? formatPublicationDate(publication) : null,
    texts.stages[stage],
    award,
  ].filter((fact) => fact !== null);
}
