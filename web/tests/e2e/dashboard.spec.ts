import { readFile } from "node:fs/promises";
import path from "node:path";
import type { Page } from "@playwright/test";
import { expectAccessible } from "./harness/accessibility";
import { expect, test } from "./harness/fixtures";
import { sharedSite } from "./harness/shared-site";

const PICTURE = path.join(import.meta.dirname, "../../public/images/profile-og-image.png");

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
      await expect(attention.getByRole("link", { name: /no DOI$/ })).toHaveAttribute(
        "href",
        "/admin/publications?missing=doi",
      );
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
      await attention.getByRole("link", { name: /no DOI$/ }).click();
      await expect(ownerPage.getByLabel("Show")).toHaveValue("doi");
    } finally {
      await cmsApi.remove(`blog-posts/${draft.documentId}`);
    }
  });

  test("leads to Strapi's panel where that can be reached", async ({ ownerPage }) => {
    await ownerPage.goto("/admin");
    const link = ownerPage
      .getByRole("complementary")
      .getByRole("link", { name: "Advanced editor" });
    await expect(link).toHaveAttribute("href", `${sharedSite().cmsUrl}/admin`);
    const answer = await ownerPage.request.get((await link.getAttribute("href")) ?? "");
    expect(answer.status()).toBe(200);
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
    const name = `nobody-has-described-${Date.now()}.png`;
    const uploaded = await ownerPage.request.post("/admin/pictures", {
      headers: { origin: sharedSite().url },
      multipart: {
        intent: "upload",
        file: { name, mimeType: "image/png", buffer: await readFile(PICTURE) },
      },
    });
    expect(uploaded.status()).toBe(200);
    await ownerPage.goto("/admin");
    await panel(ownerPage, "Needs attention")
      .getByRole("link", { name: /no alternative text$/ })
      .click();
    await expect(ownerPage).toHaveURL(/\/admin\/alternative-texts$/);
    const picture = ownerPage.getByRole("img", { name });
    const item = ownerPage.getByRole("listitem").filter({ has: picture });
    await expect(item).toBeVisible();
    await expectAccessible(ownerPage);
    await item.getByLabel("Alternative text").fill("A letterhead");
    await item.getByLabel("Alternative text").press("Enter");
    await expect(item.getByText("The alternative text is saved.")).toBeVisible();
    await ownerPage.reload();
    const heading = ownerPage.getByRole("heading", { level: 1, name: "Alternative texts" });
    await expect(heading).toBeVisible();
    await expect(item).toHaveCount(0);
  });
});
