import { describe, expect, it } from "vitest";
import {
  type BlogPost,
  authorOf,
  byNewest,
  descriptionOf,
  keywordsOf,
  postPath,
  readingMinutes,
} from "./blog-post";
import { toStructuredPost } from "./structured";
import { texts } from "./texts";

describe("reading time", () => {
  it.each([
    [0, 1],
    [1, 1],
    [200, 1],
    [201, 2],
    [400, 2],
    [1001, 6],
  ])("of %i words is %i min", (words, minutes) => {
    expect(readingMinutes(Array.from({ length: words }, () => "word").join(" \n"))).toBe(minutes);
  });

  it("counts two letters of Chinese and Japanese as a word", () => {
    expect(readingMinutes("数字营销研究，".repeat(400))).toBe(7);
    expect(readingMinutes("デジタル")).toBe(1);
    expect(readingMinutes(`${"word ".repeat(150)}${"数字".repeat(51)}`)).toBe(2);
  });

  it("is shown in the words of the specification", () => {
    expect(texts.readingTime(3)).toBe("3 min read");
  });
});

describe("description", () => {
  it("is the excerpt", () => {
    expect(descriptionOf({ excerpt: "In short." }, "The whole text.")).toBe("In short.");
  });

  it("is the beginning of the text without one", () => {
    const exactly = "x".repeat(160);
    expect(descriptionOf({ excerpt: null }, exactly)).toBe(exactly);
    expect(descriptionOf({ excerpt: null }, `${exactly}y`)).toBe(`${exactly}...`);
    expect(descriptionOf({ excerpt: null }, "")).toBeNull();
  });

  it("does not cut a character in two", () => {
    expect(descriptionOf({ excerpt: null }, "𝒜".repeat(161))).toBe(`${"𝒜".repeat(160)}...`);
  });
});

describe("keywords", () => {
  it("are up to 20 distinct tags", () => {
    const many = Array.from({ length: 25 }, (_, index) => `t${index}`);
    expect(keywordsOf([{ tags: ["a", "b"] }, { tags: ["b", "c"] }])).toBe("a, b, c");
    expect(keywordsOf([{ tags: many }])?.split(", ")).toEqual(many.slice(0, 20));
    expect(keywordsOf([{ tags: [] }])).toBeNull();
  });
});

it("stands newest first, ties by title", () => {
  const rows = [
    { title: "old", published_at: "2025-12-31T23:00:00.000Z" },
    { title: "b", published_at: "2026-01-01T00:00:00.000Z" },
    { title: "a", published_at: "2026-01-01T00:00:00.000Z" },
  ];
  expect(rows.sort(byNewest).map(({ title }) => title)).toEqual(["a", "b", "old"]);
});

it("has an address that its id cannot leave", () => {
  expect(postPath({ id: "abc" })).toBe("/blog/abc");
  expect(postPath({ id: "../admin?x" })).toBe("/blog/..%2Fadmin%3Fx");
});

describe("structured data", () => {
  const post: BlogPost = {
    id: "p1",
    title: "A post",
    excerpt: null,
    featured_image: null,
    tags: [],
    published_at: "2026-03-14T09:00:00.000Z",
    category: null,
    content: "<p>Text</p>",
    author: "Ada Lovelace",
    updated_at: "2026-03-15T09:00:00.000Z",
  };
  const about = { url: "https://a.example/blog/p1", image: null, author: "Ada", description: null };

  it("leaves out what is not known", () => {
    expect(toStructuredPost(post, about)).toEqual({
      "@type": "BlogPosting",
      headline: "A post",
      datePublished: "2026-03-14T09:00:00.000Z",
      dateModified: "2026-03-15T09:00:00.000Z",
      author: { "@type": "Person", name: "Ada" },
      url: "https://a.example/blog/p1",
      mainEntityOfPage: "https://a.example/blog/p1",
    });
  });

  it("names the subject, the picture and the tags", () => {
    const category = { id: "c", name: "Marketing", slug: "marketing" };
    const whole = { ...post, category, tags: ["a", "b"] };
    const image = "https://a.example/uploads/a.jpg";
    expect(toStructuredPost(whole, { ...about, image, description: "D" })).toMatchObject({
      description: "D",
      image,
      articleSection: "Marketing",
      keywords: "a, b",
    });
  });
});

it("says the words of the specification", () => {
  expect(texts.none).toBe("No blog posts found matching your search.");
  expect(texts.clear).toBe("Clear search");
  expect(texts.unknownAuthor).toBe("Admin");
  expect(texts.loadError).toEqual({
    title: "Error Loading Blog Post",
    text: "Sorry, we couldn't load this blog post.",
  });
  expect(texts.notFound).toEqual({
    title: "Blog Post Not Found",
    text: "Sorry, the blog post you're looking for doesn't exist or is not published.",
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
