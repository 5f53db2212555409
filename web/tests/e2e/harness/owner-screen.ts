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

interface OwnedSite {
  url: string;
  owner: { email: string; password: string };
}

/** Signs in with the request that the login page sends, without drawing it, and opens a screen if one is named. */
export async function signInAt(page: Page, { url, owner }: OwnedSite, screen?: string) {
  const { email, password } = owner;
  const answer = await page.request.post(`${url}/login`, {
    form: { email, password },
    headers: { origin: url },
    maxRedirects: 0,
  });
  expect(answer.headers()["location"]).toBe("/admin");
  if (screen !== undefined) await page.goto(url + screen);
}

/** Signs in through the login page of a site and waits for the screen that was asked for. */
export async function signInByForm(page: Page, { url, owner }: OwnedSite, screen: string) {
  await page.goto(`${url}/login?redirectTo=${encodeURIComponent(screen)}`);
  await page.getByLabel("Email").fill(owner.email);
  await page.getByLabel("Password", { exact: true }).fill(owner.password);
  await page.getByRole("button", { name: "Login" }).click();
  await page.waitForURL(url + screen);
}
