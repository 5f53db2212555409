import { z } from "zod";
import type { Cms } from "~/lib/cms/cms.server";
import { toIconName } from "~/lib/format/icon-names";
import { readAll, recordSchema } from "~/lib/cms/collection-type.server";
import { type VersionedList, readVersionedList, replaceList } from "~/lib/cms/bulk-replace.server";
import { scheduleColumns, withTimes } from "../schedule/columns.server";
import type { HomeStat } from "./home-stat";

const PATH = "/api/home-stats";
const IN_ORDER = { sort: "order_index:asc", fields: ["icon", "value", "title"] };

const row = recordSchema({
  icon: z.unknown().transform(toIconName),
  value: z.string(),
  title: z.string(),
});

/** With its times, which the cms tells the owner alone. */
const ownRow = row.and(scheduleColumns);

/**
 * All statistics in the owner's order (public spec §7, home_stats).
 * @throws CmsError when the cms rejects the request or is down
 */
export function listHomeStats(cms: Cms): Promise<HomeStat[]> {
  return readAll(cms, PATH, row, IN_ORDER);
}

/** The statistics for the editor, with the version that a save names. */
export function readHomeStats(cms: Cms): Promise<VersionedList<HomeStat>> {
  return readVersionedList(cms, PATH, ownRow, IN_ORDER);
}

/** Saves the whole list, see `replaceList` (admin spec §7, home_stats). */
export function saveHomeStats(cms: Cms, rows: readonly HomeStat[], version: string | undefined) {
  return replaceList(cms, PATH, rows.map(withTimes), version);
}
