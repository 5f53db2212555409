import type { Page } from "@playwright/test";
import { expectAccessible } from "./harness/accessibility";
import { CmsApi } from "./harness/cms-api";
import { expect, test } from "./harness/fixtures";
import { KEPT_MS, NOTICE } from "./harness/form-kinds";
import { untilHydrated } from "./harness/hydrated";
import { signInAt, toast } from "./harness/owner-screen";
import { TEST_OWNER } from "../../../scripts/lib/test-site.mjs";

/** Nothing is retyped: from pasted references to public pages, and back. */

test.use({
  siteSettings: { DEMO_CONTENT: "false" },
  expectedErrors: [/Failed to fetch|Load failed|AbortError/],
});

const SCREEN = "/admin/publications/import";
const FIELD = "Paste BibTeX, RIS, CSL-JSON, DOIs or an ORCID iD";

function bib(key: string, title: string, more = ""): string {
  return `@article{${key},\n  author = {Lovelace, Ada and Shaw, Carol},\n  title = {${title}},\n  journal = {Journal of Engines},\n  year = {2019},${more}\n}\n`;
}

function bibOf(count: number, name: string): string {
  return Array.from({ length: count }, (_, index) =>
    bib(`${name}${index}`, `${name} number ${index}`, `\n  doi = {10.5555/${name}.${index}},`),
  ).join("\n");
}

async function paste(page: Page, text: string, site = "") {
  await page.goto(`${site}${SCREEN}`);
  const field = page.getByLabel(FIELD);
  await untilHydrated(field);
  await field.fill(text);
  await page.getByRole("button", { name: "Preview" }).click();
  await page.waitForURL(/\/import\/\w{10,}$/);
}

const statusLine = (page: Page) => page.getByRole("status").filter({ hasText: /entr(y|ies)/ });
const rowOf = (page: Page, title: string) => page.locator("tbody tr").filter({ hasText: title });

async function undoAll(cms: CmsApi) {
  for (const { documentId, status } of await cms.list("publication-imports")) {
    if (status === "imported") {
      await cms.request("POST", `publication-imports/${documentId}/undo`, {});
    } else if (status === "preview" || status === "failed") {
      await cms.remove(`publication-imports/${documentId}`);
    }
  }
}

test.afterEach(async ({ cmsApi }) => undoAll(cmsApi));

test("pasted, previewed, corrected, imported, public, undone", async ({
  ownerPage: page,
  page: visitor,
}) => {
  test.slow();
  await page.goto("/admin/publications");
  await page.getByRole("link", { name: "Import", exact: true }).click();
  await expect(page.getByRole("heading", { name: "Import Publications", level: 1 })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("button", { name: "Preview" }).click();
  await expect(page.getByText("Paste some references or choose a file")).toBeVisible();

  const good = bib("engine", "An engine of {P}arts", "\n  month = 13,");
  await paste(
    page,
    `${good}\n${bib("notes", "Notes on notes")}\n@article{bare, author = {Nobody}}\n`,
  );
  await expect(statusLine(page)).toHaveText("3 entries: 2 New, 1 Problem");
  const submit = page.getByRole("button", { name: /^Import \d/ });
  await expect(submit).toHaveText("Import 2 publications");
  await expectAccessible(page);

  const problem = page.locator("tr[data-kind=problem]");
  await expect(problem).toContainText(/Line \d+: /);
  await expect(problem).toContainText("Nobody");
  await expect(problem.getByRole("checkbox")).toBeDisabled();
  await rowOf(page, "Notes on notes").getByRole("checkbox").uncheck();
  await expect(submit).toHaveText("Import 1 publication");
  await rowOf(page, "An engine of Parts").getByRole("checkbox").uncheck();
  await expect(submit).toHaveText("Import 0 publications");
  await expect(submit).toBeDisabled();
  await page.getByLabel("Select all").check();
  await expect(submit).toHaveText("Import 2 publications");

  await problem.getByRole("button", { name: /^Edit / }).click();
  const dialog = page.getByRole("dialog", { name: "Edit Entry" });
  await expectAccessible(page);
  await dialog.getByLabel("Title").fill("No longer bare");
  const isbn = dialog.getByLabel("ISBN");
  if (!(await isbn.isVisible())) await dialog.getByText("More details").click();
  await isbn.fill("978-0-00-000000-1");
  await dialog.getByRole("button", { name: "Save Changes" }).click();
  await expect(isbn).toHaveAttribute("aria-invalid", "true");
  await expect(dialog.getByLabel("Title")).toHaveValue("No longer bare");
  await isbn.fill("");
  await dialog.getByRole("button", { name: "Save Changes" }).click();
  await expect(dialog).toHaveCount(0);
  await expect(statusLine(page)).toHaveText("3 entries: 3 New");
  await expect(submit).toHaveText("Import 3 publications");

  await submit.click();
  await expect(toast(page, "Success", "3 publications have been imported")).toBeVisible();
  await expect(page.getByText("3 publications have been imported").first()).toBeVisible();
  await expectAccessible(page);
  await visitor.goto("/publications?year=2019");
  const item = visitor.getByRole("article").filter({ hasText: "An engine of Parts" });
  await expect(item).toContainText("Ada Lovelace, Carol Shaw");

  await page.getByRole("link", { name: "All imports" }).click();
  const entry = page.getByRole("main").getByRole("listitem").first();
  await expect(entry).toContainText("Pasted text");
  await expect(entry).toContainText("3 New");
  await expectAccessible(page);
  await entry.getByRole("button", { name: /^Undo import/ }).click();
  const question = page.getByRole("alertdialog", { name: "Undo import" });
  await expectAccessible(page);
  await question.getByRole("button", { name: "Undo import" }).click();
  await expect(toast(page, "Success", "The import has been undone")).toBeVisible();
  await expect(entry.getByRole("button", { name: /^Undo import/ })).toHaveCount(0);
  await expect(page.locator(":focus")).toHaveCount(1);
  await expect(async () => {
    await visitor.reload();
    await expect(item).toHaveCount(0, { timeout: 100 });
  }).toPass({ timeout: 5_000 });
});

test("the same again is a duplicate; what is known better is a change; edited ones are left", async ({
  ownerPage: page,
  cmsApi,
}) => {
  test.slow();
  await paste(page, bib("first", "The first of two") + bib("second", "The second of two"));
  await page.getByRole("button", { name: "Import 2 publications" }).click();
  await expect(toast(page, "Success", "2 publications have been imported")).toBeVisible();

  const better = bib("first", "The first of two", "\n  volume = {7},\n  pages = {1--9},");
  await paste(page, better + bib("second", "The second of two"));
  await expect(statusLine(page)).toHaveText("2 entries: 1 Duplicate, 1 Changed");
  await expect(page.getByRole("button", { name: "Import 0 publications" })).toBeDisabled();
  const changed = rowOf(page, "The first of two");
  await expect(changed.getByRole("checkbox", { name: /^Volume/ })).toBeChecked();
  await changed.getByRole("checkbox", { name: /^Pages/ }).uncheck();
  await expect(page.locator("tr[data-kind=duplicate]")).toContainText("Already there:");
  await page.getByLabel("Show").selectOption({ label: "Changed (1)" });
  await expect(page.locator("tbody tr:visible")).toHaveCount(1);
  await page.getByLabel("Select all").check();
  await page.getByRole("button", { name: "Import 1 publication", exact: true }).click();
  await expect(toast(page, "Success", "1 publication has been imported")).toBeVisible();
  const find = async () =>
    (await cmsApi.list("publications?filters[title][$startsWith]=The first of two"))[0];
  expect(await find()).toMatchObject({ volume: "7", pages: null });

  // Edited since: undoing the first import leaves it.
  const [first] = await cmsApi.list("publications?filters[title][$startsWith]=The second of two");
  await cmsApi.update(`publications/${first?.documentId}`, { title: "The second, by hand" });
  await page.goto(SCREEN);
  const imports = page.getByRole("main").getByRole("listitem");
  await imports
    .nth(1)
    .getByRole("button", { name: /^Undo import/ })
    .click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Undo import" }).click();
  await expect(toast(page, "Success", "The import has been undone")).toBeVisible();
  await expect(page.getByText("Edited since the import, and left as they are:")).toBeVisible();
  await expect(page.getByRole("listitem").filter({ hasText: "The second, by hand" })).toBeVisible();
  for (const { documentId } of await cmsApi.list("publications?filters[title][$startsWith]=The ")) {
    await cmsApi.remove(`publications/${documentId}`);
  }
});

test("files are previewed as soon as they are chosen or dropped, several at once", async ({
  ownerPage: page,
}) => {
  await page.goto(SCREEN);
  await untilHydrated(page.getByLabel(FIELD));
  const file = (name: string, text: string) => ({
    name,
    mimeType: "text/plain",
    buffer: Buffer.from(text),
  });
  await page
    .getByLabel("Choose files")
    .setInputFiles([
      file("one.bib", bib("one", "From a file")),
      file("two.bib", bib("two", "From another file")),
    ]);
  await page.waitForURL(/\/import\/\w{10,}$/);
  await expect(statusLine(page)).toHaveText("2 entries: 2 New");
  await expect(rowOf(page, "From another file")).toContainText("two.bib");
  await expect(page.getByText("one.bib and 1 more")).toBeVisible();

  await page.goto(SCREEN);
  await untilHydrated(page.getByLabel(FIELD));
  const dropped = await page.evaluateHandle(
    (text) => {
      const data = new DataTransfer();
      data.items.add(new File([text], "dropped.bib"));
      return data;
    },
    bib("three", "Dropped here"),
  );
  await page.getByLabel(FIELD).dispatchEvent("drop", { dataTransfer: dropped });
  await page.waitForURL(/\/import\/\w{10,}$/);
  await expect(statusLine(page)).toHaveText("1 entry: 1 New");

  await page.goto(SCREEN);
  await untilHydrated(page.getByLabel(FIELD));
  const large = { ...file("huge.bib", ""), buffer: Buffer.alloc(10 * 1024 * 1024 + 1, "x") };
  await page.getByLabel("Choose files").setInputFiles(large);
  await expect(
    page.getByText("“huge.bib” is larger than 10 MB. Choose a smaller file."),
  ).toBeVisible();
});

test("a file that is refused leaves nothing to restore, and is not said to be kept", async ({
  ownerPage: page,
}) => {
  const questions: string[] = [];
  page.on("dialog", (question) => {
    questions.push(question.message());
    void question.accept();
  });
  const files = page.getByLabel("Choose files");
  const file = { name: "empty.bib", mimeType: "text/plain" };
  for (const [buffer, message] of [
    [Buffer.alloc(0), /^“empty\.bib” is empty\.$/],
    [Buffer.from("<!doctype html><html><body>Sign in</body></html>"), /./],
    [Buffer.alloc(10 * 1024 * 1024 + 1, "x"), /is larger than 10 MB/],
  ] as const) {
    await page.goto(SCREEN);
    await untilHydrated(page.getByLabel(FIELD));
    await files.setInputFiles({ ...file, buffer });
    await expect(page.locator("#source-error")).toHaveText(message);
    await page.waitForTimeout(KEPT_MS);
    await expect(page.getByText("Your changes are kept in this browser.")).toHaveCount(0);
    await page.getByRole("link", { name: "Dashboard" }).click();
    await expect(page.getByRole("heading", { level: 1, name: /^Welcome, / })).toBeVisible();
    await page.waitForTimeout(KEPT_MS);
    await expect(page.getByText(NOTICE)).toHaveCount(0);
  }
  expect(questions).toEqual([]);

  // What was typed beside it is kept.
  await page.goto(SCREEN);
  await untilHydrated(page.getByLabel(FIELD));
  await page.getByLabel(FIELD).fill("Typed beside");
  await files.setInputFiles({ ...file, buffer: Buffer.alloc(10 * 1024 * 1024 + 1, "x") });
  await page.waitForTimeout(KEPT_MS);
  await page.getByRole("link", { name: "Dashboard" }).click();
  await page.getByRole("button", { name: /^Restore/ }).click();
  await expect(page.getByLabel(FIELD)).toHaveValue("Typed beside");
  expect(questions).toHaveLength(1);
});

test("what cannot be read is said at the text, which stays", async ({ ownerPage: page }) => {
  await page.goto(SCREEN);
  const field = page.getByLabel(FIELD);
  await untilHydrated(field);
  const imports = page.locator("section", { has: page.locator("#imports") }).getByRole("listitem");
  const before = await imports.count();
  const html = "<!doctype html><html><body>Sign in to see your references</body></html>";
  await field.fill(html);
  await page.getByRole("button", { name: "Preview" }).click();
  await expect(field).toHaveAttribute("aria-invalid", "true");
  await expect(page.locator("#source-error")).not.toBeEmpty();
  await expect(field).toHaveValue(html);
  await expectAccessible(page);
  await page.reload();
  await expect(imports).toHaveCount(before);
  // It is kept as a draft until the owner says otherwise.
  await page.getByRole("button", { name: "Discard : Import Publications" }).click();
  await untilHydrated(field);
  // Corrected, it is another import.
  await field.fill(bib("later", "Corrected at once"));
  await page.getByRole("button", { name: "Preview" }).click();
  await page.waitForURL(/\/import\/\w{10,}$/);
  await expect(statusLine(page)).toHaveText("1 entry: 1 New");
  await page.goto(SCREEN);
  await expect(page.getByText("You have unsaved changes from")).toHaveCount(0);
  const entry = page.getByRole("main").getByRole("listitem").first();
  await entry.getByRole("button", { name: /^Discard/ }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Discard" }).click();
  await expect(toast(page, "Success", "The preview has been discarded")).toBeVisible();
});

test("nothing is lost: what is pasted, what is ticked, and an import whose answer is lost", async ({
  ownerPage: page,
  cmsApi,
}) => {
  test.slow();
  await page.goto(SCREEN);
  const field = page.getByLabel(FIELD);
  await untilHydrated(field);
  const text = bibOf(3, "kept");
  await field.fill(text);
  await page.context().setOffline(true);
  await page.getByRole("button", { name: "Preview" }).click();
  await expect(
    toast(page, "Error", "No connection. Your text is still here.").first(),
  ).toBeVisible();
  await expect(field).toHaveValue(text);
  await page.context().setOffline(false);
  page.once("dialog", (question) => void question.accept());
  await page.reload();
  await page.getByRole("button", { name: /^Restore/ }).click();
  await expect(field).toHaveValue(text);
  await page.getByRole("button", { name: "Preview" }).click();
  await page.waitForURL(/\/import\/\w{10,}$/);
  await expect(statusLine(page)).toHaveText("3 entries: 3 New");

  await rowOf(page, "kept number 1").getByRole("checkbox").uncheck();
  await expect(page.getByText("Unsaved changes", { exact: true })).toBeVisible();
  page.once("dialog", (question) => void question.accept());
  await page.reload();
  await page.getByRole("button", { name: /^Restore/ }).click();
  const submit = page.getByRole("button", { name: "Import 2 publications" });
  await expect(submit).toBeVisible();
  await expect(rowOf(page, "kept number 1").getByRole("checkbox")).not.toBeChecked();

  // The session has ended; after signing in it goes on, and its answer is lost on the way.
  await page.context().clearCookies({ name: "__session" });
  await submit.click();
  const dialog = page.getByRole("dialog", { name: "Please sign in again" });
  // Only the request after signing in loses its answer.
  await expect(dialog.getByLabel("Password")).toBeVisible();
  await page.route("**/admin/publications/import/*.data", async (route) => {
    if (route.request().method() !== "POST") return route.continue();
    await route.fetch();
    return route.abort();
  });
  await dialog.getByLabel("Password").fill(TEST_OWNER.password);
  await dialog.getByRole("button", { name: "Sign in" }).click();
  await expect(
    toast(page, "Error", "No connection. Your text is still here.").first(),
  ).toBeVisible();
  const imported = async () =>
    (await cmsApi.list("publications?filters[title][$startsWith]=kept number")).length;
  await expect.poll(imported).toBe(2);
  await page.unroute("**/admin/publications/import/*.data");
  // The screen finds out by itself.
  await expect(page.getByText("2 publications have been imported").first()).toBeVisible();
  expect(await imported()).toBe(2);
});

test("without JavaScript: paste, choose, import", async ({ browser, ownSite: site }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await signInAt(page, site, SCREEN);
  await page.getByLabel(FIELD).fill("<html>no references</html>");
  await page.getByRole("button", { name: "Preview" }).click();
  await expect(page.locator("#source-error")).not.toBeEmpty();
  await expect(page.getByLabel(FIELD)).toHaveValue("<html>no references</html>");
  await page.getByLabel(FIELD).fill(bibOf(3, "plain"));
  await page.getByRole("button", { name: "Preview" }).click();
  await page.waitForURL(/\/import\/\w{10,}$/);
  await expect(statusLine(page)).toHaveText("3 entries: 3 New");
  await rowOf(page, "plain number 2").getByRole("checkbox").uncheck();
  await page.getByRole("button", { name: /^Import \d/ }).click();
  await expect(page.getByText("2 publications have been imported").first()).toBeVisible();
  const cms = new CmsApi(site.cmsUrl, site.owner);
  expect(await cms.list("publications")).toHaveLength(2);
  await undoAll(cms);
  await context.close();
});

test("says so when the cms is down, and keeps what is pasted", async ({ page, ownSite: site }) => {
  test.slow();
  await signInAt(page, site, SCREEN);
  const field = page.getByLabel(FIELD);
  await untilHydrated(field);
  await field.fill(bib("outage", "Typed in an outage"));
  await site.stopCms();
  await page.getByRole("button", { name: "Preview" }).click();
  await expect(
    toast(page, "Error", "The preview could not be made. Please try again."),
  ).toBeVisible();
  await expect(field).toHaveValue(/Typed in an outage/);
  page.once("dialog", (question) => void question.accept());
  await page.reload();
  await expect(toast(page, "Error", "Failed to read the imports")).toBeVisible();
  await site.startCms();
  await page.getByRole("button", { name: "Try again" }).click();
  await expect(page.getByRole("heading", { name: "Imports" })).toBeVisible();
  await page
    .getByRole("button", { name: /^Discard/ })
    .first()
    .click();
});

test("a thousand entries are shown, ticked and imported", async ({ browser, ownSite: site }) => {
  test.setTimeout(180_000);
  const context = await browser.newContext();
  const page = await context.newPage();
  await signInAt(page, site, SCREEN);
  await untilHydrated(page.getByLabel(FIELD));
  const many = {
    name: "many.bib",
    mimeType: "text/plain",
    buffer: Buffer.from(bibOf(1000, "many")),
  };
  await page.getByLabel("Choose files").setInputFiles(many);
  await page.waitForURL(/\/import\/\w{10,}$/);
  await expect(statusLine(page)).toHaveText("1000 entries: 1000 New", { timeout: 60_000 });
  await expect(page.locator("tbody tr")).toHaveCount(1000);
  const box = page.getByRole("checkbox", { name: "Select many number 500", exact: true });
  await box.scrollIntoViewIfNeeded();
  await box.uncheck();
  await expect(page.getByRole("button", { name: "Import 999 publications" })).toBeVisible();
  await box.check();
  await page.getByRole("button", { name: "Import 1000 publications" }).click();
  await expect(page.getByText("1000 publications have been imported").first()).toBeVisible({
    timeout: 60_000,
  });
  const cms = new CmsApi(site.cmsUrl, site.owner);
  await undoAll(cms);
  await context.close();
});
