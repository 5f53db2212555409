import type { Publication } from "./publication";

/** A number of theirs is the one in a series. */
const NUMBERED_IN_SERIES = new Set<Publication["type"]>(["book", "chapter", "conference-paper"]);

/** Whether a number of a publication, if it has one, is the one in its series. */
export function isNumberedInSeries({
  type,
  series,
}: Pick<Publication, "type" | "series">): boolean {
  return NUMBERED_IN_SERIES.has(type) && series !== null;
}

/**
 * Whether the volume of a publication is one of its series rather than of a journal or of a book in volumes:
 * where the series has no number, as in BibTeX (volume 11000 of Lecture Notes in Computer Science).
 */
export function isVolumeOfSeries(
  publication: Pick<Publication, "type" | "series" | "number" | "volume">,
): boolean {
  const { number, volume } = publication;
  return isNumberedInSeries(publication) && number === null && volume !== null;
}
