import { z } from "zod";
import type { Cms } from "~/lib/cms/cms.server";
import {
  createRecord,
  deleteRecord,
  nullableText,
  pathOf,
  readAll,
  recordSchema,
  updateRecord,
} from "~/lib/cms/collection-type.server";
import { readSingle } from "~/lib/cms/single-type.server";
import type { UsefulLink, UsefulLinkInput } from "./useful-link";

const PATH = "/api/useful-links";
const FIELDS = ["title", "url", "description", "category", "order_rank", "is_premium", "updatedAt"];

const row = recordSchema({
  title: z.string(),
  url: z.string(),
  description: nullableText,
  category: nullableText,
  order_rank: z
    .number()
    .nullish()
    .transform((rank) => rank ?? 0),
  is_premium: z.boolean().catch(false),
});

/**
 * All links in their order (public spec §7, admin spec §7). Links that share a number stand by age,
 * as the cms moves them; sorted here because databases disagree about where "no number" belongs.
 * @throws CmsError when the cms rejects the request or is down
 */
export async function listUsefulLinks(cms: Cms): Promise<UsefulLink[]> {
  const links = await readAll(cms, PATH, row, {
    sort: ["createdAt:asc", "id:asc"],
    fields: FIELDS,
  });
  return links.sort((a, b) => a.order_rank - b.order_rank);
}

/** See `createRecord`. */
export function createUsefulLink(
  cms: Cms,
  input: UsefulLinkInput,
  version?: string,
): Promise<void> {
  return createRecord(cms, PATH, input, version);
}

/** See `updateRecord`. */
export function updateUsefulLink(
  cms: Cms,
  id: string,
  input: UsefulLinkInput,
  version?: string,
): Promise<void> {
  return updateRecord(cms, PATH, id, input, version);
}

/**
 * Deletes a link. One that is gone already counts as deleted.
 * @returns its title, null when it was gone
 */
export async function deleteUsefulLink(cms: Cms, id: string): Promise<string | null> {
  const found = await readSingle(cms, pathOf(PATH, id), row, { fields: FIELDS });
  await deleteRecord(cms, PATH, id);
  return found?.title ?? null;
}

/**
 * Puts a link directly before another one, or last. All numbers that this concerns change together.
 * @param before the id of the link that follows; null for none
 * @throws CmsError with status 404 when the link is gone, 400 when the other one is
 */
export async function moveUsefulLink(cms: Cms, id: string, before: string | null): Promise<void> {
  await cms.put(`${pathOf(PATH, id)}/position`, { data: { before } });
}
