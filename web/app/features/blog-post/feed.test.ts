import { describe, expect, it } from "vitest";
import type { BlogPost } from "~/entities/blog-post/blog-post";
import { bareSource } from "~/entities/picture/picture";
import { feedLinks } from "./feed-links";
import { toFeed } from "./feed.server";

const POST: BlogPost = {
  id: "abc123",
  title: "On trust",
  excerpt: "In short.",
  featured_image: "/uploads/a.jpg?a=1&b=2",
  tags: ["Notes", "trust"],
  published_at: "2026-03-14T23:30:00.000Z",
  updated_at: "2026-03-15T08:00:00.000Z",
  category: { id: "c1", name: "Notes", slug: "notes" },
  content: '<p>See <a href="/about">me</a>.</p>',
  author: "Ada Lovelace",
};
const page = (path: string) => ({ path, title: null, description: null, no_index: false });
const pictureOf = (url: string | null | undefined) => (url ? bareSource(url) : null);
const feedOf = (sources: Partial<Parameters<typeof toFeed>[0]>) =>
  toFeed({ posts: [POST], settings: [], professor: "Ada Lovelace", pictureOf, ...sources });

describe("the feed of the blog", () => {
  it("has its posts as their pages show them, by whole addresses", () => {
    expect(feedOf({})).toEqual({
      url: "http://localhost:3000/blog.xml",
      pageUrl: "http://localhost:3000/blog",
      iconUrl: "http://localhost:3000/apple-touch-icon.png",
      title: "Blog | Ada Lovelace",
      subtitle: null,
      author: "Ada Lovelace",
      entries: [
        {
          url: "http://localhost:3000/blog/abc123",
          title: "On trust",
          author: "Ada Lovelace",
          published: "2026-03-14T23:30:00.000+00:00",
          updated: "2026-03-15T08:00:00.000Z",
          categories: ["Notes", "trust"],
          summary: "In short.",
          html: '<p><img alt="" src="http://localhost:3000/uploads/a.jpg?a=1&amp;b=2" /></p><p>See <a href="http://localhost:3000/about">me</a>.</p>',
        },
      ],
    });
  });

  it("is named as the owner has named the blog", () => {
    const blog = { ...page("/blog"), title: "Notebook", description: "What I think." };
    expect(feedOf({ settings: [blog] })).toMatchObject({
      title: "Notebook | Ada Lovelace",
      subtitle: "What I think.",
    });
  });

  it("has no author while nobody's name is known, and a post has the name that its page shows", () => {
    const posts = [
      { ...POST, author: "Site Owner" },
      { ...POST, author: null },
    ];
    const { title, author, entries } = feedOf({ posts, professor: null });
    expect([title, author, ...entries.map((entry) => entry.author)]).toEqual([
      "Blog",
      null,
      "Site Owner",
      "Admin",
    ]);
  });

  it("has no post that search engines must not list", () => {
    const settings = [{ ...page("/blog/abc123"), no_index: true }, page("/blog/def456")];
    const posts = [POST, { ...POST, id: "def456" }];
    expect(feedOf({ posts, settings }).entries.map(({ url }) => url)).toEqual([
      "http://localhost:3000/blog/def456",
    ]);
  });

  it("has its posts also where search engines must not list the blog's own page", () => {
    expect(feedOf({ settings: [{ ...page("/blog"), no_index: true }] }).entries).toHaveLength(1);
  });
});

describe("the link to the feed", () => {
  const seo = {
    title: "About | Ada Lovelace",
    description: "",
    keywords: null,
    image: "",
    type: "website" as const,
    canonical: "",
    noIndex: false,
    siteName: "Ada Lovelace",
    verification: null,
  };

  it("is what browsers and feed readers look for", () => {
    expect(feedLinks(seo)).toEqual([
      {
        tagName: "link",
        rel: "alternate",
        type: "application/atom+xml",
        title: "Blog | Ada Lovelace",
        href: "/blog.xml",
      },
    ]);
  });

  it("is missing on a page that has failed", () => {
    expect(feedLinks(undefined)).toEqual([]);
  });
});
