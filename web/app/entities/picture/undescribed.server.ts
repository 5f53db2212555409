import { z } from "zod";
import type { Cms } from "~/lib/cms/cms.server";
import { blankFilter } from "~/lib/cms/collection-type.server";

const file = z.object({ url: z.string(), name: z.string() });

/** A picture of the media library that has no alternative text yet. */
export type UndescribedPicture = z.infer<typeof file>;

/**
 * The pictures of the media library without alternative text, the newest first.
 * @throws CmsError when the cms rejects the request or is down
 */
export async function listUndescribedPictures(cms: Cms): Promise<UndescribedPicture[]> {
  const filters = { mime: { $startsWith: "image/" }, ...blankFilter("alternativeText") };
  const query = { filters, fields: ["url", "name"], sort: "createdAt:desc" };
  return z.array(file).parse(await cms.get("/api/upload/files", query));
}
