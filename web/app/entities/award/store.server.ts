import { z } from "zod";
import type { Cms } from "~/lib/cms/cms.server";
import { nullableText, readAll, readFirst, recordSchema } from "~/lib/cms/collection-type.server";
import { type VersionedList, readVersionedList, replaceList } from "~/lib/cms/bulk-replace.server";
import { scheduleColumns, withTimes } from "../schedule/columns.server";
import type { Award } from "./award";

const PATH = "/api/awards";
const FIELDS = ["title", "organization", "year", "description"];

const row = recordSchema({
  title: z.string(),
  organization: nullableText,
  year: nullableText,
  description: nullableText,
});

/** With its times, which the cms tells the owner alone. */
const ownRow = row.and(scheduleColumns);

/**
 * The latest awards by year, those of one year in the owner's order (public spec §7, awards).
 * Awards without a year come last; databases disagree about where they belong, so they are asked
 * for separately, and only when there is room for them.
 * @throws CmsError when the cms rejects the request or is down
 */
export async function latestAwards(cms: Cms, count: number): Promise<Award[]> {
  const dated = await readFirst(cms, PATH, row, count, {
    fields: FIELDS,
    sort: ["year:desc", "order_index:asc"],
    filters: { year: { $notNull: true } },
  });
  if (dated.length === count) return dated;
  const undated = await readFirst(cms, PATH, row, count - dated.length, {
    fields: FIELDS,
    sort: "order_index:asc",
    filters: { year: { $null: true } },
  });
  return [...dated, ...undated];
}

/**
 * All awards in the same order: by year, newest first, and those without a year last.
 * @throws CmsError when the cms rejects the request or is down
 */
export async function listAwards(cms: Cms): Promise<Award[]> {
  const query = { fields: FIELDS, sort: ["year:desc", "order_index:asc"] };
  const awards = await readAll(cms, PATH, row, query);
  const isDated = ({ year }: Award) => year !== null;
  return [...awards.filter(isDated), ...awards.filter((award) => !isDated(award))];
}

/** The awards for the editor in the owner's order, with the version that a save names. */
export function readAwards(cms: Cms): Promise<VersionedList<Award>> {
  return readVersionedList(cms, PATH, ownRow, { sort: "order_index:asc", fields: FIELDS });
}

/** Saves the whole list, see `replaceList` (admin spec §7, awards). */
export function saveAwards(cms: Cms, rows: readonly Award[], version: string | undefined) {
  return replaceList(cms, PATH, rows.map(withTimes), version);
}
