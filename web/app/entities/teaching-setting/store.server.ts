import { z } from "zod";
import type { Cms } from "~/lib/cms/cms.server";
import { nullableText } from "~/lib/cms/collection-type.server";
import { readSingle, readVersioned, writeVersioned } from "~/lib/cms/single-type.server";

const PATH = "/api/teaching-setting";

const row = z
  .object({ philosophy: nullableText })
  .transform(({ philosophy }) => philosophy?.trim() || null);

/**
 * The teaching philosophy (public spec §7, teaching_settings).
 * @returns null when the owner has not written one (public spec §8, not-found rows)
 * @throws CmsError when the cms rejects the request or is down
 */
export function readPhilosophy(cms: Cms): Promise<string | null> {
  return readSingle(cms, PATH, row);
}

/**
 * The same for the form that edits it, with the version that a save must name.
 * @throws CmsError when the cms rejects the request or is down
 */
export async function readPhilosophyForEdit(
  cms: Cms,
): Promise<{ philosophy: string | null; version: string }> {
  const { value, version } = await readVersioned(cms, PATH, row);
  return { philosophy: value, version };
}

/**
 * See `writeVersioned`.
 * @param philosophy null removes it
 */
export function savePhilosophy(
  cms: Cms,
  philosophy: string | null,
  version: string | undefined,
): Promise<string> {
  return writeVersioned(cms, PATH, { philosophy }, version);
}
