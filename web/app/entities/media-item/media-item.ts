import type { StoredRecord } from "~/lib/cms/document";
import { capitalized } from "~/lib/format/sentence";
import type { Schedule } from "../schedule/schedule";

export const MEDIA_TYPES = ["video", "audio", "article", "interview", "other"] as const;
export type MediaType = (typeof MEDIA_TYPES)[number];

/** A talk, a recording, an article (public spec §3, admin spec §3: media). */
export interface MediaItem extends StoredRecord, Schedule {
  title: string;
  type: MediaType;
  url: string;
  description: string | null;
  /** As the cms holds it: an ISO timestamp whose UTC day counts. */
  publication_date: string | null;
  source: string | null;
  featured: boolean;
  created_at: string;
  /** For the owner: when it will be on the site, or no longer is, in words. */
  schedule?: string | undefined;
}

/** The part of a media item that its form edits; the date as YYYY-MM-DD. */
export type MediaItemInput = Omit<MediaItem, "id" | "version" | "created_at" | "schedule">;

/** A type as people read it: "Video". */
export function nameOfType(type: MediaType): string {
  return capitalized(type);
}

/** Newest created first (public spec §7, admin spec §7); ties by title. */
export function byNewest(a: MediaItem, b: MediaItem): number {
  return b.created_at.localeCompare(a.created_at) || a.title.localeCompare(b.title);
}

/** What a tab shows; "all" takes everything. */
type Filter = (item: Pick<MediaItem, "type" | "featured">) => boolean;

const isOneOf =
  (...types: MediaType[]): Filter =>
  ({ type }) =>
    types.includes(type);

/** The tabs of the public page (contract §5, Media tabs). */
export const publicTabs = {
  all: () => true,
  videos: isOneOf("video"),
  audio: isOneOf("audio"),
  articles: isOneOf("article", "interview", "other"),
  featured: ({ featured }) => featured,
} satisfies Record<string, Filter>;
export type PublicTab = keyof typeof publicTabs;

/** The tabs of the admin screen (contract §5, Media tabs). */
export const adminTabs = {
  all: () => true,
  videos: isOneOf("video"),
  audio: isOneOf("audio"),
  articles: isOneOf("article", "other"),
  interviews: isOneOf("interview"),
  featured: ({ featured }) => featured,
} satisfies Record<string, Filter>;
export type AdminTab = keyof typeof adminTabs;

/**
 * The tab that an address names.
 * @param wanted as it stands in the address; anything unknown means all
 */
export function tabOf<Tab extends string>(
  tabs: Record<Tab | "all", unknown>,
  wanted: string | null,
): Tab | "all" {
  return wanted !== null && isKey(tabs, wanted) ? wanted : "all";
}

function isKey<Key extends string>(record: Record<Key, unknown>, name: string): name is Key {
  return Object.hasOwn(record, name);
}
