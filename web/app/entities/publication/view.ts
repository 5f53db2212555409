import { formatDate } from "~/lib/format/dates";
import { safeHref } from "~/lib/http/safe-href";
import { type Publication, bareDoi, doiUrl } from "./publication";
import { texts } from "./texts";

/** A publication as the public pages draw it: nothing else is sent to the browser. */
export interface PublicationView {
  id: string;
  title: string;
  /** The names that stand in the list at once. */
  authors: string;
  /** Those behind them, which the list folds; null for none. */
  moreAuthors: { count: number; names: string } | null;
  journal: string;
  date: string;
  abstract: string | null;
  href: string | null;
  doi: { label: string; href: string } | null;
}

/** A list shows so many authors of a publication before it folds the others. */
const SHOWN_AUTHORS = 8;

/** Prepares a publication for a public page, with words for whatever is missing. */
export function toPublicationView(publication: Publication): PublicationView {
  const { id, title, authors, journal, publication_date, abstract, url, doi } = publication;
  return {
    id,
    title,
    authors: authors.slice(0, SHOWN_AUTHORS).join(", ") || texts.unknownAuthors,
    moreAuthors: toMoreAuthors(authors.slice(SHOWN_AUTHORS)),
    journal: journal ?? texts.unknownJournal,
    date: formatDate(publication_date, "long"),
    abstract,
    href: safeHref(url) ?? null,
    doi: doi ? { label: bareDoi(doi), href: doiUrl(doi) } : null,
  };
}

function toMoreAuthors(names: readonly string[]): PublicationView["moreAuthors"] {
  return names.length > 0 ? { count: names.length, names: names.join(", ") } : null;
}
