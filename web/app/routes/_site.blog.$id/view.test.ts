import { describe, expect, it } from "vitest";
import type { BlogPostSummary } from "~/entities/blog-post/blog-post";
import { neighborsOf } from "./view.server";

const posts: BlogPostSummary[] = ["new", "middle", "old"].map((id) => ({
  id,
  title: `The ${id} one`,
  excerpt: null,
  featured_image: null,
  tags: [],
  published_at: "2026-03-14T23:30:00.000Z",
  updated_at: "2026-01-01T00:00:00.000Z",
  category: null,
}));

describe("the neighbors of a post", () => {
  it("are the one published before it and the one published after it", () => {
    expect(neighborsOf(posts, "middle")).toEqual({
      previous: { label: "The old one", href: "/blog/old" },
      next: { label: "The new one", href: "/blog/new" },
    });
  });

  it("are missing at the ends, and for a post that the list does not have", () => {
    expect(neighborsOf(posts, "new").next).toBeNull();
    expect(neighborsOf(posts, "old").previous).toBeNull();
    expect(neighborsOf(posts, "unknown")).toEqual({ previous: null, next: null });
  });
});
