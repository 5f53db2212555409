import { AxeBuilder } from "@axe-core/playwright";
import { expect, type Page } from "@playwright/test";

const RULES = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

/**
 * Looks at the page as it stands, an open dialog included, with axe: WCAG 2.2 AA and good practice.
 * @param options.exclude CSS selectors of parts that are not ours
 */
export async function expectAccessible(page: Page, options: { exclude?: string[] } = {}) {
  const axe = new AxeBuilder({ page }).withTags(RULES);
  for (const selector of options.exclude ?? []) axe.exclude(selector);
  const { violations } = await axe.analyze();
  const found = violations.map(
    ({ id, help, nodes }) =>
      `${id}: ${help}\n${nodes.map(({ html }) => `    ${html.slice(0, 200)}`).join("\n")}`,
  );
  expect(found, `accessibility of ${page.url()}`).toEqual([]);
}
