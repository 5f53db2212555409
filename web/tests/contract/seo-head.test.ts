import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";
import { z } from "zod";
import { TEST_OWNER } from "../../../scripts/lib/test-site.mjs";
import { atCms } from "../support/at-cms";
import { startRealWeb } from "../support/real-web";
import { ask, signInAt } from "../support/web-requests";

/** What the owner enters at /admin/seo stands in the heads of pages with the very next request. */

const settings = inject("settings");
const SCREEN = "/admin/seo";
const record = z.object({ data: z.record(z.string(), z.unknown()) });
const rows = z.object({ data: z.array(z.object({ documentId: z.string(), path: z.string() })) });
let web: Awaited<ReturnType<typeof startRealWeb>>;
let cookie = "";
let original: Record<string, unknown> = {};

beforeAll(async () => {
  original = record.parse(await (await atCms("GET", "seo-setting")).json()).data;
  web = await startRealWeb(settings);
  cookie = await signInAt(web.url, TEST_OWNER.email, TEST_OWNER.password);
}, 60_000);

afterAll(async () => {
  const { site_title, site_description, default_keywords, default_og_image } = original;
  const data = {
    site_title,
    site_description,
    default_keywords,
    default_og_image,
    google_analytics_id: null,
    google_site_verification: null,
  };
  await atCms("PUT", "seo-setting", data);
  await web.stop();
});

async function save(fields: Record<string, string>) {
  const body = new URLSearchParams(fields);
  const answer = await ask(web.url, { address: SCREEN, kind: "data", cookie, body });
  return { status: answer.status, text: await answer.text() };
}

async function rowOf(path: string): Promise<string | undefined> {
  const { data } = rows.parse(
    await (await atCms("GET", "page-seos?pagination[pageSize]=100")).json(),
  );
  return data.find((row) => row.path === path)?.documentId;
}

async function headOf(path: string): Promise<string> {
  const html = await (await ask(web.url, { address: path, kind: "page" })).text();
  return html.slice(0, html.indexOf("</head>"));
}

const PAGE = {
  intent: "save",
  title: "What I offer",
  description: "All of it, in a sentence.",
  keywords: "offers, tests",
  og_image: "/images/profile-og-image.png",
  og_type: "article",
  canonical_url: "https://elsewhere.example.org/offers",
  no_index: "on",
};

describe("the settings of a page", () => {
  it.each(["/projects", "/links", "/publications", "/forgot-password"])(
    "stand in the head of %s with the next request",
    async (path) => {
      const id = await rowOf(path);
      expect(await headOf(path)).not.toContain("What I offer");
      expect((await save({ ...PAGE, path, ...(id && { id }) })).status).toBe(200);
      const head = await headOf(path);
      expect(head).toMatch(/<title>What I offer \| [^<]+<\/title>/);
      for (const tag of [
        '<meta name="description" content="All of it, in a sentence."/>',
        '<meta name="keywords" content="offers, tests"/>',
        `<meta property="og:image" content="${settings["SITE_URL"]}/images/profile-og-image.png"/>`,
        '<meta property="og:type" content="article"/>',
        '<link rel="canonical" href="https://elsewhere.example.org/offers"/>',
        '<meta name="robots" content="noindex,nofollow"/>',
      ]) {
        expect(head).toContain(tag);
      }
    },
    30_000,
  );

  it("go with the row", async () => {
    const id = (await rowOf("/projects")) ?? "";
    expect((await save({ intent: "delete", id })).status).toBe(200);
    const head = await headOf("/projects");
    expect(head).toContain("<title>Projects | ");
    expect(head).not.toContain("noindex");
    expect(await rowOf("/projects")).toBeUndefined();
  });

  it("are there once: a second row for a path is rejected with a sentence", async () => {
    for (const path of ["/publications", "/publications/", " /publications "]) {
      const { text } = await save({ ...PAGE, path });
      expect(text, path).toContain("This page already has SEO settings");
    }
    expect((await save({ ...PAGE, path: "publications" })).status).toBe(400);
    const { data } = rows.parse(
      await (await atCms("GET", "page-seos?pagination[pageSize]=100")).json(),
    );
    expect(data.filter(({ path }) => path.startsWith("/publications"))).toHaveLength(1);
  });
});

describe("the settings of the site", () => {
  const site = {
    intent: "global",
    overwrite: "yes",
    site_title: "The whole site",
    site_description: "Of everything a little.",
    default_keywords: "everything",
    default_og_image: "https://pictures.example.org/all.png",
    google_site_verification: '<meta name="google-site-verification" content="abc-123" />',
  };

  it("stand where a page says nothing of itself", async () => {
    expect((await save(site)).status).toBe(200);
    const head = await headOf("/projects");
    expect(head).toContain('<meta name="description" content="Of everything a little."/>');
    expect(head).toContain('<meta name="keywords" content="everything"/>');
    expect(head).toContain(
      '<meta property="og:image" content="https://pictures.example.org/all.png"/>',
    );
    expect(head).toContain('<meta name="google-site-verification" content="abc-123"/>');
  });

  it("load Google Analytics for the id that is set, and only then", async () => {
    const page = async () => (await ask(web.url, { address: "/projects", kind: "page" })).text();
    expect(await page()).not.toContain("analytics.js");
    expect((await save({ ...site, google_analytics_id: "G-ABC123DEF4" })).status).toBe(200);
    expect(await page()).toContain('data-measurement-id="G-ABC123DEF4"');
    const { status, text } = await save({ ...site, google_analytics_id: "<script>" });
    expect([status, text.includes("Must be an id such as G-ABC123DEF4")]).toEqual([400, true]);
    expect((await save(site)).status).toBe(200);
    expect(await page()).not.toContain("analytics.js");
  });

  it("are not overwritten by a form that was opened before another save", async () => {
    const { overwrite: _, ...form } = site;
    const stale = { site_title: "Overwritten", version: "2020-01-01T00:00:00.000Z" };
    await save({ ...form, ...stale });
    const { data } = record.parse(await (await atCms("GET", "seo-setting")).json());
    expect(data).toMatchObject({ site_title: "The whole site" });
  });
});

it.each([
  ["/reset-password?code=a-code", "Reset password"],
  ["/confirm-email?confirmation=a-code", "Confirm your email"],
])("%s has the professor's name in its title, and is not indexed", async (path, title) => {
  const head = await headOf(path);
  expect(head).toMatch(new RegExp(`<title>${title} \\| [^<]+</title>`));
  expect(head).toContain('<meta name="robots" content="noindex,nofollow"/>');
  expect(head).not.toContain("a-code");
});
