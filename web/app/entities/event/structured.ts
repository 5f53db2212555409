import type { StructuredData } from "~/lib/head/seo";
import { type AcademicEvent, lastDayOf } from "./event";

/**
 * An event in schema.org's words, for search engines.
 * @param url the whole address of the event's page
 */
export function toStructuredEvent(event: AcademicEvent, url: string): StructuredData {
  const { title, date, location, description } = event;
  return {
    "@type": "Event",
    name: title,
    startDate: date,
    endDate: lastDayOf(event),
    eventStatus: "https://schema.org/EventScheduled",
    url,
    ...(location && { location: { "@type": "Place", name: location } }),
    ...(description && { description }),
  };
}
