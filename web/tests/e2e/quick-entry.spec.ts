import type { Locator } from "@playwright/test";
import { expectAccessible } from "./harness/accessibility";
import { expect, test } from "./harness/fixtures";
import { holdScripts, untilHydrated } from "./harness/hydrated";

/** Pastes a text, as Ctrl+V would. */
async function paste(field: Locator, text: string) {
  await field.evaluate((element, pasted) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData("text/plain", pasted);
    element.dispatchEvent(
      new ClipboardEvent("paste", { clipboardData, bubbles: true, cancelable: true }),
    );
  }, text);
}

test("several authors in one text become an entry each", async ({ ownerPage: owner }) => {
  await owner.goto("/admin/publications?add");
  const dialog = owner.getByRole("dialog", { name: "Add New Publication" });
  await expect(dialog.getByLabel("Title")).toBeFocused();
  const authors = dialog.getByRole("group").or(dialog).getByRole("listitem");
  await paste(dialog.getByLabel("Authors"), "Smith, John; Doe, Jane");
  await expect(authors).toHaveText(["John Smith", "Jane Doe"]);
  await dialog.getByLabel("Authors").fill("A. Roe and B. Poe");
  await dialog.getByLabel("Authors").press("Enter");
  await expect(authors).toHaveText(["John Smith", "Jane Doe", "A. Roe", "B. Poe"]);
  await dialog.getByLabel("Authors").fill("Cy Coe, Di Doe");
  await dialog.getByLabel("Journal/Source").focus();
  await expect(authors).toHaveCount(6);
  await expect(dialog.getByLabel("Authors")).toHaveValue("");
});

test("a title or DOI that exists already is said before saving", async ({
  ownerPage: owner,
  cmsApi,
}) => {
  const known = await cmsApi.create("publications", {
    title: "Über <i>Doubles</i>",
    authors: ["Ada Lovelace"],
    publication_date: "2001-01-01",
    doi: "10.1000/doubles",
  });
  await owner.goto("/admin/publications?add");
  const dialog = owner.getByRole("dialog", { name: "Add New Publication" });
  await dialog.getByLabel("Title").fill("uber doubles");
  await expect(dialog.getByText("You already have a publication with this title:")).toBeVisible();
  await dialog.getByLabel("Title").fill("Something else");
  await expect(dialog.getByText("You already have a publication")).toHaveCount(0);
  await dialog.getByLabel("DOI").fill("https://doi.org/10.1000/DOUBLES");
  await expect(dialog.getByText("You already have a publication with this DOI:")).toBeVisible();
  await cmsApi.remove(`publications/${known.documentId}`);
});

test("dialogs begin in their first field, and “/” leads to the search", async ({
  ownerPage: owner,
}) => {
  await owner.goto("/admin/students");
  const add = owner.getByRole("button", { name: "Add Student" }).first();
  await add.click();
  await expect(owner.getByRole("dialog").getByLabel("Name")).toBeFocused();
  await owner.keyboard.press("Escape");
  await expect(add).toBeFocused();
  await owner.keyboard.press("/");
  const search = owner.getByRole("searchbox");
  await expect(search).toBeFocused();
  await owner.keyboard.type("a/b");
  await expect(search).toHaveValue("a/b");

  await owner.goto("/admin/teaching?tab=office-hours");
  await owner.getByRole("heading", { level: 1 }).click();
  await owner.keyboard.press("/");
  await expect(owner.getByRole("searchbox").locator("visible=true")).toBeFocused();
});

test("a search that is typed before the page's scripts arrive is made", async ({
  ownerPage: owner,
  cmsApi,
}) => {
  const title = "Early Mathematics";
  const { documentId } = await cmsApi.create("courses", { title });
  const release = await holdScripts(owner);
  await owner.goto("/admin/courses", { waitUntil: "commit" });
  await owner.getByRole("searchbox").fill(title);
  expect(await owner.locator("tbody tr").count()).toBeGreaterThan(1);
  release();
  await expect(owner.locator("tbody tr")).toHaveCount(1);
  await expect(owner.getByRole("searchbox")).toHaveValue(title);
  await cmsApi.remove(`courses/${documentId}`);
});

test("a button that is pressed before the page's scripts arrive does its work once they have", async ({
  ownerPage: owner,
}) => {
  const release = await holdScripts(owner);
  await owner.goto("/admin/students", { waitUntil: "commit" });
  await owner.getByRole("button", { name: "Add Student" }).first().click();
  await expect(owner.getByRole("dialog")).toHaveCount(0);
  release();
  await expect(owner.getByRole("dialog").getByLabel("Name")).toBeFocused();
});

test("events: those to come first, added on top, and brought back where they were", async ({
  ownerPage: owner,
  cmsApi,
}) => {
  await cmsApi.replaceList("events", [
    { id: "new-1", title: "Over", date: "2001-02-03" },
    { id: "new-2", title: "Soon", date: "2097-05-14" },
    { id: "new-3", title: "Later", date: "2098-01-01" },
  ]);
  await owner.goto("/admin/homepage?tab=events");
  const heads = owner.getByRole("button", { name: /^Event \d/ });
  await expect(heads).toHaveText([/May 14, 2097Soon$/, /Jan 1, 2098Later$/, /Feb 3, 2001Over$/]);
  await owner.getByRole("button", { name: "Remove event 2" }).click();
  const items = owner.locator("form ol > li:visible");
  await expect(items.nth(1)).toContainText("Event 2 removed.");
  await owner.getByRole("button", { name: /^Undo/ }).click();
  await expect(heads).toHaveText([/Soon$/, /Later$/, /Over$/]);
  await owner.getByRole("button", { name: "Add event" }).click();
  await expect(heads).toHaveCount(4);
  await expect(owner.getByLabel("Title").locator("visible=true").first()).toBeFocused();
  await expect(owner.getByLabel("Title").locator("visible=true").first()).toHaveValue("");
  await expectAccessible(owner);
});

test("the research editor is a table of contents on a phone", async ({ ownerPage: owner }) => {
  await owner.setViewportSize({ width: 390, height: 844 });
  await owner.goto("/admin/research-settings");
  const height = () => owner.evaluate(() => document.documentElement.scrollHeight / innerHeight);
  await expect(owner.getByRole("button", { name: "Lab Information" })).toBeVisible();
  expect(await height()).toBeLessThan(2);
  await expect(owner.getByLabel("Page Title")).toBeHidden();
  await test.step("what is wrong in a closed section is shown", async () => {
    const section = owner.getByRole("button", { name: "Research Opportunities" });
    await section.click();
    await owner.getByLabel("Deadline (optional)").first().fill("soon");
    await section.click();
    await expect(owner.getByLabel("Deadline (optional)").first()).toBeHidden();
    await owner.locator("[data-save]").click();
    await expect(owner.getByLabel("Deadline (optional)").first()).toBeFocused();
  });

  await owner.getByRole("button", { name: "Lab Information" }).click();
  await expect(owner.getByLabel("Lab Name")).toBeVisible();
  await expectAccessible(owner);
  await owner.getByRole("button", { name: /^Expand all ?: the whole page/ }).click();
  await expect(owner.getByLabel("Page Title")).toBeVisible();
  await owner.getByRole("button", { name: /^Collapse all ?: the whole page/ }).click();
  await expect(owner.getByLabel("Lab Name")).toBeHidden();
});

test("a click on Save counts, also where it makes a message appear that moves the button", async ({
  ownerPage: owner,
}) => {
  await owner.goto("/admin/blog/categories?add");
  const name = owner.getByLabel("Name", { exact: true });
  const button = owner.getByRole("button", { name: "Create Category" });
  await expect(name).toBeFocused();
  const before = await button.boundingBox();
  if (!before) throw new Error("There is no button");
  await owner.mouse.move(before.x + 20, before.y + 3);
  await owner.mouse.down();
  await expect(owner.getByText("Category name is required")).toBeVisible();
  await expect.poll(async () => (await button.boundingBox())?.y).toBeGreaterThan(before.y + 3);
  await owner.mouse.up();
  // A form that is sent and rejected takes the focus to what is wrong.
  await expect(name).toBeFocused();
});

const KEYS_SAVE = [
  ["a dialog", "/admin/blog/categories?add", "Name", "Create Category"],
  ["a form of the settings", "/admin/settings?tab=general", "Full Name", "Save Changes"],
  ["a post", "/admin/blog/new", "Title", "Create Post"],
] as const;

for (const [what, address, label, submit] of KEYS_SAVE) {
  test(`a save with the keyboard that fails leaves the focus on its button: ${what}`, async ({
    ownerPage: owner,
  }) => {
    await owner.goto(address);
    await untilHydrated(owner.getByLabel(label, { exact: true }));
    await owner.getByLabel(label, { exact: true }).fill("Not saved");
    const form = owner.locator("form").filter({ has: owner.getByLabel(label, { exact: true }) });
    const button = form.getByRole("button", { name: submit });
    await owner.context().setOffline(true);
    await button.focus();
    await owner.keyboard.press("Enter");
    await expect(owner.getByText("No connection. Your text is still here.")).toBeVisible();
    await expect(button).toBeFocused();
    await owner.context().setOffline(false);
  });
}
