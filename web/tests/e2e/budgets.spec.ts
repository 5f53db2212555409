import { brotliCompressSync } from "node:zlib";
import type { Browser, Page, Response } from "@playwright/test";
import { expect, test } from "./harness/fixtures";
import { untilHydrated } from "./harness/hydrated";
import { publicPages, readAhead } from "./harness/public-pages";
import { sharedSite } from "./harness/shared-site";

/** In bytes as they travel, and in requests without those for pictures, which are content. */
const BUDGET = { script: 6_000, stylesheet: 9_000, font: 30_000, all: 60_000, requests: 6 };
/** Of a screen of the owner's area; half of them hold nothing and stand for addresses without a page. */
const OWNER_SCRIPTS = 24;
const SIZES = {
  phone: { width: 390, height: 844 },
  desktop: { width: 1280, height: 800 },
};
/** Found in the calendar, the editor, and nowhere else. */
const HEAVY = /rdp-|ProseMirror/;
/** The letters of the first webfont; others may ask for theirs. */
const FIRST_FONT =
  /^[\p{ASCII}\u00a0§©«°·»À-ſȘ-ț\u2009\u2013\u2014‘’‚“”„…\u202f‹›€\u2190-\u21ff]*$/u;
/** What the frameworks of the owner's area leave in their scripts. */
const FRAMEWORK = /__remix|__reactFiber|react-dom|react-router/i;

interface Visit {
  page: Page;
  responses: Response[];
  /** How many of the responses had come before the visitor scrolled. */
  firstView: number;
  close: () => Promise<void>;
}

/** Waits until the webfonts and the pictures in sight are there; the rest is, once a page has loaded. */
async function hasArrived(page: Page): Promise<void> {
  await page.waitForLoadState("load");
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  await page.waitForFunction(() =>
    [...document.images].every((image) => {
      const { top, bottom } = image.getBoundingClientRect();
      return image.complete || bottom < 0 || top > innerHeight;
    }),
  );
}

/** Waits until a wheel has turned the page by as many pixels, or to its end. */
async function untilScrolled(page: Page, pixels: number): Promise<void> {
  await page.waitForFunction((wanted) => {
    const { scrollHeight } = document.documentElement;
    return scrollY >= Math.min(wanted, scrollHeight - innerHeight) - 1;
  }, pixels);
}

/** Opens a page that others have read, as on a first visit, and waits until everything has arrived. */
async function visit(browser: Browser, path: string, size: keyof typeof SIZES): Promise<Visit> {
  await readAhead(path);
  const context = await browser.newContext({ baseURL: sharedSite().url, viewport: SIZES[size] });
  const page = await context.newPage();
  const responses: Response[] = [];
  page.on("response", (response) => responses.push(response));
  await page.goto(path);
  await hasArrived(page);
  const firstView = responses.length;
  // Pictures further down load on the way.
  await page.mouse.wheel(0, 20_000);
  await untilScrolled(page, 20_000);
  await hasArrived(page);
  return { page, responses, firstView, close: () => context.close() };
}

async function bytesOf(responses: Response[], type: string): Promise<number[]> {
  const wanted = responses.filter((response) => response.request().resourceType() === type);
  return Promise.all(
    wanted.map(async (response) => (await response.request().sizes()).responseBodySize),
  );
}

const sum = (numbers: number[]) => numbers.reduce((total, number) => total + number, 0);

/** The sum of all layout shifts, also of those that the visitor has caused by scrolling. */
function layoutShift(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let total = 0;
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries())
            total += "value" in entry ? Number(entry.value) : 0;
        }).observe({ type: "layout-shift", buffered: true });
        setTimeout(() => resolve(total), 100);
      }),
  );
}

/**
 * Opens a page as on a first visit, up to three times while something moves. A webfont that a busy machine
 * brings after the first paint may break a line elsewhere; what has no size moves the text each time.
 */
async function visitAtRest(
  browser: Browser,
  path: string,
  size: keyof typeof SIZES,
): Promise<Visit & { shift: number }> {
  for (let visits = 1; ; visits += 1) {
    const seen = await visit(browser, path, size);
    const shift = await layoutShift(seen.page);
    if (visits === 3 || shift === 0) return { ...seen, shift };
    await seen.close();
  }
}

/** What the first paint waits for. */
function blockingRequests(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    performance
      .getEntriesByType("resource")
      .filter(
        (entry) => "renderBlockingStatus" in entry && entry.renderBlockingStatus === "blocking",
      )
      .map(({ name }) => new URL(name).pathname),
  );
}

/** What the scripts in a page add to it, compressed on their own; there is at least one. */
async function inlineScriptBytes(page: Page): Promise<number> {
  const texts = await page
    .locator("script:not([src]):not([type*=json]):not([type=speculationrules])")
    .evaluateAll((scripts) => scripts.map((script) => script.textContent));
  expect(texts).not.toEqual([]);
  return brotliCompressSync(texts.join("\n")).length;
}

async function expectLight(seen: Awaited<ReturnType<typeof visitAtRest>>, name: string) {
  const { page, responses, firstView, shift } = seen;
  const text = (await page.textContent("body")) ?? "";
  const fonts = await bytesOf(responses, "font");
  const first = responses.slice(0, firstView);
  const parts = {
    document: sum(await bytesOf(first, "document")),
    stylesheet: sum(await bytesOf(first, "stylesheet")),
    font: sum(await bytesOf(first, "font")),
  };
  const others = responses.filter((response) => response.request().resourceType() !== "image");
  const { origin } = new URL(page.url());

  expect
    .soft(await inlineScriptBytes(page), `scripts of ${name}`)
    .toBeLessThanOrEqual(BUDGET.script);
  expect.soft(parts.stylesheet, `a style sheet beside ${name}`).toBe(0);
  expect
    .soft(sum(Object.values(parts)), `${name} in all: ${JSON.stringify(parts)}`)
    .toBeLessThanOrEqual(BUDGET.all);
  expect.soft(Math.max(...fonts), `a webfont of ${name}`).toBeLessThanOrEqual(BUDGET.font);
  if (FIRST_FONT.test(text)) expect.soft(fonts, `webfonts of ${name}`).toHaveLength(1);
  expect.soft(others.length, `requests of ${name}`).toBeLessThanOrEqual(BUDGET.requests);
  expect.soft(await blockingRequests(page), `what ${name} waits for`).toEqual([]);
  expect
    .soft(
      responses.map((response) => response.url()).filter((url) => new URL(url).origin !== origin),
      `other sites asked by ${name}`,
    )
    .toEqual([]);
  expect.soft(shift, `layout shift of ${name}`).toBe(0);
  await expectNoFramework(responses, name);
}

/** No script beside the page, and nothing in it that would start a framework. */
async function expectNoFramework(responses: Response[], name: string) {
  const ofType = (type: string) =>
    responses.filter((response) => response.request().resourceType() === type);
  const scripts = ofType("script").map((response) => response.url());
  expect.soft(scripts, `scripts beside ${name}`).toEqual([]);
  for (const response of ofType("document")) {
    expect.soft(FRAMEWORK.exec(await response.text()), `a framework in ${name}`).toBeNull();
  }
}

for (const size of ["phone", "desktop"] as const) {
  test(`every public page is light and still on a ${size}`, async ({ browser }) => {
    test.setTimeout(240_000);
    const paths = await publicPages(browser);
    expect(paths).toEqual(expect.arrayContaining(["/", "/publications", "/research", "/media"]));
    for (const path of paths) {
      const seen = await visitAtRest(browser, path, size);
      await expectLight(seen, `${path} on a ${size}`);
      await seen.close();
    }
  });
}

test("the whole style sheet, which results of another page need, is small", async ({ page }) => {
  await readAhead("/contact");
  await page.goto("/contact");
  const address = (await page.locator("style[data-href]").getAttribute("data-href")) ?? "";
  const answer = await fetch(`${sharedSite().url}${address}`, {
    headers: { "accept-encoding": "br" },
  });
  const bytes = Number(answer.headers.get("content-length"));
  expect(bytes).toBeGreaterThan(1_000);
  expect(bytes).toBeLessThanOrEqual(BUDGET.stylesheet);
});

test("a page that does not exist, and a post that is no more, load no framework either", async ({
  browser,
}) => {
  for (const path of ["/no-such-page", "/blog/no-such-post", "/events/no-such-event"]) {
    const { responses, close } = await visit(browser, path, "desktop");
    expect(responses[0]?.status()).toBe(404);
    await expectNoFramework(responses, path);
    await close();
  }
});

test("the owner's screens come in few scripts, without the calendar and the editor until they are opened", async ({
  ownerPage,
}) => {
  const scripts = new Set<string>();
  const ofScreen = new Set<string>();
  ownerPage.on("request", (request) => {
    if (request.resourceType() !== "script") return;
    scripts.add(request.url());
    ofScreen.add(request.url());
  });
  const isHeavy = new Map<string, boolean>();
  /** Those that the screens have loaded so far. A page's own answers are gone with the page. */
  const heavyScripts = async () => {
    for (const url of scripts) {
      if (isHeavy.has(url)) continue;
      isHeavy.set(url, HEAVY.test(await (await ownerPage.request.get(url)).text()));
    }
    return [...scripts].filter((url) => isHeavy.get(url));
  };
  await ownerPage.goto("/admin");
  const screens = await ownerPage
    .locator("a[href^='/admin']")
    .evaluateAll((links) => links.map((link) => link.getAttribute("href") ?? ""));
  expect(new Set(screens).size).toBeGreaterThan(3);
  // The form of a post opens the editor, which the dashboard's last changes lead to.
  const lists = screens.filter((screen) => !/^\/admin\/blog\/(?!categories$)/.test(screen));
  for (const screen of new Set(lists)) {
    ofScreen.clear();
    await ownerPage.goto(screen);
    await untilHydrated(ownerPage.getByRole("heading", { level: 1 }));
    expect.soft(ofScreen.size, `scripts of ${screen}`).toBeGreaterThan(0);
    expect.soft(ofScreen.size, `scripts of ${screen}`).toBeLessThanOrEqual(OWNER_SCRIPTS);
    expect.soft(await heavyScripts(), `heavy scripts of ${screen}`).toEqual([]);
  }
  await ownerPage.goto("/admin/publications");
  await ownerPage.getByRole("button", { name: "Add Publication" }).first().click();
  await ownerPage.getByRole("button", { name: "Pick a date for Publication Date" }).click();
  await expect(ownerPage.getByRole("grid")).toBeVisible();
  expect(await heavyScripts()).toHaveLength(1);
});
