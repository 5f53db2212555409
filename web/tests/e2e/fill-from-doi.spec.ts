import { createServer, type Server } from "node:http";
import type { Locator, Page } from "@playwright/test";
import { expectAccessible } from "./harness/accessibility";
import { expect, test } from "./harness/fixtures";
import { toast } from "./harness/owner-screen";
import { startTestSite, type TestSite } from "./harness/test-site";

/** What a registration agency answers. */
const BOOK = {
  type: "book",
  title: "The <i>Analytical</i> Engine",
  author: [
    { given: "Ada", family: "Lovelace" },
    { given: "Ludwig", family: "van Beethoven" },
  ],
  publisher: "Example Press",
  DOI: "10.1000/book",
  ISBN: ["9783161484100"],
  issued: { "date-parts": [[2019, 5]] },
  abstract: "<jats:p>An abstract.</jats:p>",
  subject: ["engines"],
  URL: "https://example.org/book",
};

const ID = "0000-0002-1825-0097";
const WORK = {
  "put-code": 1,
  type: "journal-article",
  title: { title: { value: "On cracked pots" } },
  "publication-date": { year: { value: "2020" } },
  contributors: { contributor: [{ "credit-name": { value: "Carberry, Josiah" } }] },
};

let resolver: Server;
let site: TestSite;
let host = "";

test.beforeAll(async () => {
  test.setTimeout(180_000);
  resolver = createServer((request, response) => {
    if (request.url === "/10.1000/book") response.end(JSON.stringify(BOOK));
    else if (request.url === "/10.1000/html") response.end("<!doctype html><p>Hello");
    else if (request.url === "/10.1000/busy")
      response.writeHead(429, { "retry-after": "90" }).end();
    else if (request.url === `/orcid/${ID}/works`) {
      response.end(JSON.stringify({ group: [{ "work-summary": [WORK] }] }));
    } else if (request.url === `/orcid/${ID}/works/1`) {
      response.end(JSON.stringify({ bulk: [{ work: WORK }] }));
    } else if (request.url === "/10.1000/slow") {
      setTimeout(() => response.end(JSON.stringify(BOOK)), 1_500);
    } else response.writeHead(404).end();
  });
  await new Promise<void>((resolve) => resolver.listen(0, "127.0.0.1", resolve));
  const address = resolver.address();
  host = `127.0.0.1:${typeof address === "object" ? address?.port : ""}`;
  site = await startTestSite({
    DEMO_CONTENT: "false",
    DOI_RESOLVER_URL: `http://${host}`,
    ORCID_API_URL: `http://${host}/orcid`,
  });
});

test.afterAll(async () => {
  await site.stop();
  resolver.closeAllConnections();
  resolver.close();
});

test.beforeEach(async ({ page }) => {
  await page.goto(`${site.url}/login`);
  await page.getByLabel("Email").fill(site.owner.email);
  await page.getByLabel("Password").fill(site.owner.password);
  await page.getByRole("button", { name: "Login" }).click();
  await page.waitForURL(`${site.url}/admin`);
});

async function add(page: Page): Promise<Locator> {
  await page.goto(`${site.url}/admin/publications?add`);
  const dialog = page.getByRole("dialog", { name: "Add New Publication" });
  await expect(dialog.getByLabel("Title")).toBeFocused();
  return dialog;
}

const fill = (dialog: Locator) => dialog.getByRole("button", { name: "Fill from DOI" });

test("the guide starts from an ORCID iD, without scripts too", async ({ page, browser }) => {
  const context = await browser.newContext({
    javaScriptEnabled: false,
    storageState: await page.context().storageState(),
  });
  for (const owner of [await context.newPage(), page]) {
    await owner.goto(`${site.url}/admin`);
    const guide = owner.getByRole("region", { name: "Set up your site" });
    await guide.getByLabel("ORCID iD").fill(`https://orcid.org/${ID}`);
    await guide.getByRole("button", { name: "Start from my ORCID" }).click();
    await expect(owner).toHaveURL(/\/admin\/publications\/import\/\w+$/);
    await expect(async () => {
      await owner.reload();
      await expect(owner.getByText("On cracked pots").first()).toBeVisible({ timeout: 1_000 });
    }).toPass();
    await expect(owner.getByText("1 entry: 1 New")).toBeVisible();
  }
  await context.close();
  await expectAccessible(page);
  await test.step("an iD with a wrong digit is said, and stays to be corrected", async () => {
    await page.goto(`${site.url}/admin`);
    await expectAccessible(page);
    await page.getByLabel("ORCID iD").fill("0000-0002-1825-0098");
    await page.getByRole("button", { name: "Start from my ORCID" }).click();
    await expect(page.getByText(/^Not saved\. \S+/)).toBeVisible();
    await expect(page.getByLabel("ORCID iD")).toHaveValue("0000-0002-1825-0098");
  });
  await test.step("without network the iD stays, and is there again after a crash", async () => {
    await page.context().setOffline(true);
    await page.getByLabel("ORCID iD").fill(ID);
    await page.getByRole("button", { name: "Start from my ORCID" }).click();
    await expect(page.getByText("No connection. Your text is still here.")).toBeVisible();
    await expect(page.getByText("Not saved.")).toBeVisible();
    await expect(page.getByLabel("ORCID iD")).toHaveValue(ID);
    await page.context().setOffline(false);
    page.once("dialog", (question) => void question.accept());
    await page.reload();
    await expect(page.getByLabel("ORCID iD")).toHaveValue("");
    await page.getByRole("button", { name: /^Restore/ }).click();
    await expect(page.getByLabel("ORCID iD")).toHaveValue(ID);
  });
});

test("a new publication is filled, by keyboard, and says with what", async ({ page }) => {
  const dialog = await add(page);
  await dialog.getByLabel("DOI", { exact: true }).fill("https://doi.org/10.1000/book");
  await page.keyboard.press("Tab");
  await expect(fill(dialog)).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(dialog.getByRole("status").filter({ hasText: "Filled from the DOI" })).toHaveText(
    /^Filled from the DOI: Title, Authors, Publication Date, Abstract, URL, Type, Date precision, Publisher, ISBN/,
  );
  await expect(fill(dialog)).toBeFocused();
  await expect(dialog.getByLabel("Title")).toHaveValue("The <i>Analytical</i> Engine");
  await expect(dialog.getByText("Ada Lovelace", { exact: true })).toBeVisible();
  await expect(dialog.getByText("Ludwig van Beethoven", { exact: true })).toBeVisible();
  await expect(dialog.getByRole("textbox", { name: "Publication Date" })).toHaveValue("2019-05-01");
  await expect(dialog.getByLabel("Abstract")).toHaveValue("An abstract.");
  // The group is opened, because there is something in it now.
  await expect(dialog.getByRole("combobox", { name: "Type" })).toHaveValue("book");
  await expect(dialog.getByRole("combobox", { name: "Date precision" })).toHaveValue("month");
  await expect(dialog.getByLabel("Publisher")).toHaveValue("Example Press");
  // The title was empty when it was left for the DOI.
  await expect(dialog.getByText("Title is required")).toHaveCount(0);
  await expectAccessible(page);
  await dialog.getByRole("button", { name: "Save Publication" }).click();
  await expect(toast(page, "Success", "Publication has been added successfully")).toBeVisible();

  await page.goto(`${site.url}/publications`);
  await expect(page.getByRole("link", { name: "The Analytical Engine" }).first()).toBeVisible();
  await expect(page.getByText("May 2019").first()).toBeVisible();
});

test("what is typed is never overwritten", async ({ page }) => {
  const dialog = await add(page);
  await dialog.getByLabel("Title").fill("My own title");
  await dialog.getByLabel("Authors").fill("Somebody Else");
  await dialog.getByLabel("DOI", { exact: true }).fill("10.1000/slow");
  await fill(dialog).click();
  // Typed while the answer is on its way.
  await dialog.getByLabel("Abstract").fill("Mine");
  await expect(dialog.getByText(/^Filled from the DOI: Publication Date, URL, Type/)).toBeVisible();
  await expect(dialog.getByLabel("Title")).toHaveValue("My own title");
  await expect(dialog.getByLabel("Authors")).toHaveValue("Somebody Else");
  await expect(dialog.getByLabel("Abstract")).toHaveValue("Mine");
  await fill(dialog).click();
  await expect(dialog.getByText("Nothing that is empty could be filled.")).toBeVisible();
});

test("what was filled is kept with the draft", async ({ page }) => {
  page.on("dialog", (asked) => void asked.accept());
  const dialog = await add(page);
  await dialog.getByLabel("DOI", { exact: true }).fill("10.1000/book");
  await fill(dialog).click();
  await expect(dialog.getByLabel("Title")).toHaveValue("The <i>Analytical</i> Engine");
  await page.waitForTimeout(1_000);
  await page.reload();
  await page.goto(`${site.url}/admin/publications`);
  await page
    .getByRole("button", { name: /^Restore/ })
    .first()
    .click();
  await expect(dialog.getByLabel("Title")).toHaveValue("The <i>Analytical</i> Engine");
  await expect(dialog.getByText("Ludwig van Beethoven", { exact: true })).toBeVisible();
  await expect(dialog.getByRole("textbox", { name: "Publication Date" })).toHaveValue("2019-05-01");
  await dialog.getByRole("button", { name: "Cancel" }).click();
});

test("an ended session is asked for, and what was typed stays", async ({ page }) => {
  page.on("dialog", (asked) => void asked.accept());
  const dialog = await add(page);
  await dialog.getByLabel("Abstract").fill("Mine");
  await dialog.getByLabel("DOI", { exact: true }).fill("10.1000/book");
  const again = page.getByRole("dialog", { name: "Please sign in again" });
  const end = () => page.context().clearCookies({ name: "__session" });

  await end();
  await fill(dialog).click();
  await again.getByRole("button", { name: "Cancel" }).click();
  await expect(dialog.getByText("You are signed out. Your text is still here.")).toBeVisible();
  await expect(dialog.getByLabel("Abstract")).toHaveValue("Mine");

  await fill(dialog).click();
  await again.getByLabel("Password").fill(site.owner.password);
  await again.getByRole("button", { name: "Sign in" }).click();
  await expect(dialog.getByText(/^Filled from the DOI: Title, Authors/)).toBeVisible();
  await expect(dialog.getByLabel("Abstract")).toHaveValue("Mine");
});

test("each failure has its sentence, and nothing is changed", async ({ page }) => {
  page.on("dialog", (asked) => void asked.accept());
  const dialog = await add(page);
  const doi = dialog.getByLabel("DOI", { exact: true });
  // The field's own, beside those of fields that are still blank.
  const said = dialog.getByRole("alert").filter({ has: page.locator("p") });
  await fill(dialog).click();
  await expect(said).toHaveText("Enter a DOI first.");
  for (const [typed, sentence] of [
    ["not one", "Enter a DOI such as 10.1000/182."],
    ["10.1000/none", `${host} does not know the DOI 10.1000/none.`],
    ["10.1000/html", `${host} answered with a web page instead of bibliographic data.`],
    ["10.1000/busy", `${host} has had too many requests. Try again in 90 seconds.`],
  ] as const) {
    await doi.fill(typed);
    await fill(dialog).click();
    await expect(said).toHaveText(sentence);
  }
  await test.step("without the cms", async () => {
    await site.stopCms();
    await doi.fill("10.1000/book");
    await fill(dialog).click();
    await expect(said).toHaveText("The DOI could not be looked up. Please try again.");
    await site.startCms();
  });
  await expect(dialog.getByLabel("Title")).toHaveValue("");
  await expect(doi).toHaveValue("10.1000/book");
  await page.context().setOffline(true);
  await fill(dialog).click();
  await expect(said).toHaveText("The DOI could not be looked up. Please try again.");
  await page.context().setOffline(false);
});
