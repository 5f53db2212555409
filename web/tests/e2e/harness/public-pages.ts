import type { Browser } from "@playwright/test";
import { sharedSite } from "./shared-site";

/** An account page: its form is hydrated, and it is no page of the site. */
const ACCOUNT_PAGES = new Set(["/login"]);

/** Every page that the home page leads to: new ones are looked at without being named. */
export async function publicPages(browser: Browser): Promise<string[]> {
  return pagesFrom(browser, ["/"]);
}

/** The same, with a post, an event, a publication, the list of events and a page that is not there. */
export async function allPublicPages(browser: Browser): Promise<string[]> {
  const reached = await pagesFrom(browser, ["/", "/blog", "/events"]);
  const details = ["/blog/", "/events/", "/publications/"].flatMap(
    (start) => reached.find((path) => path.startsWith(start)) ?? [],
  );
  const lists = reached.filter((path) => path.split("/").length === 2);
  return [...lists, ...details, "/no-such-page"];
}

async function pagesFrom(browser: Browser, starts: readonly string[]): Promise<string[]> {
  const context = await browser.newContext({ baseURL: sharedSite().url });
  const page = await context.newPage();
  const found = new Set(starts);
  for (const start of starts) {
    await page.goto(start);
    const paths = await page
      .locator("a[href^='/']")
      .evaluateAll((links) =>
        links.map((link) => new URL(link.getAttribute("href") ?? "", location.href).pathname),
      );
    for (const path of paths) if (!ACCOUNT_PAGES.has(path)) found.add(path);
  }
  await context.close();
  return [...found];
}

/**
 * Reads a public page before a test opens it. Who comes first to a page that takes long gets it in parts,
 * with the style sheet beside it; the next visitor gets it whole.
 */
export async function readAhead(path: string): Promise<void> {
  await (await fetch(new URL(path, sharedSite().url))).text();
}
