import { describe, expect, it } from "vitest";
import { z } from "zod";
import { atCms } from "../support/at-cms";
import { setUpWebBeforeCms } from "../support/web-before-cms";

/** The built website before a real cms: what search engines are told to list, and what never. */

const { settings, cms, visit, restartWeb, make } = setUpWebBeforeCms();

const row = z.object({ data: z.object({ slug: z.string(), updatedAt: z.string() }) });

const settingsRows = z.object({ data: z.array(z.object({ documentId: z.string() })).length(1) });

async function makePublication(title: string) {
  const id = await make("publications", { title, authors: ["Ada Lovelace"] });
  const stored = async () =>
    row.parse(await (await atCms("GET", `publications/${id}`)).json()).data;
  return { id, path: `/publications/${(await stored()).slug}`, stored };
}

/** The paths in the sitemap, each with when it changed. */
async function listed(): Promise<Map<string, string | undefined>> {
  const answer = await visit("/sitemap.xml");
  expect(answer.status).toBe(200);
  const entries = (await answer.text()).matchAll(
    /<url><loc>([^<]*)<\/loc>(?:<lastmod>([^<]*)<\/lastmod>)?<\/url>/g,
  );
  return new Map(
    [...entries].map(([, url = "", changedAt]) => {
      expect(url.startsWith(`${settings["SITE_URL"]}/`)).toBe(true);
      return [url.slice((settings["SITE_URL"] ?? "").length), changedAt] as const;
    }),
  );
}

const isListed = async (path: string) => (await listed()).has(path);

it("is named by robots.txt", async () => {
  const answer = await visit("/robots.txt");
  expect([answer.status, answer.headers.get("content-type")]).toEqual([
    200,
    "text/plain; charset=utf-8",
  ]);
  expect(await answer.text()).toBe(
    `User-agent: *\nDisallow: /admin\n\nSitemap: ${settings["SITE_URL"]}/sitemap.xml\n`,
  );
});

describe("the sitemap", () => {
  it("lists every page, post, event and publication, each as its page names itself", async () => {
    const { path, stored } = await makePublication("Listed for searchers");
    await expect.poll(() => isListed(path)).toBe(true);
    const entries = await listed();
    expect(entries.get(path)).toBe((await stored()).updatedAt);
    expect(entries.get("/about")).toBeUndefined();
    const paths = [...entries.keys()];
    const details = ["/blog/", "/events/", "/publications/"].flatMap((start) => {
      const found = paths.filter((one) => one.startsWith(start));
      expect([start, found.length > 1]).toEqual([start, true]);
      return found.slice(0, 2);
    });
    const pages = paths.filter((one) => one.split("/").length === 2);
    expect(pages.length).toBeGreaterThan(10);
    for (const one of [...pages, ...details]) {
      const page = await visit(one, { redirect: "manual" });
      expect([one, page.status]).toEqual([one, 200]);
      const html = await page.text();
      const [, canonical] = /<link rel="canonical" href="([^"]*)"/.exec(html) ?? [];
      expect(canonical).toBe(`${settings["SITE_URL"]}${one}`);
      expect(html, one).not.toMatch(/<meta name="robots" content="noindex/);
    }
  }, 60_000);

  it("is XML that a browser has already, until something changes", async () => {
    const { headers } = await visit("/sitemap.xml");
    expect(headers.get("content-type")).toBe("application/xml; charset=utf-8");
    const known = { "if-none-match": headers.get("etag") ?? "" };
    expect((await visit("/sitemap.xml", { headers: known })).status).toBe(304);
    await makePublication("Changes the sitemap");
    await expect
      .poll(async () => (await visit("/sitemap.xml", { headers: known })).status)
      .toBe(200);
  });

  it("has no part as long as it is whole", async () => {
    for (const part of ["1", "2", "0", "x", "1.5"]) {
      expect((await visit(`/sitemap.xml?part=${part}`)).status, part).toBe(404);
    }
  });

  it("never lists what is not public", async () => {
    const past = "2020-01-02T09:00";
    const future = "2090-01-02T09:00";
    const event = { date: "2090-01-03" };
    const { path: former, id } = await makePublication("First address of a work");
    const hidden = [
      `/blog/${await make("blog-posts", { title: "A draft" })}`,
      `/blog/${await make("blog-posts", { title: "Draft of then", publish_at: past })}`,
      `/blog/${await make("blog-posts", { title: "Soon", published: true, publish_at: future })}`,
      `/blog/${await make("blog-posts", { title: "Over", published: true, unpublish_at: past })}`,
      `/events/${await make("events", { ...event, title: "Not yet", publish_at: future })}`,
      `/events/${await make("events", { ...event, title: "No more", unpublish_at: past })}`,
      former,
    ];
    const { path: gone, id: deleted } = await makePublication("Soon in the trash");
    const post = await make("blog-posts", { title: "Out", published: true });
    for (const path of [former, gone, `/blog/${post}`]) {
      await expect.poll(() => isListed(path)).toBe(true);
    }
    await atCms("PUT", `publications/${id}`, { slug: "second-address-of-a-work" });
    await atCms("DELETE", `publications/${deleted}`);
    await atCms("PUT", `blog-posts/${post}`, { published: false });
    await expect.poll(() => isListed("/publications/second-address-of-a-work")).toBe(true);
    const paths = [...(await listed()).keys()];
    for (const path of [...hidden, gone, `/blog/${post}`]) expect(paths).not.toContain(path);
    const starts = /^\/(?:admin|login|register|forgot|reset|confirm|logout|api)|[?#]/;
    expect(paths.filter((path) => starts.test(path))).toEqual([]);
  });

  it("leaves out what the owner has excluded, and what has its home elsewhere", async () => {
    const { path } = await makePublication("Excluded for a while");
    await expect.poll(() => isListed(path)).toBe(true);
    const id = await make("page-seos", { path, no_index: true });
    await expect.poll(() => isListed(path)).toBe(false);
    const settingsOf = (data: object) => atCms("PUT", `page-seos/${id}`, data);
    await settingsOf({ no_index: false });
    await expect.poll(() => isListed(path)).toBe(true);
    await settingsOf({ canonical_url: "https://journal.example.org/the-work" });
    await expect.poll(() => isListed(path)).toBe(false);
    await settingsOf({ canonical_url: `${settings["SITE_URL"]}${path}` });
    await expect.poll(() => isListed(path)).toBe(true);
    const rows = await atCms("GET", "page-seos?filters[path]=/events");
    const [page] = settingsRows.parse(await rows.json()).data;
    await atCms("PUT", `page-seos/${page?.documentId}`, { no_index: true });
    await expect.poll(() => isListed("/events")).toBe(false);
    await atCms("PUT", `page-seos/${page?.documentId}`, { no_index: false });
    await expect.poll(() => isListed("/events")).toBe(true);
  });

  it("is never half: without its cms it is the last one, or 503", async () => {
    const before = [...(await listed()).keys()];
    cms().setDown(true);
    try {
      expect([...(await listed()).keys()]).toEqual(before);
      await restartWeb();
      const answer = await visit("/sitemap.xml");
      expect([answer.status, answer.headers.get("retry-after")]).toEqual([503, "15"]);
      expect((await visit("/robots.txt")).status).toBe(200);
    } finally {
      cms().setDown(false);
    }
    await expect.poll(async () => (await visit("/sitemap.xml")).status).toBe(200);
  }, 60_000);
});
