import { describe, expect, it } from "vitest";
import { type SitemapEntry, toSitemap } from "./sitemap";

const URL = "https://example.edu/sitemap.xml";

/** As a strict reader of XML sees it. */
function read(xml: string | null) {
  const { documentElement: root } = new DOMParser().parseFromString(xml ?? "", "application/xml");
  const textsOf = (name: string) =>
    [...root.getElementsByTagName(name)].map((element) => element.textContent);
  return {
    root: root.tagName,
    namespace: root.namespaceURI,
    locations: textsOf("loc"),
    changes: textsOf("lastmod"),
  };
}

const entries = (count: number): SitemapEntry[] =>
  Array.from({ length: count }, (_, index) => ({ url: `https://example.edu/${index}` }));

describe("a sitemap", () => {
  it("lists addresses, and when they changed where that is known", () => {
    const xml = toSitemap(
      [
        { url: "https://example.edu/" },
        { url: "https://example.edu/a?b='c'&d=<e>\"", changedAt: "2026-01-02T03:04:05.678Z" },
      ],
      URL,
    );
    expect(read(xml)).toEqual({
      root: "urlset",
      namespace: "http://www.sitemaps.org/schemas/sitemap/0.9",
      locations: ["https://example.edu/", "https://example.edu/a?b='c'&d=<e>\""],
      changes: ["2026-01-02T03:04:05.678Z"],
    });
  });

  it("has no parts as long as it may list everything", () => {
    expect(toSitemap(entries(50_000), URL)?.match(/<loc>/g)).toHaveLength(50_000);
    expect(toSitemap(entries(50_000), URL, 1)).toBeNull();
    expect(toSitemap([], URL, 1)).toBeNull();
  });

  it("is an index of parts beyond that", () => {
    const many = entries(50_001);
    expect(read(toSitemap(many, URL))).toMatchObject({
      root: "sitemapindex",
      locations: [`${URL}?part=1`, `${URL}?part=2`],
    });
    expect(toSitemap(many, URL, 1)?.match(/<loc>/g)).toHaveLength(50_000);
    expect(read(toSitemap(many, URL, 2)).locations).toEqual(["https://example.edu/50000"]);
    expect(toSitemap(many, URL, 3)).toBeNull();
  });
});
