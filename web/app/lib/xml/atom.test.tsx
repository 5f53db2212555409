import { describe, expect, it } from "vitest";
import { type AtomEntry, type AtomFeed, toAtom } from "./atom";

const ENTRY: AtomEntry = {
  url: "https://example.edu/blog/abc",
  title: "Trust & <brands>",
  author: 'Ada "A" Lovelace',
  published: "2026-03-14T23:30:00.000+01:00",
  updated: "2026-03-15T08:00:00.000Z",
  categories: ["Field Notes", 'R&D "now"'],
  summary: "In short.\nIn two lines.",
  html: '<p>1 &lt; 2 &amp; <a href="https://example.edu/?a=1&amp;b=2">more</a> ]]></p>',
};
const FEED: AtomFeed = {
  url: "https://example.edu/blog.xml",
  pageUrl: "https://example.edu/blog",
  iconUrl: "https://example.edu/icon.png",
  title: "Blog | Ada Lovelace",
  subtitle: "What I think.",
  author: "Ada Lovelace",
  entries: [ENTRY],
};

/** What a strict reader of XML sees: the name of each element, with its attributes and its content. */
function read(element: Element): unknown[] {
  const attributes = [...element.attributes].map(({ name, value }) => `${name}=${value}`);
  const children = [...element.children].map(read);
  return [element.tagName, ...attributes, ...(children.length ? children : [element.textContent])];
}

function parse(xml: string): Element {
  expect(xml.startsWith('<?xml version="1.0" encoding="UTF-8"?>\n<feed ')).toBe(true);
  return new DOMParser().parseFromString(xml, "application/xml").documentElement;
}

describe("a feed", () => {
  it("is what RFC 4287 asks for", () => {
    const root = parse(toAtom(FEED));
    expect(root.namespaceURI).toBe("http://www.w3.org/2005/Atom");
    expect(read(root)).toEqual([
      "feed",
      "xmlns=http://www.w3.org/2005/Atom",
      ["id", "https://example.edu/blog.xml"],
      ["link", "rel=self", "type=application/atom+xml", "href=https://example.edu/blog.xml", ""],
      ["link", "rel=alternate", "type=text/html", "href=https://example.edu/blog", ""],
      ["title", "Blog | Ada Lovelace"],
      ["subtitle", "What I think."],
      ["updated", "2026-03-15T08:00:00.000Z"],
      ["author", ["name", "Ada Lovelace"]],
      ["icon", "https://example.edu/icon.png"],
      [
        "entry",
        ["id", "https://example.edu/blog/abc"],
        ["link", "rel=alternate", "type=text/html", "href=https://example.edu/blog/abc", ""],
        ["title", "Trust & <brands>"],
        ["published", "2026-03-14T23:30:00.000+01:00"],
        ["updated", "2026-03-15T08:00:00.000Z"],
        ["author", ["name", 'Ada "A" Lovelace']],
        ["category", "term=Field Notes", ""],
        ["category", 'term=R&D "now"', ""],
        ["summary", "In short.\nIn two lines."],
        [
          "content",
          "type=html",
          '<p>1 &lt; 2 &amp; <a href="https://example.edu/?a=1&amp;b=2">more</a> ]]></p>',
        ],
      ],
    ]);
  });

  it("has been updated when its latest change was made, whichever post that is in", () => {
    const changed = (updated: string): AtomEntry => ({ ...ENTRY, updated });
    const entries = ["2026-01-01T00:00:00.000Z", "2026-05-01T00:00:00.000Z"].map(changed);
    const root = parse(toAtom({ ...FEED, entries: [...entries, ENTRY] }));
    expect(root.querySelector("feed > updated")?.textContent).toBe("2026-05-01T00:00:00.000Z");
  });

  it("without posts, a name or a description is a feed all the same", () => {
    const root = parse(toAtom({ ...FEED, subtitle: null, author: null, entries: [] }));
    expect([...root.children].map(({ tagName }) => tagName)).toEqual([
      "id",
      "link",
      "link",
      "title",
      "updated",
      "icon",
    ]);
    expect(root.querySelector("updated")?.textContent).toBe("1970-01-01T00:00:00.000Z");
  });

  it("leaves out what a post does not have", () => {
    const bare = { ...ENTRY, summary: null, html: "", categories: [] };
    const entry = parse(toAtom({ ...FEED, entries: [bare] })).querySelector("entry");
    expect([...(entry?.children ?? [])].map(({ tagName }) => tagName)).toEqual([
      "id",
      "link",
      "title",
      "published",
      "updated",
      "author",
    ]);
  });

  it("can be read whatever has been pasted into a post", () => {
    const entry = { ...ENTRY, title: "a\u0000b\u001B\uD83D", html: "<p>\u0001\uFFFFx</p>" };
    const root = parse(toAtom({ ...FEED, entries: [entry] }));
    expect(root.querySelector("entry > title")?.textContent).toBe("ab");
    expect(root.querySelector("content")?.textContent).toBe("<p>x</p>");
  });
});
