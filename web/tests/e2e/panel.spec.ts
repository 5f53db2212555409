import path from "node:path";
import { expect, test } from "./harness/fixtures";
import { sharedSite } from "./harness/shared-site";

const PICTURE = path.join(import.meta.dirname, "../../public/images/profile-og-image.png");

// Strapi's own panel is not ours to keep quiet.
test.use({ expectedErrors: [/./] });

test("in Strapi's panel a picture is uploaded and chosen, and its address becomes a path", async ({
  page,
  cmsApi,
}) => {
  const { cmsUrl, owner } = sharedSite();
  const student = await cmsApi.create("students", {
    name: "Panel Picture",
    level: "PhD",
    start_year: 2022,
    research_topic: "Rivers",
  });

  await page.goto(`${cmsUrl}/admin/auth/login`);
  await page.getByLabel("Email").fill(owner.email);
  await page.getByLabel("Password", { exact: false }).first().fill(owner.password);
  await page.getByRole("button", { name: "Login" }).click();
  await expect(page.getByRole("link", { name: "Content Manager" }).first()).toBeVisible();

  await page.goto(
    `${cmsUrl}/admin/content-manager/collection-types/api::student.student/${student.documentId}`,
  );
  await page.getByRole("button", { name: "Choose a picture" }).click();
  const dialog = page.getByRole("dialog");
  await dialog
    .getByRole("button", { name: /^Add (more|new) assets$/ })
    .first()
    .click();
  await page.locator("input[type=file]").setInputFiles(PICTURE);
  await page.getByRole("button", { name: /^Upload 1 asset/ }).click();
  await dialog.getByRole("checkbox").first().check();
  await dialog.getByRole("button", { name: "Finish" }).click();

  const address = page.getByLabel("Photo URL");
  await expect(address).toHaveValue(/^\/uploads\/[\w-]+\.png$/);
  await page.getByRole("button", { name: "Save" }).click();
  await expect
    .poll(
      async () => (await cmsApi.list("students?filters[name]=Panel%20Picture"))[0]?.["photo_url"],
    )
    .toBe(await address.inputValue());
});
