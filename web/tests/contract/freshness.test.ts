import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";
import { TEST_OWNER } from "../../../scripts/lib/test-site.mjs";
import { type CmsCallRecord, type CmsProxy, startCmsProxy } from "../e2e/harness/cms-proxy";
import { startRealWeb } from "../support/real-web";
import { atCms, writeAtCms } from "../support/at-cms";
import { ask, cookiesOf, signInAt } from "../support/web-requests";

/** The built website before a real cms: when it asks the cms, and when what has changed is shown. */

const settings = inject("settings");
const PAGES = [
  "/",
  "/about",
  "/publications",
  "/research",
  "/teaching",
  "/students",
  "/projects",
  "/links",
  "/media",
  "/events",
  "/contact",
  "/blog",
  "/blog.xml",
  "/sitemap.xml",
  "/robots.txt",
];
let web: Awaited<ReturnType<typeof startRealWeb>>;
let cms: CmsProxy;

const start = async () => {
  web = await startRealWeb({ ...settings, CMS_URL: cms.url });
};
const restart = async () => {
  await web.stop();
  await start();
};
beforeAll(async () => {
  cms = await startCmsProxy(Number(settings["CMS_PORT"]));
  await start();
}, 60_000);
afterAll(async () => {
  await web.stop();
  cms.close();
});

const visit = (address: string) => ask(web.url, { address, kind: "page" });
const read = async (address: string) => (await visit(address)).text();

/** The calls for content that visits cause; those of the content subscription are not among them. */
async function callsFor(...visits: (() => Promise<unknown>)[]): Promise<CmsCallRecord[]> {
  cms.calls.length = 0;
  await Promise.all(visits.map((go) => go()));
  return cms.calls.filter(({ path }) => !path.startsWith("/api/content-state"));
}

const paths = (calls: CmsCallRecord[]) => calls.map(({ path }) => path.split("?")[0]);

/** The publications that a call asks for. */
function idsIn(path: string): string[] {
  const query = new URLSearchParams(path.split("?")[1]);
  return [...query].filter(([name]) => name.startsWith("filters[documentId]")).map(([, id]) => id);
}

/** How many of the calls had to wait for one another. */
function roundTrips(calls: CmsCallRecord[]): number {
  let longest = 0;
  const chains = new Map<CmsCallRecord, number>();
  for (const call of calls.toSorted((one, other) => one.from - other.from)) {
    const before = calls.filter(({ to }) => to <= call.from).map((one) => chains.get(one) ?? 0);
    chains.set(call, Math.max(0, ...before) + 1);
    longest = Math.max(longest, chains.get(call) ?? 0);
  }
  return longest;
}

describe("a cold page", () => {
  it.each(PAGES)(
    "makes two round trips to the cms at most, none of them twice: %s",
    async (page) => {
      await restart();
      // So slow that one call after another is told from calls at the same time.
      cms.delay("/api/", 150);
      const calls = await callsFor(() => read(page)).finally(() => cms.delay("/api/", 0));
      expect(calls.length > 0).toBe(page !== "/robots.txt");
      expect(roundTrips(calls), paths(calls).join(" ")).toBeLessThanOrEqual(2);
      const asked = calls.map(({ path }) => path);
      expect(asked).toEqual([...new Set(asked)]);
    },
    30_000,
  );

  it("is read once for a burst of visitors", async () => {
    await read("/publications");
    const id = await writeAtCms("POST", "publications", {
      title: "For the burst",
      authors: ["Ada Lovelace"],
      publication_date: "2026-01-02T00:00:00.000Z",
    });
    await expect.poll(() => read("/publications")).toContain("For the burst");
    await writeAtCms("DELETE", `publications/${id}`);
    const burst = Array.from({ length: 60 }, () => () => read("/publications"));
    const calls = await callsFor(...burst);
    const readings = (wanted: string) => paths(calls).filter((path) => path === wanted).length;
    expect(readings("/api/publication-index")).toBeLessThan(2);
    // The works of a page, 50 at a time.
    expect(readings("/api/publications")).toBeLessThan(3);
    expect(await read("/publications")).not.toContain("For the burst");
  });
});

describe("a list after a change", () => {
  it("reads the changed publication alone", async () => {
    const id = await writeAtCms("POST", "publications", {
      title: "Before the change",
      authors: ["Ada Lovelace"],
      publication_date: "2026-01-02T00:00:00.000Z",
    });
    await expect.poll(() => read("/publications")).toContain("Before the change");
    // Also what is asked between two visits: the page is made anew by itself, two seconds after a change.
    const calls = await callsFor(async () => {
      await writeAtCms("PUT", `publications/${id}`, { title: "After the change" });
      await expect.poll(() => read("/publications")).toContain("After the change");
    });
    const reads = calls.filter(({ path }) => path.startsWith("/api/publications?"));
    expect(reads.map(({ path }) => idsIn(path))).toEqual([[id]]);
    await writeAtCms("DELETE", `publications/${id}`);
    await expect.poll(() => read("/publications")).not.toContain("After the change");
  });
});

describe("a page that has been read", () => {
  it("asks nothing of the cms", async () => {
    for (const page of PAGES) await read(page);
    const again = PAGES.map((page) => () => read(page));
    expect(paths(await callsFor(...again))).toEqual([]);
  });

  it("has no data of its own, and finding that out costs nothing", async () => {
    const statuses: number[] = [];
    const asked = PAGES.map((page) => async () => {
      statuses.push((await ask(web.url, { address: page, kind: "data" })).status);
    });
    expect(paths(await callsFor(...asked))).toEqual([]);
    expect(new Set(statuses)).toEqual(new Set([404]));
  });

  it("says by its tag that it is the same, until it is not", async () => {
    const tag = (await visit("/publications")).headers.get("etag") ?? "";
    const headers = { "if-none-match": tag };
    const known = await fetch(`${web.url}/publications`, { headers });
    expect([known.status, await known.text()]).toEqual([304, ""]);
  });
});

describe("a page with a toast", () => {
  it("is for the one who gets it, and takes the toast's cookie away", async () => {
    const cookie = await signInAt(web.url, TEST_OWNER.email, TEST_OWNER.password);
    const body = new URLSearchParams({ intent: "delete", id: "none-of-these" });
    const address = "/admin/publications";
    const answer = await ask(web.url, { address, kind: "data", cookie, body });
    const toast = /toast=[^;]+/.exec(cookiesOf(answer))?.[0] ?? "";
    expect(toast).not.toBe("");
    const { headers } = await ask(web.url, { address: "/", kind: "page", cookie: toast });
    expect(headers.get("cache-control")).toBe("no-store");
    expect(headers.get("set-cookie")).toMatch(/^toast=;/);
    expect((await visit("/")).headers.get("cache-control")).toBe("no-cache");
  });
});

describe("a change", () => {
  it("by the owner is there with the very next request", async () => {
    const cookie = await signInAt(web.url, TEST_OWNER.email, TEST_OWNER.password);
    for (let round = 1; round <= 5; round += 1) {
      const title = `Saved here ${round}`;
      expect(await read("/publications")).not.toContain(title);
      const body = new URLSearchParams({
        intent: "save",
        title,
        "authors[0]": "Ada Lovelace",
        // The home page shows the newest.
        publication_date: `2099-01-0${round}`,
      });
      const saved = await ask(web.url, {
        address: "/admin/publications",
        kind: "data",
        cookie,
        body,
      });
      expect(saved.status).toBe(200);
      const [list, home] = await Promise.all([read("/publications"), read("/")]);
      expect(list).toContain(title);
      expect(home).toContain(title);
    }
  });

  it("anywhere else is there soon, and drops only the pages that show it", async () => {
    for (const page of PAGES) await read(page);
    const id = await writeAtCms("POST", "awards", {
      title: "An award from elsewhere",
      organization: "The Academy",
      year: "2026",
      order_index: -1,
    });
    await expect.poll(() => read("/")).toContain("An award from elsewhere");
    const showAwards = ["/", "/about"];
    // Read now, or the renewal of kept pages would read them below.
    for (const page of showAwards) await read(page);
    const others = PAGES.filter((page) => !showAwards.includes(page)).map(
      (page) => () => read(page),
    );
    expect(paths(await callsFor(...others))).toEqual([]);
    cms.calls.length = 0;
    await writeAtCms("DELETE", `awards/${id}`);
    await expect.poll(() => read("/")).not.toContain("An award from elsewhere");
    const asked = paths(cms.calls).filter((path) => !path?.startsWith("/api/content-state"));
    expect(asked).toEqual(["/api/awards"]);
  });

  it("that is rejected drops nothing", async () => {
    for (const page of PAGES) await read(page);
    const response = await atCms("PUT", "home-stats", [
      { icon: "users", value: "1", title: "Good" },
      { icon: "?" },
    ]);
    expect(response.status).toBe(400);
    expect(paths(await callsFor(...PAGES.map((page) => () => read(page))))).toEqual([]);
  });
});

describe("while the stream of changes is cut", () => {
  it("a page is asked for before it is shown, and the stream comes back", async () => {
    await read("/");
    const id = await writeAtCms("POST", "awards", {
      title: "While nobody listened",
      organization: "The Academy",
      year: "2026",
      order_index: -1,
    });
    cms.cut();
    await expect.poll(() => read("/")).toContain("While nobody listened");
    await writeAtCms("DELETE", `awards/${id}`);
    await expect.poll(() => read("/")).not.toContain("While nobody listened");
    await expect
      .poll(async () => {
        cms.calls.length = 0;
        await read("/");
        return paths(cms.calls);
      })
      .toEqual([]);
  });
});

describe("while the cms is down", () => {
  it("pages are shown as they were last, and say so; then they heal", async () => {
    const before = await read("/publications");
    cms.setDown(true);
    try {
      await expect
        .poll(async () => (await visit("/publications")).headers.get("x-lectern-stale"))
        .toBe("cms-unreachable");
      expect(await read("/publications")).toBe(before);
      // What was never read before is made from cached answers.
      const year = await visit("/publications?year=2024");
      expect(year.status).toBe(200);
      expect(year.headers.get("x-lectern-stale")).toBe("cms-unreachable");
      expect(await year.text()).not.toContain("Error loading publications");
    } finally {
      cms.setDown(false);
    }
    await writeAtCms("POST", "publications", {
      title: "After the outage",
      authors: ["Ada Lovelace"],
      publication_date: "2026-01-03T00:00:00.000Z",
    });
    await expect.poll(() => read("/publications")).toContain("After the outage");
    expect((await visit("/publications")).headers.has("x-lectern-stale")).toBe(false);
  });
});
