import type { Page } from "@playwright/test";
import { expectAccessible } from "./harness/accessibility";
import type { Row } from "./harness/cms-api";
import { expect, test } from "./harness/fixtures";
import { untilHydrated } from "./harness/hydrated";
import { toast } from "./harness/owner-screen";

const LISTS = ["home-stats", "focus-areas", "awards", "events", "testimonials"];

function tab(page: Page, name: string) {
  return page
    .getByRole("navigation", { name: "Sections of the home page" })
    .getByRole("link", { name, exact: true });
}

async function save(page: Page, words: string) {
  await page.getByRole("button", { name: "Save Changes" }).locator("visible=true").click();
  await expect(toast(page, "Success", words)).toBeVisible();
}

async function titles(page: Page, field = "Title") {
  const inputs = page.getByLabel(field, { exact: false }).locator("visible=true");
  return inputs.evaluateAll((all) =>
    all.map((input) => (input instanceof HTMLInputElement ? input.value : "")),
  );
}

test.describe("the owner edits the home page's lists", () => {
  const before = new Map<string, Row[]>();
  test.beforeAll(async ({ cmsApi }) => {
    for (const list of LISTS) before.set(list, await cmsApi.list(list));
    await cmsApi.replaceList("home-stats", [
      { icon: "fileText", value: "75", title: "Publications" },
      { icon: "users", value: "16", title: "Students" },
      { icon: "globe", value: "10", title: "Projects" },
    ]);
  });
  test.afterAll(async ({ cmsApi }) => {
    for (const [list, rows] of before) await cmsApi.replaceList(list, rows);
  });

  test("statistics: changed, added, moved, removed and brought back, by keyboard; visible once saved", async ({
    ownerPage: owner,
    page: visitor,
  }) => {
    await owner.goto("/admin/homepage");
    await expect(tab(owner, "Statistics")).toHaveAttribute("aria-current", "true");
    await expect(owner.getByText(/not visible on the website until you save/)).toBeVisible();
    await expectAccessible(owner);

    await owner.getByRole("button", { name: "Move statistic 1 down" }).press("Enter");
    await expect(owner.getByRole("button", { name: "Move statistic 2 down" })).toBeFocused();
    await expect(owner.getByText("Statistic 1 is now 2 of 3.")).toBeAttached();
    await owner.keyboard.press("Enter");
    await expect(owner.getByRole("button", { name: "Move statistic 3 up" })).toBeFocused();
    expect(await titles(owner)).toEqual(["Students", "Projects", "Publications"]);
    await expect(tab(owner, "Statistics (unsaved)")).toBeVisible();

    await owner.getByRole("button", { name: "Add statistic" }).press("Enter");
    await expect(owner.getByLabel("Globe").last()).toBeFocused();
    for (let step = 0; step < 4; step += 1) await owner.keyboard.press("ArrowRight");
    await expect(owner.getByLabel("Chart").last()).toBeChecked();
    await owner.keyboard.press("Tab");
    await owner.keyboard.type("3,400");
    await owner.keyboard.press("Tab");
    await owner.keyboard.type("Citations");

    await owner.getByRole("button", { name: "Remove statistic 2" }).press("Enter");
    expect(await titles(owner)).toEqual(["Students", "Publications", "Citations"]);
    await owner.getByRole("button", { name: "Undo" }).press("Enter");
    expect(await titles(owner)).toEqual(["Students", "Projects", "Publications", "Citations"]);
    await owner.getByRole("button", { name: "Remove statistic 1" }).click();

    const stats = visitor.getByRole("region", { name: "Statistics" });
    await visitor.goto("/");
    await expect(stats.getByRole("term")).toHaveText(["Publications", "Students", "Projects"]);

    await save(owner, "Statistics saved successfully");
    await expect(tab(owner, "Statistics")).toBeVisible();
    await visitor.reload();
    await expect(stats.getByRole("term")).toHaveText(["Projects", "Publications", "Citations"]);
    await expect(stats.getByText("3,400")).toBeVisible();

    // The new row has an id of the cms by now: saving again changes it instead of adding another.
    await owner.getByLabel("Title").last().fill("Times cited");
    await expect(tab(owner, "Statistics (unsaved)")).toBeVisible();
    await save(owner, "Statistics saved successfully");
    await expect(tab(owner, "Statistics")).toBeVisible();
    await visitor.reload();
    await expect(stats.getByRole("term")).toHaveText(["Projects", "Publications", "Times cited"]);
    await owner.reload();
    await expect(owner.getByLabel("Title").last()).toHaveValue("Times cited");
    await expect(owner.getByLabel("Chart").last()).toBeChecked();
  });

  test("areas of focus, awards, events and testimonials: checked, saved, shown", async ({
    ownerPage: owner,
    page: visitor,
    cmsApi,
  }) => {
    for (const list of LISTS.slice(1)) await cmsApi.replaceList(list, []);
    await owner.goto("/admin/homepage?tab=focus-areas");
    await expect(owner.getByText("No areas of focus yet")).toBeVisible();
    await owner.getByRole("button", { name: "Add area of focus" }).click();
    await owner.getByLabel("Link", { exact: true }).fill("javascript:alert(1)");
    await owner.getByRole("button", { name: "Save Changes" }).click();
    await expect(owner.getByText("Title is required")).toBeVisible();
    await expect(owner.getByText("Must be a valid URL or a path that starts with /")).toBeVisible();
    await expect(owner.getByLabel("Title")).toBeFocused();
    await expectAccessible(owner);
    await owner.getByLabel("Title").fill("Marketing");
    await owner.getByLabel("Link", { exact: true }).fill("/research");
    await save(owner, "Focus areas saved successfully");

    await tab(owner, "Awards").click();
    await expect(owner).toHaveURL(/\?tab=awards$/);
    await expect(owner.getByText(/sorted by year|of the same year|within a year/i)).toBeVisible();
    await owner.getByRole("button", { name: "Add award" }).click();
    await expect(owner.getByLabel("Year")).toHaveValue(/^\d{4}$/);
    await owner.getByLabel("Title").locator("visible=true").fill("A prize");
    await save(owner, "Awards saved successfully");

    await tab(owner, "Events").click();
    await owner.getByRole("button", { name: "Add event" }).click();
    await owner.getByLabel("Title").locator("visible=true").fill("A lecture");
    await owner.getByRole("textbox", { name: "Date", exact: true }).fill("2099-05-02");
    await owner.getByRole("textbox", { name: "End date (optional)" }).fill("2099-05-01");
    await owner.getByRole("button", { name: "Save Changes" }).locator("visible=true").click();
    await expect(owner.getByText("The end date must not be before the date")).toBeVisible();
    await owner.getByRole("textbox", { name: "End date (optional)" }).fill("");
    await expect(owner.getByRole("button", { name: /^Move event/ })).toHaveCount(0);
    await save(owner, "Events saved successfully");

    await tab(owner, "Testimonials").click();
    await owner.getByRole("button", { name: "Add testimonial" }).click();
    await owner.getByLabel("Quote").fill("Patient, and precise.");
    await owner.getByLabel("Name").fill("Johanna Eklund");
    await save(owner, "Testimonials saved successfully");
    await expectAccessible(owner);

    await visitor.goto("/");
    await expect(visitor.getByRole("link", { name: /^Learn more/ })).toHaveAttribute(
      "href",
      "/research",
    );
    await expect(visitor.getByRole("heading", { name: "A prize" })).toBeVisible();
    const event = visitor.getByRole("region", { name: "Upcoming Events" });
    await expect(event.locator("time")).toHaveText(/May\s*2\s*2099/);
    await expect(event.getByRole("link", { name: /^Event Details/ })).toHaveAttribute(
      "href",
      /^\/events\/\w+$/,
    );
    const figure = visitor.getByRole("figure");
    await expect(figure).toContainText("“Patient, and precise.”");
    await expect(figure).toContainText("JE");
  });

  test("changes are kept while tabs change, and never dropped without a question", async ({
    ownerPage: owner,
  }) => {
    await owner.goto("/admin/homepage");
    await untilHydrated(owner.getByLabel("Title").first());
    await owner.getByLabel("Title").first().fill("Not saved yet");
    await tab(owner, "Awards").click();
    await owner.getByRole("button", { name: "Add award" }).click();
    await expect(tab(owner, "Awards (unsaved)")).toBeVisible();
    await tab(owner, "Statistics (unsaved)").click();
    await expect(owner.getByLabel("Title").first()).toHaveValue("Not saved yet");

    const dashboard = owner.getByRole("link", { name: "Dashboard" });
    const leave = async (answer: "accept" | "dismiss") => {
      const question = owner.waitForEvent("dialog");
      await Promise.all([question.then((asked) => asked[answer]()), dashboard.click()]);
    };
    await leave("dismiss");
    await expect(owner).toHaveURL(/\/admin\/homepage$/);
    await leave("accept");
    await expect(owner).toHaveURL(/\/admin$/);
  });

  test("a second window cannot save over the first without saying so", async ({
    ownerPage: owner,
    cmsApi,
  }) => {
    await owner.goto("/admin/homepage");
    await expect(owner.getByLabel("Title").first()).toBeVisible();
    const saved = await cmsApi.list("home-stats?sort=order_index");
    await cmsApi.replaceList("home-stats", [...saved, { value: "1", title: "From elsewhere" }]);

    await owner.getByLabel("Title").first().fill("Mine");
    await owner.getByRole("button", { name: "Save Changes" }).click();
    await expect(
      toast(owner, "Error", /Failed to save statistics: This list was changed in another window/),
    ).toBeVisible();
    await expect(owner.getByLabel("Title").first()).toHaveValue("Mine");
    await expect(owner.getByRole("link", { name: /^Open the saved state/ })).toHaveAttribute(
      "href",
      "/admin/homepage",
    );
    await expectAccessible(owner, { exclude: ["[data-sonner-toaster]"] });
    const now = await cmsApi.list("home-stats?sort=order_index");
    expect(now.map(({ title }) => title)).toContain("From elsewhere");

    await owner.getByRole("button", { name: "Save anyway" }).click();
    await expect(toast(owner, "Success", "Statistics saved successfully")).toBeVisible();
    const after = await cmsApi.list("home-stats?sort=order_index");
    expect(after.map(({ title }) => title)).toEqual([
      "Mine",
      ...saved.slice(1).map(({ title }) => title),
    ]);
  });
});

test("the dashboard greets the owner and leads to screens that exist", async ({ ownerPage }) => {
  await ownerPage.goto("/admin");
  await expect(ownerPage.getByRole("heading", { name: /^Welcome, \S+/ })).toBeVisible();
  await expectAccessible(ownerPage);
  const tiles = ownerPage.getByRole("main").getByRole("link");
  const paths = await tiles.evaluateAll((links) => links.map((link) => link.getAttribute("href")));
  expect(paths[0]).toBe("/admin/homepage");
  for (const path of paths) {
    expect((await ownerPage.request.get(path ?? "")).status(), `${path}`).toBe(200);
  }
});
