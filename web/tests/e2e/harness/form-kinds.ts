import { expect, type BrowserContext, type Locator, type Page } from "@playwright/test";
import type { CmsApi } from "./cms-api";
import { untilHydrated } from "./hydrated";

export const WORDS = "Typed slowly: Zoë’s “naïve” plan — 100 % & more";
export const NOTICE = "You have unsaved changes from";
/** A draft is kept within half a second of the last key. */
export const KEPT_MS = 500;

/** A kind of form of the owner's area, filled with `WORDS` or with a text of its own around them. */
export interface FormKind {
  what: string;
  text?: string;
  screen: string;
  /** Opens the form of something new, or of the document. */
  open: (page: Page) => Promise<void>;
  type: (page: Page) => Promise<void>;
  /** The field with the words, which is filled last. */
  words: (page: Page) => Locator;
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

/** What is typed into the field that is filled last. */
export const textOf = ({ text = WORDS }: FormKind) => text;

/** Required fields have a star behind their label. */
export const field = (page: Page, label: string) =>
  page.getByLabel(new RegExp(`^${label}\\s*\\*?$`));

const source = (page: Page) => page.getByLabel("BibTeX, RIS", { exact: false });
const SOURCE = `TY  - JOUR\nTI  - ${WORDS}\nAU  - Lovelace, Ada\nPY  - 2024\nER  - `;

const philosophy = (page: Page) => page.getByRole("textbox", { name: "Teaching Philosophy" });

const dialogIsClosed = (page: Page) => expect(page.getByRole("dialog")).toHaveCount(0);
const saysWhen = (page: Page) => expect(page.getByText(/^Saved \d+:\d\d/)).toBeVisible();

export const FORM_KINDS: FormKind[] = [
  {
    what: "a record's dialog, with an author who is not added yet",
    screen: "/admin/publications",
    open: (page) => page.getByRole("button", { name: "Add Publication" }).first().click(),
    type: async (page) => {
      await field(page, "Publication Date").fill("2024-02-29");
      await page.getByPlaceholder("Author name").fill("Ada Lovelace");
      await field(page, "Title").fill(WORDS);
    },
    words: (page) => field(page, "Title"),
    holds: async (page) => {
      await expect(field(page, "Title")).toHaveValue(WORDS);
      await expect(field(page, "Publication Date")).toHaveValue("2024-02-29");
      const typed = page.getByPlaceholder("Author name");
      const dialog = page.getByRole("dialog");
      // Typed, or added to the list by the save.
      await expect
        .poll(async () => `${await dialog.innerText()} ${await typed.inputValue()}`)
        .toContain("Ada Lovelace");
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
    words: (page) => field(page, "Title"),
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
    words: (page) => field(page, "Department"),
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
    words: (page) => field(page, "Title").last(),
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
    words: (page) => field(page, "Title"),
    holds: async (page) => {
      await expect(field(page, "Title")).toHaveValue(WORDS);
      await expect(page.locator("[contenteditable=true]")).toContainText("The text of the post.");
    },
    save: "Create Post",
    isSaved: (page) => page.waitForURL("**/admin/blog"),
    ...inRows("blog-posts", "title"),
  },
  {
    what: "the text of an import",
    text: SOURCE,
    screen: "/admin/publications/import",
    open: async () => {},
    type: (page) => source(page).fill(SOURCE),
    words: source,
    holds: (page) => expect(source(page)).toHaveValue(SOURCE),
    save: "Preview",
    isSaved: async (page) => {
      await page.waitForURL("**/admin/publications/import/*");
      await expect(page.getByText(WORDS).first()).toBeVisible();
    },
    ...inRows("publication-imports", "status"),
    count: async (cms) => (await cms.list("publication-imports")).length,
  },
  {
    what: "a document that is shown until it is edited",
    screen: "/admin/teaching?tab=philosophy",
    open: (page) => page.getByRole("button", { name: "Edit Philosophy", exact: true }).click(),
    type: (page) => philosophy(page).fill(WORDS),
    words: philosophy,
    holds: (page) => expect(philosophy(page)).toHaveValue(WORDS),
    save: "Save Changes",
    isSaved: async (page) => {
      // The form is out of reach behind the question to sign in, too.
      await expect(page.getByText("Teaching philosophy updated").first()).toBeVisible();
      await expect(philosophy(page)).toHaveCount(0);
    },
    count: async (cms) => {
      const found = await cms.single("teaching-setting");
      return found?.["philosophy"] === WORDS ? 1 : 0;
    },
    clear: async (cms) => {
      await cms.update("teaching-setting", { philosophy: "x" });
    },
  },
];

export const saveButton = (page: Page, { save }: FormKind) =>
  page.locator("form[data-saves]").getByRole("button", { name: save, exact: true }).last();

export async function openAndType(page: Page, site: { url: string }, kind: FormKind) {
  await page.goto(site.url + kind.screen);
  await kind.open(page);
  await untilHydrated(kind.words(page));
  await kind.type(page);
}

/** The names of the locks that the open forms of this browser hold. */
async function heldLocks(page: Page): Promise<string[]> {
  const held = () => navigator.locks.query().then((locks) => locks.held ?? []);
  const names = page.evaluate(held).then((locks) => locks.map(({ name = "" }) => name));
  return names.catch(() => []);
}

/** The same browser after a crash: what was not written to its store is gone. */
export async function reopened(
  context: BrowserContext,
  page: Page,
  address: string,
): Promise<Page> {
  const forms = await heldLocks(page);
  await page.close();
  const next = await context.newPage();
  await next.goto(address);
  // The browser releases them a moment after the page has gone.
  await expect
    .poll(async () => (await heldLocks(next)).filter((name) => forms.includes(name)))
    .toEqual([]);
  return next;
}
