import type { Page } from "@playwright/test";
import { expectAccessible } from "./harness/accessibility";
import { CmsApi } from "./harness/cms-api";
import { startSiteBehindProxy } from "./harness/cms-proxy";
import { expect, test } from "./harness/fixtures";
import { toast } from "./harness/owner-screen";

/** The pages' own words for what cannot be read, where no answer is cached. */
const FAILURES: [string, RegExp][] = [
  ["/events", /^Error loading events: .+/],
  ["/publications", /^Error loading publications: .+/],
  ["/research", /^Error loading information: [^.]+\. Please try again later\.$/],
  ["/teaching", /^Error loading office hours: .+/],
  ["/students", /^The students cannot be shown right now\./],
  ["/contact", /^Failed to load contact information\. Please try again later\.$/],
];

test.describe("with a cms that is empty, slow or down", () => {
  let own: Awaited<ReturnType<typeof startSiteBehindProxy>>;
  test.beforeAll(async () => {
    test.setTimeout(240_000);
    own = await startSiteBehindProxy({ DEMO_CONTENT: "false" });
  });
  test.afterAll(() => own.stop());

  test("before anything was ever read, a cms that is down leaves empty lists and messages, and 503", async ({
    page,
  }) => {
    own.cms.setDown(true);
    try {
      const response = await page.goto(own.site.url);
      expect(response?.status()).toBe(503);
      expect(response?.headers()).toMatchObject({
        "retry-after": expect.stringMatching(/^\d+$/),
        "x-robots-tag": "noindex",
      });
      await expect(page.getByText("NO PUBLICATIONS FOUND.", { exact: true })).toBeVisible();
      await expect(page.getByText("NO TESTIMONIALS FOUND.", { exact: true })).toBeVisible();
      expect((await page.goto(`${own.site.url}/events/some-event`))?.status()).toBe(503);
      for (const [path, words] of FAILURES) {
        expect((await page.goto(own.site.url + path))?.status()).toBe(503);
        await expect(page.getByText(words)).toBeVisible();
      }
    } finally {
      own.cms.setDown(false);
    }
  });

  test("the home page says what there is not", async ({ page }) => {
    const response = await page.goto(own.site.url);
    expect(response?.status()).toBe(200);
    await expect(page.getByText("NO PUBLICATIONS FOUND.", { exact: true })).toBeVisible();
    await expect(page.getByText("NO UPCOMING EVENTS FOUND.", { exact: true })).toBeVisible();
    await expect(page.getByText("NO TESTIMONIALS FOUND.", { exact: true })).toBeVisible();
    await expect(page.getByRole("heading", { name: "Areas of Focus" })).toHaveCount(0);
    await expectAccessible(page);
    await page.goto(`${own.site.url}/events`);
    await expect(page.getByText("NO UPCOMING EVENTS FOUND.", { exact: true })).toBeVisible();
  });

  test("the home page draws what is there while one section is on its way", async ({ page }) => {
    const api = new CmsApi(own.site.cmsUrl, own.site.owner);
    await api.replaceList("testimonials", [{ quote: "Patient.", name: "Ada Lovelace" }]);
    await api.replaceList("events", [{ title: "A lecture", date: "2099-01-01" }]);
    own.cms.delay("/api/events", 3500);
    // Noted in the page itself, since a busy machine may look only after the section has come.
    await page.addInitScript(() => {
      new MutationObserver(() => {
        const loading = document.querySelector('[role=status][aria-label="Loading events..."]');
        const isOtherDrawn = document.querySelector("main")?.textContent.includes("Patient.");
        if (loading && isOtherDrawn) document.documentElement.dataset.waited = "Patient.";
      }).observe(document, { childList: true, subtree: true });
    });
    try {
      // Web hears of changes a moment later, in their order: when it shows the last one, it knows all.
      const { documentId } = await api.create("useful-links", {
        title: "The last change",
        url: "https://example.org",
        category: "Any",
      });
      await expect
        .poll(async () => (await fetch(`${own.site.url}/links`)).text())
        .toContain("The last change");
      await api.remove(`useful-links/${documentId}`);
      await page.goto(own.site.url, { waitUntil: "commit" });
      await expect(page.getByRole("heading", { name: "A lecture" })).toBeVisible();
      expect(await page.evaluate(() => document.documentElement.dataset.waited)).toBe("Patient.");
      await expect(page.getByRole("status", { name: "Loading events..." })).toHaveCount(0);
    } finally {
      own.cms.delay("/api/events", 0);
    }
    await page.goto(own.site.url);
    await expect(page.getByRole("heading", { name: "A lecture" })).toBeVisible();
  });

  test("the home page keeps its shape with far too much content", async ({ page }) => {
    const api = new CmsApi(own.site.cmsUrl, own.site.owner);
    await api.replaceList("focus-areas", [
      { icon: "users", title: "x".repeat(300), description: "y".repeat(2000) },
      { icon: "globe", title: "Linked", link_href: "/research", link_text: "See" },
    ]);
    await api.replaceList(
      "home-stats",
      Array.from({ length: 40 }, (_, index) => ({
        icon: "barChart",
        value: `${index} thousand and more`,
        title: "A statistic with a long title that needs several lines",
      })),
    );
    await page.setViewportSize({ width: 390, height: 800 });
    await page.goto(own.site.url);
    const areas = page.getByRole("region", { name: "Areas of Focus" });
    await expect(areas.getByRole("link")).toHaveText(["See: Linked"]);
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - window.innerWidth,
    );
    expect(overflow).toBeLessThanOrEqual(0);
  });

  test("pages go on as they were last while the cms is down, and say so", async ({ page }) => {
    const api = new CmsApi(own.site.cmsUrl, own.site.owner);
    await api.replaceList("testimonials", [{ quote: "Patient.", name: "Ada Lovelace" }]);
    await api.replaceList("events", [{ title: "A lecture", date: "2099-01-01" }]);
    await page.goto(`${own.site.url}/events`);
    await page.goto(own.site.url);
    await expect(page.getByText("Patient.")).toBeVisible();
    own.cms.setDown(true);
    try {
      await expect
        .poll(async () => (await page.goto(own.site.url))?.headers()["x-lectern-stale"])
        .toBe("cms-unreachable");
      await expect(page.getByText("Patient.")).toBeVisible();
      await page.goto(`${own.site.url}/events`);
      await expect(page.getByRole("heading", { name: "A lecture" })).toBeVisible();
    } finally {
      own.cms.setDown(false);
    }
  });

  test("the owner's lists keep every row when a save fails, and say which list could not be loaded", async ({
    page,
  }) => {
    const { url, owner } = own.site;
    const api = new CmsApi(own.site.cmsUrl, owner);
    await api.replaceList("home-stats", [{ value: "1", title: "First" }]);
    await signIn(page);
    await page.goto(`${url}/admin/homepage`);
    await page.getByRole("button", { name: "Add statistic" }).click();
    await page.getByLabel("Value").last().fill("2");
    await page.getByLabel("Title").last().fill("Second");

    own.cms.setDown(true);
    try {
      await page.getByRole("button", { name: "Save Changes" }).click();
      await expect(toast(page, "Error", /Failed to save statistics: .+/)).toBeVisible();
      await expect(page.getByLabel("Title").first()).toHaveValue("First");
      await expect(page.getByLabel("Title").last()).toHaveValue("Second");
    } finally {
      own.cms.setDown(false);
    }
    await page.getByRole("button", { name: "Save Changes" }).click();
    await expect(toast(page, "Success", /Statistics saved successfully/)).toBeVisible();
    const saved = await api.list("home-stats?sort=order_index");
    expect(saved.map(({ title }) => title)).toEqual(["First", "Second"]);

    own.cms.setDown(true);
    try {
      await page.goto(`${url}/admin/homepage?tab=testimonials`);
      await expect(
        page.getByRole("main").getByText(/^Failed to load testimonials: .+/),
      ).toBeVisible();
      await expect(toast(page, "Error", /Failed to load testimonials: .+/)).toBeVisible();
      await page.getByRole("link", { name: "Statistics" }).click();
      await expect(
        page.getByRole("main").getByText(/^Failed to load home_stats: .+/),
      ).toBeVisible();
    } finally {
      own.cms.setDown(false);
    }
    await page.getByRole("button", { name: "Try again" }).click();
    await expect(page.getByLabel("Title").locator("visible=true").last()).toHaveValue("Second");
  });

  test("the owner's forms come whole where scripts do not run, however late the cms answers", async ({
    browser,
  }) => {
    const { url, cmsUrl, owner } = own.site;
    const api = new CmsApi(cmsUrl, owner);
    await api.replaceList("home-stats", [{ value: "1", title: "First" }]);
    await api.replaceList("awards", [{ title: "Best paper" }]);
    const context = await browser.newContext({ javaScriptEnabled: false });
    const page = await context.newPage();
    await signIn(page);
    for (const path of ["/api/home-stats", "/api/awards", "/api/research-page"]) {
      own.cms.delay(path, 1500);
    }
    try {
      await page.goto(`${url}/admin/homepage`);
      await expect(page.getByLabel("Title")).toHaveValue("First");
      await page.getByLabel("Title").fill("Changed");
      await page.getByRole("button", { name: "Save Changes" }).click();
      await expect(page.getByLabel("Title")).toHaveValue("Changed");
      await page.getByRole("link", { name: "Awards" }).click();
      await expect(page.getByLabel("Title")).toHaveValue("Best paper");
      await page.goto(`${url}/admin/research-settings`);
      await expect(page.getByRole("button", { name: "Save Changes" })).toBeVisible();
      expect((await api.list("home-stats")).map(({ title }) => title)).toEqual(["Changed"]);
    } finally {
      own.cms.delay("/api/home-stats", 0);
      own.cms.delay("/api/awards", 0);
      own.cms.delay("/api/research-page", 0);
      await context.close();
    }
  });

  test("a link to the owner's forms does not wait for the cms", async ({ page }) => {
    await signIn(page);
    own.cms.delay("/api/home-stats", 1500);
    try {
      await page.getByRole("link", { name: "Homepage" }).first().click();
      await expect(page.getByText("Loading statistics...")).toBeVisible();
      await expect(page.getByRole("button", { name: "Save Changes" })).toBeVisible();
    } finally {
      own.cms.delay("/api/home-stats", 0);
    }
  });

  async function signIn(page: Page) {
    const { url, owner } = own.site;
    await page.goto(`${url}/login`);
    await page.getByLabel("Email").fill(owner.email);
    await page.getByLabel("Password", { exact: true }).fill(owner.password);
    await page.getByRole("button", { name: "Login" }).click();
    await page.waitForURL("**/admin");
  }
});
