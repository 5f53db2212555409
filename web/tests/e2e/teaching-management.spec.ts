import type { Page } from "@playwright/test";
import { expectAccessible } from "./harness/accessibility";
import { CmsApi } from "./harness/cms-api";
import { expect, test } from "./harness/fixtures";
import { holdRequests } from "./harness/hold-requests";
import { untilHydrated } from "./harness/hydrated";
import { answerNext, toast, signInAt } from "./harness/owner-screen";

// The site that is stopped on the way begins empty.
test.use({ siteSettings: { DEMO_CONTENT: "false" } });

const UNSAVED = "You have unsaved changes. Leave without saving them?";

function tab(page: Page, name: string) {
  return page.getByRole("navigation", { name: "Teaching Management" }).getByRole("link", { name });
}

/** Waits until the tab is there: what is looked for next may stand in the one before it, too. */
async function openTab(page: Page, name: string) {
  await tab(page, name).click();
  await expect(tab(page, name)).toHaveAttribute("aria-current", "true");
}

function row(page: Page, title: string) {
  return page.locator("tbody tr").filter({ hasText: title });
}

test("the tabs have addresses, one search box and their own add buttons", async ({
  ownerPage: page,
}) => {
  await page.goto("/admin/teaching");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Teaching Management");
  const tabs = page.getByRole("navigation", { name: "Teaching Management" }).getByRole("link");
  await expect(tabs).toHaveText(["Courses", "Resources", "Office Hours", "Philosophy"]);
  const search = page.getByRole("searchbox");
  await expect(page.getByRole("button", { name: "Add Course" })).toBeVisible();
  // What is typed before React has taken over the rows draws them anew, which the console says.
  await untilHydrated(page.locator("tbody tr").first());
  await search.fill("no such thing at all");
  await expect(page.getByText("No courses found")).toBeVisible();
  await expectAccessible(page);

  await openTab(page, "Resources");
  await expect(page).toHaveURL(/\/admin\/teaching\?tab=resources$/);
  await expect(search).toHaveValue("no such thing at all");
  await expect(page.getByText("No resources found")).toBeVisible();
  await expect(page.getByRole("button", { name: "Add Resource" })).toBeVisible();

  await openTab(page, "Office Hours");
  await expect(page.getByText("No office hours found")).toBeVisible();
  await search.fill("WEDNESDAY");
  await expect(page.getByRole("article")).toHaveCount(1);
  await expect(page.getByRole("article")).toContainText("2:00 PM – 4:00 PM");

  await openTab(page, "Philosophy");
  await expect(search).toHaveCount(0);
  await expect(page.getByText("I teach because")).toBeVisible();
  await page.goBack();
  await expect(tab(page, "Office Hours")).toHaveAttribute("aria-current", "true");
  await expect(search).toHaveValue("WEDNESDAY");
  await page.goto("/admin/teaching?tab=nosuchtab");
  await expect(tab(page, "Courses")).toHaveAttribute("aria-current", "true");
});

test("going back to another tab keeps an open dialog and what was typed into it", async ({
  ownerPage: page,
}) => {
  await page.goto("/admin/teaching");
  await openTab(page, "Resources");
  await page.getByRole("button", { name: "Add Resource" }).click();
  const dialog = page.getByRole("dialog", { name: "Add Resource" });
  await dialog.getByLabel("Title").fill("Typed before going back");
  await page.goBack();
  await expect(page).toHaveURL(/\/admin\/teaching$/);
  await expect(dialog.getByLabel("Title")).toHaveValue("Typed before going back");
  await dialog.getByRole("button", { name: "Save Resource" }).click();
  await expect(toast(page, "Success", "Resource added")).toBeVisible();
  await openTab(page, "Resources");
  answerNext(page, "Are you sure you want to delete this resource?", "accept");
  await page.getByRole("button", { name: "Delete Typed before going back" }).click();
  await expect(toast(page, "Success", "Resource deleted")).toBeVisible();
});

test("a course is the same course here and in Manage Courses", async ({ ownerPage: page }) => {
  await page.goto("/admin/teaching");
  await page.getByRole("button", { name: "Add Course" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("button", { name: "Save Course" }).click();
  await expect(dialog.getByText("Title is required")).toBeVisible();
  await expect(dialog.getByText("Course code is required")).toHaveCount(0);
  await dialog.getByLabel("Title").fill("Taught in two places");
  await dialog.getByLabel("Level").selectOption("Graduate");
  await dialog.getByLabel("Year").fill("2031");
  await expectAccessible(page);
  await dialog.getByRole("button", { name: "Save Course" }).click();
  await expect(toast(page, "Success", "Course added")).toBeVisible();
  await expect(row(page, "Taught in two places")).toContainText("N/A");

  await page.goto("/admin/courses");
  await page.getByRole("button", { name: "Edit Taught in two places" }).click();
  await expect(dialog.getByLabel("Level")).toHaveValue("Graduate");
  await dialog.getByRole("button", { name: "Update Course" }).click();
  await expect(dialog.getByText("Course code is required")).toBeVisible();
  await dialog.getByLabel("Course Code").fill("TWO 2");
  await dialog.getByRole("button", { name: "Update Course" }).click();
  await expect(toast(page, "Success", "Course updated successfully")).toBeVisible();

  await page.goto("/admin/teaching");
  await expect(row(page, "Taught in two places")).toContainText("TWO 2");
  await page.getByRole("button", { name: "Edit Taught in two places" }).click();
  await dialog.getByLabel("Semester").selectOption("Summer");
  await dialog.getByRole("button", { name: "Save Changes" }).click();
  await expect(toast(page, "Success", "Course updated")).toBeVisible();
  await expect(row(page, "Taught in two places")).toContainText("Summer");

  const remove = page.getByRole("button", { name: "Delete Taught in two places" });
  answerNext(page, "Are you sure you want to delete this course?", "dismiss");
  await remove.click();
  await expect(row(page, "Taught in two places")).toBeVisible();
  answerNext(page, "Are you sure you want to delete this course?", "accept");
  await remove.click();
  await expect(toast(page, "Success", "Course deleted")).toBeVisible();
  await expect(row(page, "Taught in two places")).toHaveCount(0);
});

test("a resource is added for a course, made general and deleted", async ({
  ownerPage,
  page,
  cmsApi,
}) => {
  const course = await cmsApi.create("courses", {
    title: "A course with resources",
    course_code: "RES 1",
    semester: "Fall",
    year: 2030,
  });
  await ownerPage.goto("/admin/teaching?tab=resources");
  await ownerPage.getByRole("button", { name: "Add Resource" }).click();
  const dialog = ownerPage.getByRole("dialog");
  const choice = dialog.getByLabel("Course", { exact: true });
  await expect(choice.locator("option").first()).toHaveText("None (General Resource)");
  await expect(dialog.getByLabel("Type").locator("option")).toHaveText([
    "Reading",
    "Video",
    "Template",
    "Guide",
    "Software",
    "Other",
  ]);
  await dialog.getByLabel("URL").fill("javascript:alert(1)");
  await dialog.getByRole("button", { name: "Save Resource" }).click();
  await expect(dialog.getByText("Title is required")).toBeVisible();
  await expect(dialog.getByText("Must be a valid URL")).toBeVisible();
  await expectAccessible(ownerPage);
  await dialog.getByLabel("Title").fill("A browser’s resource");
  await dialog.getByLabel("URL").fill("https://example.org/r");
  await dialog.getByLabel("Type").selectOption("Guide");
  await choice.selectOption("RES 1: A course with resources (Fall 2030)");
  await dialog.getByRole("button", { name: "Save Resource" }).click();
  await expect(toast(ownerPage, "Success", "Resource added")).toBeVisible();
  const added = row(ownerPage, "A browser’s resource");
  await expect(added).toContainText("Guide");
  await expect(added).toContainText("RES 1");

  await page.goto("/teaching");
  const shown = page.getByRole("listitem").filter({ hasText: "A browser’s resource" });
  await expect(shown).toContainText("RES 1");

  await added.getByRole("button", { name: /^Edit / }).click();
  await expect(choice).toHaveValue(course.documentId);
  await choice.selectOption("None (General Resource)");
  await dialog.getByRole("button", { name: "Save Changes" }).click();
  await expect(toast(ownerPage, "Success", "Resource updated")).toBeVisible();
  await expect(added).toContainText("General");
  await page.reload();
  await expect(shown).toBeVisible();
  await expect(shown).not.toContainText("RES 1");

  answerNext(ownerPage, "Are you sure you want to delete this resource?", "accept");
  await added.getByRole("button", { name: /^Delete / }).click();
  await expect(toast(ownerPage, "Success", "Resource deleted")).toBeVisible();
  await expect(added).toHaveCount(0);
  await cmsApi.remove(`courses/${course.documentId}`);
});

test("office hours are added, made virtual and removed", async ({ ownerPage, page }) => {
  await ownerPage.goto("/admin/teaching?tab=office-hours");
  await ownerPage.getByRole("button", { name: "Add Office Hours" }).click();
  const dialog = ownerPage.getByRole("dialog");
  await expect(dialog.getByLabel("Day").locator("option")).toHaveText([
    "Monday",
    "Tuesday",
    "Wednesday",
    "Thursday",
    "Friday",
    "By Appointment",
  ]);
  await expect(dialog.getByLabel("Meeting Link")).toBeHidden();
  await dialog.getByLabel("Day").selectOption("Friday");
  await dialog.getByLabel("Start Time").fill("7:00 AM");
  await dialog.getByLabel("End Time").fill("7:30 AM");
  await dialog.getByLabel("Location").fill("A browser’s room");
  await dialog.getByLabel("Virtual").check();
  await dialog.getByLabel("Meeting Link").fill("javascript:alert(1)");
  await dialog.getByRole("button", { name: "Save Office Hours" }).click();
  await expect(dialog.getByText("Must be a valid URL")).toBeVisible();
  await expectAccessible(ownerPage);
  await dialog.getByLabel("Virtual").uncheck();
  await expect(dialog.getByLabel("Meeting Link")).toBeHidden();
  await dialog.getByRole("button", { name: "Save Office Hours" }).click();
  await expect(toast(ownerPage, "Success", "Office hour added")).toBeVisible();
  const added = ownerPage.getByRole("article").filter({ hasText: "A browser’s room" });
  await expect(added).toContainText("Friday");
  await expect(added).toContainText("7:00 AM – 7:30 AM");
  await expect(added).not.toContainText("(Virtual)");

  await added.getByRole("button", { name: "Edit" }).click();
  await dialog.getByLabel("Virtual").check();
  await dialog.getByLabel("Meeting Link").fill("https://meet.example.org/friday");
  // A look at the other state must not cost the link.
  await dialog.getByLabel("Virtual").uncheck();
  await dialog.getByLabel("Virtual").check();
  await dialog.getByRole("button", { name: "Save Changes" }).click();
  await expect(toast(ownerPage, "Success", "Office hour updated")).toBeVisible();
  await expect(added).toContainText("A browser’s room (Virtual)");
  await page.goto("/teaching");
  await expect(page.getByRole("listitem").filter({ hasText: "A browser’s room" })).toContainText(
    "Friday7:00 AM – 7:30 AM(Virtual)",
  );

  answerNext(ownerPage, "Are you sure you want to delete this office hour?", "accept");
  await added.getByRole("button", { name: "Remove" }).click();
  await expect(toast(ownerPage, "Success", "Office hour deleted")).toBeVisible();
  await expect(added).toHaveCount(0);
});

test.describe("the philosophy", () => {
  test("is edited; what is typed is kept while another tab is looked at", async ({
    ownerPage,
    page,
    cmsApi,
  }) => {
    const before = await cmsApi.single("teaching-setting");
    await ownerPage.goto("/admin/teaching?tab=philosophy");
    await ownerPage.getByRole("button", { name: "Edit Philosophy" }).click();
    const text = ownerPage.getByLabel("Teaching Philosophy");
    await expect(text).toHaveValue(/^I teach because/);
    await expect(text).toBeFocused();
    await text.fill("A browser’s philosophy.\n\nIn two paragraphs.");
    await expectAccessible(ownerPage);
    await tab(ownerPage, "Courses").click();
    await expect(tab(ownerPage, "Philosophy (unsaved)")).toBeVisible();
    await tab(ownerPage, "Philosophy (unsaved)").click();
    await expect(text).toHaveValue("A browser’s philosophy.\n\nIn two paragraphs.");

    answerNext(ownerPage, UNSAVED, "dismiss");
    await ownerPage.getByRole("button", { name: "Cancel" }).click();
    await expect(text).toBeVisible();
    answerNext(ownerPage, UNSAVED, "dismiss");
    await ownerPage.getByRole("link", { name: "Publications" }).first().click();
    await expect(text).toBeVisible();

    await ownerPage.getByRole("button", { name: "Save Changes" }).last().click();
    await expect(toast(ownerPage, "Success", "Teaching philosophy updated")).toBeVisible();
    await expect(text).toHaveCount(0);
    await expect(ownerPage.getByText("A browser’s philosophy.")).toBeVisible();
    await expect(ownerPage.getByRole("button", { name: "Edit Philosophy" })).toBeFocused();
    await expect(tab(ownerPage, "Philosophy (unsaved)")).toHaveCount(0);
    await page.goto("/teaching");
    await expect(page.getByText("A browser’s philosophy.")).toBeVisible();

    await ownerPage.getByRole("button", { name: "Edit Philosophy" }).click();
    await expect(text).toHaveValue("A browser’s philosophy.\n\nIn two paragraphs.");
    await ownerPage.getByRole("button", { name: "Cancel" }).click();
    await expect(text).toHaveCount(0);
    await cmsApi.update("teaching-setting", { philosophy: before?.["philosophy"] });
  });

  test("stays open when more is typed while it is saved", async ({ ownerPage: page, cmsApi }) => {
    const before = await cmsApi.single("teaching-setting");
    await page.goto("/admin/teaching?tab=philosophy");
    await page.getByRole("button", { name: "Edit Philosophy" }).click();
    const text = page.getByLabel("Teaching Philosophy");
    await text.fill("Sent.");
    const release = await holdRequests(page, "**/admin/teaching.data*", "POST");
    await page.getByRole("button", { name: "Save Changes" }).last().click();
    await text.fill("Sent. Typed meanwhile.");
    release();
    await expect(toast(page, "Success", "Teaching philosophy updated")).toBeVisible();
    await expect(tab(page, "Philosophy (unsaved)")).toBeVisible();
    // What was saved has been read again, which closes the form where nothing more was typed.
    await expect
      .poll(async () => (await cmsApi.single("teaching-setting"))?.["philosophy"])
      .toBe("Sent.");
    await page.waitForLoadState("networkidle");
    await expect(text).toHaveValue("Sent. Typed meanwhile.");
    await page.getByRole("button", { name: "Save Changes" }).last().click();
    await expect(text).toHaveCount(0);
    await expect(page.getByText("Sent. Typed meanwhile.")).toBeVisible();
    await cmsApi.update("teaching-setting", { philosophy: before?.["philosophy"] });
  });

  test("of a second window does not overwrite the first silently", async ({
    ownerPage: page,
    cmsApi,
  }) => {
    const before = await cmsApi.single("teaching-setting");
    await page.goto("/admin/teaching?tab=philosophy");
    await page.getByRole("button", { name: "Edit Philosophy" }).click();
    await page.getByLabel("Teaching Philosophy").fill("From the first window.");
    await cmsApi.update("teaching-setting", { philosophy: "From the second window." });
    await page.getByRole("button", { name: "Save Changes" }).last().click();
    await expect(toast(page, "Error", "Failed to save teaching philosophy")).toBeVisible();
    await expect(page.getByLabel("Teaching Philosophy")).toHaveValue("From the first window.");
    await page.getByRole("button", { name: "Save anyway" }).click();
    await expect(toast(page, "Success", "Teaching philosophy updated")).toBeVisible();
    await expect(page.getByText("From the first window.")).toBeVisible();
    await cmsApi.update("teaching-setting", { philosophy: before?.["philosophy"] });
  });
});

test("an empty site, too much content, and an outage", async ({ page, ownSite }) => {
  test.slow();
  const address = `${ownSite.url}/admin/teaching`;
  await signInAt(page, ownSite, "/admin/teaching");

  await test.step("nothing yet", async () => {
    await expect(page.getByText("No courses found")).toBeVisible();
    await openTab(page, "Resources");
    await expect(page.getByText("No resources found")).toBeVisible();
    await openTab(page, "Office Hours");
    await expect(page.getByText("No office hours found")).toBeVisible();
    await expectAccessible(page);
    await openTab(page, "Philosophy");
    await expect(
      page.getByText(
        "No teaching philosophy has been added yet. Click the edit button to add one.",
      ),
    ).toBeVisible();
    await expectAccessible(page);
  });

  const long = `${"x".repeat(280)} end`;
  await test.step("far too much", async () => {
    const cms = new CmsApi(ownSite.cmsUrl, ownSite.owner);
    await cms.create("courses", { title: long, course_code: "y".repeat(100) });
    await cms.create("teaching-resources", { title: long, url: "https://example.org" });
    const room = { location: long, start_time: "z".repeat(50), is_virtual: true };
    await cms.create("office-hours", room);
    await cms.update("teaching-setting", { philosophy: "x".repeat(5_000) });
    for (const name of ["courses", "resources", "office-hours", "philosophy"]) {
      await page.goto(`${address}?tab=${name}`);
      await expect(page.getByText(/(x{40})/).first()).toBeVisible();
      for (const width of [1440, 1024, 768, 390]) {
        await page.setViewportSize({ width, height: 800 });
        await expect
          .poll(() => page.evaluate(() => document.documentElement.scrollWidth))
          .toBeLessThanOrEqual(width);
      }
    }
    await page.setViewportSize({ width: 1280, height: 800 });
  });

  await test.step("an outage", async () => {
    await page.goto(`${address}?tab=philosophy`);
    await page.getByRole("button", { name: "Edit Philosophy" }).click();
    await page.getByLabel("Teaching Philosophy").fill("Typed in vain?");
    // Every list has been read before the cms goes.
    for (const name of ["Office Hours", "Resources", "Courses"]) {
      await openTab(page, name);
      await expect(
        page
          .getByText(/(x{40})/)
          .locator("visible=true")
          .first(),
      ).toBeVisible();
    }
    await ownSite.stopCms();
    await page.getByRole("button", { name: /^Edit x/ }).click();
    await page.getByRole("dialog").getByRole("button", { name: "Save Changes" }).click();
    await expect(toast(page, "Error", "Failed to save course")).toBeVisible();
    await page.keyboard.press("Escape");
    page.once("dialog", (question) => void question.accept());
    await page.getByRole("button", { name: /^Delete x/ }).click();
    await expect(toast(page, "Error", "Failed to delete course")).toBeVisible();

    await openTab(page, "Resources");
    await page.getByRole("button", { name: /^Edit x/ }).click();
    await page.getByRole("dialog").getByRole("button", { name: "Save Changes" }).click();
    await expect(toast(page, "Error", "Failed to save resource")).toBeVisible();
    await page.keyboard.press("Escape");
    page.once("dialog", (question) => void question.accept());
    await page.getByRole("button", { name: /^Delete x/ }).click();
    await expect(toast(page, "Error", "Failed to delete resource")).toBeVisible();

    await openTab(page, "Office Hours");
    await page.getByRole("button", { name: /^Edit/ }).click();
    await page.getByRole("dialog").getByRole("button", { name: "Save Changes" }).click();
    await expect(toast(page, "Error", "Failed to save office hour")).toBeVisible();
    await page.keyboard.press("Escape");
    page.once("dialog", (question) => void question.accept());
    await page.getByRole("button", { name: /^Remove/ }).click();
    await expect(toast(page, "Error", "Failed to delete office hour")).toBeVisible();

    await openTab(page, "Philosophy (unsaved)");
    await page.getByRole("button", { name: "Save Changes" }).last().click();
    await expect(toast(page, "Error", "Failed to save teaching philosophy")).toBeVisible();
    await expect(page.getByLabel("Teaching Philosophy")).toHaveValue("Typed in vain?");

    page.once("dialog", (question) => void question.accept());
    for (const [name, what] of [
      ["courses", "courses"],
      ["resources", "resources"],
      ["office-hours", "office hours"],
      ["philosophy", "teaching philosophy"],
    ]) {
      await page.goto(`${address}?tab=${name}`);
      await expect(toast(page, "Error", `Failed to fetch ${what}`)).toBeVisible();
    }
    await ownSite.startCms();
    await page.getByRole("button", { name: "Try again" }).click();
    await expect(page.getByRole("button", { name: "Edit Philosophy" })).toBeVisible();
  });
});
