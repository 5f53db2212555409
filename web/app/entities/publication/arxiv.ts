import type { Publication } from "./publication";

/** Old and new ids of arXiv: "hep-th/9901001" and "2001.08361v2", with or without "arXiv:". */
const ARXIV_ID = /^(?:arxiv:\s*)?((?:\d{4}\.\d{4,5}|[a-z-]+(?:\.[A-Z]{2})?\/\d{7})(?:v\d+)?)$/i;

/**
 * A publication at arXiv, by its `eprint`.
 *
 * @returns its bare id and https address; null for a publication without an id of arXiv
 */
export function arxivOf({
  eprint,
}: Pick<Publication, "eprint">): { id: string; href: string } | null {
  const id = ARXIV_ID.exec(eprint?.trim() ?? "")?.[1];
  return id === undefined ? null : { id, href: `https://arxiv.org/abs/${id}` };
}
