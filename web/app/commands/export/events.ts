import { z } from "zod";
import { toCalendar } from "~/entities/event/calendar.server";
import { type ExportedRecord, isDue } from "./content";
import type { TextFile } from "./text-file";

const text = z
  .string()
  .nullish()
  .transform((value) => value ?? null);
const row = z.object({
  title: z.string(),
  date: z.string(),
  end_date: text,
  location: text,
  description: text,
  link: text,
  publish_at: text,
  unpublish_at: text,
});

/** All events as a calendar. */
export function calendarFile(
  records: readonly ExportedRecord[],
  siteUrl: string,
  now: Date,
): TextFile {
  const events = records
    .map((record) => ({
      event: { id: record.documentId, ...row.parse(record) },
      changed: record.updatedAt,
      isPublic: isDue(record, now),
    }))
    .sort((one, other) => one.event.date.localeCompare(other.event.date));
  return { path: "events.ics", text: toCalendar(events, siteUrl, "Events") };
}
