import type { Page } from "@playwright/test";
import { expectAccessible } from "./harness/accessibility";
import { CmsApi } from "./harness/cms-api";
import { expect, test } from "./harness/fixtures";
import { toast } from "./harness/owner-screen";
import { untilHydrated } from "./harness/hydrated";

const SCREEN = "/admin/contact";
const SAVED = "Contact information updated successfully.";
const LABELS = [
  "Academic Email",
  "Office Phone",
  "Department",
  "University",
  "Building & Room",
  "City/Country",
  "Office Hours Monday",
  "Office Hours Wednesday",
  "Office Hours Appointment Note",
  "LinkedIn URL",
  "Facebook URL",
  "Twitter URL",
];
const ADDED = ["id", "documentId", "createdAt", "updatedAt", "publishedAt"];

// The site that is stopped on the way begins empty.
test.use({ siteSettings: { DEMO_CONTENT: "false" } });

function field(page: Page, label: string) {
  return page.getByRole("textbox", { name: label, exact: true });
}

function save(page: Page) {
  return page.getByRole("button", { name: "Save Changes" }).click();
}

/** Scripts are there once React knows the form. */
async function openScreen(page: Page, site = "") {
  await page.goto(`${site}${SCREEN}`);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Contact Management");
  await untilHydrated(page.getByRole("button", { name: "Save Changes" }));
}

test.describe("the owner edits the contact details", () => {
  let before: Record<string, unknown>;

  test.beforeEach(async ({ cmsApi }) => {
    const stored = (await cmsApi.single("contact-info")) ?? {};
    before = Object.fromEntries(Object.entries(stored).filter(([name]) => !ADDED.includes(name)));
  });

  test.afterEach(async ({ cmsApi }) => {
    await cmsApi.remove("contact-info");
    await cmsApi.update("contact-info", before);
  });

  test("the office hours of the teaching page stand below, and where the two differ", async ({
    ownerPage: page,
    cmsApi,
  }) => {
    await cmsApi.update("contact-info", {
      office_hours_monday: "8:00 AM – 9:00 AM",
      office_hours_wednesday: "2 pm - 4 pm",
    });
    await openScreen(page);
    const hours = page.getByRole("region", { name: "Office hours on the teaching page" });
    await expect(hours.getByRole("listitem").first()).toContainText("10:00 AM – 12:00 PM");
    await expect(hours).toContainText(
      "Monday: contact says 8:00 AM – 9:00 AM, teaching says 10:00 AM – 12:00 PM.",
    );
    await expect(hours).not.toContainText("Wednesday: contact says");
    await expect(hours.getByRole("link", { name: "Edit office hours" })).toHaveAttribute(
      "href",
      "/admin/teaching?tab=office-hours",
    );
    await expectAccessible(page);

    await page.goto("/contact");
    const details = page.getByRole("region", { name: "Contact Information" });
    await expect(details).toContainText("8:00 AM – 9:00 AM");
    await expect(details).toContainText("5:00 PM – 6:00 PM");
    await details.getByRole("link", { name: "All office hours and their places" }).click();
    await expect(page).toHaveURL(/\/teaching#office-hours$/);
  });

  test("saves every field; contact page and footer show it at once", async ({
    ownerPage,
    page,
  }) => {
    await openScreen(ownerPage);
    await expect(ownerPage).toHaveTitle(/Contact Management/);
    const labels = await ownerPage.locator("main label").allTextContents();
    // The star of a required field is no part of its label.
    expect(labels).toEqual(LABELS);
    const values = ["zoe@example.edu", "+41 44 000 00 00", ...LABELS.slice(2, 9), "#", "", ""];
    for (const [index, label] of LABELS.entries()) {
      await field(ownerPage, label).fill(values[index] ?? "");
    }
    await field(ownerPage, "Twitter URL").fill("https://x.com/zoe");
    await expectAccessible(ownerPage);
    // By the keyboard alone: Enter saves.
    await field(ownerPage, "Twitter URL").press("Enter");
    await expect(toast(ownerPage, "Success", SAVED)).toBeVisible();

    await page.goto("/contact");
    const details = page.getByRole("region", { name: "Contact Information" });
    for (const text of ["zoe@example.edu", "+41 44 000 00 00", ...LABELS.slice(2, 9)]) {
      await expect(details.getByText(text, { exact: true })).toBeVisible();
    }
    await expect(details.getByRole("link", { name: "Twitter" })).toBeVisible();
    await expect(details.getByRole("link", { name: "LinkedIn" })).toHaveCount(0);
    const footer = page.getByRole("contentinfo");
    await expect(footer.getByRole("link", { name: "zoe@example.edu" })).toBeVisible();
    await expect(footer.getByText("Building & Room, City/Country")).toBeVisible();

    await openScreen(ownerPage);
    await expect(field(ownerPage, "LinkedIn URL")).toHaveValue("#");
  });

  test("says what is wrong, and saves nothing then", async ({ ownerPage, cmsApi }) => {
    await openScreen(ownerPage);
    await field(ownerPage, "Academic Email").fill(" ");
    await save(ownerPage);
    await expect(toast(ownerPage, "Validation Error", "Academic Email is required.")).toBeVisible();
    await expect(ownerPage.getByRole("alert").first()).toHaveText("Academic Email is required.");
    await expect(field(ownerPage, "Academic Email")).toBeFocused();
    await field(ownerPage, "Academic Email").fill("zoe");
    await expect(ownerPage.getByRole("alert").first()).toHaveText("Must be a valid email address");
    await field(ownerPage, "Academic Email").fill("zoe@example.edu");
    await field(ownerPage, "Facebook URL").fill("javascript:alert(1)");
    await save(ownerPage);
    await expect(ownerPage.getByText("Must be a valid URL")).toBeVisible();
    await expect(field(ownerPage, "Facebook URL")).toBeFocused();
    expect(await cmsApi.single("contact-info")).toMatchObject(before);
    await openScreenAnyway(ownerPage);
  });

  test("in two windows: the second save destroys nothing", async ({ ownerPage, cmsApi }) => {
    const other = await ownerPage.context().newPage();
    await openScreen(ownerPage);
    await openScreen(other);
    await field(ownerPage, "Department").fill("Theirs");
    await save(ownerPage);
    await expect(toast(ownerPage, "Success", SAVED)).toBeVisible();
    await field(other, "University").fill("Mine");
    await save(other);
    await expect(toast(other, "Error Saving Data", "changed in another window")).toBeVisible();
    await expectAccessible(other);
    expect(await cmsApi.single("contact-info")).toMatchObject({ office_department: "Theirs" });
    await expect(field(other, "University")).toHaveValue("Mine");
    await other.getByRole("button", { name: "Save anyway" }).click();
    await expect(toast(other, "Success", SAVED)).toBeVisible();
    expect(await cmsApi.single("contact-info")).toMatchObject({ office_university: "Mine" });
    await other.close();
  });

  test("works without scripts", async ({ browser, ownerPage, cmsApi }) => {
    const storageState = await ownerPage.context().storageState();
    const context = await browser.newContext({ storageState, javaScriptEnabled: false });
    const page = await context.newPage();
    await page.goto(SCREEN);
    await field(page, "Facebook URL").fill("ftp://example.org");
    await save(page);
    await expect(page.getByText("Must be a valid URL")).toBeVisible();
    await field(page, "Facebook URL").fill("https://www.facebook.com/zoe");
    await save(page);
    await expect(page.getByText("Must be a valid URL")).toHaveCount(0);
    expect(await cmsApi.single("contact-info")).toMatchObject({
      social_facebook_url: "https://www.facebook.com/zoe",
    });
    await context.close();
  });
});

/** Leaves what is typed: the question about it is answered with yes. */
async function openScreenAnyway(page: Page) {
  page.once("dialog", (question) => void question.accept());
  await openScreen(page);
}

test("an empty site says that there is no record, and makes it; an outage loses nothing", async ({
  page,
  ownSite,
}) => {
  const { url, owner } = ownSite;
  const cmsApi = new CmsApi(ownSite.cmsUrl, owner);
  await page.goto(`${url}/login?redirectTo=${SCREEN}`);
  await page.getByLabel("Email").fill(owner.email);
  await page.getByLabel("Password", { exact: true }).fill(owner.password);
  await page.getByRole("button", { name: "Login" }).click();
  const missing = "No contact information found for ID 1. Please ensure the record exists.";
  await expect(toast(page, "No Data", missing)).toBeVisible();
  await expect(page.getByRole("main").getByText(missing)).toBeVisible();
  for (const label of LABELS) await expect(field(page, label)).toHaveValue("");
  await untilHydrated(page.getByRole("button", { name: "Save Changes" }));

  await field(page, "Academic Email").fill("typed@example.edu");
  await ownSite.stopCms();
  await save(page);
  const failed = "Failed to update contact information or no data returned";
  await expect(toast(page, "Error Saving Data", failed)).toBeVisible();
  await expect(field(page, "Academic Email")).toHaveValue("typed@example.edu");
  const other = await page.context().newPage();
  await other.goto(`${url}${SCREEN}`);
  await expect(other.getByRole("main").getByText("Error Fetching Data")).toBeVisible();
  await expect(
    toast(other, "Error Fetching Data", "The content server cannot be reached."),
  ).toBeVisible();

  await ownSite.startCms();
  await save(page);
  await expect(toast(page, "Success", SAVED)).toBeVisible();
  await expect(page.getByRole("main").getByText(missing)).toHaveCount(0);
  expect(await cmsApi.single("contact-info")).toMatchObject({
    email_academic: "typed@example.edu",
    office_department: null,
  });
  await other.getByRole("button", { name: "Try again" }).click();
  await expect(field(other, "Academic Email")).toHaveValue("typed@example.edu");
});
