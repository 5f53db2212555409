import type { Page } from "@playwright/test";
import { expectAccessible } from "./harness/accessibility";
import { expect, test } from "./harness/fixtures";
import { KEPT_MS, reopened } from "./harness/form-kinds";
import { untilHydrated } from "./harness/hydrated";

const FAR = "2090-01-02T09:00";

test.describe("what is not public yet", () => {
  test("a post is previewed as typed, scheduled, shared and withdrawn", async ({
    ownerPage,
    page,
    cmsApi,
  }) => {
    test.slow();
    const draft = await cmsApi.create("blog-posts", {
      title: "Nearly ready",
      content: "<p>One</p>",
    });
    await ownerPage.goto(`/admin/blog/${draft.documentId}`);
    await ownerPage.getByLabel("Title").fill("Typed and not saved");
    const tab = ownerPage.context().waitForEvent("page");
    await ownerPage.getByRole("button", { name: "Preview", exact: true }).click();
    const preview = await tab;
    await expect(preview.getByRole("heading", { level: 1 })).toHaveText("Typed and not saved");
    await expect(preview.getByRole("note")).toContainText("Only you can see this page");
    await expectAccessible(preview);
    const address = preview.url();
    expect((await page.goto(address))?.status()).toBe(404);
    await preview.close();

    // The form is as it was, and still saves.
    await expect(ownerPage.getByLabel("Publish at", { exact: true })).toHaveAccessibleDescription(
      /^In the site’s time zone, [A-Z].*\. Blank: at once\.$/,
    );
    await expect(ownerPage.getByLabel("Title")).toHaveValue("Typed and not saved");
    await ownerPage.getByLabel("Publish at", { exact: true }).fill(FAR);
    await ownerPage.getByLabel("Unpublish at").fill("2090-01-02T08:59");
    await ownerPage.getByLabel("Publish Post").check();
    await ownerPage.getByRole("button", { name: "Update Post" }).click();
    await expect(
      ownerPage.getByText("“Unpublish at” must be later than “Publish at”"),
    ).toBeVisible();
    await expectAccessible(ownerPage);
    await ownerPage.getByLabel("Unpublish at").fill("");
    await ownerPage.getByRole("button", { name: "Update Post" }).click();
    await expect(ownerPage).toHaveURL(/\/admin\/blog$/);
    const row = ownerPage.getByRole("row").filter({ hasText: "Typed and not saved" });
    await expect(row).toContainText("Scheduled for Jan 2, 2090, 9:00 AM");
    expect((await page.goto(`/blog/${draft.documentId}`))?.status()).toBe(404);

    await ownerPage.goto(`/admin/blog/${draft.documentId}`);
    await expect(ownerPage.getByLabel("Publish at", { exact: true })).toHaveValue(FAR);
    await ownerPage.getByRole("button", { name: "Share preview" }).click();
    const shared = await ownerPage.getByLabel("Address of the preview").inputValue();
    await expect(
      ownerPage.getByText(/Whoever has this address sees .* until \w{3} /),
    ).toBeVisible();
    // At the end of the page no button lies half behind the bar with the save button.
    await ownerPage.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
    await expectAccessible(ownerPage);
    expect((await page.goto(shared))?.status()).toBe(200);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Typed and not saved");
    await expect(page.getByRole("note")).toContainText("Its address works until");
    await ownerPage.reload();
    await expect(ownerPage.getByLabel("Address of the preview")).toHaveValue(shared);
    await ownerPage.getByRole("button", { name: "Withdraw" }).click();
    await expect(ownerPage.getByText("The address no longer works.")).toBeVisible();
    expect((await page.goto(shared))?.status()).toBe(404);
    await cmsApi.remove(`blog-posts/${draft.documentId}`);
  });

  test("a time without its hour is rejected; it is no blank one, which would publish at once", async ({
    ownerPage,
    cmsApi,
  }) => {
    const { documentId } = await cmsApi.create("blog-posts", {
      title: "Under embargo",
      content: "<p>One</p>",
      published: true,
      publish_at: "2090-01-02T09:00:00.000Z",
    });
    await ownerPage.goto(`/admin/blog/${documentId}`);
    const time = ownerPage.getByLabel("Publish at", { exact: true });
    await untilHydrated(time);
    // Month, day, year, and then the hour.
    await time.focus();
    for (let part = 0; part < 3; part += 1) await ownerPage.keyboard.press("Tab");
    await ownerPage.keyboard.press("Backspace");
    await ownerPage.getByRole("button", { name: "Update Post" }).click();
    const message = "Enter a real date and time, such as 2026-03-02 09:00";
    await expect(ownerPage.getByText(message)).toBeVisible();
    await ownerPage.keyboard.press("Control+s");
    await expect(time).toBeFocused();
    const stored = await cmsApi.single(`blog-posts/${documentId}`);
    expect(stored).toMatchObject({ publish_at: "2090-01-02T09:00:00.000Z" });

    // Blank on purpose is blank.
    await time.fill("");
    await ownerPage.getByRole("button", { name: "Update Post" }).click();
    await expect(ownerPage).toHaveURL(/\/admin\/blog$/);
    expect(await cmsApi.single(`blog-posts/${documentId}`)).toMatchObject({ publish_at: null });
    await cmsApi.remove(`blog-posts/${documentId}`);
  });

  test("a restored time without its hour is no blank one either, until the owner says so", async ({
    ownerPage,
    cmsApi,
  }) => {
    const { documentId } = await cmsApi.create("blog-posts", {
      title: "Under embargo until a crash",
      content: "<p>One</p>",
      published: true,
      publish_at: "2090-01-02T09:00:00.000Z",
    });
    const timeOf = (page: Page) => page.getByLabel("Publish at", { exact: true });
    await ownerPage.goto(`/admin/blog/${documentId}`);
    await untilHydrated(timeOf(ownerPage));
    await timeOf(ownerPage).focus();
    for (let part = 0; part < 3; part += 1) await ownerPage.keyboard.press("Tab");
    await ownerPage.keyboard.press("Backspace");
    await ownerPage.waitForTimeout(KEPT_MS);
    const next = await reopened(ownerPage.context(), ownerPage, `/admin/blog/${documentId}`);
    await next.getByRole("button", { name: /^Restore/ }).click();
    const message = "The time that you typed was not finished. Enter it again, or leave it blank.";
    await expect(next.getByText(message)).toBeVisible();
    await expect(timeOf(next)).toHaveAttribute("aria-invalid", "true");
    await next.getByRole("button", { name: "Update Post" }).click();
    await expect(timeOf(next)).toBeFocused();
    await expect(timeOf(next)).toHaveAccessibleDescription(new RegExp(message));
    await expectAccessible(next);
    const stored = await cmsApi.single(`blog-posts/${documentId}`);
    expect(stored).toMatchObject({ publish_at: "2090-01-02T09:00:00.000Z" });

    await next.getByRole("button", { name: /^Leave blank/ }).click();
    await expect(timeOf(next)).toBeFocused();
    await expect(next.getByText(message)).toHaveCount(0);
    await next.getByRole("button", { name: "Update Post" }).click();
    await expect(next).toHaveURL(/\/admin\/blog$/);
    expect(await cmsApi.single(`blog-posts/${documentId}`)).toMatchObject({ publish_at: null });
    await cmsApi.remove(`blog-posts/${documentId}`);
  });

  test("a row of a home list is scheduled and previewed with the whole list", async ({
    ownerPage,
    page,
  }) => {
    test.slow();
    await ownerPage.goto("/admin/homepage");
    await ownerPage.getByRole("button", { name: "Add statistic" }).click();
    const row = ownerPage.getByRole("group", { name: /^Statistic \d+$/ }).last();
    await row.getByLabel("Value").fill("4711");
    await row.getByLabel("Title").fill("Rivers to come");
    await row.getByText("Schedule", { exact: true }).click();
    await row.getByLabel("Publish at", { exact: true }).fill(FAR);
    await expect(row).toContainText("Scheduled for Jan 2, 2090, 9:00 AM");
    const tab = ownerPage.context().waitForEvent("page");
    await ownerPage.getByRole("button", { name: "Preview", exact: true }).click();
    const preview = await tab;
    await expect(preview.getByText("Rivers to come")).toBeVisible();
    await preview.close();
    await ownerPage.getByRole("button", { name: "Save Changes" }).click();
    await expect(ownerPage.getByText("Statistics saved successfully").first()).toBeVisible();
    await page.goto("/");
    await expect(page.getByText("Rivers to come")).toHaveCount(0);
    await ownerPage.reload();
    const saved = ownerPage.getByRole("group", { name: /^Statistic \d+$/ }).last();
    await expect(saved).toContainText("Scheduled for Jan 2, 2090, 9:00 AM");
    await expect(saved.getByRole("button", { name: "Share preview" })).toBeVisible();
    await expectAccessible(ownerPage);
    await saved.getByRole("button", { name: /^Remove/ }).click();
    await ownerPage.getByRole("button", { name: "Save Changes" }).click();
  });

  test("a form that cannot be saved says in its preview what is wrong", async ({ ownerPage }) => {
    await ownerPage.goto("/admin/media");
    await ownerPage.getByRole("button", { name: "Add Media" }).click();
    const tab = ownerPage.context().waitForEvent("page");
    await ownerPage.getByRole("dialog").getByRole("button", { name: "Preview" }).click();
    const preview = await tab;
    await expect(preview.getByText("The preview cannot be shown yet")).toBeVisible();
    await expect(preview.getByText("Title must be at least 2 characters")).toBeVisible();
    await expectAccessible(preview);
    await preview.close();
    await expect(ownerPage.getByRole("heading", { name: "Add New Media" })).toBeVisible();
  });
});
