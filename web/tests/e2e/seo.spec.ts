import type { Page } from "@playwright/test";
import { expectAccessible } from "./harness/accessibility";
import type { Row } from "./harness/cms-api";
import { expect, test } from "./harness/fixtures";
import { answerNext } from "./harness/owner-screen";

function toast(page: Page, description: string) {
  return page.locator("[data-sonner-toast]").filter({ hasText: description });
}

function row(page: Page, path: string) {
  return page.getByRole("row").filter({ has: page.getByText(path, { exact: true }) });
}

const search = (page: Page) => page.locator("[data-preview=search]:visible");
const card = (page: Page) => page.locator("[data-preview=card]:visible");

test.describe("the owner says what search engines show", () => {
  let settings: Row | null = null;
  test.beforeAll(async ({ cmsApi }) => {
    settings = await cmsApi.single("seo-setting");
  });
  test.afterAll(async ({ cmsApi }) => {
    if (!settings) return;
    const { site_title, site_description, google_site_verification } = settings;
    const data = { site_title, site_description, google_site_verification };
    await cmsApi.update("seo-setting", data);
  });

  test("of the whole site, with a preview that follows the keys", async ({
    ownerPage: owner,
    page,
  }) => {
    await owner.goto("/admin/seo");
    await expect(owner.getByRole("heading", { level: 1 })).toHaveText("SEO Management");
    await expect(owner.locator("meta[name=robots]")).toHaveAttribute("content", "noindex,nofollow");
    const tabs = owner.getByRole("navigation", { name: "SEO Management" }).getByRole("link");
    await expect(tabs).toHaveText(["Global SEO Settings", "Page-specific SEO"]);
    await owner.getByLabel("Site Title").fill("Lighthouses");
    await expect(search(owner)).toContainText("Lighthouses | ");
    await expect(card(owner)).toContainText("Lighthouses | ");
    await owner.getByLabel("Site Description").fill("Everything that shines.");
    await expect(search(owner)).toContainText("Everything that shines.");
    await owner.getByLabel("Google Analytics ID").fill("nonsense");
    await owner.getByRole("button", { name: "Save Changes" }).click();
    await expect(owner.getByText("Must be an id such as G-ABC123DEF4")).toBeVisible();
    await owner.getByLabel("Google Analytics ID").fill("");
    await expectAccessible(owner);

    // Another tab drops nothing.
    await tabs.last().click();
    await expect(owner.getByRole("table")).toBeVisible();
    await tabs.first().click();
    await expect(owner.getByLabel("Site Title")).toHaveValue("Lighthouses");
    await owner
      .getByLabel("Google Site Verification")
      .fill('<meta name="google-site-verification" content="code-1" />');
    await owner.getByRole("button", { name: "Save Changes" }).click();
    await expect(toast(owner, "Global SEO settings saved successfully")).toBeVisible();
    await page.goto("/projects");
    await expect(page.locator("meta[name=google-site-verification]")).toHaveAttribute(
      "content",
      "code-1",
    );
  });

  test("of one page; each address of the site can be chosen", async ({
    ownerPage: owner,
    page,
    cmsApi,
  }) => {
    const [post] = await cmsApi.list("blog-posts?filters[published]=true&pagination[limit]=1");
    const [event] = await cmsApi.list("events?pagination[limit]=1");
    const path = `/blog/${post?.documentId}`;
    await owner.goto("/admin/seo?tab=pages");
    await expect(owner.getByRole("columnheader")).toHaveText([
      "Page Path",
      "Title",
      "No Index",
      "Actions",
    ]);
    await owner.getByRole("button", { name: "Add Page SEO" }).click();
    const dialog = owner.getByRole("dialog", { name: "Add Page SEO" });
    const offered = await dialog
      .locator("datalist option")
      .evaluateAll((all) => all.map((option) => option.getAttribute("value")));
    expect(offered).toEqual(expect.arrayContaining([path, `/events/${event?.documentId}`]));
    // They have settings already.
    expect(offered).not.toContain("/projects");

    await dialog.getByLabel("Page Path").fill("/projects/");
    await dialog.getByRole("button", { name: "Save" }).click();
    await expect(dialog.getByText("This page already has SEO settings")).toBeVisible();
    await dialog.getByLabel("Page Path").fill("projects");
    await expect(dialog.getByText("Page path must start with / and have no spaces")).toBeVisible();
    await dialog.getByLabel("Page Path").fill("/no-such-page");
    await expect(dialog.getByText("No page of this site has this address.")).toBeVisible();
    await dialog.getByLabel("Page Path").fill(path);
    await expect(dialog.getByText("No page of this site has this address.")).toHaveCount(0);
    await expect(search(owner)).toContainText(String(post?.["title"]).slice(0, 30));
    await expect(dialog.getByLabel("OG Type")).toHaveValue("website");
    await dialog.getByLabel("Title", { exact: true }).fill("A title for machines");
    await expect(search(owner)).toContainText("A title for machines | ");
    await expect(card(owner)).toContainText("A title for machines | ");
    await dialog.getByLabel("Description", { exact: true }).fill("Said in one sentence.");
    await expect(card(owner)).toContainText("Said in one sentence.");
    await dialog.getByLabel("No Index").check();
    await expect(search(owner)).toContainText("Search engines are asked not to list this page.");
    await expectAccessible(owner);
    const scroller = dialog.locator("form > .overflow-y-auto");
    const height = await scroller.evaluate((element) => element.clientHeight / innerHeight);
    expect(height).toBeLessThanOrEqual(0.701);
    await dialog.getByRole("button", { name: "Save" }).click();
    await expect(toast(owner, "Page SEO settings added successfully")).toBeVisible();
    await expect(row(owner, path)).toContainText("A title for machines");
    await expect(row(owner, path)).toContainText("Yes");

    await page.goto(path);
    await expect(page).toHaveTitle(/^A title for machines \| /);
    await expect(page.locator("meta[name=robots]")).toHaveAttribute("content", "noindex,nofollow");

    const box = owner.getByPlaceholder("Search pages...");
    await box.fill("MACHINES");
    await expect(owner.getByRole("row")).toHaveCount(2);
    await row(owner, path)
      .getByRole("button", { name: `Edit ${path}` })
      .click();
    const edit = owner.getByRole("dialog", { name: "Edit Page SEO" });
    await edit.getByLabel("Title", { exact: true }).fill("Another title");
    await edit.getByLabel("No Index").uncheck();
    await edit.getByRole("button", { name: "Save" }).click();
    await expect(toast(owner, "Page SEO settings updated successfully")).toBeVisible();
    await page.reload();
    await expect(page).toHaveTitle(/^Another title \| /);
    await expect(page.locator("meta[name=robots]")).toHaveCount(0);

    await box.fill("no such page");
    await expect(owner.getByText("No pages match your search")).toBeVisible();
    await box.fill("");
    await row(owner, path)
      .getByRole("button", { name: `Delete ${path}` })
      .click();
    await owner.getByRole("alertdialog").getByRole("button", { name: "Delete" }).click();
    await expect(toast(owner, "Page SEO settings deleted successfully")).toBeVisible();
    await expect(row(owner, path)).toHaveCount(0);
  });
});

test("Browser Back keeps what is typed about a page, and asks before it leaves the screen", async ({
  ownerPage: owner,
}) => {
  const UNSAVED = "You have unsaved changes. Leave without saving them?";
  const TITLE = "Typed before going back";
  await owner.goto("/admin");
  await owner.getByRole("link", { name: "SEO Management" }).first().click();
  await expect(owner).toHaveURL(/\/admin\/seo$/);
  await owner.getByRole("link", { name: "Page-specific SEO" }).click();
  await owner.getByRole("button", { name: "Add Page SEO" }).click();
  const dialog = owner.getByRole("dialog", { name: "Add Page SEO" });
  await dialog.getByLabel("Page Path").fill("/no-such-page");
  await dialog.getByLabel("Title", { exact: true }).fill(TITLE);
  const expectTyped = async () => {
    await expect(dialog.getByLabel("Page Path")).toHaveValue("/no-such-page");
    await expect(dialog.getByLabel("Title", { exact: true })).toHaveValue(TITLE);
  };

  // The other tab is the same screen.
  await owner.goBack();
  await expect(owner).toHaveURL(/\/admin\/seo$/);
  // The router has arrived, too: while it is on its way, another Back is held without a question.
  const globalTab = owner.getByRole("link", { name: "Global SEO Settings", includeHidden: true });
  await expect(globalTab).toHaveAttribute("aria-current");
  await expectTyped();

  let question = owner.waitForEvent("dialog");
  answerNext(owner, UNSAVED, "dismiss");
  await owner.goBack();
  await question;
  await expect(owner).toHaveURL(/\/admin\/seo$/);
  await expectTyped();

  question = owner.waitForEvent("dialog");
  answerNext(owner, UNSAVED, "accept");
  await owner.goBack();
  await question;
  await expect(owner).toHaveURL(/\/admin$/);
});
