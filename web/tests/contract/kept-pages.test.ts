import { afterAll, beforeAll, expect, inject, it } from "vitest";
import { type CmsProxy, startCmsProxy } from "../e2e/harness/cms-proxy";
import { startRealWeb } from "../support/real-web";

/** The built website, started again while its cms is away. */

const settings = inject("settings");
const PAGES = [
  "/",
  "/about",
  "/publications",
  "/research",
  "/teaching",
  "/blog",
  "/blog.xml",
  "/sitemap.xml",
];
let web: Awaited<ReturnType<typeof startRealWeb>>;
let cms: CmsProxy;

const start = (keepsPages: boolean) =>
  startRealWeb({ ...settings, CMS_URL: cms.url }, { keepsPages });

beforeAll(async () => {
  cms = await startCmsProxy(Number(settings["CMS_PORT"]));
  web = await start(false);
}, 60_000);
afterAll(async () => {
  await web.stop();
  cms.close();
}, 60_000);

async function visit(page: string) {
  const answer = await fetch(web.url + page);
  return {
    status: answer.status,
    stale: answer.headers.get("x-lectern-stale"),
    policy: answer.headers.get("content-security-policy"),
    etag: answer.headers.get("etag"),
    html: await answer.text(),
  };
}

it("a website serves the last good pages after a restart, until its cms answers", async () => {
  const before = new Map<string, Awaited<ReturnType<typeof visit>>>();
  for (const page of PAGES) {
    // Whoever comes first to a page that takes long gets it in parts, and not as it is kept.
    await expect.poll(async () => (await visit(page)).etag, { timeout: 10_000 }).not.toBeNull();
    before.set(page, await visit(page));
  }
  cms.setDown(true);
  try {
    await web.stop();
    web = await start(true);
    for (const page of PAGES) {
      const answer = await visit(page);
      expect([page, answer.status, answer.stale]).toEqual([page, 200, "cms-unreachable"]);
      expect(answer.html).toBe(before.get(page)?.html);
      expect(answer.policy).toBe(before.get(page)?.policy);
    }
    const unseen = await fetch(`${web.url}/students`);
    expect([unseen.status, unseen.headers.has("retry-after")]).toEqual([503, true]);
    await unseen.text();
  } finally {
    cms.setDown(false);
  }
  await expect
    .poll(async () => (await visit("/")).stale, { timeout: 10_000, interval: 100 })
    .toBeNull();
}, 60_000);
