import { z } from "zod";
import type { Cms } from "~/lib/cms/cms.server";
import { nullableText } from "~/lib/cms/collection-type.server";
import { readSingle } from "~/lib/cms/single-type.server";

const row = z.object({ philosophy: nullableText });

/**
 * The teaching philosophy (public spec §7, teaching_settings).
 * @returns null when the owner has not written one (public spec §8, not-found rows)
 * @throws CmsError when the cms refuses or is down
 */
export async function readPhilosophy(cms: Cms): Promise<string | null> {
  const settings = await readSingle(cms, "/api/teaching-setting", row);
  return settings?.philosophy?.trim() || null;
}
