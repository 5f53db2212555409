import { describe, expect, it } from "vitest";
import { pageSeoInput, pageSeoInputBeside, siteSettingsInput } from "./input";
import { type PageSettings, type SiteSettings, resolveSeo } from "./page-seo";

const noPage: PageSettings = {
  title: null,
  description: null,
  keywords: null,
  og_image: null,
  og_type: "website",
  canonical_url: null,
  no_index: false,
};
const noSite: SiteSettings = {
  site_title: null,
  site_description: null,
  default_keywords: null,
  default_og_image: null,
  google_analytics_id: null,
  google_site_verification: null,
};
const nothing = {
  siteUrl: "https://marchetti.example.edu",
  path: "/blog",
  professor: "Elena Marchetti",
  page: null,
  site: null,
  defaults: {},
};

describe("resolveSeo", () => {
  it("has built-in defaults for everything", () => {
    expect(resolveSeo(nothing)).toMatchObject({
      title: "Academic Profile | Elena Marchetti",
      image: "https://marchetti.example.edu/images/profile-og-image.png",
      keywords: "professor, academic, research, publications, teaching",
      type: "website",
      canonical: "https://marchetti.example.edu/blog",
      noIndex: false,
      siteName: "Elena Marchetti",
      verification: null,
    });
    expect(resolveSeo(nothing).description).toContain("Elena Marchetti");
  });

  it("takes the canonical address from the page, unless the owner has set one", () => {
    const defaults = { canonical: "/blog?page=2" };
    const own = { ...noPage, canonical_url: "https://elsewhere.example.org/notes" };
    expect(resolveSeo({ ...nothing, defaults }).canonical).toBe(
      "https://marchetti.example.edu/blog?page=2",
    );
    expect(resolveSeo({ ...nothing, defaults, page: own }).canonical).toBe(own.canonical_url);
  });

  it("prefers the site's settings to the built-in defaults", () => {
    const site = {
      ...noSite,
      site_title: "Marketing and Trust",
      site_description: "All about trust.",
      default_keywords: "trust",
      default_og_image: "/uploads/portrait.jpg",
      google_site_verification: "abc",
    };
    expect(resolveSeo({ ...nothing, site })).toMatchObject({
      title: "Marketing and Trust | Elena Marchetti",
      description: "All about trust.",
      keywords: "trust",
      image: "https://marchetti.example.edu/uploads/portrait.jpg",
      verification: "abc",
    });
  });

  it("prefers what the page says of itself to the site's settings", () => {
    const site = { ...noSite, site_title: "S", site_description: "S", default_keywords: "s" };
    const defaults = {
      title: "Trust in algorithms",
      description: "A post.",
      keywords: "trust, algorithms",
      image: "https://cdn.example.org/post.jpg",
      type: "article" as const,
    };
    expect(resolveSeo({ ...nothing, site, defaults })).toMatchObject({
      title: "Trust in algorithms | Elena Marchetti",
      description: "A post.",
      keywords: "trust, algorithms",
      image: "https://cdn.example.org/post.jpg",
      type: "article",
    });
  });

  it("prefers the owner's settings for the path to everything", () => {
    const page = {
      title: "Notes",
      description: "Notes on trust.",
      keywords: "notes",
      og_image: "/uploads/notes.png",
      og_type: "article" as const,
      canonical_url: "https://elsewhere.example.org/notes",
      no_index: true,
    };
    const defaults = { title: "Blog", description: "D", keywords: "d", image: "/d.png" };
    expect(resolveSeo({ ...nothing, page, defaults })).toMatchObject({
      title: "Notes | Elena Marchetti",
      description: "Notes on trust.",
      keywords: "notes",
      image: "https://marchetti.example.edu/uploads/notes.png",
      type: "article",
      canonical: "https://elsewhere.example.org/notes",
      noIndex: true,
    });
  });

  it("falls back field by field", () => {
    const page = { ...noPage, description: "Only this." };
    const site = { ...noSite, default_keywords: "trust" };
    expect(resolveSeo({ ...nothing, page, site, defaults: { title: "Blog" } })).toMatchObject({
      title: "Blog | Elena Marchetti",
      description: "Only this.",
      keywords: "trust",
      image: "https://marchetti.example.edu/images/profile-og-image.png",
    });
  });

  it("takes no unsafe address for a picture or as the canonical one", () => {
    const page = { ...noPage, og_image: "javascript:alert(1)", canonical_url: "//evil.example" };
    expect(resolveSeo({ ...nothing, page })).toMatchObject({
      image: "https://marchetti.example.edu/images/profile-og-image.png",
      canonical: "https://marchetti.example.edu/blog",
    });
  });

  it("does without a name", () => {
    const seo = resolveSeo({ ...nothing, professor: null });
    expect(seo.title).toBe("Academic Profile");
    expect(seo.description).not.toContain("null");
  });
});

describe("the form of a page", () => {
  it("keeps one spelling of a path, and has the defaults of the spec", () => {
    expect(pageSeoInput.parse({ path: " /about// ", title: " " })).toEqual({
      path: "/about",
      title: null,
      description: null,
      keywords: null,
      og_image: null,
      og_type: "website",
      canonical_url: null,
      no_index: false,
    });
    expect(pageSeoInput.parse({ path: "/" }).path).toBe("/");
    expect(pageSeoInput.parse({ path: "/About" }).path).toBe("/about");
    expect(pageSeoInput.parse({ path: "/index/" }).path).toBe("/");
  });

  it.each([
    ["path", undefined, "Page path is required"],
    ["path", "about", "Page path must start with / and have no spaces, ? or #"],
    ["path", "//evil.example", "Page path must start with / and have no spaces, ? or #"],
    ["path", "/a?b", "Page path must start with / and have no spaces, ? or #"],
    ["path", "/taken/", "This page already has SEO settings"],
    ["path", "/Taken", "This page already has SEO settings"],
    ["og_image", "javascript:alert(1)", "Must be a valid URL"],
    ["canonical_url", "/relative", "Must be a valid URL"],
  ])("rejects %s = %j with %j", (field, value, message) => {
    const result = pageSeoInputBeside(["/taken"]).safeParse({ path: "/a", [field]: value });
    expect(result.error?.issues.map((issue) => [issue.path[0], issue.message])).toEqual([
      [field, message],
    ]);
  });
});

describe("the form of the site", () => {
  const codeOf = (text: string) =>
    siteSettingsInput.parse({ google_site_verification: text }).google_site_verification;

  it("takes the whole verification tag, or the code alone", () => {
    expect(codeOf('<meta name="google-site-verification" content="abc-1" />')).toBe("abc-1");
    expect(codeOf(" abc-1 ")).toBe("abc-1");
    expect(codeOf("")).toBeNull();
  });

  it("takes ids of Google Analytics alone", () => {
    const read = (google_analytics_id: string) =>
      siteSettingsInput.safeParse({ google_analytics_id });
    expect(read("G-ABC123DEF4").success).toBe(true);
    expect(read(" ").data?.google_analytics_id).toBeNull();
    expect(read("<script>").error?.issues[0]?.message).toBe("Must be an id such as G-ABC123DEF4");
  });
});
