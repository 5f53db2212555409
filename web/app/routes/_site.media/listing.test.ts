import { expect, it } from "vitest";
import type { MediaItem } from "~/entities/media-item/media-item";
import { toListing } from "./listing";

function item(id: string, attributes: Partial<MediaItem> = {}): MediaItem {
  return {
    id,
    title: id,
    type: "video",
    url: "https://example.org/",
    description: null,
    publication_date: null,
    source: null,
    featured: false,
    created_at: "2026-01-01T00:00:00.000Z",
    ...attributes,
  };
}

const items = [
  item("new"),
  item("star", { featured: true }),
  item("sound", { type: "audio" }),
  item("old star", { featured: true, type: "audio" }),
];

it.each([
  ["all", ["star", "old star", "new", "sound"]],
  ["audio", ["old star", "sound"]],
  ["featured", ["star", "old star"]],
] as const)("the tab %s shows featured items first, and else keeps the order", (tab, ids) => {
  expect(toListing(items, tab).map(({ id }) => id)).toEqual(ids);
});
