import type { Page } from "@playwright/test";

/**
 * Lets requests wait, as on a slow line.
 * @param address a pattern of `page.route`
 * @param method holds those of this method alone
 * @returns lets them go, those that wait and those to come
 */
export async function holdRequests(page: Page, address: string, method?: "POST") {
  let release = () => {};
  const isReleased = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(address, async (route) => {
    if (!method || route.request().method() === method) await isReleased;
    await route.continue();
  });
  return release;
}
