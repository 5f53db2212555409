import { describe, expect, it } from "vitest";
import { mediaItemInput } from "./input";
import {
  type MediaItem,
  type MediaType,
  adminTabs,
  byNewest,
  nameOfType,
  publicTabs,
  tabOf,
} from "./media-item";

function item(attributes: Partial<MediaItem>): MediaItem {
  return {
    id: "a",
    title: "A title",
    type: "video",
    url: "https://example.org",
    description: null,
    publication_date: null,
    source: null,
    featured: false,
    created_at: "2024-01-01T00:00:00.000Z",
    ...attributes,
  };
}

describe("tabs", () => {
  const every: MediaType[] = ["video", "audio", "article", "interview", "other"];
  const shownBy = (filter: (item: MediaItem) => boolean) =>
    every.filter((type) => filter(item({ type })));

  it("of the public page", () => {
    expect(shownBy(publicTabs.all)).toEqual(every);
    expect(shownBy(publicTabs.videos)).toEqual(["video"]);
    expect(shownBy(publicTabs.audio)).toEqual(["audio"]);
    expect(shownBy(publicTabs.articles)).toEqual(["article", "interview", "other"]);
    expect(shownBy(publicTabs.featured)).toEqual([]);
    expect(publicTabs.featured(item({ featured: true }))).toBe(true);
  });

  it("of the admin screen", () => {
    expect(shownBy(adminTabs.all)).toEqual(every);
    expect(shownBy(adminTabs.videos)).toEqual(["video"]);
    expect(shownBy(adminTabs.audio)).toEqual(["audio"]);
    expect(shownBy(adminTabs.articles)).toEqual(["article", "other"]);
    expect(shownBy(adminTabs.interviews)).toEqual(["interview"]);
    expect(shownBy(adminTabs.featured)).toEqual([]);
    expect(adminTabs.featured(item({ featured: true }))).toBe(true);
  });

  it("are named by the address; an unknown name means all", () => {
    expect(tabOf(publicTabs, "audio")).toBe("audio");
    expect(tabOf(publicTabs, "interviews")).toBe("all");
    expect(tabOf(adminTabs, "interviews")).toBe("interviews");
    expect(tabOf(adminTabs, null)).toBe("all");
    expect(tabOf(adminTabs, "toString")).toBe("all");
  });
});

it("lists newest created first, ties by title", () => {
  const rows = [
    item({ title: "old" }),
    item({ title: "b", created_at: "2025-01-01T00:00:00.000Z" }),
    item({ title: "a", created_at: "2025-01-01T00:00:00.000Z" }),
  ];
  expect(rows.sort(byNewest).map(({ title }) => title)).toEqual(["a", "b", "old"]);
});

it("names a type with a capital", () => {
  expect(nameOfType("interview")).toBe("Interview");
});

describe("input", () => {
  const least = { title: "ab", url: "https://example.org" };

  it("has the defaults of the spec; blank optional fields are null", () => {
    expect(mediaItemInput.parse({ ...least, description: "  ", source: undefined })).toEqual({
      title: "ab",
      type: "video",
      url: "https://example.org",
      description: null,
      publication_date: null,
      source: null,
      featured: false,
    });
  });

  it.each([
    ["title", undefined, "Title must be at least 2 characters"],
    ["title", " a ", "Title must be at least 2 characters"],
    ["url", undefined, "Must be a valid URL"],
    ["url", "example.org", "Must be a valid URL"],
    ["url", "javascript:alert(1)", "Must be a valid URL"],
    ["publication_date", "2023-02-30", "Enter a real date as YYYY-MM-DD"],
  ])("rejects %s = %j with %j", (field, value, message) => {
    const result = mediaItemInput.safeParse({ ...least, [field]: value });
    expect(result.error?.issues.map((issue) => [issue.path[0], issue.message])).toEqual([
      [field, message],
    ]);
  });

  it("rejects a type that there is not", () => {
    expect(mediaItemInput.safeParse({ ...least, type: "podcast" }).success).toBe(false);
  });
});
