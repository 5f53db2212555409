import type { StoredRecord } from "~/lib/cms/document";
/** The days to choose from, in the order in which they are shown (admin spec §3). */
export const OFFICE_DAYS = [
  "Monday",
  "Tuesday",
  "Wednesday",
  "Thursday",
  "Friday",
  "By Appointment",
] as const;
export type OfficeDay = (typeof OFFICE_DAYS)[number];

/** A time at which the professor can be met (public spec §3, Office hour). */
export interface OfficeHour extends StoredRecord {
  day: OfficeDay | null;
  /** Free text such as "10:00 AM", and so is the end. */
  start_time: string | null;
  end_time: string | null;
  location: string | null;
  is_virtual: boolean;
  /** As the owner typed it, so not safe to link to. */
  meeting_link: string | null;
}

/** The part of an office hour that its form edits. */
export type OfficeHourInput = Omit<OfficeHour, "id" | "version">;

/** Such as "10:00 AM – 12:00 PM"; null when neither end is known. */
export function timeRangeOf({
  start_time,
  end_time,
}: Pick<OfficeHour, "start_time" | "end_time">): string | null {
  return [start_time, end_time].filter(Boolean).join(" – ") || null;
}

/** The texts that a search looks through. */
export function searchedTexts({ day, start_time, end_time, location }: OfficeHour) {
  return [day, start_time, end_time, location];
}

/** By day and then by the time of their start; what is no time comes last. */
export function byTime(
  a: Pick<OfficeHour, "day" | "start_time">,
  b: Pick<OfficeHour, "day" | "start_time">,
): number {
  return dayIndex(a.day) - dayIndex(b.day) || minutesOf(a.start_time) - minutesOf(b.start_time);
}

function dayIndex(day: OfficeDay | null): number {
  return day ? OFFICE_DAYS.indexOf(day) : OFFICE_DAYS.length;
}

const MINUTES_OF_A_DAY = 24 * 60;

/** Minutes since midnight of "10:00 AM", "2 pm" or "14:30"; those of a whole day for anything else. */
function minutesOf(time: string | null): number {
  const [, hour, minute = "0", half] =
    /^\s*(\d{1,2})(?:[:.](\d{2}))?\s*([ap])?/i.exec(time ?? "") ?? [];
  if (hour === undefined) return MINUTES_OF_A_DAY;
  const hours = half ? (Number(hour) % 12) + (half.toLowerCase() === "p" ? 12 : 0) : Number(hour);
  return hours * 60 + Number(minute);
}
