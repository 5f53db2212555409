import { expectAccessible } from "./harness/accessibility";
import { CmsApi } from "./harness/cms-api";
import { expect, test } from "./harness/fixtures";
import {
  field,
  FORM_KINDS,
  KEPT_MS,
  NOTICE,
  openAndType,
  reopened,
  saveButton,
  WORDS,
} from "./harness/form-kinds";
import { signInAt, signInByForm } from "./harness/owner-screen";

/** What is typed into each kind of form is there again whatever happens, and is saved exactly once. */

test.use({
  siteSettings: { DEMO_CONTENT: "false" },
  expectedErrors: [/Failed to fetch|Load failed/],
});
for (const kind of FORM_KINDS) {
  test(`nothing is lost: ${kind.what}`, async ({ browser, ownSite: site }) => {
    test.setTimeout(180_000);
    const cms = new CmsApi(site.cmsUrl, site.owner);
    await kind.clear(cms);
    const context = await browser.newContext();
    let page = await context.newPage();
    await signInAt(page, site);

    await test.step("the tab is gone while typing", async () => {
      await openAndType(page, site, kind);
      await page.waitForTimeout(KEPT_MS);
      page = await reopened(context, page, site.url + kind.screen);
      await expect(page.getByText(NOTICE)).toHaveCount(1);
      await expectAccessible(page);
      await page.getByRole("button", { name: /^Restore/ }).click();
      await kind.holds(page);
      await expect(page.getByText(NOTICE)).toHaveCount(0);
    });

    await test.step("there is no network while saving", async () => {
      await context.setOffline(true);
      await saveButton(page, kind).click();
      await expect(page.getByText("No connection. Your text is still here.")).toBeVisible();
      await expect(page.getByText("Not saved.")).toBeVisible();
      await kind.holds(page);
      await context.setOffline(false);
    });

    await test.step("the session has ended, and the save goes on after signing in", async () => {
      await context.clearCookies({ name: "__session" });
      await saveButton(page, kind).click();
      const dialog = page.getByRole("dialog", { name: "Please sign in again" });
      await dialog.getByLabel("Password").fill("a wrong password");
      await dialog.getByRole("button", { name: "Sign in" }).click();
      await expect(dialog.getByRole("alert")).not.toBeEmpty();
      await expectAccessible(page);
      await dialog.getByLabel("Password").fill(site.owner.password);
      await dialog.getByRole("button", { name: "Sign in" }).click();
      await expect.poll(() => kind.count(cms)).toBe(1);
    });

    await test.step("what is saved leaves no draft", async () => {
      await kind.isSaved(page);
      await expect(page.getByText(/Unsaved changes|Not saved/)).toHaveCount(0);
      page = await reopened(context, page, site.url + kind.screen);
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      await expect(page.getByText(NOTICE)).toHaveCount(0);
    });
    await context.close();
  });
}

for (const kind of FORM_KINDS) {
  test(`a save whose answer is lost is one save, also after a crash: ${kind.what}`, async ({
    browser,
    ownSite: site,
  }) => {
    const cms = new CmsApi(site.cmsUrl, site.owner);
    await kind.clear(cms);
    const context = await browser.newContext();
    let page = await context.newPage();
    await signInAt(page, site);
    await openAndType(page, site, kind);
    await page.waitForTimeout(KEPT_MS);
    const [path] = kind.screen.split("?");
    await page.route(`**${path}.data*`, async (route) => {
      if (route.request().method() === "POST") await route.fetch();
      await route.abort();
    });
    await page.keyboard.press("Control+s");
    await expect(page.getByText("No connection. Your text is still here.")).toBeVisible();
    expect(await kind.count(cms)).toBe(1);
    page = await reopened(context, page, site.url + kind.screen);
    await page.getByRole("button", { name: /^Restore/ }).click();
    await kind.holds(page);
    await page.keyboard.press("Control+s");
    await kind.isSaved(page);
    expect(await kind.count(cms)).toBe(1);
    await context.close();
  });
}

test("the cms and web are gone while saving; signing out forgets what was typed", async ({
  browser,
  ownSite: site,
}) => {
  test.setTimeout(180_000);
  const kind = FORM_KINDS[2];
  if (!kind) throw new Error("There is no kind of form");
  const cms = new CmsApi(site.cmsUrl, site.owner);
  await kind.clear(cms);
  const context = await browser.newContext();
  const page = await context.newPage();
  await signInAt(page, site);
  await openAndType(page, site, kind);
  await expect(page.getByText("Unsaved changes", { exact: true })).toBeVisible();
  await site.stopCms();
  await saveButton(page, kind).click();
  await expect(page.getByText("Not saved.")).toBeVisible();
  await kind.holds(page);
  await site.startCms();
  await site.restartWeb();
  await page.keyboard.press("Control+s");
  await expect(page.getByText(/^Saved \d+:\d\d/)).toBeVisible();
  expect(await kind.count(cms)).toBe(1);

  await field(page, "Department").fill("Typed before signing out");
  await page.waitForTimeout(KEPT_MS);
  page.on("dialog", (question) => void question.accept());
  await page.getByRole("button", { name: "Log out" }).click();
  await page.waitForURL("**/login");
  await signInByForm(page, site, kind.screen);
  await expect(field(page, "Department")).toHaveValue(WORDS);
  await expect(page.getByText(NOTICE)).toHaveCount(0);
  await context.close();
});

test("what another open window holds is restored as a form of its own", async ({
  browser,
  ownSite: site,
}) => {
  const kind = FORM_KINDS[2];
  if (!kind) throw new Error("There is no kind of form");
  const cms = new CmsApi(site.cmsUrl, site.owner);
  await kind.clear(cms);
  const context = await browser.newContext();
  const first = await context.newPage();
  await signInAt(first, site);
  await openAndType(first, site, kind);
  await first.waitForTimeout(KEPT_MS);
  const second = await context.newPage();
  await second.goto(site.url + kind.screen);
  await second.getByRole("button", { name: /^Restore/ }).click();
  await kind.holds(second);
  await field(second, "Department").fill("Typed in the second window");
  await second.keyboard.press("Control+s");
  await expect(second.getByText(/^Saved \d+:\d\d/)).toBeVisible();
  await saveButton(first, kind).click();
  await expect(first.getByText("This page was changed in another window").first()).toBeVisible();
  await kind.holds(first);
  const saved = await cms.single("contact-info");
  expect(saved?.["office_department"]).toBe("Typed in the second window");
  await context.close();
});
