import { safeHref } from "~/lib/http/safe-href";
import type { Schedule } from "../schedule/schedule";

/** Something that takes place on one day or several (public spec §3, events). */
export interface AcademicEvent extends Schedule {
  id: string;
  title: string;
  /** The first day as YYYY-MM-DD. */
  date: string;
  /** The last day; null for an event of one day. */
  end_date: string | null;
  location: string | null;
  description: string | null;
  /** A path of this site or a web address; as the owner typed it, so not safe to link to. */
  link: string | null;
}

/** The last day of an event, as YYYY-MM-DD. An end before the start does not count. */
export function lastDayOf({ date, end_date }: Pick<AcademicEvent, "date" | "end_date">): string {
  return end_date && end_date > date ? end_date : date;
}

/** True until the last day is over (contract §5, Upcoming Events). */
export function isUpcoming(
  event: Pick<AcademicEvent, "date" | "end_date">,
  today: string,
): boolean {
  return lastDayOf(event) >= today;
}

/** The events to come, the next one first, and the past ones, the latest first (contract §5). */
export function splitEvents<Event extends Pick<AcademicEvent, "date" | "end_date" | "title">>(
  events: readonly Event[],
  today: string,
): { upcoming: Event[]; past: Event[] } {
  const byDate = events.toSorted(
    (a, b) => compare(a.date, b.date) || a.title.localeCompare(b.title, "en"),
  );
  return {
    upcoming: byDate.filter((event) => isUpcoming(event, today)),
    past: byDate
      .filter((event) => !isUpcoming(event, today))
      .sort((a, b) => compare(b.date, a.date)),
  };
}

function compare(a: string, b: string): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}

/** The event's own page. */
export function eventPath({ id }: Pick<AcademicEvent, "id">): string {
  return `/events/${encodeURIComponent(id)}`;
}

/** The event as a file for calendars. */
export function calendarPath(event: Pick<AcademicEvent, "id">): string {
  return `${eventPath(event)}.ics`;
}

/** Where "event details" lead: the event's link if present, otherwise its page (public spec §2). */
export function detailsHref(event: Pick<AcademicEvent, "id" | "link">): string {
  return safeHref(event.link) ?? eventPath(event);
}
