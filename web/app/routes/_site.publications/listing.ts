import {
  type Publication,
  bareDoi,
  doiUrl,
  yearOf,
  yearsOf,
} from "~/entities/publication/publication";
import { texts } from "~/entities/publication/texts";
import { formatDate } from "~/lib/dates";
import { safeHref } from "~/lib/safe-href";

/** A publication as the page draws it: nothing else is sent to the browser. */
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

export interface Listing {
  /** Each year that has a publication, newest first. */
  years: number[];
  /** The chosen year as it was asked for; null for all years. */
  year: string | null;
  groups: YearGroup[];
}

/** The publications of one year; `label` stands beside them. */
export interface YearGroup {
  label: string;
  items: PublicationView[];
}

/**
 * The publications of the chosen year, or of all years, ready to be drawn.
 * @param publications newest first
 */
export function toListing(publications: readonly Publication[], year: string | null): Listing {
  const groups = new Map<string, PublicationView[]>();
  for (const publication of publications) {
    const label = String(yearOf(publication) ?? texts.undated);
    if (year && label !== year) continue;
    const items = groups.get(label) ?? [];
    items.push(toView(publication));
    groups.set(label, items);
  }
  return {
    years: yearsOf(publications),
    year: year || null,
    groups: Array.from(groups, ([label, items]) => ({ label, items })),
  };
}

function toView(publication: Publication): PublicationView {
  const { id, title, authors, journal, publication_date, abstract, url, doi } = publication;
  return {
    id,
    title,
    authors: authors.join(", ") || texts.unknownAuthors,
    journal: journal ?? texts.unknownJournal,
    date: publication_date
      ? (formatDate(publication_date, "long") ?? texts.invalidDate)
      : texts.unknownDate,
    abstract,
    href: (url && safeHref(url)) || null,
    doi: doi ? { label: bareDoi(doi), href: doiUrl(doi) } : null,
  };
}
