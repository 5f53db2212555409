import type { Locator, Page } from "@playwright/test";
import { expectAccessible } from "./harness/accessibility";
import { CmsApi } from "./harness/cms-api";
import { expect, test } from "./harness/fixtures";
import { untilHydrated } from "./harness/hydrated";
import { visitKept } from "./harness/outage";
import { toast } from "./harness/owner-screen";

const SCREEN = "/admin/research-settings";
const SAVED = "Research page settings saved successfully";

// The site that is stopped on the way begins empty.
test.use({ siteSettings: { DEMO_CONTENT: "false" } });

function list(scope: Page | Locator, name: string) {
  return scope.getByRole("group", { name, exact: true });
}

/** One entry of a list, as "Research area 2". */
function entry(scope: Page | Locator, label: string) {
  return scope.getByRole("group", { name: label, exact: true });
}

function field(scope: Page | Locator, label: string) {
  return scope.getByRole("textbox", { name: label, exact: true });
}

/** What the fields with this label hold, from top to bottom. */
function valuesOf(scope: Locator, label: string | RegExp) {
  const fields = scope.getByRole("textbox", { name: label, exact: true });
  return fields.evaluateAll((found) =>
    found.map((field) => (field as HTMLInputElement | HTMLTextAreaElement).value),
  );
}

async function save(page: Page) {
  await page.getByRole("button", { name: "Save Changes" }).click();
}

/** Scripts are there once React knows the form. */
async function openScreen(page: Page, site = "") {
  await page.goto(`${site}${SCREEN}`);
  await expect(page.getByRole("heading", { name: "Research Settings", level: 1 })).toBeVisible();
  await untilHydrated(page.getByRole("button", { name: "Save Changes" }));
}

const bare = {
  research_areas: [],
  current_projects: [],
  lab_information: null,
  research_opportunities: null,
};

/** A page with this many entries in each list, and in each list inside. */
function pageOf(count: number) {
  const times = <T>(make: (index: number) => T) => Array.from({ length: count }, (_, i) => make(i));
  const text = (what: string) => `${what}: Ångström & “Zoë's” <b>l’été</b>\n\nA second paragraph.`;
  const project = (index: number) => ({
    title: `Project ${index}`,
    description: text(`project ${index}`),
    funding: `Fonds n° ${index}`,
    collaborators: times((inner) => `Collaborator ${index}.${inner}`),
    timeline: "2025 – 2028",
    status: "In Progress",
  });
  return {
    title: 'Research, “quoted" & accented: çàé',
    description: text("page"),
    research_areas: times((index) => ({
      title: `Area ${index}`,
      description: text(`area ${index}`),
      image_url: null,
      publications: times((inner) => `Müller, “Paper ${inner}” of area ${index}`),
    })),
    current_projects: times(project),
    lab_information: {
      name: "Labor für Prüfung",
      location: "Hall 3",
      equipment: times((index) => `Microscope ${index}`),
      team_members: times((index) => ({
        name: `Name ${index}`,
        role: "Postdoc",
        expertise: "β-decay",
      })),
    },
    research_opportunities: {
      phd_positions: times((index) => ({
        title: `Position ${index}`,
        description: text(`position ${index}`),
        deadline: "2028-02-29",
      })),
      masters_projects: times(project),
      undergraduate_opportunities: text("undergraduates"),
    },
  };
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

test.describe("the owner edits the research page", () => {
  let before: object;

  test.beforeAll(async ({ cmsApi }) => {
    before = (await cmsApi.single("research-page")) ?? {};
  });

  test.afterAll(async ({ cmsApi }) => {
    await cmsApi.update("research-page", content(before) as object);
  });

  test("fills every list; visitors see it at once", async ({ ownerPage, page, cmsApi }) => {
    await cmsApi.update("research-page", { ...bare, title: null, description: null });
    await expect(async () => {
      await page.goto("/research");
      await expect(page.getByText("No research information available.")).toBeVisible({
        timeout: 500,
      });
    }).toPass({ timeout: 10_000 });
    await expectAccessible(page);

    await openScreen(ownerPage);
    await field(ownerPage, "Page Title").fill("A browser’s research");
    await field(ownerPage, "Page Description").fill("What we do,\nand why.");
    const area = entry(ownerPage, "Research area 1");
    await field(area, "Title").fill("Optics");
    await field(area, "Description").fill("Light and matter.");
    const publications = list(area, "Related Publications");
    await field(publications, "Publication 1").fill("Newton (1704), Opticks");
    await field(publications, "Publication 1").press("Enter");
    await expect(field(publications, "Publication 2")).toBeFocused();
    await ownerPage.keyboard.type("Young (1801), On Light");

    const project = entry(ownerPage, "Project 1");
    await field(project, "Title").fill("Lenses");
    await field(project, "Funding").fill("Royal Society");
    await field(project, "Timeline").fill("2025 – 2028");
    await field(project, "Status").fill("In Progress");
    await field(project, "Collaborator 1").fill("Christiaan Huygens");

    await field(ownerPage, "Lab Name").fill("Dark Chamber");
    await field(ownerPage, "Location").fill("Trinity Lane");
    await field(ownerPage, "Piece of equipment 1").fill("Prism");
    const member = entry(ownerPage, "Team member 1");
    await field(member, "Name").fill("Ada Lovelace");
    await field(member, "Role").fill("Postdoc");
    await field(member, "Expertise").fill("Engines");

    const position = entry(ownerPage, "PhD position 1");
    await field(position, "Title").fill("A thesis on color");
    const deadline = position.getByRole("textbox", { name: "Deadline (optional)" });
    await deadline.fill("2031-02-30");
    const masters = entry(ownerPage, "Master's project 1");
    await field(masters, "Title").fill("Rainbows");
    await field(masters, "Status").fill("Open");
    await field(ownerPage, "Undergraduate Opportunities").fill("Ask us.");
    await expectAccessible(ownerPage);

    await save(ownerPage);
    await expect(position.getByText("Enter a real date as YYYY-MM-DD")).toBeVisible();
    await expect(deadline).toBeFocused();
    await deadline.fill("2031-02-28");
    await save(ownerPage);
    await expect(toast(ownerPage, "Success", SAVED)).toBeVisible();

    await page.reload();
    await expect(page.getByRole("heading", { name: "A browser’s research" })).toBeVisible();
    for (const text of [
      "Light and matter.",
      "Newton (1704), Opticks",
      "Young (1801), On Light",
      "Royal Society",
      "2025 – 2028",
      "In Progress",
      "Christiaan Huygens",
      "Dark Chamber",
      "Trinity Lane",
      "Prism",
      "Ada Lovelace",
      "Postdoc · Engines",
      "A thesis on color",
      "Deadline: February 28, 2031",
      "Rainbows",
      "Open",
      "Ask us.",
    ]) {
      await expect(page.getByRole("main").getByText(text)).toBeVisible();
    }
    await expectAccessible(page);
  });

  test("adds, moves and removes entries; the focus follows, and a removal can be undone", async ({
    ownerPage,
    cmsApi,
  }) => {
    await cmsApi.update("research-page", { ...bare, title: "Lists" });
    await openScreen(ownerPage);
    const lists = {
      "Research Areas": "research area",
      "Current Projects": "project",
      "Team Members": "team member",
      "PhD Positions": "PhD position",
      "Master's Projects": "master's project",
      "Related Publications": "publication",
      Collaborators: "collaborator",
      Equipment: "piece of equipment",
    };
    for (const [name, item] of Object.entries(lists)) {
      const group = list(ownerPage, name);
      const remove = group.getByRole("button", { name: `Remove ${item} 1`, exact: true });
      await expect(remove, name).toBeDisabled();
      await group.getByRole("button", { name: `Add ${item}`, exact: true }).click();
      await expect(group.locator("> ol > li:not([data-removed])"), name).toHaveCount(2);
      await expect(
        group.locator("> ol > li:not([data-removed])").nth(1).locator(":focus"),
        name,
      ).toHaveCount(1);
      await remove.click();
      await expect(group.locator("> ol > li:not([data-removed])"), name).toHaveCount(1);
      await expect(remove, name).toBeDisabled();
    }

    const areas = list(ownerPage, "Research Areas");
    const add = areas.getByRole("button", { name: "Add research area" });
    await field(entry(areas, "Research area 1"), "Title").fill("One");
    for (const title of ["Two", "Three"]) {
      await add.press("Enter");
      await ownerPage.keyboard.type(title);
    }
    const up = ownerPage.getByRole("button", { name: "Move research area 3 up" });
    await up.press("Enter");
    expect(await valuesOf(areas, "Title")).toEqual(["One", "Three", "Two"]);
    await expect(
      ownerPage.getByRole("button", { name: "Move research area 2 up", exact: true }),
    ).toBeFocused();
    await expect(ownerPage.getByText("Research area 3 is now 2 of 3.")).toBeAttached();
    await ownerPage.keyboard.press("Space");
    expect(await valuesOf(areas, "Title")).toEqual(["Three", "One", "Two"]);
    await expect(
      ownerPage.getByRole("button", { name: "Move research area 1 down", exact: true }),
    ).toBeFocused();

    const first = entry(areas, "Research area 1");
    await field(first, "Publication 1").fill("Of Three");
    await areas.getByRole("button", { name: "Remove research area 1", exact: true }).click();
    expect(await valuesOf(areas, "Title")).toEqual(["One", "Two"]);
    await expect(field(first, "Title")).toBeFocused();
    await areas.getByRole("button", { name: /^Undo ?: Research area 1 removed/ }).click();
    expect(await valuesOf(areas, "Title")).toEqual(["Three", "One", "Two"]);
    await expect(field(first, "Publication 1")).toHaveValue("Of Three");

    const positions = list(ownerPage, "PhD Positions");
    await field(positions, "Deadline (optional)").fill("2031-01-01");
    await positions.getByRole("button", { name: "Add PhD position" }).click();
    await field(positions, "Deadline (optional)").nth(1).fill("2032-02-29");
    await ownerPage.getByRole("button", { name: "Move PhD position 2 up" }).click();
    const deadlines = ["2032-02-29", "2031-01-01"];
    expect(await valuesOf(positions, "Deadline (optional)")).toEqual(deadlines);

    await areas.getByRole("button", { name: /^Collapse all ?: Research Areas/ }).click();
    await expect(field(first, "Title")).toBeHidden();
    await save(ownerPage);
    await expect(toast(ownerPage, "Success", SAVED)).toBeVisible();
    await openScreen(ownerPage);
    expect(await valuesOf(areas, "Title")).toEqual(["Three", "One", "Two"]);
    await expect(field(first, "Publication 1")).toHaveValue("Of Three");
    expect(await valuesOf(positions, "Deadline (optional)")).toEqual(deadlines);

    await publicationsFromPaste(first);
    expect(await valuesOf(first, /^Publication \d$/)).toEqual(["Of Three", "Ohm", "Ampère"]);
  });

  test("asks before unsaved work is left, and not after it is saved", async ({ ownerPage }) => {
    await openScreen(ownerPage);
    const dashboard = ownerPage.getByRole("link", { name: "Dashboard" }).first();
    await field(ownerPage, "Lab Name").fill("Not saved yet");
    ownerPage.once("dialog", (question) => {
      expect(question.message()).toBe("You have unsaved changes. Leave without saving them?");
      void question.dismiss();
    });
    await dashboard.click();
    await expect(field(ownerPage, "Lab Name")).toHaveValue("Not saved yet");
    await field(ownerPage, "Lab Name").press("Enter");
    await expect(toast(ownerPage, "Success", SAVED)).toBeVisible();
    await dashboard.click();
    await expect(ownerPage).toHaveURL(/\/admin$/);
  });

  test("saves a page with 30 entries in each list unchanged", async ({ ownerPage, cmsApi }) => {
    test.slow();
    const large = pageOf(30);
    await cmsApi.update("research-page", large);
    await openScreen(ownerPage);
    await field(ownerPage, "Page Title").fill("A new title");
    await save(ownerPage);
    // Drawing thousands of fields again may take longer than a toast is shown.
    await expect(ownerPage.getByText(/^Saved \d/)).toBeVisible({ timeout: 60_000 });
    const saved = await cmsApi.single("research-page");
    expect(content(saved)).toEqual({ ...large, title: "A new title" });
  });

  test("in two windows: the second save destroys nothing", async ({ ownerPage, cmsApi }) => {
    await cmsApi.update("research-page", { ...bare, title: "At first" });
    const other = await ownerPage.context().newPage();
    await openScreen(ownerPage);
    await openScreen(other);
    await field(ownerPage, "Page Title").fill("Theirs");
    await save(ownerPage);
    await expect(toast(ownerPage, "Success", SAVED)).toBeVisible();

    await field(other, "Page Title").fill("Mine");
    await field(other, "Lab Name").fill("My lab");
    await save(other);
    const notice = other.getByRole("alert").filter({ hasText: "changed in another window" });
    await expect(notice).toBeVisible();
    await expect(toast(other, "Error", "changed in another window")).toBeVisible();
    await expectAccessible(other);
    expect(await cmsApi.single("research-page")).toMatchObject({ title: "Theirs" });
    await expect(field(other, "Page Title")).toHaveValue("Mine");

    const [current] = await Promise.all([
      other.context().waitForEvent("page"),
      notice.getByRole("link", { name: "Open the saved state" }).click(),
    ]);
    await expect(field(current, "Page Title")).toHaveValue("Theirs");
    await notice.getByRole("button", { name: "Save anyway" }).click();
    await expect(toast(other, "Success", SAVED)).toBeVisible();
    await expect(notice).toHaveCount(0);
    expect(await cmsApi.single("research-page")).toMatchObject({
      title: "Mine",
      lab_information: { name: "My lab" },
    });

    await save(other);
    await expect(toast(other, "Success", SAVED)).toHaveCount(2);
    await other.close();
  });

  test("works without scripts", async ({ browser, ownerPage, cmsApi }) => {
    await cmsApi.update("research-page", { ...bare, title: "Plain" });
    const storageState = await ownerPage.context().storageState();
    const context = await browser.newContext({ storageState, javaScriptEnabled: false });
    const page = await context.newPage();
    await page.goto(SCREEN);
    const areas = list(page, "Research Areas");
    await field(entry(areas, "Research area 1"), "Title").fill("One");
    await areas.getByRole("button", { name: "Add research area" }).click();
    await field(entry(areas, "Research area 2"), "Title").fill("Two");
    await areas.getByRole("button", { name: "Move research area 2 up", exact: true }).click();
    await expect(field(entry(areas, "Research area 1"), "Title")).toHaveValue("Two");
    await areas.getByRole("button", { name: "Remove research area 2", exact: true }).click();
    await expect(areas.locator("> ol > li:not([data-removed])")).toHaveCount(1);
    await field(page, "Page Description").fill("One line\nand another");
    await save(page);
    await expect(field(page, "Page Description")).toHaveValue("One line\nand another");
    expect(content(await cmsApi.single("research-page"))).toMatchObject({
      description: "One line\nand another",
      research_areas: [{ title: "Two" }],
    });

    await page.goto("/research");
    await expect(page.getByRole("heading", { name: "Plain" })).toBeVisible();
    await expect(page.getByRole("heading", { name: "Two" })).toBeVisible();
    await context.close();
  });
});

async function publicationsFromPaste(area: Locator) {
  await area.getByRole("button", { name: "Add publication" }).click();
  await field(area, "Publication 2").evaluate((field) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData("text", "Ohm\r\n\r\n Ampère \n");
    const paste = new ClipboardEvent("paste", { clipboardData, bubbles: true, cancelable: true });
    field.dispatchEvent(paste);
  });
}

test.describe("where the cms is empty or down", () => {
  test("keeps everything typed, says what failed, and begins with one entry each", async ({
    page,
    ownSite,
  }) => {
    const cmsApi = new CmsApi(ownSite.cmsUrl, ownSite.owner);
    await page.goto(`${ownSite.url}/research`);
    await expect(page.getByRole("heading", { name: "Research", level: 1 })).toBeVisible();
    await expect(page.getByText("No research information available.")).toBeVisible();

    await page.goto(`${ownSite.url}/login?redirectTo=${SCREEN}`);
    await page.getByLabel("Email").fill(ownSite.owner.email);
    await page.getByLabel("Password", { exact: true }).fill(ownSite.owner.password);
    await page.getByRole("button", { name: "Login" }).click();
    await expect(field(page, "Page Title")).toHaveValue("Research");
    await expect(page.getByRole("button", { name: /^Remove / })).toHaveCount(8);
    await expect(page.getByRole("button", { name: /^Remove /, disabled: false })).toHaveCount(0);
    await untilHydrated(page.getByRole("button", { name: "Save Changes" }));

    await field(page, "Lab Name").fill("Typed while it was down");
    await page.getByRole("button", { name: "Add PhD position" }).click();
    await page.keyboard.type("A second position");
    await ownSite.stopCms();
    await save(page);
    await expect(toast(page, "Error", "Failed to save settings")).toBeVisible();
    await expect(field(page, "Lab Name")).toHaveValue("Typed while it was down");
    await expect(field(entry(page, "PhD position 2"), "Title")).toHaveValue("A second position");

    const visitor = await page.context().newPage();
    await visitKept(visitor, `${ownSite.url}/research`);
    await expect(visitor.getByText("No research information available.")).toBeVisible();
    await visitor.goto(`${ownSite.url}${SCREEN}`);
    await expect(visitor.getByText("Failed to load research settings").first()).toBeVisible();

    await ownSite.startCms();
    await save(page);
    await expect(toast(page, "Success", SAVED)).toBeVisible();
    expect(content(await cmsApi.single("research-page"))).toMatchObject({
      lab_information: { name: "Typed while it was down" },
      research_opportunities: { phd_positions: [{ title: "A second position" }] },
    });
    await visitor.getByRole("button", { name: "Try again" }).click();
    await expect(field(visitor, "Lab Name")).toHaveValue("Typed while it was down");
  });
});
