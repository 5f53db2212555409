import { texts as awardTexts } from "~/entities/award/texts";
import { texts as eventTexts } from "~/entities/event/texts";
import { texts as focusTexts } from "~/entities/focus-area/texts";
import { texts as statTexts } from "~/entities/home-stat/texts";
import { texts as testimonialTexts } from "~/entities/testimonial/texts";

/** The lists of the home page in the order of their tabs (admin spec §2, Homepage management). */
export const LISTS = ["statistics", "focus-areas", "awards", "events", "testimonials"] as const;

export type ListName = (typeof LISTS)[number];

/** The words of each list's editor. */
export const wordsOf = {
  statistics: statTexts.admin,
  "focus-areas": focusTexts.admin,
  awards: awardTexts.admin,
  events: eventTexts.admin,
  testimonials: testimonialTexts.admin,
} as const satisfies Record<ListName, object>;

/** The list that an address names with `?tab=`; the first one for any other word. */
export function listInAddress(search: URLSearchParams): ListName {
  const tab = search.get("tab");
  return LISTS.find((list) => list === tab) ?? LISTS[0];
}

/** The address of a list's tab. */
export function tabAddress(list: ListName): string {
  return list === LISTS[0] ? "/admin/homepage" : `/admin/homepage?tab=${list}`;
}
