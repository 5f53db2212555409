import { expectAccessible } from "./harness/accessibility";
import { CmsApi } from "./harness/cms-api";
import { expect, test } from "./harness/fixtures";

test.use({ siteSettings: { OWNER_NAME: "Ada Example" } });

test("the example is removed from the dashboard, and what the owner has changed stays", async ({
  page,
  ownSite: { url, cmsUrl, owner },
}) => {
  test.slow();
  const cms = new CmsApi(cmsUrl, owner);
  const [paper] = await cms.list("publications");
  await cms.request("PUT", `publications/${paper?.documentId}`, {
    data: { title: "My own paper" },
  });
  await page.goto(`${url}/login`);
  await page.getByLabel("Email").fill(owner.email);
  await page.getByLabel("Password").fill(owner.password);
  await page.getByRole("button", { name: "Login" }).click();
  await page.waitForURL(`${url}/admin`);

  await expect(page.getByText("This site shows example content.")).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("button", { name: "Remove example content" }).click();
  const question = page.getByRole("alertdialog");
  await expect(question).toContainText("What you have added or changed stays.");
  await expectAccessible(page);
  await question.getByRole("button", { name: "Cancel" }).click();
  await expect(question).toHaveCount(0);
  await expect(page.getByText("This site shows example content.")).toBeVisible();

  await page.getByRole("button", { name: "Remove example content" }).click();
  await question.getByRole("button", { name: "Remove example content" }).click();
  await expect(page.getByText("Example content has been removed")).toBeVisible({ timeout: 20_000 });
  await expect(page.getByText("1 entry that you have changed or use stays.")).toBeVisible();
  await expect(page.getByText("This site shows example content.")).toHaveCount(0);
  await expect(page.getByRole("region", { name: "Set up your site" })).toBeVisible();

  await page.goto(`${url}/publications`);
  await expect(page.getByRole("heading", { name: "My own paper" })).toBeVisible();
  const banner = page.getByRole("banner");
  await expect(banner.getByRole("link", { name: "Ada Example" })).toBeVisible();
  await expect(page.getByRole("contentinfo")).not.toContainText("@");
  await expect(page).toHaveTitle(/\| Ada Example$/);
  for (const address of ["/", "/contact", "/about", "/blog"]) {
    await page.goto(url + address);
    const text = await page.locator("body").innerText();
    expect(text).not.toMatch(/@|example\.edu|202 555|Department Name|Professor Name/);
  }
});
