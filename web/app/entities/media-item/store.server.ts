import { z } from "zod";
import type { Cms } from "~/lib/cms.server";
import { nullableText, readAll } from "~/lib/collection-type.server";
import { MEDIA_TYPES, type MediaItem, type MediaItemInput, byNewest } from "./media-item";

const PATH = "/api/media-items";

const row = z
  .object({
    documentId: z.string(),
    title: z.string(),
    type: z.enum(MEDIA_TYPES).catch("other"),
    url: z.string(),
    description: nullableText,
    publication_date: nullableText,
    source: nullableText,
    featured: z.boolean().catch(false),
    createdAt: z.string(),
  })
  .transform(
    ({ documentId, createdAt, ...rest }): MediaItem => ({
      id: documentId,
      created_at: createdAt,
      ...rest,
    }),
  );

/**
 * All media items, newest created first (public spec §7, admin spec §7).
 * @throws CmsError when the cms refuses or is down
 */
export async function listMediaItems(cms: Cms): Promise<MediaItem[]> {
  return (await readAll(cms, PATH, row, { sort: "createdAt:desc" })).sort(byNewest);
}

/** @throws CmsError when the cms refuses, with the refused fields */
export async function createMediaItem(cms: Cms, input: MediaItemInput): Promise<void> {
  await cms.post(PATH, { data: toAttributes(input) });
}

/** @throws CmsError with status 404 when the media item is gone */
export async function updateMediaItem(cms: Cms, id: string, input: MediaItemInput): Promise<void> {
  await cms.put(`${PATH}/${encodeURIComponent(id)}`, { data: toAttributes(input) });
}

/** Deletes a media item. One that is gone already counts as deleted. */
export async function deleteMediaItem(cms: Cms, id: string): Promise<void> {
  await cms.delete(`${PATH}/${encodeURIComponent(id)}`);
}

/** The calendar date is sent as a timestamp (admin spec §5), at UTC midnight (contract §5). */
function toAttributes({ publication_date: day, ...rest }: MediaItemInput) {
  return { ...rest, publication_date: day && `${day}T00:00:00.000Z` };
}
