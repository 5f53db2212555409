import type { Publication } from "./publication";

/** What a publication may lack, as the owner looks for it (scholarly §5). */
export const MISSING = ["doi", "abstract", "pdf"] as const;
export type Missing = (typeof MISSING)[number];

/** What an address asks for with `?missing=`; null for any other word. */
export function missingInAddress(search: URLSearchParams): Missing | null {
  const named = search.get("missing");
  return MISSING.find((what) => what === named) ?? null;
}

/**
 * Whether a publication lacks something. A PDF is to be had from this site or by a link, as for the
 * visitors' choice "with PDF".
 */
export function lacks(publication: Publication, what: Missing): boolean {
  if (publication[what] !== null) return false;
  return what !== "pdf" || !publication.links.some(({ kind }) => kind === "pdf");
}
