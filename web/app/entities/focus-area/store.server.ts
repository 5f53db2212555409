import { z } from "zod";
import type { Cms } from "~/lib/cms/cms.server";
import { toIconName } from "~/lib/format/icon-names";
import { nullableText, readAll, recordSchema } from "~/lib/cms/collection-type.server";
import { type VersionedList, readVersionedList, replaceList } from "~/lib/cms/bulk-replace.server";
import { scheduleColumns, withTimes } from "../schedule/columns.server";
import type { FocusArea } from "./focus-area";

const PATH = "/api/focus-areas";
const IN_ORDER = {
  sort: "order_index:asc",
  fields: ["icon", "title", "description", "link_href", "link_text"],
};

const row = recordSchema({
  icon: z.unknown().transform(toIconName),
  title: z.string(),
  description: nullableText,
  link_href: nullableText,
  link_text: nullableText,
});

/** With its times, which the cms tells the owner alone. */
const ownRow = row.and(scheduleColumns);

/**
 * All areas of focus in the owner's order (public spec §7, focus_areas).
 * @throws CmsError when the cms rejects the request or is down
 */
export function listFocusAreas(cms: Cms): Promise<FocusArea[]> {
  return readAll(cms, PATH, row, IN_ORDER);
}

/** The areas of focus for the editor, with the version that a save names. */
export function readFocusAreas(cms: Cms): Promise<VersionedList<FocusArea>> {
  return readVersionedList(cms, PATH, ownRow, IN_ORDER);
}

/** Saves the whole list, see `replaceList` (admin spec §7, focus_areas). */
export function saveFocusAreas(cms: Cms, rows: readonly FocusArea[], version: string | undefined) {
  return replaceList(cms, PATH, rows.map(withTimes), version);
}
