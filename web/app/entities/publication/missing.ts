import type { Publication } from "./publication";

/** What a publication may lack, as the owner looks for it (scholarly §5). */
export const MISSING = ["doi", "abstract", "pdf"] as const;
export type Missing = (typeof MISSING)[number];

/** Whether a publication lacks something; a link to a PDF elsewhere is no PDF of this site. */
export function lacks(publication: Publication, what: Missing): boolean {
  return publication[what] === null;
}
