import { safeHref } from "~/lib/http/safe-href";
import { type OfficeHour, timeRangeOf } from "./office-hour";
import { texts } from "./texts";

/** The office hours as the teaching page shows them: nothing else is sent to the browser. */
export interface OfficeHoursView {
  schedule: ScheduleRow[];
  /** Null when there are no office hours. */
  location: string | null;
  /** Null when none is virtual; without an address a link is given on request. */
  video: { href: string | null } | null;
}

interface ScheduleRow {
  id: string;
  day: string | null;
  /** Such as "10:00 AM – 12:00 PM"; null when neither end is known. */
  time: string | null;
  isVirtual: boolean;
  /** Where it differs from the location that is shown for all. */
  place: string | null;
}

/**
 * Prepares the office hours for the teaching page (public spec §2, Teaching).
 * @param hours in the order in which they are shown: the first one says the location
 */
export function toOfficeHoursView(hours: readonly OfficeHour[]): OfficeHoursView {
  const [first] = hours;
  const location = first ? (first.location ?? texts.contactForDetails) : null;
  const virtual = hours.filter(({ is_virtual }) => is_virtual);
  const hrefs = virtual.flatMap(({ meeting_link }) => safeHref(meeting_link) ?? []);
  return {
    schedule: hours.map((hour) => ({
      id: hour.id,
      day: hour.day,
      time: timeRangeOf(hour),
      isVirtual: hour.is_virtual,
      place: hour.location === location ? null : hour.location,
    })),
    location,
    video: virtual.length > 0 ? { href: hrefs[0] ?? null } : null,
  };
}
