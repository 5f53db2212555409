import type { Browser, Page, Response } from "@playwright/test";
import { expect, test } from "./harness/fixtures";
import { sharedSite } from "./harness/shared-site";

/** In bytes as they travel, and in requests without those for pictures, which are content. */
const BUDGET = { script: 85_000, stylesheet: 20_000, font: 60_000, requests: 16 };
const SIZES = {
  phone: { width: 390, height: 844 },
  desktop: { width: 1280, height: 800 },
};
/** Found in the calendar, the editor, and nowhere else. */
const HEAVY = /rdp-|ProseMirror/;
/** The letters of all Latin alphabets of Europe, and those that the first webfont has already. */
const LATIN = /^[\p{ASCII}\u0080-\u017f\u0218-\u021b\u2000-\u206f\u20ac\u2122\u2190-\u2bff]*$/u;
/** The letters of the first webfont; others may ask for theirs. */
const FIRST_FONT =
  /^[\p{ASCII}\u0080-\u00ff\u0131\u0152\u0153\u0178\u2000-\u206f\u20ac\u2122\u2190-\u2bff]*$/u;

interface Visit {
  page: Page;
  responses: Response[];
  close: () => Promise<void>;
}

/** Opens a page as on a first visit, and waits until everything has arrived, scripts included. */
async function visit(browser: Browser, path: string, size: keyof typeof SIZES): Promise<Visit> {
  const context = await browser.newContext({ baseURL: sharedSite().url, viewport: SIZES[size] });
  const page = await context.newPage();
  const responses: Response[] = [];
  page.on("response", (response) => responses.push(response));
  await page.goto(path);
  // Scripts run at the first sign of use.
  await page.mouse.move(150, 300);
  await page.waitForFunction(() => !("takeMissed" in window));
  // Pictures further down load on the way.
  await page.mouse.wheel(0, 20_000);
  await page.waitForLoadState("networkidle");
  return { page, responses, close: () => context.close() };
}

/** Every page that the home page leads to: new ones are measured without being named here. */
async function publicPages(browser: Browser): Promise<string[]> {
  const { page, close } = await visit(browser, "/", "desktop");
  const links = await page
    .locator("a[href^='/']")
    .evaluateAll((anchors) =>
      anchors.map((anchor) => new URL(anchor.getAttribute("href") ?? "", location.href).pathname),
    );
  await close();
  return [...new Set(["/", ...links])];
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

/** Files that only the owner's screens need, as the site itself says it. */
function adminFiles(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const { routes } = window.__remixManifest;
    const filesOf = (isAdmin: boolean) =>
      Object.values(routes)
        .filter(({ id }) => id.startsWith("routes/admin") === isAdmin)
        .flatMap(({ module, imports = [] }) => [module, ...imports]);
    const shared = new Set(filesOf(false));
    return filesOf(true).filter((file) => !shared.has(file));
  });
}

async function expectLight({ page, responses }: Visit, name: string) {
  const text = (await page.textContent("body")) ?? "";
  const fonts = await bytesOf(responses, "font");
  const scripts = responses.filter((response) => response.request().resourceType() === "script");
  const paths = scripts.map((response) => new URL(response.url()).pathname);
  const others = responses.filter((response) => response.request().resourceType() !== "image");
  const { origin } = new URL(page.url());
  const admin = new Set(await adminFiles(page));

  expect
    .soft(sum(await bytesOf(responses, "script")), `scripts of ${name}`)
    .toBeLessThanOrEqual(BUDGET.script);
  expect
    .soft(sum(await bytesOf(responses, "stylesheet")), `styles of ${name}`)
    .toBeLessThanOrEqual(BUDGET.stylesheet);
  if (LATIN.test(text)) {
    expect.soft(sum(fonts), `webfonts of ${name}`).toBeLessThanOrEqual(BUDGET.font);
  }
  expect.soft(Math.max(...fonts), `a webfont of ${name}`).toBeLessThanOrEqual(BUDGET.font);
  if (FIRST_FONT.test(text)) expect.soft(fonts, `webfonts of ${name}`).toHaveLength(1);
  expect.soft(others.length, `requests of ${name}`).toBeLessThanOrEqual(BUDGET.requests);
  expect
    .soft(
      responses.map((response) => response.url()).filter((url) => new URL(url).origin !== origin),
      `other sites asked by ${name}`,
    )
    .toEqual([]);
  expect.soft(admin.size).toBeGreaterThan(0);
  expect
    .soft(
      paths.filter((path) => admin.has(path)),
      `scripts of the owner's screens in ${name}`,
    )
    .toEqual([]);
  expect.soft(await layoutShift(page), `layout shift of ${name}`).toBe(0);
}

for (const size of ["phone", "desktop"] as const) {
  test(`every public page is light and still on a ${size}`, async ({ browser }) => {
    test.setTimeout(240_000);
    const paths = await publicPages(browser);
    expect(paths).toEqual(expect.arrayContaining(["/", "/publications", "/research", "/media"]));
    for (const path of paths) {
      const seen = await visit(browser, path, size);
      await expectLight(seen, `${path} on a ${size}`);
      await seen.close();
    }
  });
}

test("a page is painted before its scripts are asked for, and runs them when touched", async ({
  page,
}) => {
  await page.goto("/publications", { waitUntil: "networkidle" });
  const { painted, asked } = await page.evaluate(() => ({
    painted: performance.getEntriesByName("first-contentful-paint")[0]?.startTime ?? Infinity,
    asked: Math.min(
      ...performance
        .getEntriesByType("resource")
        .filter(({ name }) => name.endsWith(".js"))
        .map(({ startTime }) => startTime),
    ),
  }));
  expect(asked).toBeGreaterThan(painted);
  expect(await page.evaluate(() => "takeMissed" in window)).toBe(true);
  await page.mouse.move(150, 300);
  await page.waitForFunction(() => !("takeMissed" in window));
});

test("the owner's screens leave the calendar and the editor until they are opened", async ({
  ownerPage,
}) => {
  const heavy: string[] = [];
  const reads: Promise<void>[] = [];
  ownerPage.on("response", (response) => {
    if (response.request().resourceType() !== "script") return;
    reads.push(
      response.text().then((text) => {
        if (HEAVY.test(text)) heavy.push(response.url());
      }),
    );
  });
  await ownerPage.goto("/admin");
  const screens = await ownerPage
    .locator("a[href^='/admin']")
    .evaluateAll((links) => links.map((link) => link.getAttribute("href") ?? ""));
  expect(new Set(screens).size).toBeGreaterThan(3);
  for (const screen of new Set(screens)) {
    await ownerPage.goto(screen);
    await ownerPage.waitForLoadState("networkidle");
    await Promise.all(reads);
    expect.soft(heavy, `heavy scripts of ${screen}`).toEqual([]);
  }
  await ownerPage.goto("/admin/publications");
  await ownerPage.getByRole("button", { name: "Add Publication" }).first().click();
  await ownerPage.getByRole("button", { name: "Pick a date for Publication Date" }).click();
  await expect(ownerPage.getByRole("grid")).toBeVisible();
  await Promise.all(reads);
  expect(heavy).toHaveLength(1);
});
