import { z } from "zod";
import type { Cms } from "~/lib/cms/cms.server";
import {
  nullableText,
  pathOf,
  readAll,
  readFirst,
  recordSchema,
} from "~/lib/cms/collection-type.server";
import { readSingle } from "~/lib/cms/single-type.server";
import { type VersionedList, readVersionedList, replaceList } from "~/lib/cms/bulk-replace.server";
import { scheduleColumns, withTimes } from "../schedule/columns.server";
import type { CalendarEvent } from "./calendar.server";
import { type AcademicEvent, splitEvents } from "./event";

const PATH = "/api/events";
const FIELDS = ["title", "date", "end_date", "location", "description", "link"];
const BY_DATE = { sort: ["date:asc", "title:asc"], fields: FIELDS };

const row = recordSchema({
  title: z.string(),
  date: z.string(),
  end_date: nullableText,
  location: nullableText,
  description: nullableText,
  link: nullableText,
});

const calendarRow = row
  .and(z.object({ updatedAt: z.string() }))
  .transform(({ updatedAt, ...event }) => ({ event, changed: updatedAt }));

/** With its times, which the cms tells the owner alone. */
const ownRow = row.and(scheduleColumns);

/**
 * All events by date, the earliest first.
 * @throws CmsError when the cms rejects the request or is down
 */
export function listEvents(cms: Cms): Promise<AcademicEvent[]> {
  return readAll(cms, PATH, row, BY_DATE);
}

/**
 * The next events: those whose last day is today or later, by date (contract §5).
 * @param today the calendar date as YYYY-MM-DD
 * @throws CmsError when the cms rejects the request or is down
 */
export function nextEvents(cms: Cms, today: string, count: number): Promise<AcademicEvent[]> {
  const filters = { $or: [{ date: { $gte: today } }, { end_date: { $gte: today } }] };
  return readFirst(cms, PATH, row, count, { ...BY_DATE, filters });
}

/**
 * One event.
 * @returns null when there is none with this id
 * @throws CmsError when the cms rejects the request or is down
 */
export function readEvent(cms: Cms, id: string): Promise<AcademicEvent | null> {
  return readSingle(cms, pathOf(PATH, id), row, { fields: FIELDS });
}

/**
 * One event and when it was changed last, for a calendar file.
 * @returns null when there is none with this id
 * @throws CmsError when the cms rejects the request or is down
 */
export function readCalendarEvent(
  cms: Cms,
  id: string,
): Promise<Pick<CalendarEvent, "event" | "changed"> | null> {
  return readSingle(cms, pathOf(PATH, id), calendarRow, { fields: [...FIELDS, "updatedAt"] });
}

/**
 * The events for the editor, those to come first, with the version that a save names.
 * @param today the calendar date as YYYY-MM-DD
 * @throws CmsError when the cms rejects the request or is down
 */
export async function readEventsForEdit(
  cms: Cms,
  today: string,
): Promise<VersionedList<AcademicEvent>> {
  const list = await readVersionedList(cms, PATH, ownRow, BY_DATE);
  const { upcoming, past } = splitEvents(list.rows, today);
  return { ...list, rows: [...upcoming, ...past] };
}

/** Saves the whole list, see `replaceList` (admin spec §7, events). */
export function saveEvents(cms: Cms, rows: readonly AcademicEvent[], version: string | undefined) {
  return replaceList(cms, PATH, rows.map(withTimes), version);
}
