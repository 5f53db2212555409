import type { Locator } from "@playwright/test";
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
    const link = plain.getByRole("link", { name: PLAIN, exact: true });
    await expect(async () => {
      await plain.goto("/publications?year=1986");
      await expect(link).toBeVisible({ timeout: 500 });
    }).toPass({ timeout: 10_000 });
    await link.click();
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
    // The same words are announced to those who do not see the list.
    const nothing = page.locator("#publications").getByText("No publications found");
    await expect(nothing).toHaveText("No publications found matching your filters.");
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

test("a title in Arabic runs from right to left, and the facts beside it do not", async ({
  ownerPage: page,
  cmsApi,
}) => {
  const TITLE = "المدينة والماء.";
  const { slug, documentId } = await cmsApi.create("publications", {
    title: TITLE,
    authors: ["Ada Lovelace"],
    publication_date: "1985-05-01",
    journal: "مجلة التاريخ",
  });
  /** Where the first and the last letter of a text are drawn, in pixels from the left. */
  const edgesOf = (place: Locator) =>
    place.evaluate((element) => {
      const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
      const text = texts.nextNode();
      if (!text?.textContent) throw new Error("There is no text.");
      const leftOf = (offset: number) => {
        const range = new Range();
        range.setStart(text, offset);
        range.setEnd(text, offset + 1);
        return range.getBoundingClientRect().left;
      };
      return { first: leftOf(0), last: leftOf(text.textContent.length - 1) };
    });
  const expectRightToLeft = async (place: Locator) => {
    const { first, last } = await edgesOf(place);
    expect(last).toBeLessThan(first);
  };
  try {
    await expect(async () => {
      await page.goto(`/publications/${String(slug)}`);
      await expectRightToLeft(page.getByRole("heading", { level: 1 }));
    }).toPass({ timeout: 10_000 });
    const venue = page.locator("cite");
    await expectRightToLeft(venue);
    const facts = await page.getByText("1985").first().boundingBox();
    expect((await venue.boundingBox())?.x).toBeLessThanOrEqual(facts?.x ?? 0);

    await page.goto("/publications?year=1985");
    await expectRightToLeft(page.getByRole("heading", { name: TITLE }));

    await page.goto("/admin/publications");
    await page.getByRole("searchbox").fill(TITLE);
    await expectRightToLeft(page.getByRole("cell", { name: TITLE }).getByText(TITLE));
    await page.getByRole("button", { name: `Edit ${TITLE}` }).click();
    const direction = await page
      .getByRole("textbox", { name: "Title" })
      .evaluate((field) => getComputedStyle(field).unicodeBidi);
    expect(direction).toBe("plaintext");
  } finally {
    await cmsApi.remove(`publications/${documentId}`);
  }
});
