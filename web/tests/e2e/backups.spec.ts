import { stat } from "node:fs/promises";
import { expectAccessible } from "./harness/accessibility";
import { expect, test } from "./harness/fixtures";
import { toast } from "./harness/owner-screen";
import { TEST_OWNER } from "../../../scripts/lib/test-site.mjs";

test("the owner makes a backup with the password, sees that it is verified, and downloads it", async ({
  ownerPage: page,
}) => {
  test.slow();
  await page.goto("/admin/backups");
  await expect(page.getByRole("heading", { name: "Backups", level: 1 })).toBeVisible();
  const verified = page.getByRole("main").getByText("Verified", { exact: true });
  await expect(
    page.getByRole("main").getByText("No backups yet.").or(verified.first()),
  ).toBeVisible();
  const before = await verified.count();

  await page.getByRole("button", { name: "Back up now" }).click();
  const dialog = page.getByRole("dialog", { name: "Back up now" });
  await expectAccessible(page);
  await dialog.getByLabel("Current Password").fill("not the password");
  await page.keyboard.press("Enter");
  await expect(dialog.getByRole("alert")).toHaveText("The provided current password is invalid");
  await dialog.getByLabel("Current Password").fill(TEST_OWNER.password);
  await page.keyboard.press("Enter");
  await expect(toast(page, "Success", "The backup has begun")).toBeVisible();
  await expect(dialog).toBeHidden();

  await expect(verified).toHaveCount(before + 1, { timeout: 60_000 });
  const first = page.getByRole("main").getByRole("listitem").first();
  await expect(first.getByText("On demand")).toBeVisible();
  await expect(first.getByText(/\d+ publications, .*\d+ files \(/)).toBeVisible();
  await expectAccessible(page);

  await first.getByRole("button", { name: /^Download / }).click();
  const form = page.getByRole("dialog", { name: /^Download: / });
  await form.getByLabel("Current Password").fill(TEST_OWNER.password);
  const downloaded = page.waitForEvent("download");
  await form.getByRole("button", { name: "Download" }).click();
  const download = await downloaded;
  expect(download.suggestedFilename()).toMatch(/^lectern-.*-manual-[0-9a-f]{8}\.tar\.gz$/);
  expect((await stat(await download.path())).size).toBeGreaterThan(1_000_000);
  await expect(form).toBeHidden();
});

test("a download with a wrong password leads back and says why", async ({ ownerPage: page }) => {
  await page.goto("/admin/backups");
  const button = page.getByRole("button", { name: /^Download / }).first();
  test.skip((await button.count()) === 0, "there is no backup yet");
  await button.click();
  await page.getByLabel("Current Password").fill("not the password");
  await page.keyboard.press("Enter");
  await expect(toast(page, "Error", "The provided current password is invalid")).toBeVisible();
  await expect(page).toHaveURL(/\/admin\/backups$/);
});
