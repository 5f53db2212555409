import type { Page } from "@playwright/test";
import { expectAccessible } from "./harness/accessibility";
import { expect, test } from "./harness/fixtures";
import { visitKept } from "./harness/outage";
import { toast, signInAt } from "./harness/owner-screen";

async function openForm(page: Page, site = "") {
  await page.goto(`${site}/admin/publications`);
  await page.getByRole("button", { name: "Add Publication" }).first().click();
  return page.getByRole("dialog", { name: "Add New Publication" });
}

async function addAuthor(page: Page, name: string) {
  await page.getByLabel("Authors").fill(name);
  await page.getByRole("button", { name: "Add", exact: true }).click();
}

test.describe("the owner manages publications", () => {
  test("adds, edits and deletes one; visitors see each step at once", async ({
    ownerPage,
    page,
  }) => {
    const dialog = await openForm(ownerPage);
    await expect(
      dialog.getByText("Fill in the details to add a new publication to your academic portal."),
    ).toBeVisible();
    await dialog.getByRole("button", { name: "Save Publication" }).click();
    await expect(dialog.getByText("Title is required")).toBeVisible();
    await expect(dialog.getByText("At least one author is required")).toBeVisible();
    await expect(dialog.getByText("Publication date is required")).toBeVisible();
    await expectAccessible(ownerPage);

    await dialog.getByLabel("Title").fill("A browser’s publication");
    await addAuthor(ownerPage, "  Ada Lovelace ");
    await addAuthor(ownerPage, "   ");
    await dialog.getByLabel("Authors").fill("Carol Shaw");
    await dialog.getByLabel("Authors").press("Enter");
    await dialog.getByLabel("Authors").fill("Typed but not added");
    await dialog.getByLabel("URL").fill("example.org");
    await dialog.getByRole("textbox", { name: "Publication Date" }).fill("2031-02-30");
    await dialog.getByRole("button", { name: "Save Publication" }).click();
    await expect(dialog.getByText("Must be a valid URL")).toBeVisible();
    await dialog.getByLabel("URL").fill("https://example.org/paper");
    await dialog.getByRole("textbox", { name: "Publication Date" }).fill("2031-02-14");
    await dialog.getByRole("button", { name: "Save Publication" }).click();
    await expect(
      toast(ownerPage, "Success", "Publication has been added successfully"),
    ).toBeVisible();
    const closeToast = ownerPage.getByRole("button", { name: "Close toast" }).first();
    await expect(closeToast).toHaveCSS("width", "24px");
    await expect(closeToast).toHaveCSS("height", "24px");
    await expect(dialog).toHaveCount(0);

    await page.goto("/publications");
    const item = page.getByRole("article").filter({ hasText: "A browser’s publication" });
    await expect(item).toContainText("Ada Lovelace, Carol Shaw, Typed but not added");
    await expect(item).toContainText("Unknown Journal");
    await expect(item).toContainText("February 14, 2031");

    await ownerPage.getByRole("button", { name: "Edit A browser’s publication" }).click();
    const edit = ownerPage.getByRole("dialog", { name: "Edit Publication" });
    await expect(edit.getByText("Update the details of the existing publication.")).toBeVisible();
    await expect(edit.getByRole("textbox", { name: "Publication Date" })).toHaveValue("2031-02-14");
    await edit.getByRole("button", { name: "Remove Carol Shaw" }).click();
    await edit.getByLabel("Journal/Source").fill("Journal of Browsers");
    await edit.getByRole("button", { name: "Save Changes" }).click();
    await expect(
      toast(ownerPage, "Success", "Publication has been updated successfully"),
    ).toBeVisible();
    await page.reload();
    await expect(item).toContainText("Ada Lovelace, Typed but not added");
    await expect(item).toContainText("Journal of Browsers");

    await ownerPage.getByRole("button", { name: "Delete A browser’s publication" }).click();
    const confirm = ownerPage.getByRole("alertdialog");
    await expect(confirm).toContainText("A browser’s publication");
    await confirm.getByRole("button", { name: "Delete" }).click();
    await expect(
      toast(ownerPage, "Success", "Publication has been deleted successfully"),
    ).toBeVisible();
    await page.reload();
    await expect(item).toHaveCount(0);
  });

  test("finds, sorts and counts authors", async ({ ownerPage, cmsApi }) => {
    const created = await cmsApi.create("publications", {
      title: "x".repeat(300),
      authors: Array.from({ length: 40 }, (_, index) => `Author Number ${index}`),
      publication_date: "1999-01-01",
    });
    await ownerPage.goto("/admin/publications");
    await expect(ownerPage.getByText("Add, edit, and delete academic publications")).toBeVisible();
    const search = ownerPage.getByPlaceholder("Search publications...");
    await search.fill("AUTHOR NUMBER 39");
    const rows = ownerPage.locator("tbody tr");
    await expect(rows).toHaveCount(1);
    await expect(rows).toContainText("+38");
    await expect(rows).toContainText("N/A");
    await expect(ownerPage.getByRole("link", { name: /^View x/ })).toHaveCount(0);
    await search.fill("no such publication at all");
    await expect(ownerPage.getByText("No publications found")).toBeVisible();
    await search.fill("");
    await ownerPage.getByRole("button", { name: "Date", exact: true }).click();
    await ownerPage.getByRole("button", { name: "Date", exact: true }).click();
    await expect(ownerPage.getByRole("columnheader", { name: "Date" })).toHaveAttribute(
      "aria-sort",
      "descending",
    );
    await expectAccessible(ownerPage);
    await ownerPage.setViewportSize({ width: 768, height: 800 });
    const remove = rows.first().getByRole("button", { name: /^Delete / });
    await expect(remove).toBeInViewport({ ratio: 1 });
    await cmsApi.remove(`publications/${created.documentId}`);
  });

  test("edits a volume that has editors and no authors", async ({ ownerPage, page, cmsApi }) => {
    const created = await cmsApi.create("publications", {
      title: "An edited volume",
      type: "book",
      editors: ["Ada Lovelace", "Carol Shaw"],
      publication_date: "1998-01-01",
    });
    await ownerPage.goto("/admin/publications");
    await ownerPage.getByPlaceholder("Search publications...").fill("an edited volume");
    await ownerPage.getByRole("button", { name: "Edit An edited volume" }).click();
    await ownerPage.getByLabel("Publisher").fill("A press");
    await ownerPage.getByRole("button", { name: "Save Changes" }).click();
    await expect(
      toast(ownerPage, "Success", "Publication has been updated successfully"),
    ).toBeVisible();
    await expect(async () => {
      await page.goto("/publications");
      const item = page.getByRole("article").filter({ hasText: "An edited volume" });
      await expect(item).toContainText("Ada Lovelace, Carol Shaw (eds.)");
      await expect(item).toContainText("A press");
    }).toPass();
    await cmsApi.remove(`publications/${created.documentId}`);
  });

  test("picks a date by keyboard; future days are out of reach", async ({ ownerPage }) => {
    const dialog = await openForm(ownerPage);
    await dialog.getByRole("textbox", { name: "Publication Date" }).fill("2020-02-28");
    await dialog.getByRole("button", { name: "Pick a date for Publication Date" }).press("Enter");
    const day = ownerPage.getByRole("button", { name: /February 28th, 2020/ });
    await expect(day).toBeFocused();
    await ownerPage.keyboard.press("ArrowLeft");
    await ownerPage.keyboard.press("Enter");
    await expect(dialog.getByRole("textbox", { name: "Publication Date" })).toHaveValue(
      "2020-02-27",
    );
    await dialog.getByRole("textbox", { name: "Publication Date" }).fill("");
    await dialog.getByRole("button", { name: "Pick a date for Publication Date" }).click();
    await expect(ownerPage.getByRole("button", { name: "Go to the Next Month" })).toBeDisabled();
  });

  test("is asked before typed work is dropped, and loses nothing while the cms is down", async ({
    page,
    ownSite,
  }) => {
    await signInAt(page, ownSite, "/admin/publications");
    await page.waitForURL(`${ownSite.url}/admin/publications`);

    const dialog = await openForm(page, ownSite.url);
    const heading = dialog.getByRole("heading", { name: "Add New Publication" });
    await dialog.getByLabel("Title").fill("Typed in vain?");
    page.once("dialog", (question) => void question.dismiss());
    await page.keyboard.press("Escape");
    await expect(heading).toBeVisible();

    await addAuthor(page, "Ada Lovelace");
    await dialog.getByRole("textbox", { name: "Publication Date" }).fill("2020-01-01");
    await page.request.get(`${ownSite.url}/publications`);
    await ownSite.stopCms();
    await dialog.getByRole("button", { name: "Save Publication" }).click();
    await expect(toast(page, "Error", "Something went wrong")).toBeVisible();
    await expect(dialog.getByLabel("Title")).toHaveValue("Typed in vain?");

    page.once("dialog", (question) => void question.accept());
    await page.keyboard.press("Escape");
    await expect(dialog).toHaveCount(0);
    await page.reload();
    await expect(toast(page, "Error", "Failed to fetch publications")).toBeVisible();
    // Visitors go on reading what was there.
    await visitKept(page, `${ownSite.url}/publications`);
    await expect(page.getByRole("article").first()).toBeVisible();

    await ownSite.startCms();
    await page.goto(`${ownSite.url}/admin/publications`);
    await expect(page.locator("tbody tr").first()).toBeVisible();
  });
});

test.describe("visitors read publications", () => {
  test("by year, with abstracts that open on their own", async ({ page }) => {
    await page.goto("/publications");
    await expectAccessible(page);
    const abstracts = page.getByRole("article").locator("summary", { hasText: "Abstract" });
    await abstracts.nth(0).click();
    await abstracts.nth(1).click();
    await expect(page.getByText("Hide Abstract").locator("visible=true")).toHaveCount(2);

    const year = page.getByLabel("Year");
    await expect(year.locator("option").first()).toHaveText("All Years");
    const years = (await year.locator("option").allTextContents()).slice(1).map(Number);
    expect(years).toEqual([...years].sort((a, b) => b - a));
    await year.selectOption({ index: 1 });
    await expect(page).toHaveURL(/\?year=\d{4}$/);
    await expect(page.getByRole("main").getByRole("heading", { level: 2 })).toHaveText([
      String(years[0]),
    ]);

    await page.goto("/publications?year=1066");
    await expect(page.getByText("No publications found matching your filters.")).toBeVisible();
    await expect(year).toHaveValue("1066");
    // The choices are there, and get their options back, without a reload.
    const keyword = page.getByLabel("Keyword");
    await expect(keyword.locator("option")).toHaveText(["All Keywords"]);
    await page.getByLabel("Search").fill("zzz");
    await expect(page).toHaveURL(/\?year=1066&q=zzz$/);
    await page.getByLabel("Search").fill("");
    await expect(page).toHaveURL(/\?year=1066$/);
    await page.evaluate(() => Object.assign(window, { isSameDocument: true }));
    await year.focus();
    await year.selectOption("");
    await expect(page.getByRole("article").first()).toBeVisible();
    expect(await keyword.locator("option").count()).toBeGreaterThan(1);
    await expect(year).toBeFocused();
    expect(await page.evaluate(() => "isSameDocument" in window)).toBe(true);
  });

  test("without JavaScript", async ({ browser }) => {
    const context = await browser.newContext({ javaScriptEnabled: false });
    const page = await context.newPage();
    await page.goto("/publications");
    expect(await page.getByRole("article").count()).toBeGreaterThan(39);
    await page.getByText("Read Abstract").first().click();
    await expect(page.getByText("Hide Abstract").locator("visible=true")).toHaveCount(1);
    await page.getByLabel("Year").selectOption({ index: 1 });
    await page.getByRole("button", { name: "Show" }).click();
    await expect(page).toHaveURL(/\?year=\d{4}$/);
    await context.close();
  });

  test("that came in over REST, and no longer those that went", async ({ page, cmsApi }) => {
    const created = await cmsApi.create("publications", {
      title: "Straight over REST",
      authors: ["Ada Lovelace"],
      publication_date: "2001-01-01",
      doi: "https://doi.org/10.1000/182",
    });
    const item = page.getByRole("article").filter({ hasText: "Straight over REST" });
    // The cms's own answer may be here before the website has heard of it, long before it asks.
    const showsTimes = (count: number) =>
      expect(async () => {
        await page.goto("/publications?year=2001");
        await expect(item).toHaveCount(count, { timeout: 100 });
      }).toPass({ timeout: 5_000 });
    await showsTimes(1);
    await expect(item.getByRole("link", { name: "DOI: 10.1000/182" })).toHaveAttribute(
      "href",
      "https://doi.org/10.1000/182",
    );
    await cmsApi.remove(`publications/${created.documentId}`);
    await showsTimes(0);
  });
});

test("a save without a connection keeps the form and its text, and the next one goes through", async ({
  ownerPage,
}) => {
  const dialog = await openForm(ownerPage);
  await dialog.getByLabel("Title").fill("Typed on a train");
  await addAuthor(ownerPage, "Ada Lovelace");
  await dialog.getByRole("textbox", { name: "Publication Date" }).fill("2024-02-14");
  const save = dialog.getByRole("button", { name: "Save Publication" });
  await ownerPage.context().setOffline(true);
  await save.click();
  await expect(
    toast(ownerPage, "Error", "No connection. Your text is still here.").first(),
  ).toBeVisible();
  await expect(dialog.getByLabel("Title")).toHaveValue("Typed on a train");
  await expect(dialog.getByText("Ada Lovelace")).toBeVisible();
  await expect(save).toBeEnabled();
  await ownerPage.context().setOffline(false);
  await save.click();
  await expect(
    toast(ownerPage, "Success", "Publication has been added successfully"),
  ).toBeVisible();
  await expect(dialog).toHaveCount(0);
  await ownerPage.getByRole("button", { name: "Delete Typed on a train" }).click();
  await ownerPage.getByRole("alertdialog").getByRole("button", { name: "Delete" }).click();
  await expect(ownerPage.getByText("Typed on a train")).toHaveCount(0);
});
