import { describe, expect, it } from "vitest";
import { type PageSeo, nameInFrame, pageTitle, seoTags } from "./seo";

const seo: PageSeo = {
  title: "Publications | Elena Marchetti",
  description: "Papers and books.",
  keywords: "marketing, trust",
  image: "https://marchetti.example.edu/images/profile-og-image.png",
  type: "website",
  canonical: "https://marchetti.example.edu/publications",
  noIndex: false,
  siteName: "Elena Marchetti",
  verification: null,
};

describe("pageTitle", () => {
  it("ends in the professor's name", () => {
    expect(pageTitle("Academic Profile", "Elena Marchetti")).toBe(
      "Academic Profile | Elena Marchetti",
    );
  });

  it("is bare while no name is known", () => {
    expect(pageTitle("Academic Profile", null)).toBe("Academic Profile");
  });
});

describe("seoTags", () => {
  it("names the page for search engines and social networks", () => {
    const tags = seoTags(seo, { title: "Publications" });
    expect(tags).toContainEqual({ title: "Publications | Elena Marchetti" });
    expect(tags).toContainEqual({ name: "description", content: "Papers and books." });
    expect(tags).toContainEqual({ name: "keywords", content: "marketing, trust" });
    expect(tags).toContainEqual({
      tagName: "link",
      rel: "canonical",
      href: "https://marchetti.example.edu/publications",
    });
    expect(tags).toContainEqual({ property: "og:type", content: "website" });
    expect(tags).toContainEqual({ name: "twitter:card", content: "summary_large_image" });
    for (const tag of [{ property: "og:image" }, { name: "twitter:image" }]) {
      expect(tags).toContainEqual({ ...tag, content: seo.image });
    }
  });

  it("says nothing of robots, verification and keywords unless they are set", () => {
    const names = seoTags({ ...seo, keywords: null }, { title: "" }).map((tag) =>
      "name" in tag ? tag.name : null,
    );
    expect(names).not.toContain("robots");
    expect(names).not.toContain("google-site-verification");
    expect(names).not.toContain("keywords");
  });

  it("keeps search engines out when the owner says so", () => {
    expect(seoTags({ ...seo, noIndex: true }, { title: "" })).toContainEqual({
      name: "robots",
      content: "noindex,nofollow",
    });
  });

  it("carries the verification code", () => {
    expect(seoTags({ ...seo, verification: "abc" }, { title: "" })).toContainEqual({
      name: "google-site-verification",
      content: "abc",
    });
  });

  it("describes the subject in schema.org's words", () => {
    const person = { "@type": "Person", name: "Elena Marchetti" };
    expect(seoTags(seo, { title: "" }, person)).toContainEqual({
      "script:ld+json": { "@context": "https://schema.org", ...person },
    });
  });

  it("has the fallback title for a page that failed, which must not be indexed", () => {
    expect(seoTags(undefined, { title: "Publications" })).toEqual([
      { title: "Publications" },
      { name: "robots", content: "noindex,nofollow" },
    ]);
  });
});

describe("nameInFrame", () => {
  const found = (data: unknown) =>
    nameInFrame([
      { id: "root", data: {} },
      { id: "routes/_site", data },
    ]);

  it("is the name around the page, also when the page itself has failed", () => {
    expect(found({ frame: { name: "Elena Marchetti" } })).toBe("Elena Marchetti");
  });

  it("is unknown when the frame has failed as well, or there is none", () => {
    expect([undefined, null, {}, { frame: null }].map(found)).toEqual([null, null, null, null]);
    expect(nameInFrame([])).toBeNull();
  });
});
