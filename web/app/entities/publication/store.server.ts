import { z } from "zod";
import { type Cms, CmsError } from "~/lib/cms/cms.server";
import {
  createRecord,
  deleteRecord,
  nullableText,
  readAll,
  readFirst,
  toTimestamp,
  updateRecord,
} from "~/lib/cms/collection-type.server";
import { type Publication, type PublicationInput, byFeatured, byNewest } from "./publication";
import type { PublicationFields } from "./input";
import { publicationRow } from "./row.server";

const PATH = "/api/publications";

/**
 * All publications, newest first (public spec §7, admin spec §7).
 * @throws CmsError when the cms rejects the request or is down
 */
export async function listPublications(cms: Cms): Promise<Publication[]> {
  const rows = await readAll(cms, PATH, publicationRow, { sort: "publication_date:desc" });
  return rows.sort(byNewest);
}

/**
 * The publications that the home page shows: featured ones first, then the newest (scholarly §1).
 * Those without a date are asked for apart, because databases disagree about where they belong.
 * @throws CmsError when the cms rejects the request or is down
 */
export async function latestPublications(cms: Cms, count: number): Promise<Publication[]> {
  const isWork = { version_of: { id: { $null: true } } };
  const [dated, undated] = await Promise.all([
    readFirst(cms, PATH, publicationRow, count, {
      filters: { ...isWork, publication_date: { $notNull: true } },
      sort: ["featured:desc", "publication_date:desc", "title:asc"],
    }),
    readFirst(cms, PATH, publicationRow, count, {
      filters: { ...isWork, publication_date: { $null: true } },
      sort: ["featured:desc", "title:asc"],
    }),
  ]);
  return [...dated, ...undated].sort(byFeatured).slice(0, count);
}

/** The most ids that Strapi takes in one query without ignoring them. */
const MOST_IDS = 50;

/**
 * Publications by their ids, in no order; those that are gone are left out.
 * @param query fields and populate in Strapi's notation; without it they are read whole
 * @throws CmsError when the cms rejects the request or is down
 */
export async function readByIds(
  cms: Cms,
  ids: readonly string[],
  query: object = {},
): Promise<Publication[]> {
  const parts = Array.from({ length: Math.ceil(ids.length / MOST_IDS) }, (_, index) =>
    ids.slice(index * MOST_IDS, (index + 1) * MOST_IDS),
  );
  const rows = await Promise.all(
    parts.map((part) => {
      const filters = { documentId: { $in: part } };
      return readFirst(cms, PATH, publicationRow, MOST_IDS, { filters, ...query });
    }),
  );
  return rows.flat();
}

/**
 * Publications by their ids, in the order of the ids; those that are gone are left out.
 * @throws CmsError when the cms rejects the request or is down
 */
export async function readPublications(cms: Cms, ids: readonly string[]): Promise<Publication[]> {
  const publications = await readByIds(cms, ids);
  const byId = new Map(publications.map((publication) => [publication.id, publication]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

const place = z.object({ data: z.object({ documentId: z.string(), slug: nullableText }) });

/**
 * Where the publication is that an address leads to.
 * @param address a slug, a former one, or a document id
 * @returns null where there is none
 * @throws CmsError when the cms is down
 */
export async function findPublicationPlace(
  cms: Cms,
  address: string,
): Promise<Pick<Publication, "id" | "slug"> | null> {
  try {
    const path = `${PATH}/at/${encodeURIComponent(address)}`;
    const { documentId, slug } = place.parse(await cms.get(path)).data;
    return { id: documentId, slug };
  } catch (error) {
    if (error instanceof CmsError && error.status === 404) return null;
    throw error;
  }
}

/** The attributes of the spec, and of the others those that are to be written. */
type Written = Omit<PublicationInput, "publication_date"> &
  Pick<PublicationFields, "publication_date"> &
  Partial<PublicationFields>;

/** See `createRecord`. */
export function createPublication(cms: Cms, input: Written, version?: string): Promise<void> {
  return createRecord(cms, PATH, toAttributes(input), version);
}

/** See `updateRecord`. */
export function updatePublication(
  cms: Cms,
  id: string,
  input: Written,
  version?: string,
): Promise<void> {
  return updateRecord(cms, PATH, id, toAttributes(input), version);
}

/** See `deleteRecord`. */
export function deletePublication(cms: Cms, id: string): Promise<void> {
  return deleteRecord(cms, PATH, id);
}

function toAttributes({ publication_date: day, ...input }: Written) {
  return { ...input, publication_date: day === null ? null : toTimestamp(day) };
}
