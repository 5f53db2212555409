import type { AcademicEvent } from "~/entities/event/event";

/** A lecture of one day of which nothing but the given attributes is known. */
export function eventWith(attributes: Partial<AcademicEvent> = {}): AcademicEvent {
  return {
    id: "e1",
    title: "A lecture",
    date: "2026-03-14",
    end_date: null,
    location: null,
    description: null,
    link: null,
    ...attributes,
  };
}
