import { z } from "zod";
import type { Cms } from "~/lib/cms/cms.server";
import {
  createRecord,
  deleteRecord,
  nullableText,
  readAll,
  readFirst,
  recordSchema,
  textArray,
  toTimestamp,
  updateRecord,
} from "~/lib/cms/collection-type.server";
import { type Publication, type PublicationInput, byNewest } from "./publication";

const PATH = "/api/publications";

const row = recordSchema({
  title: z.string(),
  authors: textArray,
  publication_date: nullableText,
  journal: nullableText,
  abstract: nullableText,
  doi: nullableText,
  url: nullableText,
});

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

/** See `createRecord`. */
export function createPublication(
  cms: Cms,
  input: PublicationInput,
  version?: string,
): Promise<void> {
  return createRecord(cms, PATH, toAttributes(input), version);
}

/** See `updateRecord`. */
export function updatePublication(
  cms: Cms,
  id: string,
  input: PublicationInput,
  version?: string,
): Promise<void> {
  return updateRecord(cms, PATH, id, toAttributes(input), version);
}

/** See `deleteRecord`. */
export function deletePublication(cms: Cms, id: string): Promise<void> {
  return deleteRecord(cms, PATH, id);
}

function toAttributes(input: PublicationInput) {
  return { ...input, publication_date: toTimestamp(input.publication_date) };
}
