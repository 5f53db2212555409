import { type Publication, yearOf, yearsOf } from "~/entities/publication/publication";
import { texts } from "~/entities/publication/texts";
import { type PublicationView, toPublicationView } from "~/entities/publication/view";

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
    items.push(toPublicationView(publication));
    groups.set(label, items);
  }
  return {
    years: yearsOf(publications),
    year: year || null,
    groups: Array.from(groups, ([label, items]) => ({ label, items })),
  };
}
