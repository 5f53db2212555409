import { eventPath } from "../event/event";
import { postPath } from "../blog-post/blog-post";

/** The content types whose records can be seen before they are public (safety.md §3). */
export const PREVIEW_TYPES = [
  "blog-post",
  "event",
  "media-item",
  "award",
  "home-stat",
  "focus-area",
  "testimonial",
] as const;
export type PreviewType = (typeof PREVIEW_TYPES)[number];

/** The query parameter with the key of a preview. The server's log leaves queries out. */
export const PREVIEW_PARAMETER = "preview";

/** A preview is for whoever has its address, which must not travel on, and for no cache or search. */
export const PREVIEW_HEADERS = {
  "cache-control": "private, no-store",
  "x-robots-tag": "noindex, nofollow",
  "referrer-policy": "no-referrer",
} as const;

/** Where visitors see a record, or will see it. */
export function pageOf(type: PreviewType, id: string): string {
  switch (type) {
    case "blog-post":
      return postPath({ id });
    case "event":
      return eventPath({ id });
    case "media-item":
      return "/media";
    case "award":
      return "/about";
    case "home-stat":
    case "focus-area":
    case "testimonial":
      return "/";
  }
}

/** Where visitors see a list that is saved as a whole. */
export function pageOfList(type: PreviewType): string {
  return type === "event" ? "/events" : "/";
}

/** The address that shows a preview. */
export function previewAddress(page: string, key: string): string {
  return `${page}?${PREVIEW_PARAMETER}=${key}`;
}

/** The address under which others see a record, as the owner is shown it. */
export interface Share {
  id: string;
  address: string;
  /** "Mar 2, 2026, 9:00 AM" */
  until: string;
}
