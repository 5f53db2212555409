import {
  type MediaItem,
  type MediaType,
  type PublicTab,
  publicTabs,
} from "~/entities/media-item/media-item";
import { formatDate } from "~/lib/format/dates";
import { safeHref } from "~/lib/http/safe-href";

/** A media item as the page shows it: nothing else is sent to the browser. */
export interface MediaView {
  id: string;
  title: string;
  type: MediaType;
  source: string | null;
  description: string | null;
  date: string | null;
  href: string | null;
  featured: boolean;
}

/** The media items of one tab, ready to be rendered: the featured ones first, else in their order. */
export function toListing(items: readonly MediaItem[], tab: PublicTab): MediaView[] {
  const shown = items.filter(publicTabs[tab]);
  const isFeatured = publicTabs.featured;
  return [...shown.filter(isFeatured), ...shown.filter((item) => !isFeatured(item))].map(toView);
}

function toView(item: MediaItem): MediaView {
  const { id, title, type, source, description, publication_date: date, url, featured } = item;
  return {
    id,
    title,
    type,
    source,
    description,
    date: date && formatDate(date, "long"),
    href: safeHref(url) ?? null,
    featured,
  };
}
