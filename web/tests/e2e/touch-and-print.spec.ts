import type { Browser, Page } from "@playwright/test";
import { expect, test } from "./harness/fixtures";
import { untilHydrated } from "./harness/hydrated";
import { signInAt } from "./harness/owner-screen";
import { allPublicPages } from "./harness/public-pages";
import { sharedSite } from "./harness/shared-site";

const SIZES = {
  phone: { width: 390, height: 844 },
  tablet: { width: 1024, height: 768 },
};

/** A page on a touch screen that nobody has used before; its context is to be closed. */
async function openTouchScreen(
  browser: Browser,
  viewport: { width: number; height: number },
): Promise<Page> {
  const options = { baseURL: sharedSite().url, viewport, hasTouch: true, isMobile: true };
  return (await browser.newContext(options)).newPage();
}

/**
 * In the page: what a finger may press and would miss, as "name width × height". A press counts when
 * it lands 21 pixels from the middle, in all four directions: so 44 pixels, wherever the area comes
 * from. Links within a running text are as high as its lines (WCAG 2.2, 2.5.5).
 */
function tooSmall(within: string): string[] {
  const REACH = 21;
  const isInText = (element: Element) =>
    getComputedStyle(element).display === "inline" &&
    [...(element.parentElement?.childNodes ?? [])].some(
      (node) => node.nodeType === Node.TEXT_NODE && /\w/.test(node.textContent ?? ""),
    );
  // A link may stand for all of its entry, over which it lays what comes "after" it; a label stands
  // for the box in it.
  const areaOf = (element: Element) => {
    const label = element.closest("label");
    if (label) return label.getBoundingClientRect();
    const cover = getComputedStyle(element, "::after");
    const isCovering = cover.position === "absolute" && cover.inset === "0px";
    const entry = isCovering && element instanceof HTMLElement ? element.offsetParent : null;
    return (entry ?? element).getBoundingClientRect();
  };
  const isReached = (element: Element) => {
    const { left, top, width, height } = areaOf(element);
    const [x, y] = [left + width / 2, top + height / 2];
    return [
      [x, y - REACH],
      [x, y + REACH],
      [x - REACH, y],
      [x + REACH, y],
    ].every(([toX = 0, toY = 0]) => {
      const hit = document.elementFromPoint(toX, toY);
      return hit !== null && (element.contains(hit) || hit.closest("label")?.control === element);
    });
  };
  const root = document.querySelector(within);
  return [...(root?.querySelectorAll("a[href], button, summary, select, input, textarea") ?? [])]
    .filter(
      (element) =>
        element.checkVisibility({ visibilityProperty: true, contentVisibilityAuto: true }) &&
        !element.matches(".skip-link, .sr-only") &&
        !isInText(element),
    )
    .flatMap((element) => {
      element.scrollIntoView({ block: "center", inline: "center", behavior: "instant" });
      if (isReached(element)) return [];
      const { width, height } = element.getBoundingClientRect();
      const name = element.textContent.trim().slice(0, 40) || element.outerHTML.slice(0, 80);
      return `${name} ${Math.round(width)} × ${Math.round(height)}`;
    });
}

for (const [name, viewport] of Object.entries(SIZES)) {
  test(`on a ${name} everything that is pressed is 44 pixels high and wide`, async ({
    browser,
  }) => {
    test.setTimeout(180_000);
    const page = await openTouchScreen(browser, viewport);
    for (const path of [...(await allPublicPages(browser)), "/login"]) {
      await page.goto(path);
      expect(await page.evaluate(() => matchMedia("(pointer: coarse)").matches)).toBe(true);
      expect.soft(await page.evaluate(tooSmall, "body"), `${path} on a ${name}`).toEqual([]);
    }
    await page.goto("/");
    await page.locator("summary:visible").first().click();
    expect.soft(await page.evaluate(tooSmall, "#header"), `the menu on a ${name}`).toEqual([]);
    await page.context().close();
  });
}

/** In the page: icons that are narrower than drawn, because what stands beside them needs the room. */
function squeezedIcons(): string[] {
  return [...document.querySelectorAll("button > svg")]
    .filter((icon) => {
      const { width, height } = icon.getBoundingClientRect();
      return width < height - 1;
    })
    .map((icon) => icon.parentElement?.outerHTML.slice(0, 80) ?? "");
}

/** The screens of the owner's navigation, and forms that are opened from them. */
async function ownerScreens(page: Page): Promise<string[]> {
  await page.goto("/admin");
  const links = page.locator("nav[aria-label=Admin] a");
  const screens = await links.evaluateAll((all) => all.map((link) => link.getAttribute("href")));
  expect(screens.length).toBeGreaterThan(15);
  return [
    ...screens.map(String),
    ...["office-hours", "resources", "philosophy"].map((tab) => `/admin/teaching?tab=${tab}`),
    ...["general", "advanced"].map((tab) => `/admin/settings?tab=${tab}`),
    ...["publications", "courses", "students", "media"].map((list) => `/admin/${list}?add=`),
    "/admin/publications/import",
    "/admin/blog/new",
  ];
}

test("in the owner's area a finger hits everything, too", async ({ browser }) => {
  test.setTimeout(240_000);
  const page = await openTouchScreen(browser, SIZES.phone);
  await signInAt(page, sharedSite());
  for (const path of await ownerScreens(page)) {
    await page.goto(path);
    const within = path.endsWith("?add=") ? "[role=dialog]" : "body";
    await untilHydrated(page.locator(within === "body" ? "main" : within));
    await expect(page.getByText(/^Loading /)).toHaveCount(0);
    // Dialogs are still on their way in, and editors are fetched.
    await expect.soft.poll(() => page.evaluate(tooSmall, within), { message: path }).toEqual([]);
    expect.soft(await page.evaluate(squeezedIcons), path).toEqual([]);
  }
  await page.context().close();
});

test("on a phone a form that opens does not say yet what is missing", async ({ browser }) => {
  const page = await openTouchScreen(browser, SIZES.phone);
  await signInAt(page, sharedSite());
  await page.goto("/admin/publications");
  await untilHydrated(page.locator("main"));
  await page.getByRole("button", { name: "Add Publication" }).first().tap();
  const dialog = page.getByRole("dialog", { name: "Add New Publication" });
  await expect(dialog).toBeFocused();
  await expect(dialog.getByRole("textbox", { name: "Title" })).toBeVisible();
  await expect(dialog.getByText("Title is required")).toHaveCount(0);
  await page.context().close();
});

/** In the page: what interface there is to be seen, and the letters that are not dark on white. */
function notForPaper(): string[] {
  const lightness = (color: string) => {
    const context = document.createElement("canvas").getContext("2d");
    if (!context) throw new Error("There is no canvas.");
    context.fillStyle = color;
    context.fillRect(0, 0, 1, 1);
    return Math.max(...context.getImageData(0, 0, 1, 1).data.subarray(0, 3));
  };
  const seen = (element: Element) => element.checkVisibility({ visibilityProperty: true });
  const controls = [
    ...document.querySelectorAll(
      "nav, form, button, select, header#header, footer.mt-24, [data-toast]",
    ),
  ].filter(seen);
  const pale = [...document.querySelectorAll("main :is(h1, h2, h3, p, li, dd, a)")].filter(
    (element) => seen(element) && lightness(getComputedStyle(element).color) > 0x60,
  );
  const ground = getComputedStyle(document.documentElement).backgroundColor;
  return [
    ...controls.map((element) => element.outerHTML.slice(0, 80)),
    ...pale.map((element) => `pale: ${element.outerHTML.slice(0, 80)}`),
    ...(lightness(ground) === 0xff ? [] : [`ground: ${ground}`]),
  ];
}

async function onPaper(page: Page, path: string) {
  await page.goto(path);
  await page.emulateMedia({ media: "print", colorScheme: "dark" });
}

test("on paper each page is dark on white, without what is only pressed", async ({
  browser,
  page,
}) => {
  test.setTimeout(120_000);
  // The text area of an A4 sheet.
  await page.setViewportSize({ width: 642, height: 970 });
  for (const path of await allPublicPages(browser)) {
    await onPaper(page, path);
    expect.soft(await page.evaluate(notForPaper), `${path} on paper`).toEqual([]);
  }
});

test("on paper publications are a list of references, and media say where they are", async ({
  page,
}) => {
  await page.setViewportSize({ width: 642, height: 970 });
  await onPaper(page, "/publications");
  const items = page.locator(".publications li");
  const count = await items.count();
  const height = await page.locator(".publications").evaluate((list) => list.scrollHeight);
  expect(height / count, "pixels for an entry").toBeLessThan(96);
  await expect(items.filter({ hasText: "more authors" }).first()).toBeVisible();
  await expect(items.locator("b").first(), "the font's boldest").toHaveCSS("font-weight", "600");

  await onPaper(page, "/media");
  const link = page.getByRole("main").getByRole("article").first().getByRole("link");
  const address = await link.getAttribute("href");
  const shown = await link.evaluate((element) => getComputedStyle(element, "::after").content);
  expect(shown).toBe(`"${address}"`);
});

test("on paper what a course works with is unfolded, and no heading is touched", async ({
  page,
}) => {
  await onPaper(page, "/teaching");
  const course = page.getByRole("article").filter({ hasText: "Course Resources" }).first();
  await expect(course.locator("summary")).toBeVisible();
  await expect(course.getByRole("listitem").first()).toBeVisible();
  await expect(course.locator("summary [aria-hidden]")).toBeHidden();

  await onPaper(page, "/students");
  const heading = page.getByRole("heading", { level: 2, name: "Students", exact: true });
  const end = await heading.evaluate((element) => element.getBoundingClientRect().bottom);
  const start = await page
    .getByRole("article")
    .first()
    .evaluate((element) => element.getBoundingClientRect().top);
  expect(start - end, "pixels below the heading").toBeGreaterThan(8);
});

test("on paper a post begins below the letterhead: what is longer than a sheet may be cut", async ({
  page,
}) => {
  await page.goto("/blog");
  const path = await page.getByRole("article").getByRole("link").first().getAttribute("href");
  await onPaper(page, path ?? "");
  await expect(page.getByRole("article")).toHaveCSS("break-inside", "auto");
});
