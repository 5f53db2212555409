import type { Locator, Page } from "@playwright/test";
import { expectAccessible } from "./harness/accessibility";
import { CmsApi } from "./harness/cms-api";
import { expect, test } from "./harness/fixtures";
import { toast, signInAt } from "./harness/owner-screen";

function row(page: Page, title: string) {
  return page.getByRole("row").filter({ hasText: title });
}

async function edges(part: Locator): Promise<{ left: number; right: number }> {
  return part.evaluate((element) => {
    const { left, right } = element.getBoundingClientRect();
    return { left, right };
  });
}

function card(page: Page, title: string) {
  return page.getByRole("article").filter({ hasText: title });
}

test.describe("the owner manages projects", () => {
  test("adds, edits and deletes one; visitors see each step at once", async ({
    ownerPage,
    page,
  }) => {
    await ownerPage.goto("/admin/projects");
    await expect(ownerPage.getByRole("heading", { level: 1 })).toHaveText("Manage Projects");
    await expect(ownerPage.getByRole("columnheader")).toHaveText([
      "Title",
      "Status",
      "Period",
      "Funding",
      "Team Size",
      "Actions",
    ]);
    await ownerPage.getByRole("button", { name: "Add Project" }).click();
    const dialog = ownerPage.getByRole("dialog", { name: "Add New Project" });
    await expect(dialog.getByLabel("Status")).toHaveValue("active");
    await dialog.getByRole("button", { name: "Add Project" }).click();
    for (const words of [
      "Title is required",
      "Description is required",
      "Start date is required",
      "At least one team member is required",
    ]) {
      await expect(dialog.getByText(words)).toBeVisible();
    }
    await expectAccessible(ownerPage);

    await dialog.getByLabel("Title").fill("Lanterns at sea");
    await dialog.getByLabel("Description").fill("First line.\nSecond line.");
    await dialog.getByRole("textbox", { name: "Start Date" }).fill("2023-05-01");
    await dialog.getByRole("textbox", { name: "End Date" }).fill("2022-01-01");
    const member = dialog.getByPlaceholder("Team member name");
    await member.fill("Ada Lovelace");
    await member.press("Enter");
    await member.fill("  ");
    await dialog.getByRole("button", { name: "Add", exact: true }).click();
    await member.fill("Charles Babbage");
    await dialog.getByRole("button", { name: "Add", exact: true }).click();
    await dialog.getByRole("button", { name: "Remove Charles Babbage" }).click();
    await dialog.getByRole("button", { name: "Add Project" }).click();
    await expect(dialog.getByText("The end date must not be before the start date")).toBeVisible();
    await dialog.getByRole("button", { name: "Clear (Ongoing)" }).click();
    await expect(dialog.getByRole("textbox", { name: "End Date" })).toHaveValue("");
    await expect(dialog.getByRole("textbox", { name: "End Date" })).toBeFocused();
    await dialog.getByRole("button", { name: "Add Project" }).click();
    await expect(toast(ownerPage, "Success", "Project has been added successfully")).toBeVisible();
    await expect(dialog).toHaveCount(0);
    const added = row(ownerPage, "Lanterns at sea");
    await expect(added.getByRole("cell")).toHaveText([
      "Lanterns at sea",
      "Active",
      "2023 – Present",
      "N/A",
      "1",
      "",
    ]);

    await page.goto("/projects");
    const shown = card(page, "Lanterns at sea");
    await expect(shown).toContainText("Ongoing");
    await expect(shown).toContainText("2023 – Present");
    await expect(shown).toContainText("Independent research project");
    await expect(shown).toContainText("Ada Lovelace");

    await added.getByRole("button", { name: "Edit Lanterns at sea" }).click();
    const edit = ownerPage.getByRole("dialog", { name: "Edit Project" });
    await expect(edit.getByLabel("Title")).toHaveValue("Lanterns at sea");
    await edit.getByLabel("Status").selectOption("Completed");
    await edit.getByRole("textbox", { name: "End Date" }).fill("2025-12-31");
    await edit.getByLabel("Funding Source").fill("A foundation");
    await edit.getByLabel("Featured Image").fill("/images/profile-og-image.png");
    await edit.getByRole("button", { name: "Save Changes" }).click();
    await expect(
      toast(ownerPage, "Success", "Project has been updated successfully"),
    ).toBeVisible();
    await expect(added).toContainText("Completed");
    await expect(added).toContainText("2023 – 2025");
    await page.goto("/projects?status=completed");
    await expect(shown).toContainText("Completed");
    await expect(shown).toContainText("A foundation");
    await expect(shown.getByRole("img")).toHaveCount(0);
    await expect(shown.locator("img")).toHaveAttribute("src", "/images/profile-og-image.png");

    await added.getByRole("button", { name: "Delete Lanterns at sea" }).click();
    const question = ownerPage.getByRole("alertdialog", { name: "Delete Project" });
    await expect(question).toContainText("Lanterns at sea");
    await expectAccessible(ownerPage);
    await question.getByRole("button", { name: "Delete" }).click();
    await expect(toast(ownerPage, "Success", "Project deleted successfully")).toBeVisible();
    await expect(added).toHaveCount(0);
    await page.reload();
    await expect(shown).toHaveCount(0);
  });

  test("finds projects by title, description, funding and status", async ({ ownerPage }) => {
    await ownerPage.goto("/admin/projects");
    const search = ownerPage.getByPlaceholder("Search projects...");
    for (const [query, title] of [
      ["REPAIR COMMONS", "Repair Commons"],
      ["micro-enterprises", "Mobile Money"],
      ["chamber of commerce", "Omnichannel"],
      ["planning", "Open Textbook"],
    ] as const) {
      await search.fill(query);
      await expect(row(ownerPage, title)).toBeVisible();
      await expect(row(ownerPage, "The Filtered Basket")).toHaveCount(0);
    }
    await search.fill("no such thing");
    await expect(ownerPage.getByText("No projects found")).toBeVisible();
  });

  test("a title, and what an empty table says, are in sight beside the actions", async ({
    ownerPage,
  }) => {
    await ownerPage.setViewportSize({ width: 768, height: 900 });
    await ownerPage.goto("/admin/projects");
    const named = row(ownerPage, "Labels We Trust");
    await expect(named).toBeVisible();
    const title = await edges(named.getByText(/^Labels We Trust/));
    const actions = await edges(named.getByRole("cell").last());
    expect(title.right).toBeLessThanOrEqual(actions.left);

    await ownerPage.getByPlaceholder("Search projects...").fill("no such thing");
    const empty = ownerPage.getByRole("cell").filter({ hasText: "No projects found" });
    await expect(empty).toBeVisible();
    const frame = await edges(ownerPage.locator("div:has(> table)"));
    const { left, right } = await edges(empty);
    expect(Math.abs(left + right - frame.left - frame.right)).toBeLessThanOrEqual(4);
  });

  test("loses nothing while the cms is down; far too much fits", async ({ page, ownSite }) => {
    test.slow();
    await signInAt(page, ownSite, "/admin/projects");
    await page.waitForURL(`${ownSite.url}/admin/projects`);
    await page.getByRole("button", { name: "Edit Repair Commons: Keeping Things in Use" }).click();
    const dialog = page.getByRole("dialog", { name: "Edit Project" });
    await dialog.getByLabel("Title").fill("Typed in vain?");
    await ownSite.stopCms();
    await dialog.getByRole("button", { name: "Save Changes" }).click();
    await expect(toast(page, "Error", "Something went wrong")).toBeVisible();
    await expect(dialog.getByLabel("Title")).toHaveValue("Typed in vain?");
    page.once("dialog", (question) => void question.accept());
    await page.keyboard.press("Escape");
    await expect(dialog).toHaveCount(0);
    await page.getByRole("button", { name: "Delete Second-Hand First" }).click();
    await page.getByRole("alertdialog").getByRole("button", { name: "Delete" }).click();
    await expect(toast(page, "Error", "Failed to delete project")).toBeVisible();
    await page.reload();
    await expect(toast(page, "Error", "Failed to fetch projects")).toBeVisible();
    for (const [path, words] of [
      ["/projects?status=completed", /Error loading projects: [^<.]+\. Please try again later\./],
      ["/links", /Failed to Load Links.+Try Again/s],
    ] as const) {
      const answer = await page.request.get(ownSite.url + path);
      expect(answer.status(), path).toBe(503);
      expect(await answer.text()).toMatch(words);
    }
    await ownSite.startCms();

    const cms = new CmsApi(ownSite.cmsUrl, ownSite.owner);
    for (const list of ["projects", "useful-links"]) {
      for (const { documentId } of await cms.list(`${list}?pagination[pageSize]=100`)) {
        await cms.remove(`${list}/${documentId}`);
      }
    }
    // The website needs a moment to see that the cms is back.
    await expect(async () => {
      await page.goto(`${ownSite.url}/projects`);
      const none = page.getByText("No projects found matching the selected filter.");
      await expect(none).toBeVisible({ timeout: 1_000 });
    }).toPass();
    await expect(page.getByText("Research Focus")).toHaveCount(0);
    await page.goto(`${ownSite.url}/links`);
    await expect(page.getByText("No Links Found")).toBeVisible();
    await expect(page.getByText("This part of the site is being set up.")).toBeVisible();
    await page.goto(`${ownSite.url}/admin/links`);
    await expect(page.getByText("No links found")).toBeVisible();
    await page.getByRole("button", { name: "Add New Link" }).first().click();
    await expect(page.getByRole("dialog").getByLabel("Order")).toHaveValue("1");

    await cms.create("projects", {
      title: "x".repeat(300),
      status: "planning",
      start_date: "2024-01-01",
      description: "Word ".repeat(2000),
      funding_source: "f".repeat(300),
      team_members: Array.from({ length: 40 }, (_, index) => `Member ${index} ${"m".repeat(60)}`),
    });
    await cms.create("useful-links", {
      title: "x".repeat(300),
      url: `https://example.org/${"u".repeat(500)}`,
      category: "c".repeat(200),
      description: "Word ".repeat(200),
      is_premium: true,
    });
    for (const path of ["/projects", "/admin/projects", "/links", "/admin/links"]) {
      await page.goto(ownSite.url + path);
      for (const width of [1440, 1024, 768, 390]) {
        await page.setViewportSize({ width, height: 800 });
        await expect
          .poll(() => page.evaluate(() => document.documentElement.scrollWidth), `${path} ${width}`)
          .toBeLessThanOrEqual(width);
      }
      await expectAccessible(page);
    }
  });
});

test("visitors filter projects without JavaScript", async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto("/projects");
  const tabs = page.getByRole("navigation", { name: "Projects", exact: true }).getByRole("link");
  await expect(tabs).toHaveText(["All Projects", "Ongoing", "Completed"]);
  await expect(page.getByRole("article").locator("h2 + span")).toHaveText([
    ...Array<string>(2).fill("Status: Planning"),
    ...Array<string>(4).fill("Status: Ongoing"),
    ...Array<string>(4).fill("Status: Completed"),
  ]);
  await expect(page.getByRole("heading", { name: "Research Focus" })).toBeVisible();
  await tabs.filter({ hasText: "Ongoing" }).click();
  await expect(page).toHaveURL(/\/projects\?status=ongoing$/);
  await expect(page.getByRole("article")).toHaveCount(4);
  await tabs.filter({ hasText: "Completed" }).click();
  await expect(page.getByRole("article").locator("h2 + span")).toHaveText(
    Array<string>(4).fill("Status: Completed"),
  );
  await context.close();
});

test("the facts of all projects stand in the same columns, with a picture and without", async ({
  page,
}) => {
  for (const width of [1024, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto("/projects");
    const lefts = (term: string) =>
      page
        .getByRole("article")
        .locator("dt", { hasText: term })
        .evaluateAll((terms) => terms.map((one) => Math.round(one.getBoundingClientRect().left)));
    for (const term of ["Period", "Funding", "Team Members"]) {
      expect(new Set(await lefts(term)).size, `${term} at ${width}`).toBe(1);
    }
  }
});

test("the page of projects is accessible", async ({ page }) => {
  await page.goto("/projects");
  await expectAccessible(page);
});
