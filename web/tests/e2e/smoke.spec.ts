import { expectAccessible } from "./harness/accessibility";
import { expect, test } from "./harness/fixtures";

test("the home page answers and is accessible", async ({ page }) => {
  const response = await page.goto("/");
  expect(response?.status()).toBe(200);
  await expect(page.getByRole("main")).toBeVisible();
  await expectAccessible(page);
});

test("the owner is signed in", async ({ ownerPage }) => {
  await ownerPage.goto("/admin");
  await expect(ownerPage).toHaveURL(/\/admin/);
});

test("an outage of the cms does not take the site down", async ({ ownSite, page }) => {
  await page.goto(ownSite.url);
  await ownSite.stopCms();
  expect((await page.goto(ownSite.url))?.status()).toBe(200);
  await ownSite.startCms();
  expect((await page.goto(`${ownSite.url}/publications`))?.status()).toBe(200);
});
