import { z } from "zod";
import type { Cms } from "~/lib/cms.server";
import { toIconName } from "~/lib/icon-names";
import { readAll } from "~/lib/collection-type.server";
import {
  type SavedList,
  type VersionedList,
  readVersionedList,
  replaceList,
} from "~/lib/bulk-replace.server";
import type { HomeStat } from "./home-stat";

const PATH = "/api/home-stats";
const IN_ORDER = { sort: "order_index:asc", fields: ["icon", "value", "title"] };

const row = z
  .object({ documentId: z.string(), icon: z.unknown(), value: z.string(), title: z.string() })
  .transform(
    ({ documentId, icon, ...rest }): HomeStat => ({
      id: documentId,
      icon: toIconName(icon),
      ...rest,
    }),
  );

/**
 * All statistics in the owner's order (public spec §7, home_stats).
 * @throws CmsError when the cms refuses or is down
 */
export function listHomeStats(cms: Cms): Promise<HomeStat[]> {
  return readAll(cms, PATH, row, IN_ORDER);
}

/** The statistics for the editor, with the version that a save names. */
export function readHomeStats(cms: Cms): Promise<VersionedList<HomeStat>> {
  return readVersionedList(cms, PATH, row, IN_ORDER);
}

/** Saves the whole list, see `replaceList` (admin spec §7, home_stats). */
export function saveHomeStats(
  cms: Cms,
  rows: readonly HomeStat[],
  version: string | undefined,
): Promise<SavedList> {
  return replaceList(cms, PATH, rows, version);
}
