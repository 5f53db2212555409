import { readFile } from "node:fs/promises";
import { expect, test } from "./harness/fixtures";

/** What readers come to the list of publications for, in as many steps as it takes. */

const PDF = "https://example.org/files/estuaries.pdf";
const made: string[] = [];

test.beforeAll(async ({ cmsApi }) => {
  const author = { authors: ["Rhea Reader"], keywords: ["Estuary readers"] };
  const rows = [
    { title: "Reading estuaries", publication_date: "2019-03-01", doi: "10.5555/read.1" },
    { title: "Reading deltas", publication_date: "2023-12-31", journal: "Journal of Deltas" },
    { title: "Reading earlier", publication_date: "2018-12-31" },
    { title: "Reading later", publication_date: "2024-01-01" },
    { title: "Reading aloud", publication_date: "2021-05-01", type: "conference-paper" },
  ];
  for (const row of rows) {
    const links = [{ kind: "pdf", url: PDF }];
    const { documentId } = await cmsApi.create("publications", { ...author, ...row, links });
    made.push(documentId);
  }
});

test.afterAll(async ({ cmsApi }) => {
  for (const id of made) await cmsApi.remove(`publications/${id}`);
});

test("a co-author finds a paper by its title, cites it in BibTeX and gets the PDF: four clicks", async ({
  page,
}) => {
  await page.goto("/");
  await page.getByRole("banner").getByRole("link", { name: "Publications" }).click();
  await page.getByLabel("Search").fill("reading estuaries");
  await expect(page.getByRole("main").getByRole("status")).toHaveText("1 publication");
  await page.getByRole("article").getByRole("link", { name: "Reading estuaries" }).click();
  const downloading = page.waitForEvent("download");
  await page.getByRole("link", { name: "BibTeX" }).click();
  const file = await (await downloading).path();
  expect(await readFile(file, "utf8")).toMatch(/^@article\{[\s\S]*10\.5555\/read\.1/);
  await expect(page.getByRole("link", { name: /^PDF/ })).toHaveAttribute("href", PDF);
});

test("a committee chooses the journal articles of 2019 to 2023 in three choices, with a script and without", async ({
  page,
  browser,
}) => {
  await page.goto("/publications?keyword=Estuary+readers");
  const status = page.getByRole("main").getByRole("status");
  await expect(status).toHaveText("5 publications");
  await page.getByLabel("Type").selectOption("article");
  await page.getByLabel("Year").selectOption("2019");
  await page.getByLabel("Until").selectOption("2023");
  await expect(status).toHaveText("2 publications");
  await expect(page.getByRole("article").getByRole("heading")).toHaveText([
    "Reading deltas",
    "Reading estuaries",
  ]);
  const query = "?year=2019&until=2023&type=article&keyword=Estuary+readers";
  await expect(page).toHaveURL((url) => url.search === query);
  const file = page.getByRole("link", { name: "BibTeX" });
  await expect(file).toHaveAttribute("href", `/publications.bib${query}`);
  const exported = await page.request.get(`/publications.bib${query}`);
  expect((await exported.text()).match(/^@/gm)).toHaveLength(2);
  const paper = (await page.pdf({ format: "A4" })).toString("latin1");
  expect(paper.match(/\/Type\s*\/Page(?!s)/g)).toHaveLength(1);

  const context = await browser.newContext({ javaScriptEnabled: false });
  const plain = await context.newPage();
  await plain.goto("/publications?keyword=Estuary+readers");
  await plain.getByLabel("Year").selectOption("2019");
  await plain.getByLabel("Until").selectOption("2023");
  await plain.getByLabel("Type").selectOption("article");
  await plain.getByRole("button", { name: "Show" }).click();
  await expect(plain.getByRole("article")).toHaveCount(2);
  await expect(plain.getByLabel("Until")).toHaveValue("2023");
  await context.close();
});

test("a student finds a paper by its topic on a phone, and its PDF", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/publications");
  await page.getByLabel("Search").fill("estuary readers deltas");
  await expect(page.getByRole("main").getByRole("status")).toHaveText("1 publication");
  await page.getByRole("article").getByRole("link", { name: "Reading deltas" }).click();
  const pdf = page.getByRole("link", { name: /^PDF/ });
  await pdf.scrollIntoViewIfNeeded();
  await expect(pdf).toHaveAttribute("href", PDF);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
});
