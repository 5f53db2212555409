import { describe, expect, it } from "vitest";
import { atCms, writeAtCms } from "../support/at-cms";
import { setUpWebBeforeCms } from "../support/web-before-cms";

/** The built website before a real cms: what feed readers get of the blog, and what never. */

const { settings, cms, visit: visitWeb, restartWeb, make } = setUpWebBeforeCms();

const visit = (headers: Record<string, string> = {}) => visitWeb("/blog.xml", { headers });
const idOf = (post: string) => `${settings["SITE_URL"]}/blog/${post}`;

async function entries(): Promise<string[]> {
  const answer = await visit();
  expect(answer.status).toBe(200);
  const xml = await answer.text();
  return [...xml.matchAll(/<entry>[^]*?<\/entry>/g)].map(([entry]) => entry);
}

const ids = async () =>
  (await entries()).map((entry) => /<id>([^<]*)<\/id>/.exec(entry)?.[1] ?? "");
const isThere = async (post: string) => (await ids()).includes(idOf(post));

describe("the feed of the blog", () => {
  it("shows a post as soon as it is published, with its whole text", async () => {
    const category = await make("blog-categories", { name: "Feeds & Readers" });
    const id = await make("blog-posts", {
      title: "A post for <readers> & others",
      excerpt: "In short.",
      content: '<p>See <a href="/about">me</a>.</p>',
      tags: ["atom"],
      category,
    });
    expect(await isThere(id)).toBe(false);
    await writeAtCms("PUT", `blog-posts/${id}`, { published: true });
    await expect.poll(() => isThere(id)).toBe(true);
    const entry = (await entries()).find((one) => one.includes(`<id>${idOf(id)}</id>`)) ?? "";
    for (const part of [
      `<link rel="alternate" type="text/html" href="${idOf(id)}"/>`,
      "<title>A post for &lt;readers&gt; &amp; others</title>",
      '<category term="Feeds &amp; Readers"/>',
      '<category term="atom"/>',
      "<summary>In short.</summary>",
      `<content type="html">&lt;p&gt;See &lt;a href=&quot;${settings["SITE_URL"]}/about&quot;&gt;me&lt;/a&gt;.&lt;/p&gt;</content>`,
    ]) {
      expect(entry).toContain(part);
    }
    expect(entry).toMatch(/<author><name>[^<]+<\/name><\/author>/);
    await writeAtCms("PUT", `blog-posts/${id}`, { title: "Under another title" });
    await expect.poll(async () => (await entries()).join()).toContain("Under another title");
    expect(await isThere(id)).toBe(true);
  });

  it("has the 20 newest posts, and is named as the blog is", async () => {
    for (let count = 1; count <= 21; count += 1) {
      const published_on = `1990-01-${String(count).padStart(2, "0")}T00:00:00.000Z`;
      await make("blog-posts", { title: `Old post ${count}`, published: true, published_on });
    }
    const newest = await make("blog-posts", { title: "The newest of all", published: true });
    await expect.poll(() => isThere(newest)).toBe(true);
    expect(await ids()).toHaveLength(20);
    const xml = await (await visit()).text();
    expect(xml).not.toContain("<title>Old post 1</title>");
    const page = await (await visitWeb("/blog")).text();
    const [, title] = /<title>([^<]+)<\/title>/.exec(page) ?? [];
    expect(xml).toContain(`<title>${title}</title>`);
    expect(xml).toContain(`<id>${settings["SITE_URL"]}/blog.xml</id>`);
  }, 60_000);

  it("is a feed that a reader has already, until something changes", async () => {
    const { headers } = await visit();
    expect(headers.get("content-type")).toBe("application/atom+xml; charset=utf-8");
    expect(headers.get("cache-control")).toBe("no-cache");
    expect(headers.get("x-robots-tag")).toBe("noindex");
    const known = { "if-none-match": headers.get("etag") ?? "" };
    expect((await visit(known)).status).toBe(304);
    await make("blog-posts", { title: "Changes the feed", published: true });
    await expect.poll(async () => (await visit(known)).status).toBe(200);
  });

  it("never has what is not public", async () => {
    const past = "2020-01-02T09:00";
    const future = "2090-01-02T09:00";
    const hidden = [
      await make("blog-posts", { title: "A draft" }),
      await make("blog-posts", { title: "Draft of then", publish_at: past }),
      await make("blog-posts", { title: "Soon", published: true, publish_at: future }),
      await make("blog-posts", { title: "Over", published: true, unpublish_at: past }),
    ];
    const excluded = await make("blog-posts", { title: "Not for searchers", published: true });
    const post = await make("blog-posts", { title: "Out", published: true });
    await expect.poll(() => isThere(post)).toBe(true);
    expect(await isThere(excluded)).toBe(true);
    await make("page-seos", { path: `/blog/${excluded}`, no_index: true });
    await expect.poll(() => isThere(excluded)).toBe(false);
    await atCms("PUT", `blog-posts/${post}`, { published: false });
    await expect.poll(() => isThere(post)).toBe(false);
    const found = await ids();
    for (const id of hidden) expect(found).not.toContain(idOf(id));
  });

  it("is named in the head of the blog, of each post and of the home page", async () => {
    const post = await make("blog-posts", { title: "With a head", published: true });
    const head = async (path: string) => {
      const html = await (await visitWeb(path)).text();
      return html.slice(0, html.indexOf("</head>"));
    };
    const link =
      /<link rel="alternate" type="application\/atom\+xml" title="Blog[^"]*" href="\/blog\.xml"\/>/g;
    for (const path of ["/", "/blog", "/blog?q=nothing", `/blog/${post}`]) {
      expect((await head(path)).match(link), path).toHaveLength(1);
    }
    expect(await head("/blog/no-such-post")).not.toContain("/blog.xml");
  });

  it("is never half: without its cms it is the last one, or 503", async () => {
    const before = await ids();
    cms().setDown(true);
    try {
      expect(await ids()).toEqual(before);
      await restartWeb();
      const answer = await visit();
      expect([answer.status, answer.headers.get("retry-after")]).toEqual([503, "15"]);
    } finally {
      cms().setDown(false);
    }
    await expect.poll(async () => (await visit()).status).toBe(200);
  }, 60_000);
});
