import { describe, expect, it } from "vitest";
import type { BlogPostSummary } from "~/entities/blog-post/blog-post";
import { authorOf, neighborsOf } from "./view.server";

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
      previous: { title: "The old one", path: "/blog/old" },
      next: { title: "The new one", path: "/blog/new" },
    });
  });

  it("are missing at the ends, and for a post that the list does not have", () => {
    expect(neighborsOf(posts, "new").next).toBeNull();
    expect(neighborsOf(posts, "old").previous).toBeNull();
    expect(neighborsOf(posts, "unknown")).toEqual({ previous: null, next: null });
  });
});

describe("the author of a post", () => {
  it("is the account's name, or Admin without an account", () => {
    expect(authorOf({ author: "Ada Lovelace" }, "Judith Hallberg")).toBe("Ada Lovelace");
    expect(authorOf({ author: null }, "Judith Hallberg")).toBe("Admin");
  });

  it("is the professor where nobody has named the owner's account", () => {
    expect(authorOf({ author: "Site Owner" }, "Judith Hallberg")).toBe("Judith Hallberg");
    expect(authorOf({ author: "Site Owner" }, null)).toBe("Site Owner");
  });
});
