import { bareDoi } from "./doi";
import type { Publication } from "./publication";
import { plainTitle } from "./title";

/** Case, accents, markup and punctuation aside. */
export function foldedTitle(title: string): string {
  return plainTitle(title)
    .normalize("NFKD")
    .replace(/[^\p{L}\p{N}]+/gu, "")
    .toLowerCase();
}

/**
 * The publications that have this DOI or, but for case, accents and punctuation, this title.
 * @param typed what a form holds now; blank values are like nothing
 * @param others where to look, without the publication that is being edited
 */
export function findSameWork<P extends Pick<Publication, "title" | "doi">>(
  typed: { title?: string | undefined; doi?: string | undefined },
  others: readonly P[],
): { byTitle: P | undefined; byDoi: P | undefined } {
  const title = foldedTitle(typed.title ?? "");
  const doi = bareDoi(typed.doi ?? "").toLowerCase();
  return {
    byTitle: title ? others.find((other) => foldedTitle(other.title) === title) : undefined,
    byDoi: doi ? others.find((other) => bareDoi(other.doi ?? "").toLowerCase() === doi) : undefined,
  };
}
