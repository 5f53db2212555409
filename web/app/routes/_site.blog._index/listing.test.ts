import { describe, expect, it } from "vitest";
import type { BlogPostSummary } from "~/entities/blog-post/blog-post";
import { findPosts, toListing } from "./listing";

const marketing = { id: "c1", name: "Marketing", slug: "marketing" };
const research = { id: "c2", name: "Research Life", slug: "research-life" };

function post(attributes: Partial<BlogPostSummary>): BlogPostSummary {
  return {
    id: "p",
    title: "A post",
    excerpt: null,
    featured_image: null,
    tags: [],
    published_at: "2026-03-14T23:30:00.000Z",
    updated_at: "2026-01-01T00:00:00.000Z",
    category: null,
    ...attributes,
  };
}

describe("search", () => {
  const posts = [
    post({ id: "title", title: "Éclairs for ALL" }),
    post({ id: "excerpt", excerpt: "about éclairs" }),
    post({ id: "tag", tags: ["one", "ÉCLAIRS"] }),
    post({ id: "category", category: { ...marketing, name: "Eclairs & éclairs" } }),
    post({ id: "other", category: research }),
  ];
  const found = (query: string, category: string | null = null) =>
    findPosts(posts, { query, category }).map(({ id }) => id);

  it("finds title, excerpt, tags and category in any case", () => {
    expect(found("ÉclairS")).toEqual(["title", "excerpt", "tag", "category"]);
    expect(found("  ")).toHaveLength(5);
    expect(found("nothing")).toEqual([]);
  });

  it("keeps to one category", () => {
    expect(found("", "research-life")).toEqual(["other"]);
    expect(found("éclairs", "research-life")).toEqual([]);
    expect(found("", "no-such-category")).toEqual([]);
  });
});

describe("the page", () => {
  const posts = ["a", "b", "c", "d"].map((id) =>
    post({ id, category: id === "a" ? null : marketing, tags: ["1", "2", "3", "4"] }),
  );
  const listing = toListing(posts, posts.slice(3), [marketing, research], "marketing", () => null);

  it("counts the posts of each category, whatever is searched", () => {
    expect(listing.categories).toEqual([
      { name: "Marketing", count: 3, to: "/blog?category=marketing", isCurrent: true },
      { name: "Research Life", count: 0, to: null, isCurrent: false },
    ]);
  });

  it("has the three newest posts beside those that were found", () => {
    expect(listing.recent.map(({ id }) => id)).toEqual(["a", "b", "c"]);
    expect(listing.posts.map(({ id }) => id)).toEqual(["d"]);
  });

  it("shows three tags, and the day that no time zone shifts", () => {
    expect(listing.posts[0]).toMatchObject({
      tags: ["1", "2", "3"],
      path: "/blog/d",
      date: { iso: "2026-03-14", text: "March 14, 2026" },
    });
  });
});
