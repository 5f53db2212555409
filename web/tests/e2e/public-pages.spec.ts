import type { Page } from "@playwright/test";
import { expectAccessible } from "./harness/accessibility";
import { expect, test } from "./harness/fixtures";
import { untilHydrated } from "./harness/hydrated";
import { sharedSite } from "./harness/shared-site";

const PHONE = { width: 390, height: 844 };

/** Whether React has taken the page over. */
function isHydrated(page: Page): Promise<boolean> {
  return page.evaluate(() => "__remixContext" in window);
}

async function signIn(page: Page, redirectTo: string) {
  const { owner } = sharedSite();
  await page.goto(`/login?redirectTo=${encodeURIComponent(redirectTo)}`);
  await page.getByLabel("Email").fill(owner.email);
  await page.getByLabel("Password", { exact: true }).fill(owner.password);
  await page.getByRole("button", { name: "Login" }).click();
}

test.describe("the navigation", () => {
  const OTHERS = ["TEACHING", "STUDENTS", "PROJECTS", "BLOG", "MEDIA", "USEFUL LINKS"];
  const bar = (page: Page) => page.getByRole("navigation", { name: "Main" });

  /** What is in sight, without what MORE holds. */
  async function expectBar(page: Page, names: string[], more: string[]) {
    await page.goto("/research");
    await expect(bar(page).getByRole("link")).toHaveText(names);
    await expect(bar(page).getByRole("link", { name: "RESEARCH" })).toHaveAttribute(
      "aria-current",
      "page",
    );
    const menu = bar(page).locator("details");
    await expect(menu.locator("summary")).toHaveText("MORE");
    await menu.locator("summary").click();
    await expect(menu.getByRole("link")).toHaveText(more);
  }

  test("is whole on large screens", async ({ page }) => {
    await page.setViewportSize({ width: 1024, height: 800 });
    const names = ["HOME", "ABOUT", "RESEARCH", "PUBLICATIONS", "CONTACT"];
    await expectBar(page, names, OTHERS);
  });

  test("has three links and MORE on medium ones", async ({ page }) => {
    await page.setViewportSize({ width: 768, height: 800 });
    const more = ["PUBLICATIONS", ...OTHERS, "CONTACT"];
    await expectBar(page, ["HOME", "ABOUT", "RESEARCH"], more);
  });

  test("has all of MORE within reach on low ones", async ({ page }) => {
    await page.setViewportSize({ width: 844, height: 390 });
    await page.goto("/research");
    await bar(page).locator("summary").click();
    const last = bar(page).getByRole("link", { name: "CONTACT" });
    await last.scrollIntoViewIfNeeded();
    await expect(last).toBeInViewport({ ratio: 1 });
  });

  test("is one menu on small ones", async ({ page }) => {
    await page.setViewportSize(PHONE);
    await page.goto("/links");
    await expect(bar(page).getByRole("link")).toHaveCount(0);
    await bar(page).locator("summary").click();
    const names = ["HOME", "ABOUT", "RESEARCH", "PUBLICATIONS", ...OTHERS, "CONTACT"];
    await expect(bar(page).getByRole("link")).toHaveText(names);
    await expect(bar(page).locator("[aria-current=page]")).toHaveText("USEFUL LINKS");
    const height = await bar(page)
      .getByRole("list")
      .evaluate((list) => list.clientHeight / window.innerHeight);
    expect(height).toBeLessThanOrEqual(0.8);
  });
});

test.describe("menus", () => {
  const more = (page: Page) => page.getByRole("navigation", { name: "Main" }).locator("details");

  test("close on Escape, outside, when the focus leaves and when a link is chosen", async ({
    page,
  }) => {
    await page.goto("/research");
    const menu = more(page).locator("visible=true");
    const summary = menu.locator("summary");
    const teaching = menu.getByRole("link", { name: "TEACHING" });
    await summary.press("Enter");
    await expect(teaching).toBeVisible();
    await expectAccessible(page);
    await page.keyboard.press("Escape");
    await expect(teaching).toBeHidden();
    await expect(summary).toBeFocused();

    await summary.click();
    await expect(teaching).toBeVisible();
    await page.mouse.click(200, 600);
    await expect(teaching).toBeHidden();

    await summary.click();
    await page.getByRole("link", { name: "CONTACT", exact: true }).focus();
    await expect(teaching).toBeHidden();

    await summary.click();
    await teaching.click();
    await expect(page).toHaveURL(/\/teaching$/);
    await expect(teaching).toBeHidden();
    await page.goBack();
    await expect(page).toHaveURL(/\/research$/);
    await expect(teaching).toBeHidden();
  });

  test("open and lead on without scripts, on a phone too", async ({ browser }) => {
    const context = await browser.newContext({ javaScriptEnabled: false, viewport: PHONE });
    const page = await context.newPage();
    await page.goto("/");
    await expect(page.getByRole("button", { name: /light and dark/ })).toHaveCount(0);
    const menu = more(page).locator("visible=true");
    await menu.locator("summary").click();
    await menu.getByRole("link", { name: "BLOG" }).click();
    await expect(page).toHaveURL(/\/blog$/);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Blog");
    await context.close();
  });
});

test("a theme is remembered, and the next page is painted in it from the start", async ({
  page,
}) => {
  await page.emulateMedia({ colorScheme: "light" });
  await page.goto("/");
  const background = () =>
    page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
  const light = await background();
  await page.getByRole("button", { name: "Switch between light and dark" }).click();
  const dark = await background();
  expect(dark).not.toBe(light);
  await page.addInitScript(() => {
    requestAnimationFrame(() => {
      Object.assign(window, {
        firstFrame: getComputedStyle(document.documentElement).colorScheme,
      });
    });
  });
  await page.goto("/contact");
  // A page may have loaded before its first frame is drawn.
  await page.waitForFunction(() => "firstFrame" in window);
  expect(await page.evaluate(() => "firstFrame" in window && window.firstFrame)).toBe("dark");
  expect(await background()).toBe(dark);
  await page.getByRole("button", { name: "Switch between light and dark" }).click();
  expect(await background()).toBe(light);
});

test.describe("the year filter", () => {
  test("answers at once, keeps the focus, is announced, and back shows what was before", async ({
    page,
  }) => {
    await page.goto("/publications");
    const year = page.getByLabel("Year");
    const headings = page.getByRole("main").getByRole("heading", { level: 2 });
    const all = await headings.allTextContents();
    await page.evaluate(() => Object.assign(window, { isSameDocument: true }));
    await year.focus();
    await year.selectOption({ index: 2 });
    await expect(headings).toHaveText([all[1] ?? ""]);
    await expect(page).toHaveURL(new RegExp(`\\?year=${all[1]}$`));
    await expect(year).toBeFocused();
    await expect(page.locator("[aria-live]")).toHaveText(/^\d+ publications?$/);
    expect(await page.evaluate(() => "isSameDocument" in window)).toBe(true);
    await expectAccessible(page);

    await page.goBack();
    await expect(headings).toHaveText(all);
    await expect(year).toHaveValue("");
    await page.goForward();
    await expect(headings).toHaveText([all[1] ?? ""]);
    await expect(year).toHaveValue(all[1] ?? "");
  });

  test("goes to the page itself where the results cannot be had", async ({ page }) => {
    await page.goto("/publications");
    await page.route("**/publications?year=*", (route) =>
      route.request().isNavigationRequest() ? route.continue() : route.abort(),
    );
    await page.evaluate(() => Object.assign(window, { isSameDocument: true }));
    await page.getByLabel("Year").selectOption({ index: 1 });
    await page.waitForFunction(() => !("isSameDocument" in window));
    await expect(page).toHaveURL(/\?year=\d{4}$/);
    await expect(page.getByRole("main").getByRole("heading", { level: 2 })).toHaveCount(1);
  });
});

test.describe("between public pages and the owner's area", () => {
  test("a toast follows to a public page, is announced, and goes", async ({ page }) => {
    await signIn(page, "/publications");
    await expect(page).toHaveURL(/\/publications$/);
    const toast = page.getByRole("status").filter({ hasText: "You have been signed in" });
    await expect(toast).toBeVisible();
    expect(await isHydrated(page)).toBe(false);
    await expect(page.locator("[aria-live]")).toHaveText("Success. You have been signed in");
    await expectAccessible(page);
    await expect(toast).toHaveCount(0, { timeout: 10_000 });
    await page.reload();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Publications");
    await expect(page.getByText("You have been signed in")).toHaveCount(0);
  });

  test("a toast can be closed, and stands in the page without scripts", async ({ browser }) => {
    const context = await browser.newContext();
    const page = await context.newPage();
    await signIn(page, "/contact");
    const toast = page.getByRole("status").filter({ hasText: "You have been signed in" });
    await expect(toast).toBeVisible();
    await page.getByRole("button", { name: "Close toast" }).click();
    await expect(toast).toHaveCount(0);
    await context.close();

    const without = await browser.newContext({ javaScriptEnabled: false });
    const plain = await without.newPage();
    await signIn(plain, "/contact");
    await expect(plain.getByText("You have been signed in")).toBeVisible();
    await expect(plain.getByRole("button", { name: "Close toast" })).toHaveCount(0);
    await without.close();
  });

  test("links lead to documents, there and back", async ({ ownerPage: page }) => {
    await page.goto("/admin");
    expect(await isHydrated(page)).toBe(true);
    await page.getByRole("link", { name: "View site" }).first().click();
    await expect(page).toHaveURL(/\/$/);
    await expect(page.getByRole("heading", { name: "Latest Publications" })).toBeVisible();
    expect(await isHydrated(page)).toBe(false);
    await page.goBack();
    await expect(page).toHaveURL(/\/admin$/);
    await page.getByRole("link", { name: "Publications" }).first().click();
    await expect(page).toHaveURL(/\/admin\/publications$/);
    expect(await isHydrated(page)).toBe(true);
  });

  test.describe("the router of a hydrated page", () => {
    // It asks for data that no public page has, and cannot read the answer.
    test.use({ expectedErrors: [/^SyntaxError/] });

    test("ends at a document, should it be led to a public page", async ({ ownerPage: page }) => {
      await page.goto("/admin/publications");
      await untilHydrated(page.getByRole("button", { name: "Add Publication" }));
      await page.evaluate(() => void window.__remixRouter.navigate("/contact"));
      await expect(page.getByRole("heading", { level: 1 })).toHaveText("Contact");
      await expect.poll(() => isHydrated(page)).toBe(false);
    });
  });

  test("the account pages lead back to the site", async ({ page }) => {
    await page.goto("/login");
    await page.getByRole("link", { name: /Back to the site/ }).click();
    await expect(page.getByRole("heading", { name: "Latest Publications" })).toBeVisible();
    expect(await isHydrated(page)).toBe(false);
  });
});

test("browsers are told which pages they may render ahead, under the page's policy", async ({
  page,
}) => {
  const violations: string[] = [];
  page.on("console", (message) => {
    if (/Content Security Policy/i.test(message.text())) violations.push(message.text());
  });
  const response = await page.goto("/research");
  const rules = page.locator("script[type=speculationrules]");
  expect(JSON.parse((await rules.textContent()) ?? "")).toHaveProperty("prerender");
  expect(response?.headers()["content-security-policy"]).toContain("'sha256-");
  expect(violations).toEqual([]);
});

test("browsers render no file and no account page ahead", async ({ page }) => {
  const devtools = await page.context().newCDPSession(page);
  const ahead = new Set<string>();
  devtools.on("Preload.preloadingAttemptSourcesUpdated", ({ preloadingAttemptSources }) => {
    for (const { key } of preloadingAttemptSources) ahead.add(new URL(key.url).pathname);
  });
  await devtools.send("Preload.enable");
  await page.goto("/publications");
  await page.locator("main").getByRole("heading", { level: 3 }).getByRole("link").first().click();
  await expect(page.getByRole("link", { name: "BibTeX" })).toBeVisible();
  await expect.poll(() => [...ahead]).toContain("/teaching");
  await page.goto("/publications?year=2024");
  await expect(page.locator("a[href*='.bib?']").first()).toBeAttached();
  await expect.poll(() => ahead.size).toBeGreaterThan(20);
  expect([...ahead].filter((path) => /\.(bib|ris|json|ics)$|^\/login/.test(path))).toEqual([]);
});

test("nobody is given the data of a public page", async ({ request }) => {
  for (const path of ["/_root.data", "/publications.data", "/blog/x.data?_routes=root"]) {
    const response = await request.get(path);
    expect(response.status()).toBe(404);
    expect(response.headers()["cache-control"]).toBe("no-store");
  }
});
