import type { BrowserContext, Page } from "@playwright/test";
import { expectAccessible } from "./harness/accessibility";
import { CmsApi } from "./harness/cms-api";
import { expect, test } from "./harness/fixtures";
import { signInAt } from "./harness/owner-screen";
import type { TestSite } from "./harness/test-site";

/** What is typed into each kind of form is there again whatever happens, and is saved exactly once. */

test.use({
  siteSettings: { DEMO_CONTENT: "false" },
  expectedErrors: [/Failed to fetch|Load failed/],
});
const WORDS = "Typed slowly: Zoë’s “naïve” plan — 100 % & more";
const NOTICE = "You have unsaved changes from";
/** A draft is kept within half a second of the last key. */
const KEPT_MS = 500;

interface Kind {
  what: string;
  screen: string;
  /** Opens the form of something new, or of the document. */
  open: (page: Page) => Promise<void>;
  type: (page: Page) => Promise<void>;
  holds: (page: Page) => Promise<void>;
  save: string;
  /** Waits for what the screen says when the answer has come. */
  isSaved: (page: Page) => Promise<void>;
  /** How often the words are in the cms. */
  count: (cms: CmsApi) => Promise<number>;
  clear: (cms: CmsApi) => Promise<void>;
}

const inRows = (path: string, name: string) => ({
  count: async (cms: CmsApi) => (await cms.list(path)).filter((row) => row[name] === WORDS).length,
  clear: async (cms: CmsApi) => {
    for (const { documentId } of await cms.list(path)) await cms.remove(`${path}/${documentId}`);
  },
});

/** Required fields have a star behind their label. */
const field = (page: Page, label: string) => page.getByLabel(new RegExp(`^${label}\\s*\\*?$`));

const dialogIsClosed = (page: Page) => expect(page.getByRole("dialog")).toHaveCount(0);
const saysWhen = (page: Page) => expect(page.getByText(/^Saved \d+:\d\d/)).toBeVisible();

const KINDS: Kind[] = [
  {
    what: "a record's dialog, with an author who is not added yet",
    screen: "/admin/publications",
    open: (page) => page.getByRole("button", { name: "Add Publication" }).first().click(),
    type: async (page) => {
      await field(page, "Publication Date").fill("2024-02-29");
      await page.getByPlaceholder("Author name").fill("Ada Lovelace");
      await field(page, "Title").fill(WORDS);
    },
    holds: async (page) => {
      await expect(field(page, "Title")).toHaveValue(WORDS);
      await expect(field(page, "Publication Date")).toHaveValue("2024-02-29");
      const added = page.getByRole("dialog").getByText("Ada Lovelace");
      const typed = page.locator('input[value="Ada Lovelace"]');
      await expect(added.or(typed).first()).toBeAttached();
    },
    save: "Save Publication",
    isSaved: dialogIsClosed,
    ...inRows("publications", "title"),
  },
  {
    what: "a sheet",
    screen: "/admin/media",
    open: (page) => page.getByRole("button", { name: "Edit Before" }).click(),
    type: (page) => field(page, "Title").fill(WORDS),
    holds: (page) => expect(field(page, "Title")).toHaveValue(WORDS),
    save: "Save Changes",
    isSaved: dialogIsClosed,
    ...inRows("media-items", "title"),
    clear: async (cms) => {
      await inRows("media-items", "title").clear(cms);
      const url = "https://video.example.org/1";
      await cms.create("media-items", { title: "Before", type: "video", url });
    },
  },
  {
    what: "a document",
    screen: "/admin/contact",
    open: async () => {},
    type: (page) => field(page, "Department").fill(WORDS),
    holds: (page) => expect(field(page, "Department")).toHaveValue(WORDS),
    save: "Save Changes",
    isSaved: saysWhen,
    count: async (cms) => {
      const found = await cms.single("contact-info");
      return found?.["office_department"] === WORDS ? 1 : 0;
    },
    clear: async (cms) => {
      await cms.update("contact-info", { email_academic: "a@example.edu", office_department: "x" });
    },
  },
  {
    what: "a list that is saved as a whole",
    screen: "/admin/homepage?tab=awards",
    open: (page) => page.getByRole("button", { name: "Add award" }).click(),
    type: (page) => field(page, "Title").last().fill(WORDS),
    holds: (page) => expect(field(page, "Title").last()).toHaveValue(WORDS),
    save: "Save Changes",
    isSaved: saysWhen,
    ...inRows("awards", "title"),
  },
  {
    what: "a post",
    screen: "/admin/blog/new",
    open: async () => {},
    type: async (page) => {
      await page.locator("[contenteditable=true]").click();
      await page.keyboard.type("The text of the post.");
      await field(page, "Title").fill(WORDS);
    },
    holds: async (page) => {
      await expect(field(page, "Title")).toHaveValue(WORDS);
      await expect(page.locator("[contenteditable=true]")).toContainText("The text of the post.");
    },
    save: "Create Post",
    isSaved: (page) => page.waitForURL("**/admin/blog"),
    ...inRows("blog-posts", "title"),
  },
];

const saveButton = (page: Page, { save }: Kind) =>
  page.locator("form[data-saves]").getByRole("button", { name: save, exact: true }).last();

async function openAndType(page: Page, site: TestSite, kind: Kind) {
  await page.goto(site.url + kind.screen);
  await kind.open(page);
  await kind.type(page);
}

/** The same browser after a crash: what was not written to its store is gone. */
async function reopened(context: BrowserContext, page: Page, address: string): Promise<Page> {
  await page.close();
  const next = await context.newPage();
  await next.goto(address);
  return next;
}

for (const kind of KINDS) {
  test(`nothing is lost: ${kind.what}`, async ({ browser, ownSite: site }) => {
    test.setTimeout(180_000);
    const cms = new CmsApi(site.cmsUrl, site.owner);
    await kind.clear(cms);
    const context = await browser.newContext();
    let page = await context.newPage();
    await signInAt(page, site);

    await test.step("the tab is gone while typing", async () => {
      await openAndType(page, site, kind);
      await page.waitForTimeout(KEPT_MS);
      page = await reopened(context, page, site.url + kind.screen);
      await expect(page.getByText(NOTICE)).toHaveCount(1);
      await expectAccessible(page);
      await page.getByRole("button", { name: /^Restore/ }).click();
      await kind.holds(page);
      await expect(page.getByText(NOTICE)).toHaveCount(0);
    });

    await test.step("there is no network while saving", async () => {
      await context.setOffline(true);
      await saveButton(page, kind).click();
      await expect(page.getByText("No connection. Your text is still here.")).toBeVisible();
      await expect(page.getByText("Not saved.")).toBeVisible();
      await kind.holds(page);
      await context.setOffline(false);
    });

    await test.step("the session has ended, and the save goes on after signing in", async () => {
      await context.clearCookies({ name: "__session" });
      await saveButton(page, kind).click();
      const dialog = page.getByRole("dialog", { name: "Please sign in again" });
      await dialog.getByLabel("Password").fill("a wrong password");
      await dialog.getByRole("button", { name: "Sign in" }).click();
      await expect(dialog.getByRole("alert")).not.toBeEmpty();
      await expectAccessible(page);
      await dialog.getByLabel("Password").fill(site.owner.password);
      await dialog.getByRole("button", { name: "Sign in" }).click();
      await expect.poll(() => kind.count(cms)).toBe(1);
    });

    await test.step("what is saved leaves no draft", async () => {
      await kind.isSaved(page);
      await expect(page.getByText(/Unsaved changes|Not saved/)).toHaveCount(0);
      page = await reopened(context, page, site.url + kind.screen);
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      await expect(page.getByText(NOTICE)).toHaveCount(0);
    });
    await context.close();
  });
}

for (const kind of KINDS) {
  test(`a save whose answer is lost is one save, also after a crash: ${kind.what}`, async ({
    browser,
    ownSite: site,
  }) => {
    const cms = new CmsApi(site.cmsUrl, site.owner);
    await kind.clear(cms);
    const context = await browser.newContext();
    let page = await context.newPage();
    await signInAt(page, site);
    await openAndType(page, site, kind);
    await page.waitForTimeout(KEPT_MS);
    const [path] = kind.screen.split("?");
    await page.route(`**${path}.data*`, async (route) => {
      if (route.request().method() === "POST") await route.fetch();
      await route.abort();
    });
    await page.keyboard.press("Control+s");
    await expect(page.getByText("No connection. Your text is still here.")).toBeVisible();
    expect(await kind.count(cms)).toBe(1);
    page = await reopened(context, page, site.url + kind.screen);
    await page.getByRole("button", { name: /^Restore/ }).click();
    await kind.holds(page);
    await page.keyboard.press("Control+s");
    await kind.isSaved(page);
    expect(await kind.count(cms)).toBe(1);
    await context.close();
  });
}

test("the cms and web are gone while saving; signing out forgets what was typed", async ({
  browser,
  ownSite: site,
}) => {
  test.setTimeout(180_000);
  const kind = KINDS[2];
  if (!kind) throw new Error("There is no kind of form");
  const cms = new CmsApi(site.cmsUrl, site.owner);
  await kind.clear(cms);
  const context = await browser.newContext();
  const page = await context.newPage();
  await signInAt(page, site);
  await openAndType(page, site, kind);
  await expect(page.getByText("Unsaved changes", { exact: true })).toBeVisible();
  await site.stopCms();
  await saveButton(page, kind).click();
  await expect(page.getByText("Not saved.")).toBeVisible();
  await kind.holds(page);
  await site.startCms();
  await site.restartWeb();
  await page.keyboard.press("Control+s");
  await expect(page.getByText(/^Saved \d+:\d\d/)).toBeVisible();
  expect(await kind.count(cms)).toBe(1);

  await field(page, "Department").fill("Typed before signing out");
  await page.waitForTimeout(KEPT_MS);
  page.on("dialog", (question) => void question.accept());
  await page.getByRole("button", { name: "Log out" }).click();
  await page.waitForURL("**/login");
  await signInAt(page, site, kind.screen);
  await expect(field(page, "Department")).toHaveValue(WORDS);
  await expect(page.getByText(NOTICE)).toHaveCount(0);
  await context.close();
});

test("what another open window holds is restored as a form of its own", async ({
  browser,
  ownSite: site,
}) => {
  const kind = KINDS[2];
  if (!kind) throw new Error("There is no kind of form");
  const cms = new CmsApi(site.cmsUrl, site.owner);
  await kind.clear(cms);
  const context = await browser.newContext();
  const first = await context.newPage();
  await signInAt(first, site);
  await openAndType(first, site, kind);
  await first.waitForTimeout(KEPT_MS);
  const second = await context.newPage();
  await second.goto(site.url + kind.screen);
  await second.getByRole("button", { name: /^Restore/ }).click();
  await kind.holds(second);
  await field(second, "Department").fill("Typed in the second window");
  await second.keyboard.press("Control+s");
  await expect(second.getByText(/^Saved \d+:\d\d/)).toBeVisible();
  await saveButton(first, kind).click();
  await expect(first.getByText("This page was changed in another window").first()).toBeVisible();
  await kind.holds(first);
  const saved = await cms.single("contact-info");
  expect(saved?.["office_department"]).toBe("Typed in the second window");
  await context.close();
});
