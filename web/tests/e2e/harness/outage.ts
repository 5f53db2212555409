import { expect, type Page } from "@playwright/test";

/** Opens an address while the cms is away, and gets the page as it was kept from before. */
export async function visitKept(page: Page, url: string): Promise<void> {
  const response = await page.goto(url);
  expect(response?.headers()["x-lectern-stale"]).toBe("cms-unreachable");
}
