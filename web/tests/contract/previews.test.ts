import { afterAll, beforeAll, beforeEach, describe, expect, inject, it } from "vitest";
import { z } from "zod";
import { createSite, type Site } from "../../../scripts/lib/site.mjs";
import { TEST_OWNER } from "../../../scripts/lib/test-site.mjs";
import { writeAtCms } from "../support/at-cms";
import { ask, cookiesOf, signInAt } from "../support/web-requests";

/** Pages that are not public yet, as the owner and those who have an address see them. */

const settings = inject("settings");
const url = settings["SITE_URL"] ?? "";
const lines: string[] = [];
let web: Site["web"];
let owner = "";

const shared = z.object({ ok: z.literal(true), share: z.object({ address: z.string() }) });

beforeAll(async () => {
  const site = createSite({
    settings,
    onLine: (_server, line) => lines.push(line),
    onEvent: (event) => lines.push(event),
  });
  web = site.web;
  await web.start();
  owner = await signInAt(url, TEST_OWNER.email, TEST_OWNER.password);
}, 60_000);
afterAll(() => web.stop());

const visit = (address: string, cookie = "") => ask(url, { address, kind: "page", cookie });

async function preview(type: string, fields: Record<string, string>, cookie = owner) {
  const body = new URLSearchParams(fields);
  return ask(url, { address: `/admin/preview/${type}`, kind: "page", cookie, body });
}

async function post(intent: string, type: string, id: string, cookie = owner) {
  const body = new URLSearchParams({ intent, type, id });
  return ask(url, { address: "/admin/preview-share", kind: "page", cookie, body });
}

/** Path and query under which others see a record. */
async function share(type: string, id: string): Promise<string> {
  const { address } = shared.parse(await (await post("share", type, id)).json()).share;
  expect(address.startsWith(url)).toBe(true);
  return address.slice(url.length);
}

function expectNoCopies({ headers }: Response): void {
  expect(headers.get("cache-control")).toBe("private, no-store");
  expect(headers.get("x-robots-tag")).toBe("noindex, nofollow");
  expect(headers.get("referrer-policy")).toBe("no-referrer");
  expect(headers.get("content-security-policy")).toContain("default-src 'self'");
  expect(headers.get("etag")).toBeNull();
}

let draft = "";
beforeEach(async () => {
  const title = "A draft from the test";
  draft = await writeAtCms("POST", "blog-posts", { title, content: "<p>Not yet</p>" });
  return () => writeAtCms("DELETE", `blog-posts/${draft}`);
});

describe("what the owner has typed", () => {
  it("is on the post's own page, for the owner alone, and nowhere else", async () => {
    const content = "<p>Typed just now</p><script>alert(1)</script>";
    const answer = await preview("blog-post", { id: draft, title: "Typed", content });
    expect(answer.status).toBe(302);
    const address = answer.headers.get("location") ?? "";
    expect(address).toMatch(new RegExp(`^/blog/${draft}\\?preview=d[\\w-]{43}$`));
    for (let visits = 0; visits < 2; visits += 1) {
      const seen = await visit(address, owner);
      expect(seen.status).toBe(200);
      expectNoCopies(seen);
      const html = await seen.text();
      expect(html).toContain("Typed just now");
      expect(html).toContain("Only you can see this page");
      expect(html).toContain('content="noindex,nofollow"');
      expect(html).not.toContain("alert(1)");
      for (const cookie of ["", "__session=x"]) {
        const other = await visit(address, cookie);
        expect(other.status).toBe(404);
        expectNoCopies(other);
        expect(await other.text()).not.toContain("Typed");
      }
    }
    expect((await visit(`/blog/${draft}`)).status).toBe(404);
    expect((await visit(`/blog/${draft}`, owner)).status).toBe(404);
    expect(await (await visit("/blog")).text()).not.toContain("Typed");
  });

  it("may be a record that was never saved", async () => {
    const answer = await preview("media-item", {
      title: "Never saved",
      type: "video",
      url: "https://example.org/talk",
      publish_at: "2090-01-02T09:00",
    });
    const address = answer.headers.get("location") ?? "";
    expect(address).toMatch(/^\/media\?preview=d/);
    expect(await (await visit(address, owner)).text()).toContain("Never saved");
    expect(await (await visit("/media", owner)).text()).not.toContain("Never saved");
    expect((await visit(address)).status).toBe(404);
  });

  it("may be a list of the home page", async () => {
    const answer = await preview("home-stat", {
      "data[0].id": "new-one",
      "data[0].icon": "globe",
      "data[0].value": "4711",
      "data[0].title": "Rivers crossed",
      "data[0].publish_at": "2090-01-02T09:00",
    });
    const address = answer.headers.get("location") ?? "";
    expect(address).toMatch(/^\/\?preview=d/);
    expect(await (await visit(address, owner)).text()).toContain("Rivers crossed");
    expect(await (await visit("/", owner)).text()).not.toContain("Rivers crossed");
  });

  it("says what is wrong with it", async () => {
    const answer = await preview("blog-post", { publish_at: "2031-01-02T09:00", title: "" });
    expect(answer.status).toBe(400);
    const html = await answer.text();
    expect(html).toContain("The preview cannot be shown yet");
    expect(html).toContain("Title is required");
    const late = await preview("blog-post", {
      title: "Late",
      publish_at: "2031-01-02T09:00",
      unpublish_at: "2031-01-02T09:00",
    });
    expect(late.status).toBe(400);
    expect(await late.text()).toContain("“Unpublish at” must be later than “Publish at”");
  });

  it("is taken from the owner alone", async () => {
    const answer = await preview("blog-post", { title: "From a stranger" }, "");
    expect(answer.headers.get("location")).toMatch(/^\/login/);
    expect((await post("share", "blog-post", draft, "")).headers.get("location")).toMatch(
      /^\/login/,
    );
  });
});

describe("a shared preview", () => {
  it("is for whoever has the address, until it is withdrawn", async () => {
    const address = await share("blog-post", draft);
    expect(address).toMatch(new RegExp(`^/blog/${draft}\\?preview=s[\\w-]{43}$`));
    expect(await share("blog-post", draft)).toBe(address);
    const seen = await visit(address);
    expect(seen.status).toBe(200);
    expectNoCopies(seen);
    const html = await seen.text();
    expect(html).toContain("Not yet");
    expect(html).toMatch(/Its address works until \w{3} \d{1,2}, \d{4}/);
    await writeAtCms("PUT", `blog-posts/${draft}`, { content: "<p>Saved again</p>" });
    expect(await (await visit(address)).text()).toContain("Saved again");
    expect((await post("withdraw", "blog-post", draft)).status).toBe(200);
    expect((await visit(address)).status).toBe(404);
    expect((await visit(address, owner)).status).toBe(404);
    expect(await share("blog-post", draft)).not.toBe(address);
  });

  it("leads to the public page while the record is public", async () => {
    const address = await share("blog-post", draft);
    await writeAtCms("PUT", `blog-posts/${draft}`, { published: true });
    const answer = await visit(address);
    expect([answer.status, answer.headers.get("location")]).toEqual([302, `/blog/${draft}`]);
    expect(answer.headers.get("cache-control")).toBe("private, no-store");
    expect(answer.headers.get("x-robots-tag")).toBe("noindex, nofollow");
    expect(answer.headers.get("referrer-policy")).toBe("no-referrer");
    expect((await visit(`/blog/${draft}`)).status).toBe(200);
    await writeAtCms("PUT", `blog-posts/${draft}`, { published: false });
    expect(await (await visit(address)).text()).toContain("This page is not public.");
  });

  it("shows this record only, and is found nowhere", async () => {
    const address = await share("blog-post", draft);
    const key = new URL(address, url).search;
    const other = await writeAtCms("POST", "blog-posts", { title: "Another draft" });
    for (const page of [`/blog/${other}`, "/", "/media", "/events", "/about"]) {
      expect((await visit(page + key)).status, page).toBe(404);
    }
    // Pages without previews do not look at it.
    expect(await (await visit(`/blog${key}`)).text()).not.toContain("A draft from the test");
    for (const wrong of ["?preview=", "?preview=s", `${key}A`, key.slice(0, -1), "?preview=d"]) {
      expect((await visit(`/blog/${draft}${wrong}`)).status, wrong).toBe(404);
    }
    for (const page of ["/", "/blog", "/blog.xml", "/sitemap.xml", "/robots.txt"]) {
      const answer = await visit(page);
      expect(answer.status, page).toBe(200);
      const text = await answer.text();
      expect(text, page).not.toContain("A draft from the test");
      expect(text, page).not.toContain(draft);
    }
    await writeAtCms("DELETE", `blog-posts/${other}`);
  });

  it.each([
    ["event", "events", { title: "A secret workshop", date: "2090-02-01" }, "/events/"],
    ["award", "awards", { title: "A secret prize", year: "2090" }, "/about?"],
    ["focus-area", "focus-areas", { icon: "users", title: "A secret area" }, "/?"],
  ])("of a row of the home lists: %s", async (type, path, data, place) => {
    const id = await writeAtCms("POST", path, { ...data, publish_at: "2090-01-02T09:00" });
    const address = await share(type, id);
    expect(address.startsWith(place)).toBe(true);
    const page = new URL(address, url).pathname;
    expect(await (await visit(address)).text()).toContain(data.title);
    expect(await (await visit(page)).text()).not.toContain(data.title);
    if (type === "event") {
      expect(await (await visit(address)).text()).not.toMatch(/href="[^"]*\.ics/);
      expect((await visit(`${page}.ics`)).status).toBe(404);
      expect((await visit(address.replace("?", ".ics?"))).status).toBe(404);
    }
    await writeAtCms("DELETE", `${path}/${id}`);
    expect((await visit(address)).status).toBe(404);
  });
});

it("no key gets into the log", async () => {
  const wrong = `s${"A".repeat(43)}`;
  await visit(`/blog/${draft}?preview=${wrong}`);
  const address = await share("blog-post", draft);
  await visit(address);
  expect(lines.join("\n")).not.toMatch(/preview=|s[\w-]{43}/);
});

it("a session that is over keeps its cookie to itself", async () => {
  const answer = await visit(`/blog/${draft}?preview=d${"A".repeat(43)}`);
  expect(cookiesOf(answer)).toBe("");
});
