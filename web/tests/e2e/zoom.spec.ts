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
