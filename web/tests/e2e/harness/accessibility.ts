import { AxeBuilder } from "@axe-core/playwright";
import { expect, type Page } from "@playwright/test";

const TAGS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];
/** What a theme can break: themes differ in colors alone. */
const COLOR_RULES = ["color-contrast", "link-in-text-block"];
/** Toasts hear of a theme by script. */
const THEME_MS = 250;
/**
 * What is measured must be what stays: nothing is half faded. Entries out of sight have the place of
 * an average one, over which axe would find the next.
 */
const AT_REST = `
  *, ::before, ::after { transition: none !important; content-visibility: visible !important }
`;

/**
 * Looks at the page as it stands, an open dialog included, with axe, in the light and in the dark
 * theme: WCAG 2.2 AA and good practice.
 * @param options.exclude CSS selectors of parts that are not ours
 */
export async function expectAccessible(page: Page, options: { exclude?: string[] } = {}) {
  const style = await page.addStyleTag({ content: AT_REST });
  for (const colorScheme of ["light", "dark"] as const) {
    await page.emulateMedia({ colorScheme });
    await page.waitForTimeout(THEME_MS);
    await page.waitForFunction(isStill);
    // Pages of ours have no frames of other origins, so axe needs no second page to put results together.
    const axe = new AxeBuilder({ page }).setLegacyMode();
    // What passes is not described: that takes a third of the time on a long page.
    axe.options({ resultTypes: ["violations"] });
    if (colorScheme === "light") axe.withTags(TAGS);
    else axe.withRules(COLOR_RULES);
    for (const selector of options.exclude ?? []) axe.exclude(selector);
    const { violations } = await axe.analyze();
    const found = violations.map(
      ({ id, help, nodes }) =>
        `${id}: ${help}\n${nodes.map(({ html }) => `    ${html.slice(0, 200)}`).join("\n")}`,
    );
    expect(found, `accessibility of ${page.url()}, ${colorScheme}`).toEqual([]);
  }
  await style.evaluate((element) => (element as Element).remove());
  await page.emulateMedia({ colorScheme: null });
}

/** In the page: whether nothing fades in or out any more, such as a toast that leaves. */
function isStill(): boolean {
  return document
    .getAnimations()
    .every(
      ({ playState, effect }) =>
        playState !== "running" || effect?.getComputedTiming().iterations === Infinity,
    );
}
