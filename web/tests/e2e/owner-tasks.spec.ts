import type { Browser, Locator, Page } from "@playwright/test";
import { expect, test } from "./harness/fixtures";
import { untilHydrated } from "./harness/hydrated";
import { signInAt, toast } from "./harness/owner-screen";
import { sharedSite } from "./harness/shared-site";

/** What an owner comes back for most often, from the dashboard on, in as few clicks as it takes. */

/** A name of which the trash holds no other, whatever ran before. */
const nameOf = (text: string) => `${text} ${Date.now().toString(36)}`;

/** Counts the clicks that a page gets, on whichever of its documents. */
async function countClicks(page: Page): Promise<{ clicks: number }> {
  const count = { clicks: 0 };
  await page.exposeFunction("countClick", () => void (count.clicks += 1));
  await page.addInitScript(() => {
    const countClick = Reflect.get(window, "countClick") as () => void;
    addEventListener("pointerup", countClick, true);
  });
  return count;
}

function editorOf(page: Page): Locator {
  return page.getByRole("textbox", { name: "Content" }).and(page.locator(".ProseMirror"));
}

/** Opens a record by its name, from wherever the owner is. */
async function openByName(page: Page, name: string) {
  await untilHydrated(page.getByRole("button", { name: "Go to" }));
  await page.keyboard.press("Control+k");
  await page.keyboard.type(name);
  await expect(page.getByRole("option", { name }).first()).toBeVisible();
  await page.keyboard.press("Enter");
}

test("a typo is fixed with one click", async ({ ownerPage: page, page: visitor, cmsApi }) => {
  const right = nameOf("Tidal rivers of the north");
  const wrong = right.replace("rivers", "rivesr");
  const { documentId } = await cmsApi.create("publications", {
    title: wrong,
    authors: ["Ada Lovelace"],
    publication_date: "2024-02-01",
  });
  const count = await countClicks(page);
  await page.goto("/admin");
  await openByName(page, wrong);
  const title = page.getByRole("dialog").getByRole("textbox", { name: "Title", exact: true });
  await expect(title).toHaveValue(wrong);
  await title.click();
  await page.keyboard.press("Control+a");
  await page.keyboard.type(right);
  await page.keyboard.press("Control+s");
  await expect(toast(page, "Success", /updated/)).toBeVisible();
  expect(count.clicks).toBe(1);
  await expect
    .poll(async () => {
      await visitor.goto(`/publications?${new URLSearchParams({ q: right })}`);
      return visitor.getByRole("article").getByRole("heading").allTextContents();
    })
    .toEqual([right]);
  await cmsApi.remove(`publications/${documentId}`);
});

test("what was deleted is back with four clicks, and a week later with two", async ({
  ownerPage: page,
  cmsApi,
}) => {
  const title = nameOf("Deleted by mistake");
  const { documentId } = await cmsApi.create("courses", { title });
  const count = await countClicks(page);
  const row = page.locator("tbody tr").filter({ hasText: title });
  await page.goto("/admin");
  const areas = page.getByRole("navigation").first();
  const remove = async () => {
    await page.getByRole("button", { name: `Delete ${title}` }).click();
    await page.getByRole("alertdialog").getByRole("button", { name: "Delete" }).click();
  };
  await areas.getByRole("link", { name: "Courses", exact: true }).click();
  await remove();
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(row).toBeVisible();
  expect(count.clicks).toBe(4);

  await remove();
  await expect(row).toHaveCount(0);
  await page.goto("/admin");
  count.clicks = 0;
  await areas.getByRole("link", { name: "Trash", exact: true }).click();
  await row.getByRole("button", { name: "Restore" }).click();
  await expect(toast(page, "Success", "has been restored")).toBeVisible();
  expect(count.clicks).toBe(2);
  expect(await cmsApi.list(`courses?filters[title]=${title}`)).toHaveLength(1);
  await cmsApi.remove(`courses/${documentId}`);
});

test("an older version is compared and restored with three clicks", async ({
  ownerPage: page,
  cmsApi,
}) => {
  const title = nameOf("The version of last week");
  const { documentId } = await cmsApi.create("publications", {
    title,
    authors: ["Ada", "Bea"],
    publication_date: "2024-02-01",
  });
  const edit = (data: object) => cmsApi.update(`publications/${documentId}`, data);
  await edit({ abstract: "Rivers flow." });
  await edit({ abstract: "Rivers do not flow." });
  const count = await countClicks(page);
  await page.goto("/admin");
  await openByName(page, title);
  await page.getByRole("link", { name: "History" }).click();
  const versions = page.getByRole("navigation", { name: "Versions" });
  await expect(page.locator("ins")).toHaveText(["do not "]);
  await versions.getByRole("link", { name: "Changed: Abstract" }).nth(1).click();
  await expect(page.locator("ins")).toHaveText(["Rivers flow."]);
  await page.getByRole("button", { name: "Restore this version" }).click();
  await expect(toast(page, "Success", /The version of .* has been restored/)).toBeVisible();
  expect(count.clicks).toBe(3);
  const [restored] = await cmsApi.list(`publications?filters[documentId]=${documentId}`);
  expect(restored).toMatchObject({ abstract: "Rivers flow." });
  await cmsApi.remove(`publications/${documentId}`);
});

/** A device of the owner's, signed in; what is typed on one is not on the other. */
async function device(browser: Browser, viewport: { width: number; height: number }) {
  const context = await browser.newContext({ viewport });
  const page = await context.newPage();
  await signInAt(page, sharedSite());
  return page;
}

test("a post is written on three days on two devices, and scheduled for Monday at 9", async ({
  browser,
  page: visitor,
  cmsApi,
}) => {
  test.slow();
  const title = nameOf("Three days by the river");
  const desk = await device(browser, { width: 1440, height: 900 });
  const phone = await device(browser, { width: 390, height: 844 });
  const atDesk = await countClicks(desk);
  const atPhone = await countClicks(phone);

  await desk.goto("/admin/blog");
  await desk.getByRole("link", { name: "Add New Post" }).click();
  await desk.getByLabel("Title").click();
  await desk.keyboard.type(title);
  await editorOf(desk).click();
  await desk.keyboard.type("The first day.");
  await desk.keyboard.press("Control+s");
  await expect(toast(desk, "Success", "created")).toBeVisible();

  await phone.goto("/admin/blog");
  await phone.getByRole("link", { name: `Edit ${title}` }).click();
  await expect(editorOf(phone)).toContainText("The first day.");
  await editorOf(phone).click();
  await phone.keyboard.press("Control+End");
  await phone.keyboard.type(" The second day.");
  await phone.getByRole("button", { name: "Update Post" }).click();
  await expect(toast(phone, "Success", "updated")).toBeVisible();

  await desk.goto("/admin");
  await openByName(desk, title);
  await expect(editorOf(desk)).toContainText("The second day.");
  await editorOf(desk).click();
  await desk.keyboard.press("Control+End");
  await desk.keyboard.type(" The third day.");
  await desk.getByLabel("Publish at", { exact: true }).click();
  await desk.getByLabel("Publish at", { exact: true }).fill(nextMonday());
  await desk.getByLabel("Publish Post").click();
  await desk.keyboard.press("Control+s");
  await expect(toast(desk, "Success", "updated")).toBeVisible();
  expect([atDesk.clicks, atPhone.clicks]).toEqual([6, 3]);

  const [post] = await cmsApi.list(`blog-posts?filters[title][$eq]=${title}`);
  expect(post).toMatchObject({ published: true });
  expect(String(post?.["content"])).toContain("The first day. The second day. The third day.");
  expect((await visitor.goto(`/blog/${post?.documentId}`))?.status()).toBe(404);
  await desk.goto("/admin/blog");
  const row = desk.getByRole("row").filter({ hasText: title });
  await expect(row).toContainText(/Scheduled for \w{3} \d+, \d{4}, 9:00 AM/);
  await cmsApi.remove(`blog-posts/${post?.documentId}`);
  await desk.context().close();
  await phone.context().close();
});

/** As the field for a moment takes it. */
function nextMonday(): string {
  const day = new Date();
  day.setDate(day.getDate() + ((8 - day.getDay()) % 7 || 7));
  const number = (value: number) => String(value).padStart(2, "0");
  return `${day.getFullYear()}-${number(day.getMonth() + 1)}-${number(day.getDate())}T09:00`;
}
