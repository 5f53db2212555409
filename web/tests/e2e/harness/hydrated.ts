import { expect, type Locator, type Page } from "@playwright/test";

/**
 * Waits until React has taken over an element: from then on a click is the script's and no longer
 * the browser's. React marks the elements that it knows; a quiet network says nothing about it.
 */
export async function untilHydrated(element: Locator): Promise<void> {
  const isKnown = () =>
    element.evaluate((node) => Object.keys(node).some((key) => key.startsWith("__reactProps$")));
  await expect.poll(isKnown).toBe(true);
}

/**
 * Holds back the scripts of the pages that are opened from now on, as a slow connection does. They
 * are opened with `waitUntil: "commit"`.
 * @returns lets the scripts through
 */
export async function holdScripts(page: Page): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route("**/assets/*.js", async (route) => {
    await released;
    await route.continue();
  });
  return release;
}
