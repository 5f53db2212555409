import path from "node:path";
import type { Locator, Page } from "@playwright/test";
import { z } from "zod";
import { expect, test } from "./harness/fixtures";
import { field, KEPT_MS, NOTICE, reopened } from "./harness/form-kinds";
import { holdScripts, untilHydrated } from "./harness/hydrated";
import { answerNext, toast } from "./harness/owner-screen";
import { sharedSite } from "./harness/shared-site";

/** What is typed into the forms that drafts.spec.ts does not try, and what becomes of its record meanwhile. */

test.use({ expectedErrors: [/Failed to fetch|Load failed/] });

const PICTURE = path.join(import.meta.dirname, "../../public/images/profile-og-image.png");
const UNSAVED = "You have unsaved changes. Leave without saving them?";
const WORDS = "Kept until it is saved";

const notice = (page: Page) => page.getByText(NOTICE);
const restore = (page: Page) => page.getByRole("button", { name: /^Restore/ }).click();

/** The same browser, after a crash of the page. */
function afterCrash(page: Page, address: string): Promise<Page> {
  return reopened(page.context(), page, address);
}

async function keeps(page: Page, address: string, typed: (page: Page) => Locator, words = WORDS) {
  await untilHydrated(typed(page));
  await typed(page).fill(words);
  await page.waitForTimeout(KEPT_MS);
  const next = await afterCrash(page, address);
  await expect(notice(next)).toHaveCount(1);
  await restore(next);
  await expect(typed(next)).toHaveValue(words);
  await expect(notice(next)).toHaveCount(0);
  return next;
}

/** Leaves nothing for the next test. */
async function discard(page: Page, address: string) {
  await page.waitForTimeout(KEPT_MS);
  const next = await afterCrash(page, address);
  await next.getByRole("button", { name: /^Discard/ }).click();
  await expect(notice(next)).toHaveCount(0);
}

const FORMS: [what: string, address: string, label: string][] = [
  ["the profile", "/admin/settings?tab=general", "Full Name"],
  ["a page's entry for search engines", "/admin/seo?tab=pages&add", "Title"],
  ["a person", "/admin/people?add", "Name"],
  ["a category", "/admin/blog/categories?add", "Name"],
  ["a student", "/admin/students?add", "Name"],
  ["a project", "/admin/projects?add", "Title"],
  ["a link", "/admin/links?add", "Title"],
  ["an office hour", "/admin/teaching?tab=office-hours&add", "Location"],
];

for (const [what, address, label] of FORMS) {
  test(`what is typed is restored after a crash: ${what}`, async ({ ownerPage }) => {
    await ownerPage.goto(address);
    const screen = address.replace(/[?&]add$/, "");
    const page = await keeps(ownerPage, screen, (on) => field(on, label));
    await discard(page, screen);
  });
}

test("the teaching philosophy is opened by Restore, and forgotten by Cancel", async ({
  ownerPage,
}) => {
  const address = "/admin/teaching?tab=philosophy";
  const text = (on: Page) => on.getByRole("textbox", { name: "Teaching Philosophy" });
  await ownerPage.goto(address);
  await ownerPage.getByRole("button", { name: "Edit Philosophy" }).click();
  await text(ownerPage).fill(WORDS);
  await ownerPage.waitForTimeout(KEPT_MS);
  const page = await afterCrash(ownerPage, "/admin");
  await restore(page);
  await expect(page).toHaveURL(/\/admin\/teaching\?tab=philosophy$/);
  await expect(text(page)).toHaveValue(WORDS);
  answerNext(page, UNSAVED, "accept");
  await page.getByRole("button", { name: "Cancel" }).click();
  await expect(text(page)).toHaveCount(0);
  await expect(notice(page)).toHaveCount(0);
  const next = await afterCrash(page, address);
  await expect(next.getByRole("button", { name: "Edit Philosophy" })).toBeVisible();
  await expect(notice(next)).toHaveCount(0);
});

test("keywords for several publications are kept, and not dropped without a question", async ({
  ownerPage,
  cmsApi,
}) => {
  const details = { authors: ["Ada"], publication_date: "2024-01-01" };
  for (const title of ["Kept one", "Kept two"]) {
    await cmsApi.create("publications", { title, ...details });
  }
  await ownerPage.goto("/admin/publications");
  for (const title of ["Kept one", "Kept two"]) {
    await ownerPage.getByRole("checkbox", { name: `Select ${title}` }).check();
  }
  await ownerPage.getByRole("button", { name: "Add keywords" }).click();
  const keywords = (on: Page) => on.getByRole("dialog").getByLabel("Keywords");
  const page = await keeps(ownerPage, "/admin/publications", keywords, "rivers, boats");
  await expect(page.getByRole("dialog")).toContainText("2 publications");
  answerNext(page, UNSAVED, "dismiss");
  await page.keyboard.press("Escape");
  await expect(keywords(page)).toHaveValue("rivers, boats");
  await keywords(page).press("Control+s");
  await expect(page.getByRole("dialog")).toHaveCount(0);
  const saved = await cmsApi.list("publications?filters[title][$startsWith]=Kept");
  expect(saved).toMatchObject([
    { keywords: ["rivers", "boats"] },
    { keywords: ["rivers", "boats"] },
  ]);
  const again = await afterCrash(page, "/admin/publications");
  await expect(again.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(notice(again)).toHaveCount(0);
  for (const { documentId } of saved) await cmsApi.remove(`publications/${documentId}`);
});

test("a formula that was being typed is there again with its post", async ({ ownerPage }) => {
  await ownerPage.goto("/admin/blog/new");
  await ownerPage.locator("[contenteditable=true]").click();
  await ownerPage.keyboard.type("Before it.");
  await field(ownerPage, "Title").fill("A post with a formula");
  await ownerPage.locator("[contenteditable=true]").click();
  await ownerPage.keyboard.press("End");
  await ownerPage
    .getByRole("toolbar", { name: "Formatting" })
    .getByRole("button", { name: "Formula", exact: true })
    .click();
  const latex = (on: Page) => on.getByRole("dialog").getByLabel("LaTeX");
  const page = await keeps(ownerPage, "/admin/blog/new", latex, "x_i^2");
  await expect(page.getByRole("dialog")).toContainText("Add Formula");
  answerNext(page, UNSAVED, "dismiss");
  await page.keyboard.press("Escape");
  await expect(latex(page)).toHaveValue("x_i^2");
  await latex(page).press("Control+s");
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await expect(field(page, "Title")).toHaveValue("A post with a formula");
  await expect(page.locator("[contenteditable=true] math")).toHaveCount(1);
  await expect(page.locator("[contenteditable=true]")).toContainText(/^Before it\./);
  await discard(page, "/admin/blog/new");
});

test("what is typed before the page's scripts arrive is kept, and asked about", async ({
  ownerPage: page,
}) => {
  const address = "/admin/settings?tab=general";
  const name = (on: Page) => field(on, "Full Name");
  const release = await holdScripts(page);
  await page.goto(address, { waitUntil: "commit" });
  await name(page).fill(WORDS);
  release();
  await untilHydrated(name(page));
  await page.waitForTimeout(KEPT_MS);
  const asked = page.waitForEvent("dialog");
  answerNext(page, UNSAVED, "dismiss");
  await page.getByRole("link", { name: "Courses" }).first().click();
  await asked;
  await expect(name(page)).toHaveValue(WORDS);
  await discard(page, address);
});

test("an alternative text that was not saved leads back to its picture", async ({
  ownerPage,
  cmsApi,
}) => {
  const files = "upload/files?filters[mime][$startsWith]=image/&sort=id";
  const pictures = z.array(z.object({ url: z.string(), alternativeText: z.string().nullable() }));
  const first = async () => pictures.parse(await cmsApi.request("GET", files))[0];
  const { url = "", alternativeText = null } = (await first()) ?? {};
  await ownerPage.goto(`/admin/alternative-texts?picture=${encodeURIComponent(url)}`);
  const text = (on: Page) => on.getByLabel("Alternative text").first();
  await expect(text(ownerPage)).toHaveValue(alternativeText ?? "");
  await text(ownerPage).fill(WORDS);
  await ownerPage.waitForTimeout(KEPT_MS);
  const page = await afterCrash(ownerPage, "/admin");
  await restore(page);
  await expect(page).toHaveURL(/\/admin\/alternative-texts\?picture=/);
  await expect(text(page)).toHaveValue(WORDS);
  await expect(text(page)).toBeFocused();
  await page.context().setOffline(true);
  await page.keyboard.press("Enter");
  await expect(page.getByText("No connection. Your text is still here.")).toBeVisible();
  await page.context().setOffline(false);
  await page.keyboard.press("Enter");
  await expect(page.getByText("The alternative text is saved.")).toBeVisible();
  expect(await first()).toMatchObject({ url, alternativeText: WORDS });
  const again = await afterCrash(page, "/admin");
  await expect(again.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(notice(again)).toHaveCount(0);
  await again.goto(`/admin/alternative-texts?picture=${encodeURIComponent(url)}`);
  // The field of another picture is there sooner.
  await expect(text(again)).toHaveValue(WORDS);
  await text(again).fill(alternativeText ?? "");
  await text(again).press("Enter");
  const stored = async () => (await first())?.alternativeText ?? "";
  await expect.poll(stored).toBe(alternativeText ?? "");
});

for (const place of ["the dashboard", "the address of the post"]) {
  test(`what was typed into a post that is deleted meanwhile becomes a new one, from ${place}`, async ({
    ownerPage,
    cmsApi,
  }) => {
    const { documentId } = await cmsApi.create("blog-posts", {
      title: "Deleted while typing",
      content: "<p>Before</p>",
    });
    const address = `/admin/blog/${documentId}`;
    await ownerPage.goto(address);
    await untilHydrated(field(ownerPage, "Title"));
    await field(ownerPage, "Title").fill(WORDS);
    await ownerPage.waitForTimeout(KEPT_MS);
    await cmsApi.remove(`blog-posts/${documentId}`);
    const page = await afterCrash(ownerPage, place === "the dashboard" ? "/admin" : address);
    await restore(page);
    await expect(page).toHaveURL(/\/admin\/blog\/new$/);
    await expect(field(page, "Title")).toHaveValue(WORDS);
    await expect(page.getByText("This entry was deleted after you typed.")).toBeVisible();
    await page.getByRole("button", { name: "Create Post" }).click();
    await page.waitForURL("**/admin/blog");
    await expect(notice(page)).toHaveCount(0);
    const posts = await cmsApi.list(`blog-posts?filters[title]=${encodeURIComponent(WORDS)}`);
    expect(posts).toHaveLength(1);
    for (const post of posts) await cmsApi.remove(`blog-posts/${post.documentId}`);
  });
}

test("what is asked for with one click is done once the owner has signed in again", async ({
  ownerPage,
  cmsApi,
}) => {
  const url = "https://example.org/ended";
  const titles = ["Ended in a dialog", "Ended in a question"] as const;
  const project = { description: "x", status: "active", start_date: "2024-01-01" };
  await cmsApi.create("projects", { ...project, title: titles[0], team_members: ["Ada"] });
  await cmsApi.create("media-items", { title: titles[1], type: "video", url });
  const signInAgain = async () => {
    const dialog = ownerPage.getByRole("dialog", { name: "Please sign in again" });
    await dialog.getByLabel("Password").fill(sharedSite().owner.password);
    await dialog.getByRole("button", { name: "Sign in" }).click();
  };
  const end = () => ownerPage.context().clearCookies({ name: "__session" });
  const titlesOf = async (path: string) => (await cmsApi.list(path)).map(({ title }) => title);

  await ownerPage.goto("/admin/projects");
  await ownerPage.getByRole("button", { name: `Delete ${titles[0]}` }).click();
  await end();
  const question = ownerPage.getByRole("alertdialog");
  await question.getByRole("button", { name: "Delete" }).click();
  await signInAgain();
  await expect(toast(ownerPage, "Success", "Project deleted successfully")).toBeVisible();
  await expect(question).toHaveCount(0);
  expect(await titlesOf("projects")).not.toContain(titles[0]);

  await ownerPage.goto("/admin/media");
  await end();
  answerNext(ownerPage, "Are you sure you want to delete this media item?", "accept");
  await ownerPage.getByRole("button", { name: `Delete ${titles[1]}` }).click();
  await signInAgain();
  const undo = ownerPage.getByRole("button", { name: "Undo" });
  await expect(undo).toBeVisible();
  expect(await titlesOf("media-items")).not.toContain(titles[1]);
  await end();
  await undo.click();
  await signInAgain();
  await expect.poll(() => titlesOf("media-items")).toContain(titles[1]);
});

test("what a form asks for on the way leaves it as it is, without a connection or a session", async ({
  ownerPage,
  cmsApi,
}) => {
  const post = { title: "Shared later", content: "<p>One</p>", published: false };
  const { documentId } = await cmsApi.create("blog-posts", post);
  await ownerPage.goto(`/admin/blog/${documentId}`);
  await untilHydrated(field(ownerPage, "Title"));
  await ownerPage.waitForLoadState("networkidle");
  await field(ownerPage, "Title").fill(WORDS);
  const share = ownerPage.getByRole("button", { name: "Share preview" });

  await ownerPage.context().setOffline(true);
  await share.click();
  await expect(ownerPage.getByText("No connection. Your text is still here.")).toBeVisible();
  const chooser = ownerPage.waitForEvent("filechooser");
  await ownerPage.getByRole("button", { name: "Upload", exact: true }).click();
  await (await chooser).setFiles(PICTURE);
  await expect(ownerPage.getByText("The picture could not be uploaded")).toBeVisible();
  await expect(field(ownerPage, "Title")).toHaveValue(WORDS);
  await ownerPage.context().setOffline(false);

  await ownerPage.context().clearCookies({ name: "__session" });
  await ownerPage.keyboard.press("Control+k");
  await ownerPage.getByRole("combobox", { name: "Go to" }).fill("Shared");
  await expect(ownerPage.getByText("Records cannot be searched at the moment.")).toBeVisible();
  await ownerPage.keyboard.press("Escape");
  await share.click();
  const dialog = ownerPage.getByRole("dialog", { name: "Please sign in again" });
  await dialog.getByLabel("Password").fill(sharedSite().owner.password);
  await dialog.getByRole("button", { name: "Sign in" }).click();
  await expect(ownerPage.getByLabel("Address of the preview")).toBeVisible();
  await expect(field(ownerPage, "Title")).toHaveValue(WORDS);
  await cmsApi.remove(`blog-posts/${documentId}`);
});
