import { type OfficeDay, type OfficeHour, timeRangeOf } from "../office-hour/office-hour";
import type { ContactInfo } from "./contact-info";

/** The days that the contact record has a line for. */
const LINES = [
  ["Monday", "office_hours_monday"],
  ["Wednesday", "office_hours_wednesday"],
] as const satisfies readonly (readonly [OfficeDay, keyof ContactInfo])[];

/** A day on which contact page and teaching page say something different. */
export interface HoursDifference {
  day: OfficeDay;
  /** What the contact record says, null for nothing. */
  contact: string | null;
  /** What the entries of the teaching page say, null for none. */
  teaching: string | null;
}

/** The times of the entries of one day, as the contact record would write them. */
function timesOn(day: OfficeDay, hours: readonly OfficeHour[]): string | null {
  const times = hours.flatMap((hour) => (hour.day === day ? (timeRangeOf(hour) ?? []) : []));
  return times.join(", ") || null;
}

/** Spaces, case, kinds of dashes and ":00" make no difference: "10 am-12 pm" is "10:00 AM – 12:00 PM". */
function comparable(text: string | null): string {
  return (text ?? "")
    .toLowerCase()
    .replaceAll(/\bto\b|[–—−-]/g, "-")
    .replaceAll(/[\s.]/g, "")
    .replaceAll(/:00(?!\d)/g, "");
}

/**
 * Where the contact record and the office hours of the teaching page disagree.
 * @param info null while there is no contact record
 */
export function hoursDifferences(
  info: Pick<ContactInfo, "office_hours_monday" | "office_hours_wednesday"> | null,
  hours: readonly OfficeHour[],
): HoursDifference[] {
  return LINES.flatMap(([day, field]) => {
    const contact = info?.[field] ?? null;
    const teaching = timesOn(day, hours);
    return comparable(contact) === comparable(teaching) ? [] : [{ day, contact, teaching }];
  });
}

/**
 * The office hours that the contact page shows: the lines of its own record, and for other days the
 * entries of the teaching page, in the order of the week.
 * @param hours in the order in which the teaching page shows them
 */
export function hoursOfTheWeek(
  info: Pick<ContactInfo, "office_hours_monday" | "office_hours_wednesday">,
  hours: readonly OfficeHour[],
): { day: string; time: string }[] {
  const days = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday"] as const;
  return days.flatMap((day) => {
    const field = LINES.find(([name]) => name === day)?.[1];
    const time = (field && info[field]) ?? timesOn(day, hours);
    return time ? [{ day, time }] : [];
  });
}
