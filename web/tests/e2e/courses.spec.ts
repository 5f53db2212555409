import type { Page } from "@playwright/test";
import { expectAccessible } from "./harness/accessibility";
import { expect, test } from "./harness/fixtures";
import { untilHydrated } from "./harness/hydrated";
import { toast, signInAt } from "./harness/owner-screen";

// The site that is stopped on the way begins empty.
test.use({ siteSettings: { DEMO_CONTENT: "false" } });

const SURE = "Are you sure? This action cannot be undone. This will permanently delete the course.";

function row(page: Page, title: string) {
  return page.locator("tbody tr").filter({ hasText: title });
}

async function openForm(page: Page, site = "") {
  await page.goto(`${site}/admin/courses`);
  await page.getByRole("button", { name: "Add Course" }).first().click();
  return page.getByRole("dialog", { name: "Add New Course" });
}

test("the owner adds, edits and deletes a course; visitors see each step at once", async ({
  ownerPage,
  page,
}) => {
  const year = new Date().getFullYear() + 1;
  const dialog = await openForm(ownerPage);
  // The element with the role has a size of its own, for whoever asks that alone.
  await expect(dialog).toBeVisible();
  await expect(dialog.getByText("Fill in the details to add a new course.")).toBeVisible();
  await dialog.getByRole("button", { name: "Add Course" }).click();
  await expect(dialog.getByText("Course code is required")).toBeVisible();
  await expect(dialog.getByText("Title is required", { exact: true })).toBeVisible();
  const missing = toast(ownerPage, "Error", "Title is required.");
  await expect(missing.first()).toBeVisible();
  await expectAccessible(ownerPage);

  // A field is checked while it is typed in, but the toast comes only when the form is sent.
  await dialog.getByLabel("Title").fill("A");
  await dialog.getByLabel("Title").fill("");
  await dialog.getByLabel("Course Code").fill("B 101");
  await expect(dialog.getByText("Course code is required")).toBeHidden();
  expect(await missing.count()).toBeLessThanOrEqual(1);
  await dialog.getByLabel("Title").fill("A browser’s course");
  await dialog.getByLabel("Level").selectOption("Doctoral");
  await dialog.getByLabel("Semester").selectOption("Fall");
  await dialog.getByLabel("Year").fill("-1");
  await dialog.getByLabel("Syllabus URL").fill("javascript:alert(1)");
  await dialog.getByLabel("Course Resources").fill("A reader");
  await dialog.getByRole("button", { name: "Add", exact: true }).click();
  await dialog.getByRole("button", { name: "Add Course" }).click();
  await expect(dialog.getByText("Invalid URL")).toBeVisible();
  await expect(dialog.getByText("Year must be a whole number from 1 to 9999")).toBeVisible();
  await dialog.getByLabel("Year").fill(String(year));
  await dialog.getByLabel("Syllabus URL").fill("https://example.org/syllabus");
  await dialog.getByRole("button", { name: "Add Course" }).click();
  await expect(toast(ownerPage, "Success", "Course added successfully.")).toBeVisible();
  await expect(dialog).toHaveCount(0);
  const added = row(ownerPage, "A browser’s course");
  await expect(added.locator("td").nth(0)).toHaveText("B 101");
  await expect(added.locator("td").nth(2)).toHaveText("Fall");
  await expect(added.locator("td").nth(3)).toHaveText(String(year));
  const syllabus = added.getByRole("link", { name: "View syllabus of A browser’s course" });
  await expect(syllabus).toHaveAttribute("href", "https://example.org/syllabus");
  await expect(syllabus).toHaveAttribute("target", "_blank");

  await page.goto("/teaching");
  const shown = page.getByRole("article").filter({ hasText: "A browser’s course" });
  await expect(shown).toContainText(`B 101 · Doctoral · Fall ${year}`);
  await expect(shown).toContainText("Course Resources (1)");

  await ownerPage.getByRole("button", { name: "Edit A browser’s course" }).click();
  const edit = ownerPage.getByRole("dialog", { name: "Edit Course" });
  await expect(edit.getByText("Update the details of the course.")).toBeVisible();
  await expect(edit.getByLabel("Level")).toHaveValue("Doctoral");
  await expect(edit.getByLabel("Year")).toHaveValue(String(year));
  await edit.getByLabel("Title").fill("A browser’s other course");
  await edit.getByLabel("Semester").selectOption("Not set");
  await edit.getByLabel("Year").fill("");
  await edit.getByLabel("Syllabus URL").fill("");
  await edit.getByRole("button", { name: "Update Course" }).click();
  await expect(toast(ownerPage, "Success", "Course updated successfully")).toBeVisible();
  await expect(edit).toHaveCount(0);
  const edited = row(ownerPage, "A browser’s other course");
  await expect(edited.locator("td").nth(2)).toHaveText("N/A");
  await expect(edited.locator("td").nth(3)).toHaveText("N/A");
  await expect(edited.getByRole("link")).toHaveCount(0);
  // A course without a year is not known to be current.
  await page.goto("/teaching?courses=past");
  await expect(page.getByRole("heading", { name: "A browser’s other course" })).toBeVisible();

  await edited.getByRole("button", { name: /^Delete / }).click();
  const confirm = ownerPage.getByRole("alertdialog");
  await expect(confirm).toContainText("A browser’s other course");
  await expect(confirm.getByText(SURE, { exact: true })).toBeVisible();
  await expectAccessible(ownerPage);
  await confirm.getByRole("button", { name: "Cancel" }).click();
  await expect(edited).toBeVisible();
  await edited.getByRole("button", { name: /^Delete / }).click();
  await confirm.getByRole("button", { name: "Delete" }).click();
  await expect(toast(ownerPage, "Success", "Course deleted successfully")).toBeVisible();
  await expect(edited).toHaveCount(0);
});

test("the owner finds courses by title, code and description", async ({
  ownerPage: page,
  cmsApi,
}) => {
  const made = await cmsApi.create("courses", {
    title: "Searched for",
    course_code: "Q 42",
    description: "About needles in haystacks",
  });
  await page.goto("/admin/courses");
  await expect(page.getByRole("columnheader")).toHaveText([
    "Course Code",
    "Title",
    "Semester",
    "Year",
    "Actions",
  ]);
  const search = page.getByPlaceholder("Search courses...");
  await untilHydrated(page.locator("tbody tr").first());
  for (const query of ["SEARCHED for", "q 42", "Needles"]) {
    await search.fill(query);
    await expect(page.locator("tbody tr")).toHaveCount(1);
    await expect(row(page, "Searched for")).toContainText("N/A");
  }
  await search.fill("no such course at all");
  await expect(page.getByText("No courses found")).toBeVisible();
  await cmsApi.remove(`courses/${made.documentId}`);
});

test("the dialog loses nothing while the cms is down, and says what failed", async ({
  page,
  ownSite,
}) => {
  test.slow();
  await signInAt(page, ownSite, "/admin/courses");
  await expect(page.getByText("No courses found")).toBeVisible();
  await expectAccessible(page);

  const dialog = await openForm(page, ownSite.url);
  const title = `${"x".repeat(280)} end`;
  await dialog.getByLabel("Course Code").fill("y".repeat(100));
  await dialog.getByLabel("Title").fill(title);
  await dialog.getByRole("button", { name: "Add Course" }).click();
  await expect(row(page, title)).toBeVisible();
  for (const width of [1440, 1024, 768, 390]) {
    await page.setViewportSize({ width, height: 800 });
    await expect
      .poll(() => page.evaluate(() => document.documentElement.scrollWidth))
      .toBeLessThanOrEqual(width);
  }
  await page.setViewportSize({ width: 1280, height: 800 });

  const again = await openForm(page, ownSite.url);
  await again.getByLabel("Course Code").fill("V 1");
  await again.getByLabel("Title").fill("Typed in vain?");
  await ownSite.stopCms();
  await again.getByRole("button", { name: "Add Course" }).click();
  await expect(toast(page, "Error", "Failed to add course: ")).toBeVisible();
  await expect(again.getByLabel("Title")).toHaveValue("Typed in vain?");
  page.once("dialog", (question) => void question.accept());
  await page.keyboard.press("Escape");
  await expect(again).toHaveCount(0);

  await page.getByRole("button", { name: /^Edit x/ }).click();
  const edit = page.getByRole("dialog", { name: "Edit Course" });
  await edit.getByRole("button", { name: "Update Course" }).click();
  await expect(toast(page, "Error", "Failed to update course: ")).toBeVisible();
  await page.keyboard.press("Escape");

  await page.getByRole("button", { name: /^Delete x/ }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Delete" }).click();
  await expect(toast(page, "Error", "Failed to delete course: ")).toBeVisible();
  await page.reload();
  await expect(toast(page, "Error", "Failed to fetch courses")).toBeVisible();
  await ownSite.startCms();
  await page.getByRole("button", { name: "Try again" }).click();
  await expect(row(page, title)).toBeVisible();
});
