import type { Page } from "@playwright/test";
import { expect, test } from "./harness/fixtures";
import { allPublicPages } from "./harness/public-pages";
import { sharedSite } from "./harness/shared-site";

/** How each element and what stands before and after it looks, one text for each. */
function looks(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    await document.fonts.ready;
    return [...document.querySelectorAll("body, body *")].flatMap((element) =>
      [null, "::before", "::after"].flatMap((pseudo) => {
        const style = getComputedStyle(element, pseudo);
        if (pseudo && style.content === "none") return [];
        const values = [...style].map((name) => `${name}:${style.getPropertyValue(name)}`);
        return [`${element.tagName}.${element.className}${pseudo ?? ""} ${values.join(";")}`];
      }),
    );
  });
}

/** Adds the whole style sheet of the site after the rules that the page has come with. */
async function addWholeStyleSheet(page: Page): Promise<void> {
  const address = await page.locator("style[data-href]").getAttribute("data-href");
  await page.addStyleTag({ url: address ?? "" });
}

test("a page has all the rules that it uses, on a screen and in print", async ({ browser }) => {
  test.setTimeout(240_000);
  const context = await browser.newContext({ baseURL: sharedSite().url, reducedMotion: "reduce" });
  const page = await context.newPage();
  for (const path of await allPublicPages(browser)) {
    await page.goto(path);
    const before = await inBothMedia(page);
    await addWholeStyleSheet(page);
    const after = await inBothMedia(page);
    expect(before.length, path).toBeGreaterThan(100);
    expect.soft(before.find((look, at) => look !== after[at]) ?? null, path).toBeNull();
  }
  await context.close();
});

async function inBothMedia(page: Page): Promise<string[]> {
  const screen = await looks(page);
  await page.emulateMedia({ media: "print" });
  const print = await looks(page);
  await page.emulateMedia({ media: null });
  return [...screen, ...print];
}

test("results that need other rules than the page find them", async ({ browser }) => {
  const context = await browser.newContext({ baseURL: sharedSite().url });
  const page = await context.newPage();
  await page.goto("/blog?q=no%20post%20has%20these%20words");
  const search = page.getByRole("searchbox").first();
  await search.fill("");
  await expect(page.locator("article").first()).toBeVisible();
  const before = await looks(page);
  await expect(page.locator("style[data-href]")).toHaveCount(0);
  await page.reload();
  await expect(page.locator("style[data-href]")).toHaveCount(1);
  const names = (all: string[]) => all.filter((look) => look.startsWith("ARTICLE"));
  expect(names(before).length).toBeGreaterThan(0);
  expect(names(before)).toEqual(names(await looks(page)));
  await context.close();
});
