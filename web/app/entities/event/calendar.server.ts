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
 * @param name of the calendar; without one, programs add the events to a calendar that is there
 */
export function toCalendar(
  events: readonly CalendarEvent[],
  siteUrl: string,
  name?: string,
): string {
  const calendar = ical({
    ...(name !== undefined && { name }),
    prodId: { company: "Lectern", product: "Lectern", language: "EN" },
    method: ICalCalendarMethod.PUBLISH,
  });
  for (const { event, changed, isPublic } of events) {
    const end = new Date(Date.parse(`${lastDayOf(event)}T00:00:00Z`) + DAY_MS);
    const { publish_at, unpublish_at } = event;
    const description = descriptionOf(event, siteUrl);
    calendar.createEvent({
      id: `${event.id}@${new URL(siteUrl).hostname}`,
      stamp: changed,
      lastModified: changed,
      allDay: true,
      start: `${event.date}T00:00:00Z`,
      // The first day after it (RFC 5545, 3.6.1).
      end,
      summary: event.title,
      url: new URL(eventPath(event), siteUrl).href,
      ...(event.location !== null && { location: event.location }),
      ...(description && { description }),
      class: isPublic ? ICalEventClass.PUBLIC : ICalEventClass.PRIVATE,
      x: [
        ...(publish_at ? [{ key: "X-LECTERN-PUBLISH-AT", value: publish_at }] : []),
        ...(unpublish_at ? [{ key: "X-LECTERN-UNPUBLISH-AT", value: unpublish_at }] : []),
      ],
    });
  }
  return `${calendar.toString()}\r\n`.replace(/(\r\n)+$/, "\r\n");
}

/** With the event's link, since URL is the event's page. */
function descriptionOf({ description, link }: AcademicEvent, siteUrl: string): string {
  const href = safeHref(link);
  return [description, href && new URL(href, siteUrl).href].filter(Boolean).join("\n\n");
}
