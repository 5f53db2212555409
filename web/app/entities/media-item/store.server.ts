import { z } from "zod";
import type { Cms } from "~/lib/cms/cms.server";
import {
  createRecord,
  deleteRecord,
  nullableText,
  readAll,
  recordSchema,
  toTimestamp,
  updateRecord,
} from "~/lib/cms/collection-type.server";
import { createPreview } from "~/lib/cms/preview.server";
import { scheduleShape, toNote, toSchedule, withTimes } from "../schedule/columns.server";
import { MEDIA_TYPES, type MediaItem, type MediaItemInput, byNewest } from "./media-item";

const PATH = "/api/media-items";

const row = recordSchema({
  title: z.string(),
  type: z.enum(MEDIA_TYPES).catch("other"),
  url: z.string(),
  description: nullableText,
  publication_date: nullableText,
  source: nullableText,
  featured: z.boolean().catch(false),
  createdAt: z.string(),
  ...scheduleShape,
}).transform(({ createdAt, publish_at, unpublish_at, ...rest }): MediaItem => {
  // Visitors are not told of times.
  const times = toSchedule({ publish_at, unpublish_at });
  return { created_at: createdAt, ...rest, ...times, ...toNote(times) };
});

/**
 * All media items, newest created first (public spec §7, admin spec §7).
 * @throws CmsError when the cms rejects the request or is down
 */
export async function listMediaItems(cms: Cms): Promise<MediaItem[]> {
  return (await readAll(cms, PATH, row, { sort: "createdAt:desc" })).sort(byNewest);
}

/** See `createRecord`. */
export function createMediaItem(cms: Cms, input: MediaItemInput, version?: string): Promise<void> {
  return createRecord(cms, PATH, toAttributes(input), version);
}

/** See `updateRecord`. */
export function updateMediaItem(
  cms: Cms,
  id: string,
  input: MediaItemInput,
  version?: string,
): Promise<void> {
  return updateRecord(cms, PATH, id, toAttributes(input), version);
}

/** See `createPreview`. */
export function previewMediaItem(cms: Cms, id: string | undefined, input: MediaItemInput) {
  return createPreview(cms, { type: "media-item", id, values: toAttributes(input) });
}

/** See `deleteRecord`. */
export function deleteMediaItem(cms: Cms, id: string): Promise<void> {
  return deleteRecord(cms, PATH, id);
}

/** The calendar date is sent as a timestamp (admin spec §5). */
function toAttributes(input: MediaItemInput) {
  const day = input.publication_date;
  return { ...withTimes(input), publication_date: day && toTimestamp(day) };
}
