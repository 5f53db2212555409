import { expect, type Locator } from "@playwright/test";

/**
 * Waits until React has taken over an element: from then on a click is the script's and no longer
 * the browser's. React marks the elements that it knows; a quiet network says nothing about it.
 */
export async function untilHydrated(element: Locator): Promise<void> {
  const isKnown = () =>
    element.evaluate((node) => Object.keys(node).some((key) => key.startsWith("__reactProps$")));
  await expect.poll(isKnown).toBe(true);
}
