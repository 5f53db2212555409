import { renderToStaticMarkup } from "react-dom/server";
import type { Publication } from "~/entities/publication/publication";
import { type StillMarkup, stillMarkup } from "~/ui/still";
import { toListing } from "./listing";
import { PublicationList } from "./publication-list";

/** What the page shows. */
export interface DrawnListing {
  /** Each year that has a publication, newest first. */
  years: number[];
  /** The chosen year as it was asked for; null for all years. */
  year: string | null;
  isEmpty: boolean;
  list: StillMarkup;
}

/**
 * Draws the publications of the chosen year, or of all years.
 * @param publications newest first
 */
export function drawListing(publications: readonly Publication[], year: string | null) {
  const { groups, ...rest } = toListing(publications, year);
  const list = stillMarkup(renderToStaticMarkup(<PublicationList groups={groups} />));
  return { ...rest, isEmpty: groups.length === 0, list } satisfies DrawnListing;
}
