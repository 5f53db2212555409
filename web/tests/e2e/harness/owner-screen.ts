import { expect, type Page } from "@playwright/test";

/** A toast of the owner's area with this title and description. */
export function toast(page: Page, title: string | RegExp, description: string | RegExp) {
  return page
    .locator("[data-sonner-toast]")
    .filter({ hasText: title })
    .filter({ hasText: description });
}

/** Answers the browser's own question, once, and checks its words. */
export function answerNext(page: Page, words: string, answer: "accept" | "dismiss") {
  page.once("dialog", (question) => {
    expect(question.message()).toBe(words);
    void question[answer]();
  });
}

/** Signs in through the login page of a site and waits for the screen that was asked for. */
export async function signInAt(
  page: Page,
  site: { url: string; owner: { email: string; password: string } },
  screen = "/admin",
) {
  await page.goto(`${site.url}/login?redirectTo=${encodeURIComponent(screen)}`);
  await page.getByLabel("Email").fill(site.owner.email);
  await page.getByLabel("Password", { exact: true }).fill(site.owner.password);
  await page.getByRole("button", { name: "Login" }).click();
  await page.waitForURL(site.url + screen);
}
