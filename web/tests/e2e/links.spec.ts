import type { Locator, Page } from "@playwright/test";
import { expectAccessible } from "./harness/accessibility";
import type { CmsApi } from "./harness/cms-api";
import { expect, test } from "./harness/fixtures";
import { toast } from "./harness/owner-screen";

function row(page: Page, title: string) {
  return page.getByRole("row").filter({ hasText: title });
}

/** The titles in the order that the table shows. */
const shown = (page: Page) =>
  page
    .locator("[data-link] td:first-child span.font-medium")
    .allTextContents()
    .then((all) => all.slice(0, 4));

const stored = async (cms: CmsApi) =>
  (await cms.list("useful-links?sort=order_rank&pagination[limit]=4")).map((link) => link["title"]);

/** The first links as the demo content has them. */
async function inDemoOrder(cms: CmsApi): Promise<void> {
  const titles = ["ORCID", "SSRN", "Google Scholar", "Open Science Framework"];
  for (const [index, title] of titles.entries()) {
    const query = new URLSearchParams({ "filters[title]": title });
    const [link] = await cms.list(`useful-links?${query}`);
    await cms.update(`useful-links/${link?.documentId}`, { order_rank: index + 1 });
  }
}

async function middle(locator: Locator): Promise<{ x: number; y: number }> {
  const box = await locator.boundingBox();
  if (!box) throw new Error("Nothing is drawn there");
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/** Presses at one place, goes to another one in steps, and lets go there. */
async function dragByTouch(page: Page, from: Locator, to: Locator) {
  const [start, end] = [await middle(from), await middle(to)];
  const touch = await page.context().newCDPSession(page);
  const send = (type: "touchStart" | "touchMove" | "touchEnd", at?: { x: number; y: number }) =>
    touch.send("Input.dispatchTouchEvent", { type, touchPoints: at ? [at] : [] });
  await send("touchStart", start);
  for (let step = 1; step <= 10; step += 1) {
    const part = step / 10;
    await send("touchMove", {
      x: start.x + (end.x - start.x) * part,
      y: start.y + (end.y - start.y) * part,
    });
  }
  await send("touchEnd");
}

/** The library hears keys only once it has measured the list, which takes a moment. */
async function pressUntilSaid(owner: Page, key: string, said: RegExp): Promise<void> {
  await expect(async () => {
    await owner.keyboard.press(key);
    await expect(owner.getByText(said)).toBeAttached({ timeout: 2_000 });
  }).toPass({ timeout: 15_000 });
}

test.describe("the owner manages useful links", () => {
  test("adds, edits and deletes one; visitors see each step at once", async ({
    ownerPage,
    page,
    cmsApi,
  }) => {
    const [last] = await cmsApi.list("useful-links?sort=order_rank:desc&pagination[limit]=1");
    await ownerPage.goto("/admin/links");
    await expect(ownerPage.getByRole("heading", { level: 1 })).toHaveText("Manage Useful Links");
    await expect(ownerPage.getByRole("columnheader")).toHaveText([
      "Title",
      "Category",
      "URL",
      "Premium",
      "Order",
      "Actions",
    ]);
    await expectAccessible(ownerPage);
    await ownerPage.getByRole("button", { name: "Add New Link" }).click();
    const dialog = ownerPage.getByRole("dialog", { name: "Add New Link" });
    await expect(dialog.getByLabel("Order")).toHaveValue(String(Number(last?.["order_rank"]) + 1));
    await expect(dialog.getByLabel("Premium")).not.toBeChecked();
    await dialog.getByRole("button", { name: "Add Link" }).click();
    await expect(
      toast(ownerPage, "Validation Error", "Title, URL, and Category are required."),
    ).toBeVisible();
    await expect(dialog.getByText("Category is required")).toBeVisible();
    await expectAccessible(ownerPage);
    await dialog.getByLabel("Title").fill("A lighthouse list");
    await dialog.getByLabel("URL").fill("https://lights.example.org/all");
    await dialog.getByLabel("Category").fill("Aa Lights");
    await dialog.getByLabel("Order").fill("soon");
    await dialog.getByRole("button", { name: "Add Link" }).click();
    await expect(
      toast(ownerPage, "Success", 'Link "A lighthouse list" added successfully'),
    ).toBeVisible();
    await expect(dialog).toHaveCount(0);
    const added = row(ownerPage, "A lighthouse list");
    await expect(added).toContainText("No");
    await expect(added).toContainText("0");
    await expect(added.getByRole("link")).toHaveAttribute("href", "https://lights.example.org/all");

    await page.goto("/links");
    const group = page.getByRole("region", { name: "Aa Lights" });
    await expect(page.getByRole("region").first()).toContainText("Aa Lights");
    await expect(group.getByRole("link", { name: "Visit Website" })).toHaveAttribute(
      "href",
      "https://lights.example.org/all",
    );
    await expect(group.getByText("Premium")).toHaveCount(0);

    await added.getByRole("button", { name: "Edit A lighthouse list" }).click();
    const edit = ownerPage.getByRole("dialog", { name: "Edit Link" });
    await edit.getByLabel("Premium").check();
    await edit.getByLabel("Description").fill("All that shine.");
    await edit.getByRole("button", { name: "Save Changes" }).click();
    await expect(
      toast(ownerPage, "Success", 'Link "A lighthouse list" updated successfully'),
    ).toBeVisible();
    await expect(added).toContainText("Yes");
    await page.reload();
    await expect(group.getByText("Premium")).toBeVisible();
    await expect(group).toContainText("All that shine.");

    await added.getByRole("button", { name: "Delete A lighthouse list" }).click();
    const question = ownerPage.getByRole("alertdialog");
    await expect(question).toContainText("A lighthouse list");
    await question.getByRole("button", { name: "Delete" }).click();
    await expect(
      toast(ownerPage, "Success", 'Link "A lighthouse list" deleted successfully'),
    ).toBeVisible();
    await page.reload();
    await expect(group).toHaveCount(0);
  });

  test("is told that a link is gone already when it is deleted a second time", async ({
    ownerPage: owner,
    cmsApi,
  }) => {
    const made = await cmsApi.create("useful-links", {
      title: "Deleted twice",
      url: "https://example.org/twice",
      category: "Aa Lights",
    });
    await owner.goto("/admin/links");
    await owner.getByRole("button", { name: "Delete Deleted twice" }).click();
    // In another window.
    await cmsApi.remove(`useful-links/${made.documentId}`);
    await owner.getByRole("alertdialog").getByRole("button", { name: "Delete" }).click();
    const told = toast(owner, "Success", "This link was deleted already.");
    await expect(told).toBeVisible();
    await expect(told.getByRole("button", { name: "Undo" })).toHaveCount(0);
    await expect(row(owner, "Deleted twice")).toHaveCount(0);
  });

  test.describe("moves links", () => {
    test.beforeEach(({ cmsApi }) => inDemoOrder(cmsApi));
    test.afterAll(({ cmsApi }) => inDemoOrder(cmsApi));

    test("with arrows and with keys alone, and hears where they are", async ({
      ownerPage: owner,
      cmsApi,
    }) => {
      await owner.goto("/admin/links");
      await expect
        .poll(() => shown(owner))
        .toEqual(["ORCID", "SSRN", "Google Scholar", "Open Science Framework"]);
      await expect(owner.getByRole("button", { name: "Move ORCID up" })).toBeDisabled();
      await owner.getByRole("button", { name: "Move ORCID down" }).press("Enter");
      await expect
        .poll(() => shown(owner))
        .toEqual(["SSRN", "ORCID", "Google Scholar", "Open Science Framework"]);
      await expect(owner.getByText(/^ORCID is now 2 of \d+\.$/)).toBeAttached();
      await expect(owner.getByRole("button", { name: "Move ORCID down" })).toBeFocused();
      await expect
        .poll(() => stored(cmsApi))
        .toEqual(["SSRN", "ORCID", "Google Scholar", "Open Science Framework"]);

      const handle = owner.getByRole("button", { name: "Drag Google Scholar" });
      await handle.press("Space");
      await expect(owner.getByText(/^Google Scholar is picked up\. It is 3 of/)).toBeAttached();
      await pressUntilSaid(owner, "ArrowUp", /^Google Scholar would be 2 of/);
      await pressUntilSaid(owner, "ArrowUp", /^Google Scholar would be 1 of/);
      await owner.keyboard.press("Space");
      await expect(owner.getByText(/^Google Scholar is now 1 of/)).toBeAttached();
      await expect(handle).toBeFocused();
      await expect
        .poll(() => shown(owner))
        .toEqual(["Google Scholar", "SSRN", "ORCID", "Open Science Framework"]);
      await expect
        .poll(() => stored(cmsApi))
        .toEqual(["Google Scholar", "SSRN", "ORCID", "Open Science Framework"]);

      await handle.press("Space");
      await pressUntilSaid(owner, "ArrowDown", /^Google Scholar would be 2 of/);
      await owner.keyboard.press("Escape");
      await expect(owner.getByText("Google Scholar stays where it was.")).toBeAttached();
      await owner.reload();
      await expect
        .poll(() => shown(owner))
        .toEqual(["Google Scholar", "SSRN", "ORCID", "Open Science Framework"]);
    });

    test("one after the other, however quickly they are moved", async ({
      ownerPage: owner,
      cmsApi,
    }) => {
      await owner.goto("/admin/links");
      const down = owner.getByRole("button", { name: "Move ORCID down" });
      await expect(down).toBeEnabled();
      await owner.route(/\/admin\/links/, async (route) => {
        if (route.request().method() === "POST") await owner.waitForTimeout(500);
        await route.continue();
      });
      await down.press("Enter");
      await down.press("Enter");
      await expect
        .poll(() => shown(owner))
        .toEqual(["SSRN", "Google Scholar", "ORCID", "Open Science Framework"]);
      await expect
        .poll(() => stored(cmsApi))
        .toEqual(["SSRN", "Google Scholar", "ORCID", "Open Science Framework"]);
      await expect(owner.getByText("Your text is still here")).toHaveCount(0);
      await owner.unrouteAll();
    });

    test("with the mouse, each with one request", async ({ ownerPage: owner, cmsApi }) => {
      await owner.goto("/admin/links");
      const posts: string[] = [];
      owner.on("request", (request) => {
        if (request.method() === "POST") posts.push(request.postData() ?? "");
      });
      const handle = (title: string) => owner.getByRole("button", { name: `Drag ${title}` });
      const [from, to] = [await middle(handle("ORCID")), await middle(handle("Google Scholar"))];
      await owner.mouse.move(from.x, from.y);
      await owner.mouse.down();
      await owner.mouse.move(from.x, from.y + 20);
      await owner.mouse.move(to.x, to.y, { steps: 8 });
      await owner.mouse.up();
      const order = ["SSRN", "Google Scholar", "ORCID", "Open Science Framework"];
      await expect.poll(() => shown(owner)).toEqual(order);
      await expect.poll(() => stored(cmsApi)).toEqual(order);
      expect(posts).toHaveLength(1);
      // Where another order is shown, there is nowhere to drag to.
      await owner.getByRole("button", { name: "Title", exact: true }).click();
      await expect(handle("ORCID")).toBeDisabled();
    });

    test("by touch", async ({ ownerPage: owner, cmsApi }) => {
      await owner.setViewportSize({ width: 390, height: 1200 });
      await owner.goto("/admin/links");
      const handle = (title: string) => owner.getByRole("button", { name: `Drag ${title}` });
      await handle("SSRN").scrollIntoViewIfNeeded();
      await dragByTouch(owner, handle("SSRN"), handle("ORCID"));
      await expect
        .poll(() => stored(cmsApi))
        .toEqual(["SSRN", "ORCID", "Google Scholar", "Open Science Framework"]);
    });

    test("and sees one that was not saved taken back", async ({ ownerPage: owner, cmsApi }) => {
      await owner.goto("/admin/links");
      const order = ["ORCID", "SSRN", "Google Scholar", "Open Science Framework"];
      const [ssrn] = await cmsApi.list("useful-links?filters[title]=SSRN");
      if (!ssrn) throw new Error("The demo content has no such link");
      // Gone in another window.
      await cmsApi.remove(`useful-links/${ssrn.documentId}`);
      await owner.getByRole("button", { name: "Move SSRN down" }).click();
      await expect(owner.locator("[data-sonner-toast]")).toContainText("Error Saving Link");
      await expect.poll(() => shown(owner)).toEqual(order);
      const { title, url, description, category, order_rank, is_premium } = ssrn;
      const again = { title, url, description, category, order_rank, is_premium };
      await cmsApi.create("useful-links", again);
    });
  });
});

test.describe("visitors look at useful links", () => {
  test("by category, without JavaScript", async ({ browser }) => {
    const context = await browser.newContext({ javaScriptEnabled: false });
    const page = await context.newPage();
    await page.goto("/links");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Useful Links");
    await expect(page.getByRole("main").getByRole("heading", { level: 2 })).toHaveText([
      "Data",
      "Digital Transformation",
      "Marketing",
      "Research Tools",
      "Sustainability",
      "Teaching and Writing",
      "Premium Access",
      "Suggest a Resource",
    ]);
    const tools = page.getByRole("region", { name: "Research Tools" });
    await expect(tools.getByRole("heading", { level: 3 }).first()).toHaveText("ORCID");
    await expect(
      tools.getByRole("article").filter({ hasText: "Web of Science" }).getByText("Premium"),
    ).toBeVisible();
    await page.getByRole("link", { name: "Suggest a resource" }).click();
    await expect(page).toHaveURL(/\/contact$/);
    await context.close();
  });

  test("with every tool", async ({ page }) => {
    await page.goto("/links");
    await expectAccessible(page);
  });
});

test("entries of the owner's forms are dragged with keys and with the mouse", async ({
  ownerPage: owner,
}) => {
  await owner.goto("/admin/homepage");
  const titles = () =>
    owner
      .getByLabel("Title")
      .evaluateAll((all) => all.map((input) => (input as HTMLInputElement).value));
  const before = await titles();
  expect(before.length).toBeGreaterThan(2);
  const [first = "", second = "", ...others] = before;
  await owner.getByRole("button", { name: "Drag statistic 1" }).press("Space");
  await expect(owner.getByText(/^Statistic 1 is picked up/)).toBeAttached();
  await owner.keyboard.press("ArrowDown");
  await expect(owner.getByText(/^Statistic 1 would be 2 of/)).toBeAttached();
  await owner.keyboard.press("Space");
  await expect.poll(titles).toEqual([second, first, ...others]);
  await expect(owner.getByRole("button", { name: "Drag statistic 2" })).toBeFocused();

  await owner.getByRole("button", { name: /^Collapse all/ }).click();
  const [from, to] = [
    await middle(owner.getByRole("button", { name: "Drag statistic 2" })),
    await middle(owner.getByRole("button", { name: "Drag statistic 1" })),
  ];
  await owner.mouse.move(from.x, from.y);
  await owner.mouse.down();
  await owner.mouse.move(from.x, from.y - 10);
  await owner.mouse.move(to.x, to.y, { steps: 5 });
  await owner.mouse.up();
  await expect.poll(titles).toEqual(before);
  await expectAccessible(owner);
});
