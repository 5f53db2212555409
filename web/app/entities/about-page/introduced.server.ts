import { z } from "zod";
import type { Cms } from "~/lib/cms/cms.server";
import { nullableText } from "~/lib/cms/collection-type.server";
import { readSingle } from "~/lib/cms/single-type.server";

const row = z.object({ name: nullableText, profile_image_url: nullableText });

/**
 * Whether the owner has entered a name and a portrait.
 * @throws CmsError when the cms rejects the request or is down
 */
export async function isIntroduced(cms: Cms): Promise<boolean> {
  const query = { fields: ["name", "profile_image_url"] };
  const page = await readSingle(cms, "/api/about-page", row, query);
  return Boolean(page?.name && page.profile_image_url);
}
