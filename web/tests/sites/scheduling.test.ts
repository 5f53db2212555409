import { afterAll, beforeAll, expect, it } from "vitest";
import { z } from "zod";
import { TEST_OWNER, createTestSite } from "../../../scripts/lib/test-site.mjs";
import { createSite } from "../../../scripts/lib/site.mjs";
import { freePorts } from "../../../scripts/lib/ports.mjs";

/** What is scheduled for a minute is there with its first request, and not before. */

const MINUTE = 60_000;
/** What is prepared before the minute has to be done by then. */
const PREPARATION_MS = 15_000;

const created = z.object({ data: z.object({ documentId: z.string() }) });
const session = z.object({ jwt: z.string() });
let site: Awaited<ReturnType<typeof createTestSite>>;
let token = "";

beforeAll(async () => {
  site = await createTestSite({ TIME_ZONE: "Asia/Kathmandu" });
  await site.site.start();
  const response = await fetch(`${site.settings["CMS_URL"]}/api/auth/local`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ identifier: TEST_OWNER.email, password: TEST_OWNER.password }),
  });
  token = session.parse(await response.json()).jwt;
}, 120_000);
afterAll(() => site.dispose());

async function create(path: string, data: object): Promise<string> {
  const response = await fetch(`${site.settings["CMS_URL"]}/api/${path}`, {
    method: "POST",
    headers: { authorization: `Bearer ${token}`, "content-type": "application/json" },
    body: JSON.stringify({ data }),
  });
  expect(response.status).toBe(201);
  return created.parse(await response.json()).data.documentId;
}

/** Another website before the same cms. */
async function anotherWeb() {
  const [port = 0] = await freePorts(1);
  const settings = {
    ...site.settings,
    WEB_PORT: String(port),
    SITE_URL: `http://localhost:${port}`,
  };
  const { web } = createSite({ settings, onLine: () => {}, onEvent: () => {} });
  await web.start();
  return { url: settings.SITE_URL, web };
}

const until = (time: number) =>
  new Promise((resolve) => setTimeout(resolve, Math.max(0, time - Date.now())));

it("comes and goes with the first request of its minute, whatever was stopped across it", async () => {
  const restarted = await anotherWeb();
  const main = site.settings["SITE_URL"] ?? "";
  const minute = Math.ceil((Date.now() + PREPARATION_MS) / MINUTE) * MINUTE;
  const at = new Date(minute).toISOString();
  const [title, prize] = ["Published on time", "Over on time"];
  const id = await create("blog-posts", { title, published: true, publish_at: at });
  await create("awards", { title: prize, year: "2099", unpublish_at: at });
  const event = await create("events", { title, date: "2098-12-30", publish_at: at });
  const paths = [`/blog/${id}`, "/blog", "/", "/sitemap.xml", "/blog.xml", `/events/${event}.ics`];
  const read = async (url: string) => {
    const [post, blog, home, sitemap, feed, calendar] = await Promise.all(
      paths.map(async (path) => {
        const response = await fetch(url + path);
        return { status: response.status, text: await response.text() };
      }),
    );
    return {
      post: post?.status,
      isListed: blog?.text.includes(title),
      hasPrize: home?.text.includes(prize),
      isInSitemap: sitemap?.text.includes(`/blog/${id}<`),
      isInFeed: feed?.text.includes(`/blog/${id}</id>`),
      calendar: calendar?.status,
    };
  };
  const before = {
    post: 404,
    isListed: false,
    hasPrize: true,
    isInSitemap: false,
    isInFeed: false,
    calendar: 404,
  };
  const after = {
    post: 200,
    isListed: true,
    hasPrize: false,
    isInSitemap: true,
    isInFeed: true,
    calendar: 200,
  };
  // Twice, so that the second is answered from the cache.
  for (const url of [main, main, restarted.url]) expect(await read(url)).toEqual(before);
  await restarted.web.stop();
  await until(minute - 3_000);
  expect(await read(main)).toEqual(before);
  await until(minute);
  expect(await read(main)).toEqual(after);
  await restarted.web.start();
  expect(await read(restarted.url)).toEqual(after);
  await restarted.web.stop();
}, 110_000);

it("is there when the cms was stopped across the minute", async () => {
  const main = site.settings["SITE_URL"] ?? "";
  const minute = Math.ceil((Date.now() + PREPARATION_MS) / MINUTE) * MINUTE;
  const publish_at = new Date(minute).toISOString();
  const id = await create("blog-posts", { title: "Slept through", published: true, publish_at });
  expect((await fetch(`${main}/blog/${id}`)).status).toBe(404);
  expect(await (await fetch(`${main}/blog`)).text()).not.toContain("Slept through");
  await site.site.cms.stop();
  await until(minute);
  await site.site.cms.start();
  await expect.poll(async () => (await fetch(`${main}/blog/${id}`)).status).toBe(200);
  expect(await (await fetch(`${main}/blog`)).text()).toContain("Slept through");
}, 110_000);
