import type { Page } from "@playwright/test";
import { expectAccessible } from "./harness/accessibility";
import { expect, test } from "./harness/fixtures";

/** The shortcut works once the page has come to life. */
async function openPalette(page: Page) {
  const palette = page.getByRole("dialog", { name: "Go to" });
  await expect(async () => {
    // Pressed again it would close a palette that is about to be drawn.
    if ((await palette.count()) === 0) await page.keyboard.press("Control+k");
    await expect(palette.getByRole("combobox")).toBeVisible({ timeout: 3000 });
  }).toPass();
  return palette;
}

test("the keyboard alone reaches a screen, a new form and a record by its name", async ({
  ownerPage,
  cmsApi,
}) => {
  const title = "Palette rivers & lakes 100%";
  const { documentId } = await cmsApi.create("publications", {
    title,
    authors: ["Ada"],
    publication_date: "2024-02-29",
  });
  try {
    await ownerPage.goto("/admin");
    let palette = await openPalette(ownerPage);
    await expect(palette).toBeVisible();
    await expectAccessible(ownerPage);
    await ownerPage.keyboard.type("research set");
    await expect(palette.getByRole("option", { name: /Research Settings/ })).toBeVisible();
    await ownerPage.keyboard.press("Enter");
    await expect(ownerPage).toHaveURL(/\/admin\/research-settings$/);

    palette = await openPalette(ownerPage);
    await ownerPage.keyboard.type("add publication");
    await ownerPage.keyboard.press("Enter");
    const added = ownerPage.getByRole("dialog", { name: "Add New Publication" });
    await expect(added.getByLabel("Title")).toBeVisible();
    await expect(ownerPage).toHaveURL(/\/admin\/publications$/);
    // A form stays as it is.
    await ownerPage.keyboard.press("Control+k");
    await expect(ownerPage.getByRole("dialog", { name: "Go to" })).toHaveCount(0);
    await ownerPage.getByRole("button", { name: "Cancel" }).click();

    palette = await openPalette(ownerPage);
    await ownerPage.keyboard.type("rivers & LAKES 100%");
    await expect(palette.getByRole("option", { name: /^Palette rivers/ })).toBeVisible();
    await ownerPage.keyboard.press("Enter");
    const form = ownerPage.getByRole("dialog", { name: "Edit Publication" });
    await expect(form.getByLabel("Title")).toHaveValue(title);
    await form.getByRole("button", { name: "Cancel" }).click();

    palette = await openPalette(ownerPage);
    await ownerPage.keyboard.type("nothing is called like this");
    await expect(palette.getByText("Nothing found.")).toBeVisible();
    await ownerPage.keyboard.press("Escape");
    await expect(palette).toHaveCount(0);
  } finally {
    await cmsApi.remove(`publications/${documentId}`);
  }
});

test("the empty forms of lists on tabs open, also from another tab of the same screen", async ({
  ownerPage,
}) => {
  const choose = async (words: string, option: string | RegExp) => {
    const palette = await openPalette(ownerPage);
    await ownerPage.keyboard.type(words);
    await palette.getByRole("option", { name: option }).click();
  };
  const opened = (name: string) => ownerPage.getByRole("dialog", { name });
  const expectAndClose = async (name: string) => {
    await expect(opened(name).getByRole("textbox").first()).toBeVisible();
    await opened(name).getByRole("button", { name: "Cancel" }).click();
    await expect(opened(name)).toHaveCount(0);
  };
  await ownerPage.goto("/admin");
  await choose("add office", /^Add office hours/);
  await expect(ownerPage).toHaveURL(/\/admin\/teaching\?tab=office-hours$/);
  await expectAndClose("Add Office Hours");
  await choose("add teaching", /^Add teaching resource/);
  await expect(ownerPage).toHaveURL(/\/admin\/teaching\?tab=resources$/);
  await expectAndClose("Add Resource");
  await choose("add page", /^Add page SEO/);
  await expect(ownerPage).toHaveURL(/\/admin\/seo\?tab=pages$/);
  await expectAndClose("Add Page SEO");
  await choose("homepage: ev", /^Homepage: Events/);
  await expect(ownerPage).toHaveURL(/\/admin\/homepage\?tab=events$/);
  await choose("alternative", /^Alternative texts/);
  await expect(
    ownerPage.getByRole("heading", { level: 1, name: "Alternative texts" }),
  ).toBeVisible();
});

test("by touch the palette opens from the menu", async ({ ownerPage }) => {
  await ownerPage.setViewportSize({ width: 390, height: 844 });
  await ownerPage.goto("/admin");
  await ownerPage.getByText("Menu", { exact: true }).click();
  await ownerPage.getByRole("button", { name: "Go to…" }).filter({ visible: true }).click();
  await ownerPage.getByRole("combobox").fill("View site");
  await ownerPage.getByRole("option", { name: /View site/ }).click();
  await expect(ownerPage).toHaveURL(/\/$/);
});
