import { dateParts, formatDateRange } from "~/lib/format/dates";
import { type AcademicEvent, detailsHref, eventPath } from "./event";

/** An event as the public pages show it: nothing else is sent to the browser. */
export interface EventView {
  id: string;
  title: string;
  /** The first day for machines, as YYYY-MM-DD. */
  date: string;
  /** The first day for the date block; null when it cannot be read. */
  day: { day: string; month: string; year: string } | null;
  /** All days in words, such as "March 14 – 16, 2026". */
  when: string;
  isSeveralDays: boolean;
  location: string | null;
  description: string | null;
  /** The event's own page. */
  path: string;
  /** The event's link if present, otherwise its own page. */
  detailsHref: string;
}

/** Prepares an event for a public page, with its dates in words. */
export function toEventView(event: AcademicEvent): EventView {
  const { id, title, date, end_date, location, description } = event;
  return {
    id,
    title,
    date,
    day: dateParts(date),
    when: formatDateRange(date, end_date, "long"),
    isSeveralDays: end_date !== null && end_date > date,
    location,
    description,
    path: eventPath(event),
    detailsHref: detailsHref(event),
  };
}
