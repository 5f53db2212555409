import { z } from "zod";
import { nullableText } from "~/lib/cms/collection-type.server";
import { toLocalMinute } from "~/lib/format/date-time.server";
import { type Schedule, draftNote, scheduleNote } from "./schedule";

/** The times of a record in an answer to the owner. The cms gives them to nobody else. */
export const scheduleShape = { publish_at: nullableText, unpublish_at: nullableText };

/** The times of a record as their fields show them; without those that it has not. */
export function toSchedule({ publish_at, unpublish_at }: Schedule): Schedule {
  return {
    ...(publish_at && { publish_at: toLocalMinute(publish_at) }),
    ...(unpublish_at && { unpublish_at: toLocalMinute(unpublish_at) }),
  };
}

/** The same for rows that are read by another schema too. */
export const scheduleColumns = z.object(scheduleShape).transform(toSchedule);

/**
 * What a list of the owner says of a record's times, see `scheduleNote` and `draftNote`; nothing
 * where that is null.
 */
export function toNote(schedule: Schedule, isDraft = false): { schedule?: string } {
  const note = (isDraft ? draftNote : scheduleNote)(schedule, localNow());
  return note === null ? {} : { schedule: note };
}

/** Now, on the owner's clock. */
export function localNow(): string {
  return toLocalMinute(new Date().toISOString());
}

/** What a save sends: a time that is not there any more is taken away. */
export function withTimes<Fields extends Schedule>(fields: Fields) {
  const { publish_at, unpublish_at } = fields;
  return { ...fields, publish_at: publish_at ?? null, unpublish_at: unpublish_at ?? null };
}
