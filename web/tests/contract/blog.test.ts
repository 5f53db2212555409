import { readFile } from "node:fs/promises";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { z } from "zod";
import {
  createCategory,
  deleteCategory,
  listBlogCategories,
  listDescribedCategories,
  updateCategory,
} from "~/entities/blog-category/store.server";
import type { BlogPostInput } from "~/entities/blog-post/blog-post";
import {
  countPostsByCategory,
  createPost,
  deletePost,
  listPosts,
  listPublishedPosts,
  readPostForEdit,
  readPublishedPost,
  setPublished,
  updatePost,
} from "~/entities/blog-post/store.server";
import { callCms, createCms } from "~/lib/cms/cms.server";
import { publicCms } from "~/lib/cms/public-cms.server";
import { ownerToken } from "../support/owner-token";

const owner = createCms((call) => callCms(call, { token: ownerToken }));
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
      updated_at: expect.any(String) as string,
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

describe("the owner's posts", () => {
  const input: BlogPostInput = {
    title: "Owned — “quotes”",
    content: "<p>Text</p>",
    excerpt: "In short",
    featured_image: "/uploads/a.jpg",
    tags: ["one", "two"],
    published: false,
    category_id: null,
  };
  const find = async (title: string) => (await listPosts(owner)).find((row) => row.title === title);
  const idOf = async (title: string) => (await find(title))?.id ?? "";

  it("survive the way to the cms and back, newest first, drafts included", async () => {
    await createPost(owner, { ...input, category_id: category });
    const id = await idOf(input.title);
    expect(await readPostForEdit(owner, id)).toMatchObject({
      ...input,
      id,
      category_id: category,
      category: { id: category, name: "Contract Tests & Co" },
    });
    expect((await listPosts(owner))[0]).toMatchObject({ id, published: false, tags: input.tags });
    await updatePost(owner, id, { ...input, content: null, excerpt: null, tags: [] });
    expect(await readPostForEdit(owner, id)).toMatchObject({
      content: null,
      excerpt: null,
      tags: [],
      category_id: null,
      category: null,
    });
  });

  it("say in the list that a draft does not appear at its time", async () => {
    const id = await idOf(input.title);
    const publish_at = "2090-01-02T09:00";
    await updatePost(owner, id, { ...input, publish_at });
    expect(await find(input.title)).toMatchObject({
      schedule: "Stays a draft: does not appear on Jan 2, 2090, 9:00 AM",
    });
    await setPublished(owner, id, true);
    expect(await find(input.title)).toMatchObject({
      schedule: "Scheduled for Jan 2, 2090, 9:00 AM",
    });
    await updatePost(owner, id, input);
    expect(await find(input.title)).not.toHaveProperty("schedule");
  });

  it("are no business of visitors while they are drafts, whatever is asked", async () => {
    const id = await idOf(input.title);
    await updatePost(owner, id, { ...input, category_id: category });
    const counted = (await countPostsByCategory(owner)).get(category) ?? 0;
    expect((await countPostsByCategory(visitor)).get(category) ?? 0).toBe(counted - 1);
    expect((await listPosts(visitor)).map((row) => row.id)).not.toContain(id);
    expect(await readPostForEdit(visitor, id)).toBeNull();
    await expect(setPublished(visitor, id, true)).rejects.toMatchObject({ status: 403 });
    await expect(createPost(visitor, input)).rejects.toMatchObject({ status: 403 });
    await expect(deletePost(visitor, id)).rejects.toMatchObject({ status: 403 });
  });

  it("are dated once when they are published, and not when they are saved again", async () => {
    const id = await idOf(input.title);
    const before = Date.now();
    await setPublished(owner, id, true);
    const first = (await find(input.title))?.date ?? "";
    expect(Date.parse(first)).toBeGreaterThanOrEqual(before - 1000);
    await setPublished(owner, id, true);
    await updatePost(owner, id, { ...input, published: true });
    expect((await find(input.title))?.date).toBe(first);
    expect(await readPublishedPost(visitor, id)).toMatchObject({ published_at: first });
    await updatePost(owner, id, { ...input, published: false });
    expect(await readPublishedPost(visitor, id)).toBeNull();
    await deletePost(owner, id);
    await deletePost(owner, id);
    expect(await find(input.title)).toBeUndefined();
  });

  it("say at the field that their category has been deleted", async () => {
    const gone = { ...input, category_id: "acategorythatisgone12345" };
    await expect(createPost(owner, gone)).rejects.toMatchObject({
      status: 400,
      fields: { category_id: "Category: the chosen entry has been deleted" },
    });
  });

  it("keep everything that the editor writes", async () => {
    const file = path.join(import.meta.dirname, "../support/whole-post.html");
    const whole = (await readFile(file, "utf8")).trim();
    await createPost(owner, { ...input, title: "Whole", content: whole });
    const id = await idOf("Whole");
    const content = (await readPostForEdit(owner, id))?.content ?? "";
    // The sanitizer closes the elements that browsers leave open.
    expect(content.replaceAll(" />", ">")).toBe(whole);
    await deletePost(owner, id);
  });
});

it("categories are added, described, renamed with their slug, and deleted", async () => {
  await createCategory(owner, { name: "Field & Notes", description: "One\nTwo" });
  const find = async (name: string) =>
    (await listDescribedCategories(owner)).find((row) => row.name === name);
  const made = await find("Field & Notes");
  expect(made).toMatchObject({ slug: "field-notes", description: "One\nTwo" });
  const id = made?.id ?? "";
  await updateCategory(owner, id, { name: "Renamed", description: null });
  expect(await find("Renamed")).toEqual({
    id,
    name: "Renamed",
    slug: "renamed",
    description: null,
    version: expect.any(String) as string,
  });
  await expect(createCategory(owner, { name: "renamed", description: null })).rejects.toMatchObject(
    {
      status: 400,
    },
  );
  await expect(createCategory(visitor, { name: "X", description: null })).rejects.toMatchObject({
    status: 403,
  });
  await deleteCategory(owner, id);
  expect(await find("Renamed")).toBeUndefined();
});
