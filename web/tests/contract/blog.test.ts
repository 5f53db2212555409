import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";
import { z } from "zod";
import { listBlogCategories } from "~/entities/blog-category/store.server";
import { listPublishedPosts, readPublishedPost } from "~/entities/blog-post/store.server";
import { callCms, createCms } from "~/lib/cms/cms.server";
import { publicCms } from "~/lib/cms/public-cms.server";

const owner = createCms((call) => callCms(call, { token: inject("ownerToken") }));
const visitor = publicCms();
const created: string[] = [];
let category = "";

async function create(path: string, data: object): Promise<string> {
  const answer = z.object({ data: z.object({ documentId: z.string() }) });
  const { documentId } = answer.parse(await owner.post(path, { data })).data;
  created.push(`${path}/${documentId}`);
  return documentId;
}

const post = {
  title: "Éclairs & “quotes” — a post",
  excerpt: "In short.\nIn two lines.",
  content: "<p>One <strong>two</strong></p>",
  featured_image: "https://example.org/a.jpg?b=1&c=2",
  tags: ["one", "two, three"],
  published: true,
  published_on: "2024-02-29T23:30:00.000Z",
};

beforeAll(async () => {
  category = await create("/api/blog-categories", { name: "Contract Tests & Co" });
});

afterAll(async () => {
  for (const path of created.reverse()) await owner.delete(path);
});

const shownCategory = () => ({
  id: category,
  name: "Contract Tests & Co",
  slug: "contract-tests-co",
});

describe("a published post", () => {
  it("comes whole, with its category and its author's name", async () => {
    const id = await create("/api/blog-posts", { ...post, category });
    expect(await readPublishedPost(visitor, id)).toEqual({
      id,
      title: post.title,
      excerpt: post.excerpt,
      content: post.content,
      featured_image: post.featured_image,
      tags: post.tags,
      published_at: post.published_on,
      category: shownCategory(),
      author: "Site Owner",
      updated_at: expect.stringMatching(/^\d{4}-\d\d-\d\dT/) as string,
    });
  });

  it("is listed without its content, newest first", async () => {
    const older = await create("/api/blog-posts", {
      ...post,
      title: "Older",
      published_on: "1999-01-01T00:00:00.000Z",
    });
    const posts = await listPublishedPosts(visitor);
    expect(posts.find(({ title }) => title === post.title)).toEqual({
      id: expect.any(String) as string,
      title: post.title,
      excerpt: post.excerpt,
      featured_image: post.featured_image,
      tags: post.tags,
      published_at: post.published_on,
      category: shownCategory(),
    });
    expect(posts.at(-1)?.id).toBe(older);
    const moments = posts.map(({ published_at }) => published_at);
    expect(moments).toEqual([...moments].sort().reverse());
  });

  it("comes with null for what is not set", async () => {
    const id = await create("/api/blog-posts", { title: "Bare", published: true });
    expect(await readPublishedPost(visitor, id)).toMatchObject({
      excerpt: null,
      content: "",
      featured_image: null,
      tags: [],
      category: null,
    });
  });
});

describe("a draft", () => {
  it("is neither listed nor read, with whatever rights", async () => {
    const id = await create("/api/blog-posts", { ...post, title: "Draft", published: false });
    for (const cms of [visitor, owner]) {
      expect((await listPublishedPosts(cms)).map((row) => row.id)).not.toContain(id);
      expect(await readPublishedPost(cms, id)).toBeNull();
    }
    await owner.put(`/api/blog-posts/${id}`, { data: { published: true } });
    expect(await readPublishedPost(visitor, id)).toMatchObject({ title: "Draft" });
    await owner.put(`/api/blog-posts/${id}`, { data: { published: false } });
    expect(await readPublishedPost(visitor, id)).toBeNull();
  });
});

it.each(["nosuchpost", "../publications", "a?b#c"])("an unknown id %j is no post", async (id) => {
  expect(await readPublishedPost(visitor, id)).toBeNull();
});

it("categories come by name, those without posts included", async () => {
  const empty = await create("/api/blog-categories", { name: "aa Empty" });
  const categories = await listBlogCategories(visitor);
  expect(categories).toContainEqual(shownCategory());
  expect(categories).toContainEqual({ id: empty, name: "aa Empty", slug: "aa-empty" });
  const names = categories.map(({ name }) => name);
  expect(names).toEqual([...names].sort((a, b) => a.localeCompare(b, "en")));
});
