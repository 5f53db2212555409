import type { Page } from "@playwright/test";
import { expect, test } from "./harness/fixtures";
import { allPublicPages, readAhead } from "./harness/public-pages";
import { sharedSite } from "./harness/shared-site";

/** Of the rules that the page has, and of those of the whole style sheet that find something in it. */
interface Rules {
  inPage: string[];
  needed: string[];
  /** Selectors that could not be tried. */
  untried: string[];
}

/** One text for each selector of each rule, with the groups that it stands in. */
function rulesOf(page: Page): Promise<Rules> {
  return page.evaluate(async () => {
    /** What a pointer, a key or the reader's state makes of an element, and what is drawn beside it. */
    const STATES =
      /(?<!\\)(?::not\(:[\w-]+\)|::?(?:hover|focus(?:-visible|-within)?|active|target|checked|disabled|invalid|user-invalid|open|popover-open|link|visited|placeholder-shown|-?[a-z-]*(?:before|after|marker|placeholder|backdrop|selection|details-content|file-selector-button|search-[a-z-]*|date[a-z-]*|view-transition[a-z-]*(?:\([^)]*\))?|calendar-picker-indicator|spin-button))(?![\w-]))/g;
    interface Part {
      selector: string;
      text: string;
    }
    const partsOf = (rules: CSSRuleList, group = ""): Part[] =>
      [...rules].flatMap((rule): Part[] => {
        if (rule instanceof CSSStyleRule) {
          const selectors = rule.selectorText.split(/,(?![^(]*\))/).map((each) => each.trim());
          return selectors.map((selector) => ({ selector, text: `${group} ${selector}` }));
        }
        const named = rule instanceof CSSLayerBlockRule ? `@layer ${rule.name}` : "";
        const asked = rule instanceof CSSConditionRule ? rule.conditionText : "";
        return rule instanceof CSSGroupingRule
          ? partsOf(rule.cssRules, `${group} ${named}${asked}`)
          : [];
      });
    const style = document.querySelector<HTMLStyleElement>("style[data-href]");
    if (!style?.sheet) throw new Error("The page has no rules of its own");
    const whole = new CSSStyleSheet();
    whole.replaceSync(await (await fetch(style.dataset["href"] ?? "")).text());
    const needed: string[] = [];
    const untried: string[] = [];
    for (const { selector, text } of partsOf(whole.cssRules)) {
      try {
        if (document.querySelector(selector.replace(STATES, "") || "*")) needed.push(text);
      } catch {
        untried.push(selector);
      }
    }
    return { inPage: partsOf(style.sheet.cssRules).map(({ text }) => text), needed, untried };
  });
}

test("a page has every rule of the style sheet that it uses", async ({ browser }) => {
  test.setTimeout(240_000);
  const context = await browser.newContext({ baseURL: sharedSite().url });
  const page = await context.newPage();
  for (const path of await allPublicPages(browser)) {
    await readAhead(path);
    await page.goto(path);
    const { inPage, needed, untried } = await rulesOf(page);
    expect.soft(untried, `${path}: selectors that the test does not understand`).toEqual([]);
    expect(needed.length, path).toBeGreaterThan(100);
    const known = new Set(inPage);
    expect
      .soft(
        needed.filter((rule) => !known.has(rule)),
        path,
      )
      .toEqual([]);
  }
  await context.close();
});

test("results that need other rules than the page find them", async ({ browser }) => {
  const context = await browser.newContext({ baseURL: sharedSite().url });
  const page = await context.newPage();
  const emptyResults = "/blog?q=no%20post%20has%20these%20words";
  await readAhead(emptyResults);
  await page.goto(emptyResults);
  await expect(page.locator("style[data-href]")).toHaveCount(1);
  await page.getByRole("searchbox").fill("");
  const posts = page.locator("article");
  await expect(posts.first()).toBeVisible();
  await expect(page.locator("style[data-href]")).toHaveCount(0);
  const looks = () =>
    posts.evaluateAll((articles) =>
      articles.flatMap((article) =>
        [article, ...article.querySelectorAll("*")].map((element) => {
          const { color, display, fontSize, fontFamily, padding } = getComputedStyle(element);
          return [element.tagName, color, display, fontSize, fontFamily, padding].join(" ");
        }),
      ),
    );
  const before = await looks();
  await readAhead("/blog");
  await page.reload();
  await expect(page.locator("style[data-href]")).toHaveCount(1);
  expect(before.length).toBeGreaterThan(10);
  expect(before).toEqual(await looks());
  await context.close();
});
