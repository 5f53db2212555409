import type { Page } from "@playwright/test";
import { expectAccessible } from "./harness/accessibility";
import { CmsApi, type Row } from "./harness/cms-api";
import { expect, test } from "./harness/fixtures";
import { visitKept } from "./harness/outage";

// The site that is stopped on the way begins empty.
test.use({ siteSettings: { DEMO_CONTENT: "false" } });

const NONE = "No blog posts found matching your search.";

function posts(page: Page) {
  return page.getByRole("main").getByRole("article");
}

function sidebar(page: Page, name: string) {
  return page.getByRole("complementary").getByRole("region", { name });
}

const words = (count: number) => Array.from({ length: count }, () => "word").join(" ");

const whole = {
  title: "A browser’s post",
  excerpt: "Browsers read a lot.",
  content: `<h1 id="main">Within</h1><p>${words(399)}</p><table><tr><th>A</th><td>B</td></tr></table><pre>x = 1</pre><p><a href="https://example.org/" target="_blank">out</a> <a href="#main">up</a></p>`,
  tags: ["Zebra", "Yak", "Xerus", "Wombat"],
  published: true,
  published_on: "2031-02-28T23:30:00.000Z",
};

test.describe("the list", () => {
  let category: Row;
  let post: Row;
  let draft: Row;

  test.beforeAll(async ({ cmsApi }) => {
    category = await cmsApi.create("blog-categories", { name: "Browsers & Tests" });
    const data = { ...whole, category: category.documentId };
    post = await cmsApi.create("blog-posts", data);
    draft = await cmsApi.create("blog-posts", { ...data, title: "A draft", published: false });
  });

  test.afterAll(async ({ cmsApi }) => {
    for (const { documentId } of [post, draft]) await cmsApi.remove(`blog-posts/${documentId}`);
    await cmsApi.remove(`blog-categories/${category.documentId}`);
  });

  test("shows published posts, categories with their counts and the newest posts", async ({
    page,
  }) => {
    const response = await page.goto("/blog");
    expect(response?.status()).toBe(200);
    await expect(page).toHaveTitle(/^Blog \| /);
    const first = posts(page).first();
    await expect(first).toContainText("A browser’s post");
    await expect(first).toContainText("February 28, 2031");
    await expect(first).toContainText("Browsers & Tests");
    await expect(first).toContainText("Browsers read a lot.");
    await expect(first.getByRole("list", { name: "Tags" }).getByRole("listitem")).toHaveText([
      "Zebra",
      "Yak",
      "Xerus",
    ]);
    await expect(page.getByText("A draft")).toHaveCount(0);

    const counts = sidebar(page, "Categories").getByRole("listitem");
    await expect(counts.filter({ hasText: "Browsers & Tests" })).toContainText("1 post");
    const empty = counts.filter({ hasText: "Data & Methods" });
    await expect(empty).toContainText("0 posts");
    await expect(empty.getByRole("link")).toHaveCount(0);
    await expect(sidebar(page, "Recent Posts").getByRole("listitem")).toHaveCount(3);
    await expect(page.locator("meta[name=keywords]")).toHaveAttribute(
      "content",
      /^Zebra, Yak, Xerus, Wombat, ([^,]+, ){15}[^,]+$/,
    );
    await expectAccessible(page);
    const feed = page.locator("link[rel=alternate][type='application/atom+xml']");
    await expect(feed).toHaveAttribute("href", "/blog.xml");
    await expect(feed).toHaveAttribute("title", /^Blog \| /);

    await first.getByRole("link").click();
    await expect(page).toHaveURL(new RegExp(`/blog/${post.documentId}$`));
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("A browser’s post");
  });

  test("is searched while one types, in title, excerpt, tags and category", async ({ page }) => {
    await page.goto("/blog");
    const all = await posts(page).count();
    const field = page.getByRole("searchbox", { name: "Search the blog" });
    for (const query of ["BROWSER’S POST", "read a LOT", "wombat", "browsers & t"]) {
      await field.fill(query);
      await expect(posts(page)).toHaveCount(1);
      await expect(posts(page)).toContainText("A browser’s post");
      await expect(page.getByRole("main").getByText("1 post found")).toBeVisible();
      await expect(page.locator("[aria-live]")).toHaveText("1 post found");
      await expect(field).toBeFocused();
      await expect(field).toHaveValue(query);
    }
    await field.fill("A draft");
    await expect(page.getByRole("main").getByText(NONE)).toBeVisible();
    await expectAccessible(page);
    await page.getByRole("link", { name: "Clear search" }).click();
    await expect(posts(page)).toHaveCount(all);
    await expect(field).toHaveValue("");
    await expect(page).toHaveURL(/\/blog$/);

    await sidebar(page, "Categories").getByRole("link", { name: "Browsers & Tests" }).click();
    await expect(posts(page)).toHaveCount(1);
    await expect(
      sidebar(page, "Categories").getByRole("link", { name: "Browsers & Tests" }),
    ).toHaveAttribute("aria-current", "true");
    await expectAccessible(page);
  });

  test("has a box to subscribe that does nothing", async ({ page }) => {
    await page.goto("/blog");
    const asked: string[] = [];
    page.on("request", (request) => {
      // The browser asks for pictures and the site's icon when it likes.
      if (request.resourceType() === "image" || request.url().includes("/favicon")) return;
      asked.push(request.url());
    });
    const box = sidebar(page, "Stay Updated");
    await box.getByLabel("Email address").fill("ada@example.org");
    await box.getByLabel("Email address").press("Enter");
    await box.getByRole("button", { name: "Subscribe" }).click();
    await expect(box.getByLabel("Email address")).toHaveValue("ada@example.org");
    await expect(page).toHaveURL(/\/blog$/);
    expect(asked).toEqual([]);
  });

  test("is searched and read without scripts", async ({ browser }) => {
    const context = await browser.newContext({ javaScriptEnabled: false });
    const page = await context.newPage();
    await page.goto("/blog");
    await page.getByRole("searchbox").fill("wombat");
    await page.getByRole("button", { name: "Search" }).click();
    await expect(posts(page)).toHaveCount(1);
    await expect(page.getByRole("searchbox")).toHaveValue("wombat");
    await posts(page).getByRole("link").click();
    await expect(page.getByRole("heading", { name: "Within" })).toBeVisible();
    await page.getByRole("link", { name: "Back to Blog" }).click();
    await expect(page).toHaveURL(/\/blog$/);
    await context.close();
  });

  test("leads to the post, cleaned and with everything about it", async ({ page }) => {
    const response = await page.goto(`/blog/${post.documentId}`);
    expect(response?.status()).toBe(200);
    await expect(page).toHaveTitle(/^A browser’s post \| /);
    const article = page.getByRole("article");
    await expect(article).toContainText("Judith Hallberg · February 28, 2031 · 3 min read");
    await expect(article.getByRole("link", { name: "Browsers & Tests" })).toHaveAttribute(
      "href",
      "/blog?category=browsers-tests",
    );
    await expect(article.getByRole("list", { name: "Tags" })).toHaveText("ZebraYakXerusWombat");
    await expect(page.getByRole("heading", { level: 1 })).toHaveCount(1);
    await expect(article.getByRole("link", { name: "out" })).toHaveAttribute(
      "rel",
      "noopener noreferrer",
    );
    await expect(page.locator("meta[name=description]")).toHaveAttribute(
      "content",
      "Browsers read a lot.",
    );
    await expect(page.locator("meta[property='og:type']")).toHaveAttribute("content", "article");
    const facts = await page.locator("script[type='application/ld+json']").textContent();
    expect(JSON.parse(facts ?? "")).toMatchObject({
      "@type": "BlogPosting",
      headline: "A browser’s post",
      author: { "@type": "Person", name: "Judith Hallberg" },
      articleSection: "Browsers & Tests",
    });
    await page.setViewportSize({ width: 390, height: 800 });
    await expectAccessible(page);
    await article.getByRole("link", { name: "up" }).click();
    await expect(article.getByRole("heading", { name: "Within" })).toBeInViewport();
  });

  test("begins with the newest post, and a post leads to those beside it", async ({
    page,
    cmsApi,
  }) => {
    const others = await cmsApi.list(
      "blog-posts?filters[published][$eq]=true&sort=published_on:desc",
    );
    await page.goto("/blog");
    const [lead, second] = [posts(page).first(), posts(page).nth(1)];
    const size = (item: typeof lead) =>
      item
        .getByRole("heading", { level: 2 })
        .evaluate((title) => parseFloat(getComputedStyle(title).fontSize));
    await expect(lead).toContainText("A browser’s post");
    expect(await size(lead)).toBeGreaterThan(await size(second));
    // What has no picture is text alone.
    await expect(page.getByRole("main").locator("[aria-hidden].absolute")).toHaveCount(0);

    await lead.getByRole("link").click();
    const more = page.getByRole("navigation", { name: "More posts" });
    await expect(more.getByRole("link")).toHaveCount(1);
    const before = String(others[1]?.["title"]);
    await more.getByRole("link", { name: before }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(before);
    await expect(page.getByText("Written by")).toContainText("Judith Hallberg");
    await page.getByRole("link", { name: /^Next post/ }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("A browser’s post");
  });

  test("does not lead to drafts or unknown posts", async ({ page, ownerPage }) => {
    for (const address of [`/blog/${draft.documentId}`, "/blog/nosuchpost"]) {
      for (const visitor of [page, ownerPage]) {
        const response = await visitor.goto(address);
        expect(response?.status()).toBe(404);
        await expect(visitor.getByRole("heading", { level: 1 })).toHaveText("Blog Post Not Found");
        await expect(
          visitor.getByText(
            "Sorry, the blog post you're looking for doesn't exist or is not published.",
          ),
        ).toBeVisible();
        expect(await visitor.content()).not.toContain("Browsers read a lot.");
      }
    }
    await expect(page).toHaveTitle(/^Blog Post Not Found \| \S/);
    await expect(page.locator("meta[name=robots]")).toHaveAttribute("content", "noindex,nofollow");
    await expectAccessible(page);
    await page.getByRole("link", { name: "Back to Blog" }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Blog");
  });
});

test("an empty blog, too much content, and an outage", async ({ page, ownSite }) => {
  test.slow();
  await page.goto(`${ownSite.url}/blog`);
  await expect(page.getByText(NONE)).toBeVisible();
  await expect(sidebar(page, "Stay Updated")).toBeVisible();
  await expectAccessible(page);
  const feed = await page.request.get(`${ownSite.url}/blog.xml`);
  expect([feed.status(), (await feed.text()).includes("<entry>")]).toEqual([200, false]);

  const cms = new CmsApi(ownSite.cmsUrl, ownSite.owner);
  const long = `${"x".repeat(280)} end`;
  const category = await cms.create("blog-categories", { name: "c".repeat(200) });
  const { documentId } = await cms.create("blog-posts", {
    title: long,
    excerpt: long,
    content: `<p>${long}</p><pre>${long}</pre><table><tr><td>${long}</td></tr></table>`,
    tags: Array.from({ length: 30 }, () => "y".repeat(100)),
    featured_image: "/uploads/missing.jpg",
    category: category.documentId,
    published: true,
  });
  for (const address of ["/blog", `/blog/${documentId}`]) {
    await page.goto(ownSite.url + address);
    await expect(page.getByRole("article").first()).toBeVisible();
    for (const width of [1440, 1024, 768, 390]) {
      await page.setViewportSize({ width, height: 800 });
      await expect
        .poll(() => page.evaluate(() => document.documentElement.scrollWidth))
        .toBeLessThanOrEqual(width);
    }
    await expectAccessible(page);
  }

  await ownSite.stopCms();
  await visitKept(page, `${ownSite.url}/blog`);
  await expect(page.getByRole("article")).toBeVisible();
  const other = await page.goto(`${ownSite.url}/blog/never-asked-for`);
  expect(other?.status()).toBe(503);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Error Loading Blog Post");
  await expect(page.getByText("Sorry, we couldn't load this blog post.")).toBeVisible();
  await expect(page.getByText(`Request: ${other?.headers()["x-request-id"]}`)).toBeVisible();
  await ownSite.restartWeb();
  expect((await page.goto(`${ownSite.url}/blog`))?.status()).toBe(503);
  await expect(page.getByText(NONE)).toBeVisible();
  await ownSite.startCms();
});
