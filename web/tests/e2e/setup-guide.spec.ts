import type { Page } from "@playwright/test";
import { expectAccessible } from "./harness/accessibility";
import { CmsApi } from "./harness/cms-api";
import { expect, test } from "./harness/fixtures";

async function signIn(
  page: Page,
  { url, owner }: { url: string; owner: { email: string; password: string } },
) {
  await page.goto(`${url}/login`);
  await page.getByLabel("Email").fill(owner.email);
  await page.getByLabel("Password").fill(owner.password);
  await page.getByRole("button", { name: "Login" }).click();
  await page.waitForURL(`${url}/admin`);
}

const panel = (page: Page, name: string) => page.getByRole("region", { name });

test.use({ siteSettings: { DEMO_CONTENT: "false" } });

test("the dashboard guides to a site of one's own; steps are done, skipped or hidden", async ({
  page,
  ownSite,
}) => {
  const cms = new CmsApi(ownSite.cmsUrl, ownSite.owner);
  await signIn(page, ownSite);
  const guide = panel(page, "Set up your site");
  await expect(guide.getByText("0 of 6 steps are done.")).toBeVisible();
  await expect(guide.getByRole("link", { name: "Your office" })).toHaveAttribute(
    "href",
    "/admin/contact",
  );
  await expectAccessible(page);

  await guide.getByRole("button", { name: "Skip: Your courses" }).click();
  await expect(guide.getByText("1 of 6 steps are done.")).toBeVisible();
  await cms.update("contact-info", { email_academic: "ada@example.edu" });
  await page.reload();
  await expect(guide.getByText("2 of 6 steps are done.")).toBeVisible();
  await expect(guide.getByRole("listitem").filter({ hasText: "Your office" })).toContainText(
    "Done",
  );
  await expect(guide.getByRole("listitem").filter({ hasText: "Your courses" })).toContainText(
    "Skipped",
  );

  await guide.getByRole("button", { name: "View site" }).click();
  await expect(page).toHaveURL(`${ownSite.url}/`);
  await page.goto(`${ownSite.url}/admin`);
  await expect(guide.getByText("3 of 6 steps are done.")).toBeVisible();
  await expect(panel(page, "Changed last").getByRole("link", { name: /contact/i })).toBeVisible();

  await guide.getByRole("button", { name: "Hide this guide" }).click();
  await expect(guide).toHaveCount(0);
  await page.reload();
  await expect(page.getByRole("heading", { name: /^Welcome/ })).toBeVisible();
  await expect(guide).toHaveCount(0);
});
