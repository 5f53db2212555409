import type { Page } from "@playwright/test";
import { expectAccessible } from "./harness/accessibility";
import { CmsApi } from "./harness/cms-api";
import { expect, test } from "./harness/fixtures";
import { answerNext, toast, signInAt } from "./harness/owner-screen";

function card(page: Page, title: string) {
  return page.getByRole("article").filter({ hasText: title });
}

const SURE = "Are you sure you want to delete this media item?";

async function openForm(page: Page, site = "") {
  await page.goto(`${site}/admin/media`);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Media Management");
  await page.getByRole("button", { name: "Add Media" }).click();
  return page.getByRole("dialog", { name: "Add New Media" });
}

test.describe("the owner manages media", () => {
  test("adds, edits, features and deletes an item; visitors see each step at once", async ({
    ownerPage,
    page,
  }) => {
    const dialog = await openForm(ownerPage);
    await expect(
      dialog.getByText("Add a new media item to your collection. Click save when you're done."),
    ).toBeVisible();
    await expect(dialog.getByLabel("Type")).toHaveValue("video");
    await expect(dialog.getByLabel("Featured")).not.toBeChecked();
    await dialog.getByLabel("Title").fill("T");
    await dialog.getByRole("button", { name: "Save" }).click();
    await expect(dialog.getByText("Title must be at least 2 characters")).toBeVisible();
    await expect(dialog.getByText("Must be a valid URL")).toBeVisible();
    await expectAccessible(ownerPage);

    await dialog.getByLabel("Title").fill("A browser’s talk");
    await dialog.getByLabel("URL").fill("javascript:alert(1)");
    await dialog.getByRole("button", { name: "Save" }).click();
    await expect(dialog.getByText("Must be a valid URL")).toBeVisible();
    await dialog.getByLabel("URL").fill("https://example.org/talk");
    await dialog.getByLabel("URL").press("Enter");
    await expect(
      toast(ownerPage, "Media Added", "New media item has been successfully added."),
    ).toBeVisible();
    await expect(dialog).toHaveCount(0);
    const added = card(ownerPage, "A browser’s talk");
    await expect(ownerPage.getByRole("article").first()).toContainText("A browser’s talk");
    await expect(added).toContainText("Video");
    await expect(added).not.toContainText("Published:");
    await expect(added).not.toContainText("Source:");

    await page.goto("/media");
    const shown = card(page, "A browser’s talk");
    await expect(shown).toContainText("Video");
    await expect(shown.getByRole("link", { name: "View Video" })).toHaveAttribute(
      "href",
      "https://example.org/talk",
    );

    await added.getByRole("button", { name: "Edit" }).click();
    const sheet = ownerPage.getByRole("dialog", { name: "Edit Media" });
    await expect(
      sheet.getByText("Make changes to your media item here. Click save when you're done."),
    ).toBeVisible();
    await expect(sheet.getByLabel("Title")).toHaveValue("A browser’s talk");
    await expectAccessible(ownerPage);
    await sheet.getByLabel("Type").selectOption("Interview");
    await sheet.getByLabel("Description").fill("One line.\nAnd another.\nAnd a third.");
    await sheet.getByRole("textbox", { name: "Publication Date" }).fill("2024-02-29");
    await sheet.getByLabel("Source").fill("Evening magazine");
    await sheet.getByLabel("Featured").check();
    await sheet.getByRole("button", { name: "Save Changes" }).click();
    await expect(
      toast(ownerPage, "Media Updated", "Media item has been successfully updated."),
    ).toBeVisible();
    await expect(sheet).toHaveCount(0);
    await expect(added).toContainText("Interview");
    await expect(added).toContainText("Featured");
    await expect(added).toContainText("Published: Feb 29, 2024");
    await expect(added).toContainText("Source: Evening magazine");

    await page.reload();
    await expect(shown).toContainText("Interview");
    await expect(shown).toContainText("Featured");
    await expect(shown).toContainText("Evening magazine");
    await expect(shown).toContainText("February 29, 2024");
    await expect(shown).toContainText("And a third.");
    await expect(shown.getByRole("link", { name: "View Content" })).toBeVisible();

    answerNext(ownerPage, SURE, "dismiss");
    await added.getByRole("button", { name: "Delete" }).click();
    await expect(added).toBeVisible();
    answerNext(ownerPage, SURE, "accept");
    await added.getByRole("button", { name: "Delete" }).click();
    await expect(
      toast(ownerPage, "Media Deleted", "Media item has been successfully deleted."),
    ).toBeVisible();
    await expect(added).toHaveCount(0);
    await page.reload();
    await expect(shown).toHaveCount(0);
  });

  test("loses nothing while the cms is down, and finds items by tab", async ({ page, ownSite }) => {
    test.slow();
    await signInAt(page, ownSite, "/admin/media");
    const cards = page.getByRole("article");

    await test.step("an outage", async () => {
      const dialog = await openForm(page, ownSite.url);
      await dialog.getByLabel("Title").fill("Typed in vain?");
      await dialog.getByLabel("URL").fill("https://example.org/vain");
      await dialog.getByLabel("Featured").check();
      await ownSite.stopCms();
      await dialog.getByRole("button", { name: "Save" }).click();
      await expect(toast(page, "Error", "Failed to add media: ")).toBeVisible();
      await expect(dialog.getByLabel("Title")).toHaveValue("Typed in vain?");
      await expect(dialog.getByLabel("Featured")).toBeChecked();
      const question = "You have unsaved changes. Leave without saving them?";
      answerNext(page, question, "dismiss");
      await page.keyboard.press("Escape");
      await expect(dialog.getByLabel("Title")).toHaveValue("Typed in vain?");
      answerNext(page, question, "accept");
      await page.keyboard.press("Escape");
      await expect(dialog).toHaveCount(0);

      await cards.first().getByRole("button", { name: "Edit" }).click();
      const sheet = page.getByRole("dialog", { name: "Edit Media" });
      await sheet.getByLabel("Source").fill("Nowhere");
      await sheet.getByRole("button", { name: "Save Changes" }).click();
      await expect(toast(page, "Error", "Failed to update media: ")).toBeVisible();
      await expect(sheet.getByLabel("Source")).toHaveValue("Nowhere");
      answerNext(page, question, "accept");
      await sheet.getByRole("button", { name: "Cancel" }).click();
      await expect(sheet).toHaveCount(0);

      answerNext(page, SURE, "accept");
      await cards.first().getByRole("button", { name: "Delete" }).click();
      await expect(toast(page, "Error", "Failed to delete media: ")).toBeVisible();
      await expect(cards.first()).toBeVisible();

      await page.reload();
      await expect(toast(page, "Error", "Failed to load media")).toBeVisible();
      // Visitors see what was kept from before, or an error page without the message.
      const answer = await page.request.get(`${ownSite.url}/media`);
      expect([200, 503]).toContain(answer.status());
      expect(await answer.text()).not.toContain("cannot be reached");
      await ownSite.startCms();
      await page.getByRole("button", { name: "Try again" }).click();
      await expect(cards.first()).toBeVisible();
    });

    const cms = new CmsApi(ownSite.cmsUrl, ownSite.owner);
    await test.step("no items", async () => {
      for (const { documentId } of await cms.list("media-items")) {
        await cms.remove(`media-items/${documentId}`);
      }
      await page.goto(`${ownSite.url}/media`);
      await expect(page.getByText("No media items found.")).toBeVisible();
      await page.goto(`${ownSite.url}/admin/media`);
      await expect(page.getByText("No media items found. Create your first one!")).toBeVisible();
      await expectAccessible(page);
    });

    await test.step("one item of each type, with far too long texts", async () => {
      for (const type of ["video", "audio", "article", "interview", "other"]) {
        await cms.create("media-items", {
          title: `${"x".repeat(290)} ${type}`,
          type,
          url: "https://example.org",
          description: "Word ".repeat(200),
          source: "s".repeat(300),
        });
      }
      await page.reload();
      const tabs = page.getByRole("navigation", { name: "Media Management" }).getByRole("link");
      await expect(tabs).toHaveText([
        "All",
        "Videos",
        "Audio",
        "Articles",
        "Interviews",
        "Featured",
      ]);
      for (const [tab, types] of [
        ["Videos", ["video"]],
        ["Audio", ["audio"]],
        ["Articles", ["other", "article"]],
        ["Interviews", ["interview"]],
        ["All", ["other", "interview", "article", "audio", "video"]],
      ] as const) {
        await tabs.filter({ hasText: tab }).click();
        await expect(tabs.filter({ hasText: tab })).toHaveAttribute("aria-current", "true");
        await expect(page.getByRole("heading", { level: 2 })).toHaveText(
          types.map((type) => new RegExp(`x ${type}$`)),
        );
      }
      const lines = await page
        .getByText(/^Word Word/)
        .first()
        .evaluate((text) => text.clientHeight / parseFloat(getComputedStyle(text).lineHeight));
      expect(Math.round(lines)).toBe(2);
      for (const width of [1440, 1024, 768, 390]) {
        await page.setViewportSize({ width, height: 800 });
        await expect
          .poll(() => page.evaluate(() => document.documentElement.scrollWidth))
          .toBeLessThanOrEqual(width);
      }
      await expectAccessible(page);
      await tabs.filter({ hasText: "Featured" }).click();
      await expect(page.getByText("No media items found matching this filter.")).toBeVisible();
    });
  });
});

test.describe("visitors look at media", () => {
  test("by tab, without JavaScript", async ({ browser }) => {
    const context = await browser.newContext({ javaScriptEnabled: false });
    const page = await context.newPage();
    await page.goto("/media");
    const tabs = page.getByRole("navigation", { name: "Media", exact: true });
    await expect(tabs.getByRole("link")).toHaveText([
      "All Media",
      "Videos",
      "Audio",
      "Articles & Interviews",
      "Featured",
    ]);
    const all = await page.getByRole("article").count();
    const buttons = {
      Videos: ["View Video"],
      Audio: ["View Audio"],
      "Articles & Interviews": ["View Article", "View Content"],
    };
    let found = 0;
    for (const [tab, labels] of Object.entries(buttons)) {
      await tabs.getByRole("link", { name: tab }).click();
      await expect(tabs.getByRole("link", { name: tab })).toHaveAttribute("aria-current", "true");
      const links = await page.getByRole("article").getByRole("link").allTextContents();
      expect(links.length).toBeGreaterThan(0);
      expect(new Set(links.map((text) => text.split(":")[0]))).toEqual(new Set(labels));
      found += links.length;
    }
    expect(found).toBe(all);
    await tabs.getByRole("link", { name: "Featured" }).click();
    await expect(page).toHaveURL(/\?tab=featured$/);
    const featured = await page.getByRole("article").allInnerTexts();
    expect(featured.every((text) => text.includes("Featured"))).toBe(true);
    await page.goto("/media?tab=nosuchtab");
    await expect(page.getByRole("article")).toHaveCount(all);
    await context.close();
  });

  test("and everybody can", async ({ page }) => {
    await page.goto("/media");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Media");
    await expectAccessible(page);
    await page.goto("/media?tab=featured");
    await expectAccessible(page);
  });
});
