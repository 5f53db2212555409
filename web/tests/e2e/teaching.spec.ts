import type { Page } from "@playwright/test";
import { expectAccessible } from "./harness/accessibility";
import { CmsApi } from "./harness/cms-api";
import { expect, test } from "./harness/fixtures";
import { visitKept } from "./harness/outage";

// The site that is stopped on the way begins empty.
test.use({ siteSettings: { DEMO_CONTENT: "false" } });

function section(page: Page, name: string) {
  return page.getByRole("region", { name, exact: true });
}

function tab(page: Page, name: string) {
  return page.getByRole("navigation", { name: "Courses" }).getByRole("link", { name });
}

/** January to May, June to August, September to December (public spec §4). */
function currentSemester(): string {
  const month = new Date().getMonth() + 1;
  if (month <= 5) return "Spring";
  return month <= 8 ? "Summer" : "Fall";
}

test("visitors read about teaching", async ({ page }) => {
  const response = await page.goto("/teaching");
  expect(response?.status()).toBe(200);
  await expect(page).toHaveTitle(/^Teaching \| /);
  await expect(page.getByRole("heading", { level: 2 })).toContainText([
    "Teaching Philosophy",
    "Courses",
    "Teaching Resources",
    "Office Hours",
  ]);
  await expect(section(page, "Teaching Philosophy")).toContainText("I teach because");

  const courses = section(page, "Courses");
  await expect(courses.getByRole("article").filter({ hasText: "Upcoming" })).toHaveCount(1);
  const first = courses.getByRole("article").first();
  await expect(first.getByText("Transformation brief: structure")).toBeHidden();
  await first.getByText("Course Resources (4)").click();
  await expect(first.getByText("Transformation brief: structure")).toBeVisible();
  await expect(first.getByRole("link", { name: /^View Syllabus/ })).toBeVisible();

  const resources = section(page, "Teaching Resources");
  await expect(resources.getByRole("heading", { level: 3 })).toHaveText([
    "General Resources",
    "Recommended Readings",
    "Further Resources",
  ]);

  const hours = section(page, "Office Hours");
  await expect(hours.getByRole("heading", { level: 3 })).toHaveText([
    "Regular Schedule",
    "Location",
  ]);
  await expect(hours.getByRole("listitem").first()).toContainText("Monday10:00 AM – 12:00 PM");
  await expect(hours.getByText("Business Hall, Room 312", { exact: true })).toBeVisible();
  await expect(hours.getByRole("link", { name: "Join the video conference" })).toHaveAttribute(
    "href",
    "https://meet.jit.si/",
  );
  await expectAccessible(page);

  await tab(page, "Past Courses").click();
  await expect(tab(page, "Past Courses")).toHaveAttribute("aria-current", "true");
  await expect(courses.getByRole("heading", { name: "Marketing Theory Seminar" })).toBeVisible();
  await expect(courses.getByText("Upcoming")).toHaveCount(0);
  await expectAccessible(page);

  await hours.getByRole("link", { name: "Schedule Meeting" }).click();
  await expect(page).toHaveURL(/\/contact$/);
});

test("a course is shown under the tab of its term", async ({ page, cmsApi }) => {
  const year = new Date().getFullYear();
  const rows = [
    ["running", { semester: currentSemester(), year }],
    ["coming", { semester: "Winter", year: year + 1 }],
    ["over", { semester: currentSemester(), year: year - 1 }],
  ] as const;
  const made = [];
  for (const [title, term] of rows) {
    made.push(await cmsApi.create("courses", { title: `A course that is ${title}`, ...term }));
  }
  await page.goto("/teaching");
  const course = (title: string) =>
    page.getByRole("article").filter({ hasText: `A course that is ${title}` });
  await expect(course("running")).toContainText(`${currentSemester()} ${year}`);
  await expect(course("running")).not.toContainText("Upcoming");
  await expect(course("coming")).toContainText(`Winter ${year + 1}`);
  await expect(course("coming")).toContainText("Upcoming");
  await expect(course("over")).toHaveCount(0);
  await page.goto("/teaching?courses=past");
  await expect(course("over")).toBeVisible();
  await expect(course("running")).toHaveCount(0);
  await expect(course("coming")).toHaveCount(0);
  for (const { documentId } of made) await cmsApi.remove(`courses/${documentId}`);
});

test("everything is there without scripts", async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto("/teaching");
  await expect(section(page, "Courses").getByRole("article").first()).toBeVisible();
  await tab(page, "Past Courses").click();
  await expect(page).toHaveURL(/\/teaching\?courses=past#courses$/);
  await expect(section(page, "Courses").getByRole("heading", { level: 2 })).toBeInViewport();
  await expect(page.getByRole("heading", { name: "Marketing Theory Seminar" })).toBeVisible();
  await context.close();
});

test("an empty site, too much content, and an outage", async ({ page, ownSite }) => {
  test.slow();
  await page.goto(`${ownSite.url}/teaching`);
  for (const text of [
    "Teaching philosophy is currently being updated.",
    "No current courses found",
    "No general resources available",
    "No recommended readings available",
    "No office hours scheduled",
    "No location information available",
  ]) {
    await expect(page.getByText(text, { exact: true })).toBeVisible();
  }
  await expect(page.getByText("Further Resources")).toHaveCount(0);
  await expectAccessible(page);
  await tab(page, "Past Courses").click();
  await expect(page.getByText("No past courses found", { exact: true })).toBeVisible();

  const cms = new CmsApi(ownSite.cmsUrl, ownSite.owner);
  const long = `${"x".repeat(280)} end`;
  await cms.create("courses", {
    title: long,
    course_code: "y".repeat(100),
    description: "Word ".repeat(300),
    resources: [long],
    year: 9999,
    semester: "Fall",
  });
  await cms.create("teaching-resources", { title: long, type: "Guide", description: long });
  await cms.create("office-hours", { start_time: "z".repeat(50), is_virtual: true });
  // Web hears of what was written at the cms a moment later.
  await expect(async () => {
    await page.goto(`${ownSite.url}/teaching`);
    await expect(page.getByText("Contact for details")).toBeVisible({ timeout: 2_000 });
  }).toPass();
  await expect(page.getByText("Video conference link provided upon request")).toBeVisible();
  for (const width of [1440, 1024, 768, 390]) {
    await page.setViewportSize({ width, height: 800 });
    await expect
      .poll(() => page.evaluate(() => document.documentElement.scrollWidth))
      .toBeLessThanOrEqual(width);
  }
  await expectAccessible(page);

  await ownSite.stopCms();
  await visitKept(page, `${ownSite.url}/teaching`);
  await expect(page.getByText("Contact for details")).toBeVisible();
  await ownSite.restartWeb();
  expect((await page.goto(`${ownSite.url}/teaching`))?.status()).toBe(503);
  for (const what of ["teaching philosophy", "courses", "resources", "office hours"]) {
    await expect(page.getByText(new RegExp(`^Error loading ${what}: `))).toBeVisible();
  }
  await ownSite.startCms();
});
