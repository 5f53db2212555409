import { expectAccessible } from "./harness/accessibility";
import { CmsApi } from "./harness/cms-api";
import { expect, test } from "./harness/fixtures";

const ENTRIES = 82;
/** Versions are no items of the list. */
const WORKS = "filters[version_of][id][$null]=true&pagination[pageSize]=100";
const TALLEST = 10_000;
const SHEETS = 6;
const AUTHORS = Array.from({ length: 12 }, (_, index) => `Author Number${index + 1}`);
const LONG_TITLE =
  "A Title as They Are in the Field: Long Enough That It Takes More Than a Line, Even Where There Is a Whole Screen for It";

test("82 publications stand on 10,000 pixels of a desk's screen, their years in sight", async ({
  page,
  ownSite,
}) => {
  test.setTimeout(240_000);
  const cms = new CmsApi(ownSite.cmsUrl, ownSite.owner);
  const present = (await cms.list(`publications?${WORKS}`)).length;
  expect(present).toBeLessThan(ENTRIES);
  for (let number = present; number < ENTRIES; number++) {
    await cms.create("publications", {
      title: `${LONG_TITLE} ${number}`,
      authors: AUTHORS,
      publication_date: "1990-03-01",
      journal: "International Journal of Long Names and Their Many Abbreviations",
      abstract: "What was found.",
      url: "https://example.org/paper",
      doi: `10.1000/example.${number}`,
    });
  }
  await page.setViewportSize({ width: 1440, height: 900 });
  await expect(async () => {
    await page.goto(`${ownSite.url}/publications`);
    await expect(page.getByRole("article")).toHaveCount(ENTRIES, { timeout: 100 });
  }).toPass({ timeout: 10_000 });
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  expect(height).toBeLessThanOrEqual(TALLEST);

  // A committee reads it on paper.
  const paper = (await page.pdf({ format: "A4" })).toString("latin1");
  expect(paper.match(/\/Type\s*\/Page(?!s)/g)?.length).toBeLessThanOrEqual(SHEETS);

  const rail = page.getByRole("navigation", { name: "On this page" });
  const counts = await rail.getByRole("link").locator("span").allTextContents();
  expect(counts.map(Number).reduce((total, count) => total + count, 0)).toBe(ENTRIES);
  // Not the last one: the rail ends with the list.
  await rail.getByRole("link", { name: "2016" }).click();
  const heading = page.getByRole("heading", { level: 2, name: "2016" });
  await expect(heading).toBeInViewport({ ratio: 1 });
  await expect(rail).toBeInViewport({ ratio: 1 });
  // The year stands on the line of the first title.
  const first = page.locator("section", { has: heading }).getByRole("heading", { level: 3 });
  const [year, title] = await Promise.all([heading.boundingBox(), first.first().boundingBox()]);
  expect(Math.abs((year?.y ?? 0) - (title?.y ?? Infinity))).toBeLessThanOrEqual(1);
});

test("authors behind the eighth open in place, without a script too; all are in the page", async ({
  browser,
  cmsApi,
}) => {
  const made = await cmsApi.create("publications", {
    title: "By a crowd",
    authors: AUTHORS,
    publication_date: "1987-03-01",
  });
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  try {
    await expect(async () => {
      await page.goto("/publications?year=1987");
      await expect(page.getByRole("article")).toHaveCount(1, { timeout: 100 });
    }).toPass({ timeout: 10_000 });
    expect(await page.content()).toContain(AUTHORS.slice(8).join(", "));
    const item = page.getByRole("article");
    const rest = item.getByText("Author Number9, Author Number10");
    await expect(item.getByText("Author Number8,")).toBeVisible();
    await expect(item.getByText("and 4 more authors")).toBeVisible();
    const folded = await item.boundingBox();
    await item.getByText("and 4 more authors").click();
    await expect(rest).toBeVisible();
    await expect(item.getByText("Show fewer authors")).toBeVisible();
    await item.getByText("Show fewer authors").click();
    expect(await item.boundingBox()).toEqual(folded);
  } finally {
    await context.close();
    await cmsApi.remove(`publications/${made.documentId}`);
  }
});

test("on a phone the first entry stands below the year and the search; other filters unfold", async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/publications");
  await expect(page.getByLabel("Year")).toBeVisible();
  await expect(page.getByLabel("Search")).toBeVisible();
  await expect(page.getByLabel("Type")).toBeHidden();
  const first = page.getByRole("article").first();
  expect((await first.boundingBox())?.y).toBeLessThan(520);

  await page.getByText("Filters").click();
  await expectAccessible(page);
  await page.evaluate(() => Object.assign(window, { isSameDocument: true }));
  await page.getByLabel("Type").selectOption("book");
  await expect(page).toHaveURL(/\?type=book$/);
  // Whoever narrows a list down goes on choosing.
  await expect(page.getByLabel("Keyword")).toBeVisible();
  expect(await page.evaluate(() => "isSameDocument" in window)).toBe(true);
  await page.getByText("Filters").click();
  await expect(page.getByLabel("Type")).toBeHidden();
  await page.reload();
  await expect(page.getByLabel("Type")).toHaveValue("book");
  await expect(page.getByLabel("Type")).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
});

test("on a phone the filters unfold without a script", async ({ browser }) => {
  const context = await browser.newContext({
    javaScriptEnabled: false,
    viewport: { width: 390, height: 844 },
  });
  const page = await context.newPage();
  await page.goto("/publications");
  await page.getByText("Filters").click();
  await page.getByLabel("Type").selectOption("book");
  await page.getByRole("button", { name: "Show" }).click();
  await expect(page).toHaveURL(/\?type=book$/);
  await expect(page.getByLabel("Type")).toBeVisible();
  await context.close();
});

test("on wide screens no filter is folded, chosen or not", async ({ page }) => {
  for (const address of ["/publications", "/publications?type=book"]) {
    await page.goto(address);
    await expect(page.getByText("Filters")).toBeHidden();
    const year = await page.getByLabel("Year").boundingBox();
    const type = await page.getByLabel("Type").boundingBox();
    expect(type?.y).toBe(year?.y);
    await page.getByLabel("Type").focus();
    await expect(page.getByLabel("Type")).toBeFocused();
  }
});

test("without a connection a filter leaves the list as it is, and is applied once there is one", async ({
  page,
  context,
}) => {
  await page.goto("/publications");
  const all = await page.getByRole("article").count();
  await context.setOffline(true);
  await page.getByLabel("Type").selectOption("book");
  await expect(
    page.getByText("No connection. Trying again when you are online.").first(),
  ).toBeVisible();
  await expect(page.getByRole("article")).toHaveCount(all);
  await context.setOffline(false);
  await expect(page.getByRole("article")).not.toHaveCount(all);
  await expect(page).toHaveURL(/\?type=book$/);
});
