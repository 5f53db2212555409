import { formatDate } from "~/lib/format/dates";
import { safeHref } from "~/lib/http/safe-href";
import { type Publication, bareDoi, doiUrl } from "./publication";
import { texts } from "./texts";

/** A publication as the public pages draw it: nothing else is sent to the browser. */
export interface PublicationView {
  id: string;
  title: string;
  authors: string;
  journal: string;
  date: string;
  abstract: string | null;
  href: string | null;
  doi: { label: string; href: string } | null;
}

/** Prepares a publication for a public page, with words for whatever is missing. */
export function toPublicationView(publication: Publication): PublicationView {
  const { id, title, authors, journal, publication_date, abstract, url, doi } = publication;
  return {
    id,
    title,
    authors: authors.join(", ") || texts.unknownAuthors,
    journal: journal ?? texts.unknownJournal,
    date: formatDate(publication_date, "long"),
    abstract,
    href: safeHref(url) ?? null,
    doi: doi ? { label: bareDoi(doi), href: doiUrl(doi) } : null,
  };
}
