import type { Page } from "@playwright/test";
import { expect, test } from "./harness/fixtures";

/** A window of 1280 × 800 at 200 %. */
const ZOOMED = { width: 640, height: 400 };

/** The name of what has the focus, if something lies above all of it that can be seen. */
async function hiddenFocus(page: Page): Promise<string | null> {
  return page.evaluate(() => {
    const focused = document.activeElement;
    if (!focused || focused === document.body) return null;
    const { top, bottom, left, width } = focused.getBoundingClientRect();
    const x = left + Math.min(width / 2, 100);
    const seen = [top + 3, (top + bottom) / 2, bottom - 3]
      .filter((y) => y >= 0 && y < window.innerHeight)
      .map((y) => document.elementFromPoint(x, y));
    const labels = focused instanceof HTMLInputElement ? [...(focused.labels ?? [])] : [];
    const isSeen = seen.some(
      (at) =>
        at !== null &&
        (focused.contains(at) ||
          at.contains(focused) ||
          labels.some((label) => label.contains(at))),
    );
    return isSeen ? null : focused.outerHTML.slice(0, 120);
  });
}

for (const path of ["/admin/blog/new", "/admin/contact", "/admin/seo"]) {
  test(`what has the focus is seen at 200 % on ${path}`, async ({ ownerPage }) => {
    test.slow();
    await ownerPage.setViewportSize(ZOOMED);
    await ownerPage.goto(path);
    await expect(ownerPage.locator(".save-bar")).toBeVisible();
    await expect(ownerPage.locator("form [contenteditable], form textarea").first()).toBeVisible();
    for (const key of ["Tab", "Shift+Tab"]) {
      for (let press = 0; press < 32; press += 1) {
        await ownerPage.keyboard.press(key);
        // Scrolling may follow the key.
        await expect.poll(() => hiddenFocus(ownerPage), { timeout: 2_000 }).toBeNull();
      }
    }
  });
}

/** A phone of 390 × 844 with letters of twice the size: half as many of them fit into the window. */
const LARGE_LETTERS = { width: 195, height: 422 };

const NARROW_SCREENS = [
  ...["/admin/courses", "/admin/links", "/admin/blog/new", "/admin/settings", "/admin/homepage"],
  ...["/admin/publications", "/admin/students"],
];

test("with letters of twice the size no screen is wider than a phone", async ({ ownerPage }) => {
  test.slow();
  await ownerPage.setViewportSize(LARGE_LETTERS);
  for (const path of NARROW_SCREENS) {
    await ownerPage.goto(path);
    await expect(ownerPage.getByRole("heading", { level: 1 })).toBeVisible();
    await expect(ownerPage.locator("main input:not([type=hidden])").first()).toBeVisible();
    const width = await ownerPage.evaluate(() => document.documentElement.scrollWidth);
    expect(width, path).toBe(LARGE_LETTERS.width);
  }
  // A value has all of the card's width, below its title.
  const [title] = await ownerPage.getByRole("cell").filter({ hasText: /\w/ }).all();
  expect(await title?.evaluate((cell) => getComputedStyle(cell).gridTemplateColumns)).toMatch(
    /^[\d.]+px$/,
  );
});

test("at 400 % a dialog scrolls as a whole: its title and its buttons leave room for the fields", async ({
  ownerPage,
}) => {
  await ownerPage.setViewportSize({ width: 320, height: 256 });
  await ownerPage.goto("/admin/publications?add");
  const dialog = ownerPage.getByRole("dialog");
  const heading = dialog.getByRole("heading", { level: 2 });
  const save = dialog.locator("[data-save]");
  await expect(dialog.getByLabel("Title", { exact: true })).toBeFocused();
  await expect(heading).toBeInViewport();
  await expect(save).not.toBeInViewport();
  await save.focus();
  await expect(save).toBeInViewport({ ratio: 1 });
  await expect(heading).not.toBeInViewport();
});
