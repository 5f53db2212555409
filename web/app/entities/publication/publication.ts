import type { StoredRecord } from "~/lib/cms/document";
import { parseDay } from "~/lib/format/dates";

/** A publication (public spec §3, admin spec §3). */
export interface Publication extends StoredRecord {
  title: string;
  /** In the order of the paper; may be empty for entries that came in by import. */
  authors: string[];
  /** As the cms holds it: an ISO timestamp whose UTC day counts; null or unreadable are possible. */
  publication_date: string | null;
  journal: string | null;
  abstract: string | null;
  doi: string | null;
  url: string | null;
}

/** The part of a publication that its forms edit; the date as YYYY-MM-DD. */
export type PublicationInput = Omit<Publication, "id" | "version" | "publication_date"> & {
  publication_date: string;
};

/**
 * The year a publication came out, for the year filter (public spec §2, Publications).
 * @returns null when there is no date or it cannot be read
 */
export function yearOf({ publication_date }: Pick<Publication, "publication_date">): number | null {
  return parseDay(publication_date)?.getUTCFullYear() ?? null;
}

/** Each year that has a publication, newest first. */
export function yearsOf(publications: readonly Publication[]): number[] {
  const years = new Set(publications.flatMap((publication) => yearOf(publication) ?? []));
  return [...years].sort((a, b) => b - a);
}

/** Before every date that JavaScript knows. */
const EARLIEST_TIME = -8.64e15;

/**
 * Newest first, undated ones last. Done here because databases disagree about where "no date"
 * belongs.
 */
export function byNewest(a: Publication, b: Publication): number {
  return timeOf(b) - timeOf(a) || a.title.localeCompare(b.title);
}

function timeOf({ publication_date }: Publication): number {
  return parseDay(publication_date)?.getTime() ?? EARLIEST_TIME;
}

/**
 * The address of a DOI at the public resolver.
 * @param doi as people paste it: "10.1000/x", "doi:10.1000/x" or a whole resolver address
 */
export function doiUrl(doi: string): string {
  return `https://doi.org/${encodeURIComponent(bareDoi(doi)).replaceAll("%2F", "/")}`;
}

/** The DOI without a resolver's address or a "doi:" before it. */
export function bareDoi(doi: string): string {
  return doi.trim().replace(/^(?:https?:\/\/(?:dx\.)?doi\.org\/|doi:\s*)/i, "");
}
