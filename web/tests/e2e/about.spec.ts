import type { Locator, Page } from "@playwright/test";
import { expectAccessible } from "./harness/accessibility";
import { CmsApi } from "./harness/cms-api";
import { expect, test } from "./harness/fixtures";
import { untilHydrated } from "./harness/hydrated";
import { visitKept } from "./harness/outage";
import { toast } from "./harness/owner-screen";

const SCREEN = "/admin/settings";
const SAVED = "About page settings saved successfully";

// The site that is stopped on the way begins empty.
test.use({ siteSettings: { DEMO_CONTENT: "false" } });

function field(scope: Page | Locator, label: string) {
  return scope.getByRole("textbox", { name: label, exact: true });
}

/** A list, or one of its entries, such as "Degree 2". */
function group(scope: Page | Locator, name: string) {
  return scope.getByRole("group", { name, exact: true });
}

function tab(page: Page, name: string) {
  return page
    .getByRole("navigation", { name: "Settings" })
    .getByRole("link", { name, exact: true });
}

function save(page: Page) {
  return page.getByRole("button", { name: "Save Changes" }).filter({ visible: true }).click();
}

/** Scripts are there once React knows the form. */
async function openScreen(page: Page, address = SCREEN) {
  await page.goto(address);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Settings");
  await untilHydrated(page.getByRole("button", { name: "Save Changes" }).filter({ visible: true }));
}

/** The document without what the cms adds to it. */
function content(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(content);
  if (typeof value !== "object" || value === null) return value;
  const added = ["id", "documentId", "createdAt", "updatedAt", "publishedAt"];
  return Object.fromEntries(
    Object.entries(value).flatMap(([key, inner]) =>
      added.includes(key) ? [] : [[key, content(inner)]],
    ),
  );
}

const bare = {
  name: null,
  title: null,
  bio: null,
  profile_image_url: null,
  cv_url: null,
  expertise_areas: [],
  education: [],
  roles: [],
  academic_profiles: [],
};

/** Anything but a PDF is rejected at the field; a PDF fills its address in. */
async function uploadCv(owner: Page) {
  const choose = async (name: string, mimeType: string, content: string) => {
    const chooser = owner.waitForEvent("filechooser");
    await owner.getByRole("button", { name: "Upload PDF", description: "CV" }).click();
    await (await chooser).setFiles({ name, mimeType, buffer: Buffer.from(content) });
  };
  await choose("cv.png", "image/png", "a picture");
  await expect(owner.getByText("This file is not a PDF.")).toBeVisible();
  await expect(field(owner, "CV")).toHaveValue("");
  await choose("cv.pdf", "application/pdf", "%PDF-1.4\n%%EOF\n");
  await expect(field(owner, "CV")).toHaveValue(/^\/uploads\/.+\.pdf$/);
}

async function expectCv(main: Locator) {
  const address = await main.getByRole("link", { name: "CV", exact: true }).getAttribute("href");
  const answer = await main.page().request.get(address ?? "");
  expect(answer.headers()["content-type"]).toBe("application/pdf");
}

/** What the page's JSON-LD says. */
function structuredData(page: Page): Promise<unknown[]> {
  return page
    .locator("script[type='application/ld+json']")
    .evaluateAll((scripts) => scripts.map((script) => JSON.parse(script.textContent) as unknown));
}

test("visitors read who the professor is", async ({ page }) => {
  const response = await page.goto("/about");
  expect(response?.status()).toBe(200);
  await expect(page).toHaveTitle(/^About \| /);
  await expect(page.getByRole("img", { name: /^Drawing of a person/ })).toBeVisible();
  await expect(page.getByText("Professor of Marketing, Sustainability and")).toBeVisible();
  const orcid = page.getByRole("main").getByRole("link", { name: "ORCID" });
  await expect(orcid).toHaveAttribute("href", "https://orcid.org/");
  const education = page.getByRole("region", { name: "Education" });
  await expect(education.getByRole("heading", { name: "Ph.D. in Marketing" })).toBeVisible();
  await expect(education.getByText("In Labels We Trust")).toBeVisible();
  const roles = page.getByRole("region", { name: "Roles and Affiliations" });
  await expect(roles.getByText(/^\d{4} – Present$/).first()).toBeVisible();
  await expect(roles.getByText("Editorial")).toBeVisible();
  await expect(page.getByRole("region", { name: "Areas of Expertise" })).toBeVisible();
  expect(await structuredData(page)).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ "@type": "Person" }),
      expect.objectContaining({
        "@type": "ProfilePage",
        mainEntity: expect.objectContaining({
          knowsAbout: expect.any(Array),
        }),
      }),
    ]),
  );
  await expectAccessible(page);
});

test("the home page leads to all awards, newest year first", async ({ page }) => {
  await page.goto("/");
  await page.getByRole("link", { name: "View all awards" }).click();
  await expect(page).toHaveURL(/\/about#awards$/);
  const awards = page.getByRole("region", { name: "Awards and Recognition" });
  await expect(awards.getByRole("heading", { level: 2 })).toBeInViewport();
  expect(await awards.getByRole("heading", { level: 3 }).count()).toBeGreaterThan(3);
  const years = await awards.getByText(/^\d{4}$/).allTextContents();
  expect(years).toEqual(years.toSorted().toReversed());
  expect(new Set(years).size).toBe(years.length);
});

test.describe("the owner edits the about page", () => {
  const stored = "about-page?populate=*";
  let before: object;

  test.beforeEach(async ({ cmsApi }) => {
    before = content(await cmsApi.single(stored)) as object;
  });

  test.afterEach(async ({ cmsApi }) => {
    await cmsApi.update("about-page", before);
  });

  test("fills every field; the whole site shows it at once", async ({
    ownerPage,
    page,
    cmsApi,
  }) => {
    await cmsApi.update("about-page", bare);
    await openScreen(ownerPage);
    await expect(tab(ownerPage, "About Page")).toHaveAttribute("aria-current", "true");
    expect(
      await ownerPage
        .getByRole("navigation", { name: "Settings" })
        .getByRole("link")
        .allTextContents(),
    ).toEqual(["About Page", "General", "Advanced"]);
    await expect(ownerPage.getByRole("button", { name: /^Remove / })).toHaveCount(4);
    await expect(ownerPage.getByRole("button", { name: /^Remove /, disabled: true })).toHaveCount(
      4,
    );

    await field(ownerPage, "Name").fill("Zoë Müller");
    await field(ownerPage, "Title/Position").fill("Professor of Tests");
    await field(ownerPage, "Biography").fill("I was born.\n\nThen I wrote tests.");
    const chooser = ownerPage.waitForEvent("filechooser");
    await ownerPage.getByRole("button", { name: "Upload", exact: true }).click();
    await (await chooser).setFiles("public/images/profile-og-image.png");
    await expect(field(ownerPage, "Profile Image URL")).toHaveValue(/^\/uploads\//);
    await uploadCv(ownerPage);
    await field(ownerPage, "Expertise area 1").fill("Trust");
    await field(ownerPage, "Expertise area 1").press("Enter");
    await ownerPage.keyboard.type("Doubt");
    const degree = group(ownerPage, "Degree 1");
    await field(degree, "Degree").fill("Ph.D.");
    await field(degree, "Field").fill("Testing");
    await field(degree, "University").fill("Bologna");
    await field(degree, "Year").fill("1999");
    await field(degree, "Dissertation (optional)").fill("On Tests");
    const role = group(ownerPage, "Role 1");
    await field(role, "Type").fill("Leadership");
    await field(role, "Title").fill("Dean");
    await field(role, "Organization").fill("School of Tests");
    await field(role, "Start Year").fill("2015");
    await ownerPage.getByRole("button", { name: "Add role" }).click();
    await ownerPage.keyboard.type("Visitor");
    await field(group(ownerPage, "Role 2"), "Start Year").fill("2010");
    await field(group(ownerPage, "Role 2"), "End Year (optional)").fill("2012");
    const profile = group(ownerPage, "Academic profile 1");
    await field(profile, "Platform").fill("ORCID");
    await field(profile, "URL").fill("javascript:alert(1)");
    await save(ownerPage);
    await expect(field(profile, "URL")).toBeFocused();
    await expect(ownerPage.getByText("Must be a valid URL")).toBeVisible();
    await field(profile, "URL").fill("https://orcid.org/0000-0001");
    await expectAccessible(ownerPage);
    await save(ownerPage);
    await expect(toast(ownerPage, "Success", SAVED)).toBeVisible();

    await page.goto("/about");
    await expect(page).toHaveTitle("About | Zoë Müller");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Zoë Müller");
    const main = page.getByRole("main");
    for (const text of ["Professor of Tests", "Ph.D. in Testing", "Bologna", "1999", "On Tests"]) {
      await expect(main.getByText(text, { exact: true })).toBeVisible();
    }
    for (const text of ["2015 – Present", "2010 – 2012", "Leadership", "School of Tests"]) {
      await expect(main.getByText(text, { exact: true })).toBeVisible();
    }
    const inMain = main.getByRole("link", { name: "ORCID" });
    await expect(inMain).toHaveAttribute("href", "https://orcid.org/0000-0001");
    await expect(main.getByRole("img", { name: "Portrait of Zoë Müller" })).toBeVisible();
    await expectCv(main);

    for (const path of ["/", "/contact"]) {
      await page.goto(path);
      await expect(
        page.getByRole("banner").getByRole("link", { name: "Zoë Müller" }),
      ).toBeVisible();
      const footer = page.getByRole("contentinfo");
      await expect(footer.getByText("Zoë Müller", { exact: true })).toBeVisible();
      await expect(footer.getByRole("link", { name: "ORCID" })).toHaveAttribute(
        "href",
        "https://orcid.org/0000-0001",
      );
      await expect(page).toHaveTitle(/ \| Zoë Müller$/);
    }
    await page.goto("/");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Zoë Müller");
    await expect(main.getByText("Professor of Tests")).toBeVisible();
    await expect(main.getByRole("img", { name: "Portrait of Zoë Müller" })).toBeVisible();
    await expectCv(main);
  });

  test("keeps what is typed in all tabs while they change, and asks before it is lost", async ({
    ownerPage,
    cmsApi,
  }) => {
    await openScreen(ownerPage);
    await field(ownerPage, "Name").fill("Not saved yet");
    await tab(ownerPage, "General").click();
    await expect(ownerPage).toHaveURL(/\?tab=general$/);
    await expect(tab(ownerPage, "About Page (unsaved)")).toBeVisible();
    await expect(field(ownerPage, "Name")).toBeHidden();
    await expect(
      ownerPage.getByText("Email changes require additional verification"),
    ).toBeVisible();
    await expectAccessible(ownerPage);
    await field(ownerPage, "Full Name").fill("Nor this");
    await tab(ownerPage, "Advanced").click();
    await field(ownerPage, "New Password").fill("nor that password");
    await tab(ownerPage, "About Page (unsaved)").click();
    await expect(field(ownerPage, "Name")).toHaveValue("Not saved yet");

    ownerPage.once("dialog", (question) => {
      expect(question.message()).toBe("You have unsaved changes. Leave without saving them?");
      void question.dismiss();
    });
    await ownerPage.getByRole("link", { name: "Dashboard" }).first().click();
    await expect(ownerPage).toHaveURL(/\/admin\/settings$/);
    await save(ownerPage);
    await expect(toast(ownerPage, "Success", SAVED)).toBeVisible();
    await expect(tab(ownerPage, "About Page")).toBeVisible();
    expect(await cmsApi.single("about-page")).toMatchObject({ name: "Not saved yet" });
    await tab(ownerPage, "General").click();
    await expect(field(ownerPage, "Full Name")).toHaveValue("Nor this");
    await tab(ownerPage, "Advanced").click();
    await expect(field(ownerPage, "New Password")).toHaveValue("nor that password");
  });

  test("in two windows: the second save destroys nothing", async ({ ownerPage, cmsApi }) => {
    const other = await ownerPage.context().newPage();
    await openScreen(ownerPage);
    await openScreen(other);
    await field(ownerPage, "Name").fill("Theirs");
    await save(ownerPage);
    await expect(toast(ownerPage, "Success", SAVED)).toBeVisible();
    await field(other, "Biography").fill("Mine");
    await save(other);
    await expect(toast(other, "Error", "changed in another window")).toBeVisible();
    expect(await cmsApi.single("about-page")).toMatchObject({ name: "Theirs" });
    await expect(field(other, "Biography")).toHaveValue("Mine");
    await other.getByRole("button", { name: "Save anyway" }).click();
    await expect(toast(other, "Success", SAVED)).toBeVisible();
    expect(await cmsApi.single("about-page")).toMatchObject({ bio: "Mine" });
    await other.close();
  });

  test("works without scripts, each tab at its own address", async ({
    browser,
    ownerPage,
    cmsApi,
  }) => {
    await cmsApi.update("about-page", bare);
    const storageState = await ownerPage.context().storageState();
    const context = await browser.newContext({ storageState, javaScriptEnabled: false });
    const page = await context.newPage();
    await page.goto(`${SCREEN}?tab=advanced`);
    await expect(page.getByRole("heading", { name: "Change password" })).toBeVisible();
    await tab(page, "General").click();
    await expect(field(page, "Full Name")).toBeVisible();
    await tab(page, "About Page").click();
    await field(group(page, "Role 1"), "Title").fill("One");
    await page.getByRole("button", { name: "Add role" }).click();
    await field(group(page, "Role 2"), "Title").fill("Two");
    await page.getByRole("button", { name: "Move role 2 up", exact: true }).click();
    await save(page);
    await expect(field(group(page, "Role 1"), "Title")).toHaveValue("Two");
    expect(content(await cmsApi.single(stored))).toMatchObject({
      roles: [{ title: "Two" }, { title: "One" }],
    });
    await context.close();
  });
});

test("an empty site has a built-in page; an outage is told, and loses nothing typed", async ({
  page,
  ownSite,
}) => {
  const { url, owner } = ownSite;
  await page.goto(`${url}/about`);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Professor Name");
  await expect(page.getByText("University Professor")).toBeVisible();
  await expect(page.getByText("No content available.")).toBeVisible();
  await expectAccessible(page);

  const cmsApi = new CmsApi(ownSite.cmsUrl, owner);
  await cmsApi.replaceList("awards", [{ title: "First Prize" }]);
  await expect.poll(async () => (await page.reload(), page.content())).toContain("First Prize");
  await expect(page.getByText("No content available.")).toHaveCount(0);

  await page.goto(`${url}/login?redirectTo=${SCREEN}`);
  await page.getByLabel("Email").fill(owner.email);
  await page.getByLabel("Password", { exact: true }).fill(owner.password);
  await page.getByRole("button", { name: "Login" }).click();
  await expect(field(page, "Name")).toHaveValue("Professor Name");
  await expect(field(page, "Title/Position")).toHaveValue("University Professor");
  await untilHydrated(page.getByRole("button", { name: "Save Changes" }).filter({ visible: true }));
  await field(page, "Biography").fill("Typed while it was down");
  await ownSite.stopCms();
  await save(page);
  await expect(toast(page, "Error", "Failed to save settings")).toBeVisible();
  await expect(field(page, "Biography")).toHaveValue("Typed while it was down");

  const visitor = await page.context().newPage();
  await visitKept(visitor, `${url}/about`);
  await expect(visitor.getByText("First Prize")).toBeVisible();
  await visitor.goto(`${url}${SCREEN}`);
  await expect(visitor.getByRole("main").getByText("Failed to load settings")).toBeVisible();
  await ownSite.restartWeb();
  expect((await visitor.goto(`${url}/about`))?.status()).toBe(503);
  await expect(visitor.getByText(/^Error loading content: /)).toBeVisible();

  await ownSite.startCms();
  await save(page);
  await expect(toast(page, "Success", SAVED)).toBeVisible();
  expect(await cmsApi.single("about-page")).toMatchObject({ bio: "Typed while it was down" });
  await visitor.goto(`${url}/about`);
  const description = visitor.locator("meta[name=description]");
  await expect(description).toHaveAttribute("content", "Typed while it was down");
});
