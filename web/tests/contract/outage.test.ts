import { afterAll, beforeAll, beforeEach, describe, expect, inject, it } from "vitest";
import { type CmsProxy, startCmsProxy } from "../e2e/harness/cms-proxy";
import { startRealWeb } from "../support/real-web";
import { ask } from "../support/web-requests";
import { ownerToken } from "../support/owner-token";

/** The built website before a cms that gives no verdict: what it answers, with a cache and without. */

const settings = inject("settings");
const WORDS: Record<string, string> = {
  "/": "NO PUBLICATIONS FOUND.",
  "/publications": "Error loading publications: ",
  "/publications/some-work": "Error Loading Publication",
  "/about": "Error loading content: ",
  "/research": "Error loading information: ",
  "/teaching": "Error loading office hours: ",
  "/students": "Failed to fetch students",
  "/media": "Back in a Moment",
  "/events": "Error loading events: ",
  "/contact": "Failed to load contact information. Please try again later.",
  "/blog": "No blog posts found matching your search.",
  "/blog/some-post": "Error Loading Blog Post",
  "/events/some-event": "Back in a Moment",
};
const PAGES = Object.keys(WORDS);
let web: Awaited<ReturnType<typeof startRealWeb>>;
let cms: CmsProxy;

const visit = (address: string) => ask(web.url, { address, kind: "page" });

async function restart(): Promise<void> {
  await web.stop();
  web = await startRealWeb({ ...settings, CMS_URL: cms.url });
}

function expectOutage(answer: Response, page: string): void {
  expect(answer.status, page).toBe(503);
  expect(answer.headers.get("retry-after"), page).toMatch(/^[1-9]\d*$/);
  expect(answer.headers.get("x-robots-tag"), page).toBe("noindex");
  expect(answer.headers.has("x-lectern-stale"), page).toBe(false);
}

beforeAll(async () => {
  cms = await startCmsProxy(Number(settings["CMS_PORT"]));
  web = await startRealWeb({ ...settings, CMS_URL: cms.url });
}, 60_000);
afterAll(async () => {
  await web.stop();
  cms.close();
});
beforeEach(restart, 60_000);

describe("a website that starts without its cms", () => {
  it("answers 503 with the pages' words in their frame, and heals", async () => {
    cms.setDown(true);
    try {
      await restart();
      for (const page of PAGES) {
        const answer = await visit(page);
        expectOutage(answer, page);
        const html = await answer.text();
        expect(html, page).toContain(WORDS[page]);
        expect(html, page).toMatch(/<meta name="robots" content="noindex/);
        expect(html, page).toContain('id="header"');
      }
      expect((await visit("/login")).status).toBe(200);
      expect((await visit("/no-such-page")).status).toBe(404);
      expect((await fetch(`${web.url}/healthz`)).status).toBe(200);
    } finally {
      cms.setDown(false);
    }
    await expect.poll(async () => (await visit("/")).status).toBe(200);
    const { status, headers } = await visit("/publications");
    expect([status, headers.get("retry-after"), headers.get("x-robots-tag")]).toEqual([
      200,
      null,
      null,
    ]);
  }, 60_000);

  it("answers 503 as well when the cms is so slow that nobody waits for it", async () => {
    cms.delay("/api/", 8_000);
    try {
      const answers = await Promise.all(
        ["/", "/publications", "/teaching", "/blog"].map(
          async (page) => [page, await visit(page)] as const,
        ),
      );
      for (const [page, answer] of answers) expectOutage(answer, page);
    } finally {
      cms.delay("/api/", 0);
    }
  }, 60_000);

  it("shows a page of several parts as long as one of them can be read", async () => {
    cms.delay("/api/office-hours", 8_000);
    cms.delay("/api/testimonials", 8_000);
    try {
      for (const page of ["/", "/teaching"]) expect((await visit(page)).status, page).toBe(200);
    } finally {
      cms.delay("/api/office-hours", 0);
      cms.delay("/api/testimonials", 0);
    }
  }, 60_000);
});

describe("a cms that rejects reads without a token, because it cannot reach its database", () => {
  it("is an outage where nothing is cached", async () => {
    cms.setRejecting(true);
    try {
      for (const page of PAGES) {
        const answer = await visit(page);
        expectOutage(answer, page);
        const html = await answer.text();
        expect(html, page).toContain(WORDS[page]);
        expect(html, page).not.toContain("Missing or invalid credentials");
      }
    } finally {
      cms.setRejecting(false);
    }
  }, 60_000);

  it("leaves visitors the last good pages, and says so", async () => {
    const before = mainOf(await (await visit("/publications")).text());
    await visit("/");
    cms.setRejecting(true);
    try {
      await changeSomething();
      const changed = async () => (await visit("/publications")).headers.get("x-lectern-stale");
      await expect.poll(changed).toBe("cms-unreachable");
      const answer = await visit("/publications");
      expect(answer.status).toBe(200);
      expect(mainOf(await answer.text())).toBe(before);
    } finally {
      cms.setRejecting(false);
    }
  }, 60_000);
});

/** What differs from page to page: scripts that are kept with a page have no nonce. */
function mainOf(html: string): string {
  return /<main.*<\/main>/s.exec(html)?.[0] ?? "";
}

/** Makes each cache entry of the list of publications stale, and the list what it was. */
async function changeSomething(): Promise<void> {
  const headers = {
    authorization: `Bearer ${ownerToken}`,
    "content-type": "application/json",
  };
  const url = `${settings["CMS_URL"]}/api/publications`;
  const data = { title: "For a moment", authors: ["Ada"], publication_date: "2026-01-01" };
  const created = await fetch(url, { method: "POST", headers, body: JSON.stringify({ data }) });
  expect(created.status).toBe(201);
  const { data: entry } = (await created.json()) as { data: { documentId: string } };
  await fetch(`${url}/${entry.documentId}`, { method: "DELETE", headers });
}
