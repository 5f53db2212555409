import { z } from "zod";
import type { Cms } from "~/lib/cms.server";
import { nullableText, readAll, readFirst, textArray } from "~/lib/collection-type.server";
import { type Publication, type PublicationInput, byNewest } from "./publication";

const PATH = "/api/publications";

const row = z
  .object({
    documentId: z.string(),
    title: z.string(),
    authors: textArray,
    publication_date: nullableText,
    journal: nullableText,
    abstract: nullableText,
    doi: nullableText,
    url: nullableText,
  })
  .transform(({ documentId, ...rest }): Publication => ({ id: documentId, ...rest }));

/**
 * All publications, newest first (public spec §7, admin spec §7).
 * @throws CmsError when the cms refuses or is down
 */
export async function listPublications(cms: Cms): Promise<Publication[]> {
  const rows = await readAll(cms, PATH, row, { sort: "publication_date:desc" });
  return rows.sort(byNewest);
}

/**
 * The newest publications (public spec §7, home).
 * @throws CmsError when the cms refuses or is down
 */
export function latestPublications(cms: Cms, count: number): Promise<Publication[]> {
  return readFirst(cms, PATH, row, count, { sort: ["publication_date:desc", "title:asc"] });
}

/** @throws CmsError when the cms refuses, with the refused fields */
export async function createPublication(cms: Cms, input: PublicationInput): Promise<void> {
  await cms.post(PATH, { data: toAttributes(input) });
}

/** @throws CmsError with status 404 when the publication is gone */
export async function updatePublication(cms: Cms, id: string, input: PublicationInput) {
  await cms.put(`${PATH}/${encodeURIComponent(id)}`, { data: toAttributes(input) });
}

/** Deletes a publication. One that is gone already counts as deleted. */
export async function deletePublication(cms: Cms, id: string): Promise<void> {
  await cms.delete(`${PATH}/${encodeURIComponent(id)}`);
}

/** The calendar date becomes UTC midnight, so that no time zone shifts it (contract §5). */
function toAttributes({ publication_date, ...rest }: PublicationInput) {
  return { ...rest, publication_date: `${publication_date}T00:00:00.000Z` };
}
