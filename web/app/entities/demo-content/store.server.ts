import { z } from "zod";
import type { Cms } from "~/lib/cms/cms.server";

const PATH = "/api/demo-content";

const presence = z.object({ data: z.object({ present: z.boolean() }) });
const removal = z.object({ data: z.object({ removed: z.number(), kept: z.number() }) });

/**
 * Whether the site shows content that it began with as an example.
 * @throws CmsError when the cms rejects the request or is down
 */
export async function hasDemoContent(cms: Cms): Promise<boolean> {
  return presence.parse(await cms.get(PATH)).data.present;
}

/**
 * Removes the example entries that the owner has not changed.
 * @returns how many are gone, and how many stay because they are changed or in use
 * @throws CmsError when the cms rejects the request or is down
 */
export async function removeDemoContent(cms: Cms): Promise<{ removed: number; kept: number }> {
  return removal.parse(await cms.delete(PATH)).data;
}
