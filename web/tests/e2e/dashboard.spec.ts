import type { Page } from "@playwright/test";
import { expectAccessible } from "./harness/accessibility";
import { expect, test } from "./harness/fixtures";

const panel = (page: Page, name: string) => page.getByRole("region", { name });

test.describe("the dashboard", () => {
  test("says what needs attention, what changed last and how the site is", async ({
    ownerPage,
    cmsApi,
  }) => {
    const draft = await cmsApi.create("blog-posts", { title: "A draft for the dashboard" });
    try {
      await ownerPage.goto("/admin");
      const attention = panel(ownerPage, "Needs attention");
      await expect(
        attention.getByRole("link", { name: /posts are drafts that nobody else can see/ }),
      ).toHaveAttribute("href", "/admin/blog");
      await expect(attention.getByRole("link", { name: /no DOI$/ })).toBeVisible();
      const recent = panel(ownerPage, "Changed last");
      await expect(recent.getByRole("link").first()).toHaveText("A draft for the dashboard");
      await expect(recent.getByRole("link").first()).toHaveAttribute(
        "href",
        `/admin/blog/${draft.documentId}`,
      );
      await expect(panel(ownerPage, "The site").getByText("Two-step sign-in")).toBeVisible();
      // The demo content is no site to be set up.
      await expect(panel(ownerPage, "Set up your site")).toHaveCount(0);
      await expectAccessible(ownerPage);
    } finally {
      await cmsApi.remove(`blog-posts/${draft.documentId}`);
    }
  });

  test("every tile, every link of the sidebar and every line leads to a screen", async ({
    ownerPage,
  }) => {
    await ownerPage.goto("/admin");
    const links = await ownerPage
      .locator("a[href^='/admin']")
      .evaluateAll((all) => all.map((link) => link.getAttribute("href") ?? ""));
    expect(new Set(links).size).toBeGreaterThan(15);
    for (const link of new Set(links)) {
      const answer = await ownerPage.request.get(link);
      expect([link, answer.status()]).toEqual([link, 200]);
    }
  });

  test("a picture without alternative text is described where the dashboard leads", async ({
    ownerPage,
  }) => {
    await ownerPage.goto("/admin/alternative-texts");
    const fields = ownerPage.getByLabel("Alternative text");
    await expect(fields.first().or(ownerPage.getByText("Every picture has"))).toBeVisible();
    await expectAccessible(ownerPage);
  });
});
