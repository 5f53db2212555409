import { expectAccessible } from "./harness/accessibility";
import { expect, test } from "./harness/fixtures";

const MARKED = "Pages of <i>publications</i> & H<sub>2</sub>O";
const PLAIN = "Pages of publications & H2O";
const A4 = { format: "A4" } as const;

/** How many sheets a PDF has. */
function sheetsOf(pdf: Buffer): number {
  return pdf.toString("latin1").match(/\/Type\s*\/Page(?!s)/g)?.length ?? 0;
}

test("a publication has a page of its own, without scripts too, on phones and desks, on one sheet", async ({
  browser,
  page,
  cmsApi,
}) => {
  test.setTimeout(120_000);
  const made = await cmsApi.create("publications", {
    title: MARKED,
    authors: Array.from({ length: 12 }, (_, index) => `Author Number${index + 1}`),
    publication_date: "1986-05-01",
    date_precision: "month",
    journal: "Journal of Pages",
    volume: "28",
    pages: "1-9",
    abstract: "What was found, in a few words. ".repeat(30),
    keywords: ["Pages of publications"],
    doi: "10.1000/pages",
  });
  const context = await browser.newContext({ javaScriptEnabled: false });
  try {
    const plain = await context.newPage();
    await expect(async () => {
      await plain.goto("/publications?year=1986");
      await plain.getByRole("link", { name: PLAIN, exact: true }).click({ timeout: 500 });
    }).toPass({ timeout: 10_000 });
    await expect(plain.getByRole("heading", { level: 1 })).toHaveText(PLAIN);
    await expect(plain.getByText("Journal of Pages").first()).toBeVisible();
    await expect(plain.getByText("May 1986")).toBeVisible();
    await plain.getByText("and 4 more authors").click();
    await expect(plain.getByText("Author Number12")).toBeVisible();

    for (const width of [390, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      await page.goto(plain.url());
      await expectAccessible(page);
      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect(overflow).toBe(0);
    }
    expect(sheetsOf(await page.pdf(A4))).toBe(1);
    await page.getByRole("link", { name: "Pages of publications" }).click();
    await expect(page.getByRole("status").filter({ hasText: "1 publication" })).toBeVisible();
  } finally {
    await context.close();
    await cmsApi.remove(`publications/${made.documentId}`);
  }
});

test("the list is narrowed down by every choice, accessible at 390 and 1440 pixels", async ({
  page,
  cmsApi,
}) => {
  const made = await Promise.all([
    cmsApi.create("publications", {
      title: "Zürich narrowed",
      authors: ["Narrow Author"],
      publication_date: "1985-01-01",
      type: "book",
      keywords: ["Narrowness"],
    }),
    cmsApi.create("publications", {
      title: "Another narrowed",
      authors: ["Narrow Author"],
      publication_date: "1985-02-01",
      stage: "under-review",
    }),
  ]);
  try {
    await expect(async () => {
      await page.goto("/publications?year=1985");
      await expect(page.getByRole("article")).toHaveCount(2, { timeout: 500 });
    }).toPass({ timeout: 10_000 });
    for (const width of [390, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      await expectAccessible(page);
    }
    const status = page.getByRole("main").getByRole("status");
    await expect(status).toHaveText("2 publications");
    await page.getByLabel("Type").selectOption({ label: "Book (1)" });
    await expect(status).toHaveText("1 publication");
    await expect(page).toHaveURL(/\?year=1985&type=book$/);
    await page.getByLabel("Type").selectOption("");
    // A choice stays, though another one leaves it nothing to find.
    await page.getByLabel("Keyword").selectOption({ label: "Narrowness (1)" });
    await expect(status).toHaveText("1 publication");
    await page.getByLabel("Search").fill("Another");
    await expect(page.getByText("No publications found matching your filters.")).toBeVisible();
    await expect(page.getByLabel("Keyword")).toHaveValue("Narrowness");
    await expect(page).toHaveURL(/\?year=1985&keyword=Narrowness&q=Another$/);
    await page.getByLabel("Keyword").selectOption("");
    await expect(status).toHaveText("1 publication");
    await page.getByLabel("Search").fill("ZURICH");
    await expect(page.getByRole("link", { name: "Zürich narrowed" })).toBeVisible();
    await expect(status).toHaveText("1 publication");
    await expect(page.getByLabel("Stage").locator("option")).toHaveText([
      "All Stages",
      "Published (1)",
    ]);
    await expect(page.getByRole("link", { name: "BibTeX" })).toHaveAttribute(
      "href",
      "/publications.bib?year=1985&q=ZURICH",
    );
  } finally {
    await Promise.all(made.map(({ documentId }) => cmsApi.remove(`publications/${documentId}`)));
  }
});
