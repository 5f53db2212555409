import type { Page } from "@playwright/test";
import { expectAccessible } from "./harness/accessibility";
import { expect, test } from "./harness/fixtures";
import { untilHydrated } from "./harness/hydrated";
import { toast } from "./harness/owner-screen";

const IN_TRASH = "It stays in the trash for 30 days.";

function row(page: Page, title: string) {
  return page.locator("tbody tr").filter({ hasText: title });
}

async function deleteCourse(page: Page, title: string) {
  await page.goto("/admin/courses");
  await page.getByRole("button", { name: `Delete ${title}` }).click();
  const dialog = page.getByRole("alertdialog");
  await expect(dialog.getByText(IN_TRASH)).toBeVisible();
  await dialog.getByRole("button", { name: "Delete" }).click();
  await expect(row(page, title)).toHaveCount(0);
}

test("a deleted course comes back with Undo, which waits for whoever has the focus on it", async ({
  ownerPage: page,
  cmsApi,
}) => {
  const title = "Undone at once";
  const { documentId } = await cmsApi.create("courses", { title });
  const before = await cmsApi.list(`courses?filters[title]=${title}`);
  await deleteCourse(page, title);
  const shown = toast(page, "Success", "Course deleted successfully");
  const undo = shown.getByRole("button", { name: "Undo" });
  await undo.focus();
  await page.waitForTimeout(11_500);
  await expect(undo).toBeFocused();
  await expectAccessible(page);
  await page.keyboard.press("Enter");
  await expect(toast(page, "Success", `“${title}” has been restored.`)).toBeVisible();
  await expect(row(page, title)).toBeVisible();
  expect(await cmsApi.list(`courses?filters[title]=${title}`)).toEqual(before);
  await cmsApi.remove(`courses/${documentId}`);
});

test("Undo without a connection is offered again", async ({ ownerPage: page, cmsApi }) => {
  const title = "Undone on a train";
  const { documentId } = await cmsApi.create("courses", { title });
  await deleteCourse(page, title);
  // A toast whose button was pressed stays for as long as it fades.
  const shown = page.locator("[data-sonner-toast][data-removed=false]");
  const undo = shown.getByRole("button", { name: "Undo" });
  await expect(undo).toHaveCount(1);
  await page.waitForLoadState("networkidle");
  for (const _ of ["once", "and again"]) {
    await page.context().setOffline(true);
    await undo.click();
    await expect(toast(page, "Error", "No connection. Nothing was changed.").first()).toBeVisible();
    await expect(undo).toHaveCount(1);
  }
  await page.context().setOffline(false);
  await undo.click();
  await expect(toast(page, "Success", `“${title}” has been restored.`)).toBeVisible();
  await cmsApi.remove(`courses/${documentId}`);
});

test("two deletions: the focus stays near, and both are taken back at once", async ({
  ownerPage: page,
  cmsApi,
}) => {
  const titles = ["One of a pair", "The other of a pair"];
  const made = [];
  for (const title of titles) {
    made.push(await cmsApi.create("courses", { title }));
  }
  await page.goto("/admin/courses");
  await untilHydrated(page.locator("tbody tr").first());
  await page.getByRole("searchbox").fill("of a pair");
  const deleteButtons = page.locator("tbody").getByRole("button", { name: /^Delete/ });
  await expect(deleteButtons).toHaveCount(2);
  await deleteButtons.first().press("Enter");
  await page.getByRole("alertdialog").getByRole("button", { name: "Delete" }).press("Enter");
  await expect(deleteButtons).toHaveCount(1);
  await expect(deleteButtons).toBeFocused();
  await page.keyboard.press("Enter");
  await page.getByRole("alertdialog").getByRole("button", { name: "Delete" }).press("Enter");
  await expect(page.getByText("No courses found")).toBeVisible();
  await expect(page.locator("main")).toBeFocused();

  const undo = page.locator("[data-sonner-toast]").getByRole("button", { name: "Undo" });
  await expect(undo).toHaveCount(2);
  await page.route("**/admin/trash.data*", async (route) => {
    await page.waitForTimeout(300);
    await route.continue();
  });
  await undo.evaluateAll((buttons) => {
    for (const button of buttons) (button as HTMLElement).click();
  });
  for (const title of titles) {
    await expect(toast(page, "Success", `“${title}” has been restored.`)).toBeVisible();
  }
  await expect(deleteButtons).toHaveCount(2);
  await page.unrouteAll({ behavior: "wait" });
  for (const { documentId } of made) await cmsApi.remove(`courses/${documentId}`);
});

test("any number of records that are deleted at once come back with Undo", async ({
  ownerPage: page,
  cmsApi,
}) => {
  test.setTimeout(120_000);
  const common = { authors: ["Ada Lovelace"], publication_date: "2024-02-29" };
  const of = "publications?filters[title][$startsWith]=Undone together&pagination[pageSize]=200";
  for (let number = 1; number <= 120; number += 1) {
    await cmsApi.create("publications", { ...common, title: `Undone together ${number}` });
  }
  const before = await cmsApi.list(`${of}&sort=id`);
  await page.goto("/admin/publications");
  await page.getByPlaceholder("Search publications...").fill("Undone together");
  await page.getByRole("button", { name: "Select all" }).click();
  await page
    .getByRole("button", { name: /^Delete/ })
    .first()
    .click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Delete" }).click();
  const shown = toast(page, "Success", /120/);
  await shown.getByRole("button", { name: "Undo" }).click();
  await expect(toast(page, "Success", "120 records have been restored.")).toBeVisible({
    timeout: 60_000,
  });
  expect(await cmsApi.list(`${of}&sort=id`)).toEqual(before);
  const ids = before.map(({ documentId }) => documentId);
  await cmsApi.request("POST", "publications/bulk", { data: { ids, delete: true } });
});

test("a deleted record is restored from the trash, or deleted permanently", async ({
  ownerPage: page,
  cmsApi,
}) => {
  const title = "Back from the trash";
  await cmsApi.create("courses", { title });
  await deleteCourse(page, title);
  await page.goto("/admin/trash");
  const item = row(page, title);
  await expect(item).toContainText("Course");
  await expect(item).toContainText("30 days");
  await expectAccessible(page);
  await item.getByRole("button", { name: "Restore" }).click();
  await expect(toast(page, "Success", `“${title}” has been restored.`)).toBeVisible();
  await expect(item).toHaveCount(0);
  await expect(page.locator(":focus")).toHaveCount(1);
  await deleteCourse(page, title);
  await page.goto("/admin/trash");
  await item.getByRole("button", { name: "Delete permanently" }).click();
  const dialog = page.getByRole("alertdialog");
  await expect(dialog).toContainText(`“${title}” and all its versions will be deleted.`);
  await expect(dialog.getByText(IN_TRASH)).toHaveCount(0);
  await dialog.getByRole("button", { name: "Delete" }).click();
  await expect(toast(page, "Success", "The record has been deleted permanently")).toBeVisible();
  await expect(item).toHaveCount(0);
});

test("rows that went with a list's Save come back to their place", async ({
  ownerPage: page,
  cmsApi,
}) => {
  const stored = async () =>
    (await cmsApi.list("testimonials?sort=order_index")).map(({ documentId }) => documentId);
  const before = await stored();
  // The page is loaded anew: where anything is unsaved, the browser asks first.
  page.on("dialog", (question) => void question.accept());
  await page.goto("/admin/homepage?tab=testimonials");
  await expect(page.getByText("for 30 days.")).toBeVisible();
  await page
    .getByRole("button", { name: /^Remove / })
    .first()
    .click();
  await page.getByRole("button", { name: "Save Changes" }).click();
  // The editor has an Undo of its own.
  await toast(page, "Success", /saved/i).getByRole("button", { name: "Undo" }).click();
  await expect(page.getByText(/has been restored/)).toBeVisible();
  expect(await stored()).toEqual(before);
  await expect(page.getByRole("button", { name: /^Remove / })).toHaveCount(before.length);
});

test("an older version is compared and restored", async ({ ownerPage: page, cmsApi }) => {
  const title = "On old rivers";
  const { documentId } = await cmsApi.create("publications", {
    title,
    authors: ["Ada", "Bea"],
    publication_date: "2024-02-01",
  });
  const edit = (data: object) => cmsApi.update(`publications/${documentId}`, data);
  await edit({ title: "On new rivers", authors: ["Ada", "Cleo"] });
  await edit({ title: "On new lakes" });
  await page.goto(`/admin/publications?edit=${documentId}`);
  await page.getByRole("link", { name: "History" }).click();
  const versions = page.getByRole("navigation", { name: "Versions" });
  await expect(versions.getByRole("listitem")).toHaveCount(3);
  await expect(page.locator("del")).toHaveText(["rivers"]);
  await expect(page.locator("ins")).toHaveText(["lakes"]);
  await versions.getByRole("link", { name: "Changed: Title, Authors" }).click();
  await expect(page.locator("del")).toHaveText(["old", "Bea"]);
  await expect(page.locator("ins")).toHaveText(["new", "Cleo"]);
  await expectAccessible(page);
  await versions.getByRole("link", { name: "Created" }).click();
  await expect(page.locator("ins").first()).toHaveText(title);
  await page.getByRole("button", { name: "Restore this version" }).click();
  await expect(toast(page, "Success", /The version of .* has been restored/)).toBeVisible();
  await expect(versions.getByRole("listitem")).toHaveCount(4);
  const [restored] = await cmsApi.list(`publications?filters[documentId]=${documentId}`);
  expect(restored).toMatchObject({ title, authors: ["Ada", "Bea"] });
  await page.goto("/admin/activity");
  await expect(page.getByRole("listitem").filter({ hasText: title }).first()).toContainText(
    "Restored publication",
  );
  await expect(page.getByText(/versions are kept/)).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("link", { name: title }).first().click();
  await expect(page.getByRole("heading", { name: `History of “${title}”` })).toBeVisible();
  await cmsApi.remove(`publications/${documentId}`);
});

test("a document and a whole list have a history", async ({ ownerPage: page, cmsApi }) => {
  await page.goto("/admin/contact");
  await page.getByLabel("Department").fill("Department of Histories");
  await page.getByRole("button", { name: /^Save/ }).last().click();
  await expect(toast(page, /./, /./).first()).toBeVisible();
  await page.getByRole("link", { name: "History" }).click();
  await expect(page.locator("ins").first()).toContainText("Histories");
  const awards = await cmsApi.list("awards?sort=order_index");
  await cmsApi.replaceList("awards", [{ ...awards[0], title: "Renamed" }, ...awards.slice(2)]);
  await page.goto("/admin/homepage?tab=awards");
  await page.getByRole("link", { name: "History" }).last().click();
  await expect(page.getByRole("heading", { name: "History of the list “Awards”" })).toBeVisible();
  await expect(page.getByText("Removed", { exact: true })).toBeVisible();
  const first = page.getByRole("navigation", { name: "Versions" }).getByRole("listitem").last();
  await expect(first).toHaveText(/State before the history began\s*the system$/);
  await first.getByRole("link").click();
  await page.getByRole("button", { name: "Restore this version" }).click();
  await expect(toast(page, "Success", /The version of .* has been restored/)).toBeVisible();
  await page.goto("/admin/history/no-such-type");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
});
