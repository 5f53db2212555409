import ical, { ICalCalendarMethod, ICalEventClass } from "ical-generator";
import { safeHref } from "~/lib/http/safe-href";
import { type AcademicEvent, eventPath, lastDayOf } from "./event";

const DAY_MS = 24 * 60 * 60 * 1000;

/** An event of a calendar file. */
export interface CalendarEvent {
  event: AcademicEvent;
  /** When it was changed last, as ISO 8601. */
  changed: string;
  /** Whether visitors see it; what they do not see is marked as private. */
  isPublic: boolean;
}

/**
 * Events as an iCalendar file (RFC 5545): whole days, which no time zone shifts.
 * @param siteUrl the site's public address
 */
export function toCalendar(events: readonly CalendarEvent[], siteUrl: string): string {
  const calendar = ical({
    name: "Events",
    prodId: { company: "Lectern", product: "Lectern", language: "EN" },
    method: ICalCalendarMethod.PUBLISH,
  });
  for (const { event, changed, isPublic } of events) {
    const end = new Date(Date.parse(`${lastDayOf(event)}T00:00:00Z`) + DAY_MS);
    const { publish_at, unpublish_at } = event;
    calendar.createEvent({
      id: `${event.id}@${new URL(siteUrl).hostname}`,
      stamp: changed,
      lastModified: changed,
      allDay: true,
      start: `${event.date}T00:00:00Z`,
      // The first day after it (RFC 5545, 3.6.1).
      end,
      summary: event.title,
      url: addressOf(event, siteUrl),
      ...(event.location !== null && { location: event.location }),
      ...(event.description !== null && { description: event.description }),
      class: isPublic ? ICalEventClass.PUBLIC : ICalEventClass.PRIVATE,
      x: [
        ...(publish_at ? [{ key: "X-LECTERN-PUBLISH-AT", value: publish_at }] : []),
        ...(unpublish_at ? [{ key: "X-LECTERN-UNPUBLISH-AT", value: unpublish_at }] : []),
      ],
    });
  }
  return `${calendar.toString()}\r\n`.replace(/(\r\n)+$/, "\r\n");
}

function addressOf(event: AcademicEvent, siteUrl: string): string {
  return new URL(safeHref(event.link) ?? eventPath(event), siteUrl).href;
}
