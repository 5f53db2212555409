import path from "node:path";
import type { Page } from "@playwright/test";
import { expectAccessible } from "./harness/accessibility";
import { CmsApi } from "./harness/cms-api";
import { expect, test } from "./harness/fixtures";
import { visitKept } from "./harness/outage";
import { answerNext, toast, signInAt } from "./harness/owner-screen";

// The site that is stopped on the way begins empty.
test.use({ siteSettings: { DEMO_CONTENT: "false" } });

const PICTURE = path.join(import.meta.dirname, "../../public/images/profile-og-image.png");
const SURE = "Are you sure you want to delete this student?";

function row(page: Page, name: string) {
  return page.locator("tbody tr").filter({ hasText: name });
}

function card(page: Page, name: string) {
  return page.getByRole("article").filter({ hasText: name });
}

function tabs(page: Page, group: "Status" | "Degree") {
  return page.getByRole("navigation", { name: group }).getByRole("link");
}

async function openForm(page: Page, site = "") {
  await page.goto(`${site}/admin/students`);
  await page.getByRole("button", { name: "Add Student" }).first().click();
  return page.getByRole("dialog", { name: "Add New Student" });
}

const year = String(new Date().getFullYear());

test("the owner adds, edits and deletes a student; visitors see each step at once", async ({
  ownerPage,
  page,
}) => {
  const dialog = await openForm(ownerPage);
  const end = dialog.getByLabel("End Year");
  await expect(dialog.getByLabel("Start Year")).toHaveValue(year);
  await expect(dialog.getByLabel("Current Student")).toBeChecked();
  await expect(end).toBeDisabled();
  await expect(end).toHaveValue("");
  await dialog.getByRole("button", { name: "Add Student" }).click();
  await expect(dialog.getByText("Name is required")).toBeVisible();
  await expect(dialog.getByText("Research topic is required")).toBeVisible();
  await expectAccessible(ownerPage);

  await test.step("the end year follows the switch", async () => {
    await dialog.getByLabel("Current Student").uncheck();
    await expect(end).toBeEnabled();
    await expect(end).toHaveValue(year);
    await end.fill("2101");
    await dialog.getByLabel("Start Year").fill("1899");
    await dialog.getByRole("button", { name: "Add Student" }).click();
    await expect(dialog.getByText("Enter a year from 1900 to 2100")).toHaveCount(2);
    await dialog.getByLabel("Start Year").fill("2019");
    await dialog.getByLabel("Current Student").check();
    await expect(end).toBeDisabled();
    await expect(end).toHaveValue("");
  });

  await dialog.getByLabel("Name").fill("A browser’s student");
  await dialog.getByLabel("Level").selectOption("Masters");
  await dialog.getByLabel("Research Topic").fill("One line.\nAnd another.");
  await dialog.getByLabel("Email").fill("student@example.edu");
  await dialog.getByLabel("Thesis URL").fill("javascript:alert(1)");
  await dialog.getByLabel("Publications").fill("A first paper");
  await dialog.getByLabel("Publications").press("Enter");
  await dialog.getByLabel("Publications").fill("Typed but not added");
  await dialog.locator("input[type=file][accept*=image]").setInputFiles(PICTURE);
  await expect(dialog.getByLabel("Photo", { exact: true })).toHaveValue(/^\/uploads\//);
  await dialog.getByRole("button", { name: "Add Student" }).click();
  await expect(dialog.getByText("Must be a valid URL")).toBeVisible();
  await dialog.getByLabel("Thesis URL").fill("https://example.org/thesis");
  await dialog.getByRole("button", { name: "Add Student" }).click();
  await expect(toast(ownerPage, "Success", "Student has been added successfully")).toBeVisible();
  await expect(dialog).toHaveCount(0);
  const added = row(ownerPage, "A browser’s student");
  await expect(added).toContainText("Masters");
  await expect(added).toContainText("2019 – Present");
  await expect(added).toContainText("Current");
  await expect(added.locator("img")).toHaveAttribute("src", /^\/uploads\//);

  await page.goto("/students?degree=masters");
  const shown = card(page, "A browser’s student");
  await expect(shown).toContainText("Master's");
  await expect(shown).toContainText("2019 – Present");
  await expect(shown.getByText("Current", { exact: true })).toBeVisible();
  await expect(shown.getByRole("listitem")).toHaveText(["A first paper", "Typed but not added"]);
  await expect(shown.getByRole("link", { name: "Thesis" })).toHaveAttribute(
    "href",
    "https://example.org/thesis",
  );
  await expect(shown.getByRole("link", { name: "Contact" })).toHaveAttribute(
    "href",
    "mailto:student@example.edu",
  );

  await ownerPage.getByRole("button", { name: "Edit A browser’s student" }).click();
  const edit = ownerPage.getByRole("dialog", { name: "Edit Student" });
  await expect(edit.getByLabel("Research Topic")).toHaveValue("One line.\nAnd another.");
  await edit.getByLabel("Current Student").uncheck();
  await expect(edit.getByLabel("End Year")).toHaveValue(year);
  await edit.getByLabel("End Year").fill("2023");
  // A look at the other state must not cost the year.
  await edit.getByLabel("Current Student").check();
  await edit.getByLabel("Current Student").uncheck();
  await expect(edit.getByLabel("End Year")).toHaveValue("2023");
  await edit.getByLabel("Email").fill("");
  await edit.getByLabel("Thesis URL").fill("");
  await edit.getByRole("button", { name: "Update Student" }).click();
  await expect(toast(ownerPage, "Success", "Student has been updated successfully")).toBeVisible();
  await expect(added).toContainText("2019 – 2023");
  await expect(added).toContainText("Graduated");

  await page.reload();
  await expect(shown).toHaveCount(0);
  await tabs(page, "Status").filter({ hasText: "Graduated Students" }).click();
  await tabs(page, "Degree").filter({ hasText: "Master's Students" }).click();
  await expect(shown).toContainText("2019 – 2023");
  await expect(shown.getByText("Graduated", { exact: true })).toBeVisible();
  await expect(shown.getByRole("link")).toHaveCount(0);

  const remove = ownerPage.getByRole("button", { name: "Delete A browser’s student" });
  answerNext(ownerPage, SURE, "dismiss");
  await remove.click();
  await expect(added).toBeVisible();
  answerNext(ownerPage, SURE, "accept");
  await remove.click();
  await expect(toast(ownerPage, "Success", "Student has been deleted successfully")).toBeVisible();
  await expect(added).toHaveCount(0);
  // The pressed button is gone with its row; the keyboard goes on from the list.
  await expect(ownerPage.locator(":focus").getByRole("table")).toBeVisible();
  await page.reload();
  await expect(shown).toHaveCount(0);
});

test("the owner finds students by name, research topic and level", async ({ ownerPage: page }) => {
  await page.goto("/admin/students");
  await expect(page.getByRole("columnheader")).toHaveText([
    "Name",
    "Level",
    "Period",
    "Research Topic",
    "Status",
    "Actions",
  ]);
  const starts = await page.locator('td[data-title="Period"]').allTextContents();
  const years = starts.map((period) => Number(period.slice(0, 4)));
  expect(years).toEqual([...years].sort((a, b) => b - a));
  const search = page.getByPlaceholder("Search students...");
  for (const [query, name] of [
    ["JOHANNA", "Johanna Eklund"],
    ["repair CAFÉS", "Jack Thompson"],
  ] as const) {
    await search.fill(query);
    await expect(page.locator("tbody tr")).toHaveCount(1);
    await expect(row(page, name)).toBeVisible();
  }
  await search.fill("undergrad");
  for (const level of await page.locator('td[data-title="Level"]').allTextContents()) {
    expect(level).toBe("Undergraduate");
  }
  // Neither is searched.
  await search.fill("example.edu");
  await expect(page.getByText("No students found")).toBeVisible();
  await search.fill("Daniel");
  // The letter stands for a photo that there is not.
  await expect(row(page, "Daniel Osei").getByText("D", { exact: true })).toBeVisible();
  await expectAccessible(page);
});

test("by keyboard alone a student is edited, and the focus comes back", async ({
  ownerPage: page,
}) => {
  await page.goto("/admin/students");
  const edit = page.getByRole("button", { name: "Edit Daniel Osei" });
  await edit.focus();
  await page.keyboard.press("Enter");
  const dialog = page.getByRole("dialog", { name: "Edit Student" });
  await dialog.getByLabel("Current Student").focus();
  await page.keyboard.press("Space");
  await expect(dialog.getByLabel("End Year")).toHaveValue(year);
  await page.keyboard.press("Tab");
  await page.keyboard.press("Tab");
  await expect(dialog.getByLabel("End Year")).toBeFocused();
  answerNext(page, "You have unsaved changes. Leave without saving them?", "accept");
  await page.keyboard.press("Escape");
  await expect(dialog).toHaveCount(0);
  await expect(edit).toBeFocused();
});

test("visitors choose status and degree, without scripts", async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  const response = await page.goto("/students");
  expect(response?.status()).toBe(200);
  await expect(page).toHaveTitle(/^Students \| /);
  await expect(page.getByRole("main").getByRole("heading", { level: 2 })).toHaveText([
    "Supervision Approach",
    "Students",
    "Supervision Opportunities",
  ]);
  await expect(tabs(page, "Status")).toHaveText(["Current Students", "Graduated Students"]);
  await expect(tabs(page, "Degree")).toHaveText([
    "PhD Students",
    "Master's Students",
    "Undergraduate Students",
  ]);
  for (const [status, badge] of [
    ["Current Students", "Current"],
    ["Graduated Students", "Graduated"],
  ] as const) {
    for (const [tab, degree] of [
      ["PhD Students", "PhD"],
      ["Master's Students", "Master's"],
      ["Undergraduate Students", "Undergraduate"],
    ] as const) {
      await tabs(page, "Status").filter({ hasText: status }).click();
      await tabs(page, "Degree").filter({ hasText: tab }).click();
      await expect(tabs(page, "Status").filter({ hasText: status })).toHaveAttribute(
        "aria-current",
        "true",
      );
      await expect(tabs(page, "Degree").filter({ hasText: tab })).toHaveAttribute(
        "aria-current",
        "true",
      );
      const cards = page.getByRole("article");
      expect(await cards.count()).toBeGreaterThan(0);
      await expect(cards.filter({ hasText: degree }).filter({ hasText: badge })).toHaveCount(
        await cards.count(),
      );
    }
  }
  await page.getByRole("main").getByRole("link", { name: "Contact Me" }).click();
  await expect(page).toHaveURL(/\/contact$/);
  await context.close();
});

test("everybody can read the page", async ({ page }) => {
  await page.goto("/students");
  await expect(page.getByRole("article").first()).toBeVisible();
  await expectAccessible(page);
});

test("an empty site, too much content, and an outage", async ({ page, ownSite }) => {
  test.slow();
  await page.goto(`${ownSite.url}/students`);
  await expect(page.getByText("No students found", { exact: true })).toBeVisible();
  await expectAccessible(page);
  await signInAt(page, ownSite, "/admin/students");
  await expect(page.getByText("No students found")).toBeVisible();

  const cms = new CmsApi(ownSite.cmsUrl, ownSite.owner);
  const name = `${"x".repeat(280)} end`;
  const long = {
    name,
    level: "Undergraduate",
    start_year: 2020,
    current: true,
    research_topic: "Word ".repeat(300),
    publications: Array.from({ length: 40 }, () => "y".repeat(200)),
    photo_url: "/uploads/no-such-picture.jpg",
    email: `${"z".repeat(60)}@example.edu`,
  };
  await cms.create("students", long);
  for (const address of ["/students", "/admin/students"]) {
    // The website hears of a change made elsewhere a moment later.
    await expect(async () => {
      await page.goto(ownSite.url + address);
      await expect(page.getByText(name).first()).toBeVisible({ timeout: 2000 });
    }).toPass();
    for (const width of [1440, 1024, 768, 390]) {
      await page.setViewportSize({ width, height: 800 });
      await expect
        .poll(() => page.evaluate(() => document.documentElement.scrollWidth))
        .toBeLessThanOrEqual(width);
    }
    await expectAccessible(page);
  }

  const dialog = await openForm(page, ownSite.url);
  await dialog.getByLabel("Name").fill("Typed in vain?");
  await dialog.getByLabel("Research Topic").fill("Outages");
  await ownSite.stopCms();
  await dialog.getByRole("button", { name: "Add Student" }).click();
  await expect(toast(page, "Error", "Failed to add student: ")).toBeVisible();
  await expect(dialog.getByLabel("Name")).toHaveValue("Typed in vain?");
  answerNext(page, "You have unsaved changes. Leave without saving them?", "accept");
  await page.keyboard.press("Escape");
  await expect(dialog).toHaveCount(0);
  answerNext(page, SURE, "accept");
  await page.getByRole("button", { name: /^Delete x/ }).click();
  await expect(toast(page, "Error", "Failed to delete student: ")).toBeVisible();
  await page.reload();
  await expect(toast(page, "Error", "Failed to fetch students")).toBeVisible();

  await visitKept(page, `${ownSite.url}/students`);
  await expect(page.getByText(name).first()).toBeVisible();
  await ownSite.restartWeb();
  expect((await page.goto(`${ownSite.url}/students`))?.status()).toBe(503);
  const shownToast = page.getByRole("status").filter({ hasText: "Failed to fetch students" });
  await expect(shownToast).toContainText("Error");
  await expect(page.getByText("The students cannot be shown right now.")).toBeVisible();
  await ownSite.startCms();
});
