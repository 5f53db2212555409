import type { Core } from "@strapi/strapi";
import fs from "node:fs/promises";
import { createRequire } from "node:module";
import path from "node:path";
import { describe, expect, test } from "vitest";
import { useCms } from "../support/cms";
import { MINIMAL, SINGLES } from "../support/entries";
import { at, listAt, textAt } from "../support/json";
import { TEST_DIST } from "../support/paths";

const cms = useCms({ DEMO_CONTENT: "true", OWNER_NAME: "Site Owner" });

const USER_UID = "plugin::users-permissions.user";
const ROLE_UID = "plugin::users-permissions.role";

interface DemoContent {
  loadDemoContent(strapi: Core.Strapi): Promise<{ loaded: boolean; entries: number }>;
}

function isDemoContent(module: unknown): module is DemoContent {
  return typeof at(module, "loadDemoContent") === "function";
}

/** What a further start on the same database would do. */
function load(): Promise<{ loaded: boolean; entries: number }> {
  const fromCompiled = createRequire(path.join(TEST_DIST, "src/index.js"));
  const module: unknown = fromCompiled("./bootstrap/demo-content");
  if (!isDemoContent(module)) throw new Error("The compiled cms has no demo content");
  return module.loadDemoContent(cms().strapi);
}

/** The content types that the panel shows: tokens and their like are no content. */
function contentTypes(): string[] {
  return Object.values(cms().strapi.contentTypes)
    .filter((schema) => at(schema, "pluginOptions", "content-manager", "visible") !== false)
    .map((schema) => textAt(schema, "uid"))
    .filter((uid) => uid.startsWith("api::"));
}

/** How many entries each content type has. */
async function counts(): Promise<Record<string, number>> {
  const entries = contentTypes().map(
    async (uid) => [uid, await cms().strapi.db.query(uid).count()] as const,
  );
  return Object.fromEntries(await Promise.all(entries));
}

async function total(): Promise<number> {
  return Object.values(await counts()).reduce((sum, count) => sum + count, 0);
}

async function list(name: string, query = ""): Promise<unknown[]> {
  const { status, body } = await cms().get(`/api/${name}${query}`);
  expect(status).toBe(200);
  return listAt(body, "data");
}

function note() {
  return cms().strapi.store({ type: "core", name: "lectern", key: "demo-content" });
}

async function empty(): Promise<void> {
  for (const uid of contentTypes()) await cms().strapi.db.query(uid).deleteMany({});
}

function pictureCount(): Promise<number> {
  return cms().strapi.db.query("plugin::upload.file").count();
}

describe("an empty database", () => {
  test.each([
    ["publications", 40],
    ["people", 1],
    ["courses", 10],
    ["teaching-resources", 10],
    ["office-hours", 3],
    ["students", 12],
    ["projects", 8],
    ["blog-posts", 8],
    ["blog-categories", 4],
    ["media-items", 8],
    ["useful-links", 12],
    ["home-stats", 4],
    ["focus-areas", 3],
    ["awards", 5],
    ["events", 12],
    ["testimonials", 4],
    ["page-seos", 12],
  ])("gets %s, at least %i", async (name, count) => {
    expect((await list(name)).length).toBeGreaterThanOrEqual(count);
  });

  test("gets an entry of every content type", async () => {
    for (const [uid, count] of Object.entries(await counts())) {
      expect(count, uid).toBeGreaterThanOrEqual(1);
    }
  });

  test("gets every choice of every list of choices", async () => {
    const valuesOf = async (name: string, attribute: string) =>
      new Set((await list(name)).map((row) => at(row, attribute)));
    expect(await valuesOf("students", "level")).toEqual(
      new Set(["PhD", "Masters", "Undergraduate"]),
    );
    expect(await valuesOf("students", "current")).toEqual(new Set([true, false]));
    expect(await valuesOf("projects", "status")).toEqual(
      new Set(["active", "ongoing", "completed", "planning"]),
    );
    expect(await valuesOf("media-items", "type")).toEqual(
      new Set(["video", "audio", "article", "interview", "other"]),
    );
    expect(await valuesOf("teaching-resources", "type")).toEqual(
      new Set(["Reading", "Video", "Template", "Guide", "Software", "Other"]),
    );
    expect(await valuesOf("courses", "level")).toEqual(
      new Set(["Undergraduate", "Graduate", "Doctoral"]),
    );
    expect((await valuesOf("useful-links", "category")).size).toBeGreaterThanOrEqual(4);
  });

  test("gets events before and after today", async () => {
    const today = new Date().toISOString().slice(0, 10);
    const lastDays = (await list("events")).map((event) =>
      String(at(event, "end_date") ?? at(event, "date")),
    );
    expect(lastDays.filter((day) => day >= today).length).toBeGreaterThanOrEqual(4);
    expect(lastDays.filter((day) => day < today).length).toBeGreaterThanOrEqual(4);
  });

  test("keeps two or three posts as drafts, which only the owner sees", async () => {
    const shown = await list("blog-posts");
    expect(shown.every((post) => at(post, "published") === true)).toBe(true);
    const { body } = await cms().get("/api/blog-posts", await cms().ownerToken());
    const drafts = listAt(body, "data").filter((post) => at(post, "published") === false);
    expect(drafts).toHaveLength(3);
    expect(drafts.every((post) => at(post, "published_on") === null)).toBe(true);
  });

  test("gets posts by the owner, in and outside of a category", async () => {
    const posts = await list("blog-posts", "?populate=category");
    expect(posts.map((post) => at(post, "author", "full_name"))).toEqual(
      posts.map(() => "Ada Owner"),
    );
    const categories = posts.map((post) => at(post, "category", "slug"));
    expect(categories).toContain(undefined);
    expect(new Set(categories).size).toBeGreaterThanOrEqual(4);
  });

  test("belongs to a professor who does not exist where no owner is named", async () => {
    const { body } = await cms().get("/api/about-page");
    expect(textAt(body, "data", "name")).toBe("Judith Hallberg");
  });
});

test("pictures lie in the media library, with alternative text and smaller variants", async () => {
  const files: unknown[] = await cms().strapi.db.query("plugin::upload.file").findMany({});
  expect(files.length).toBeGreaterThanOrEqual(20);
  for (const file of files) {
    expect(textAt(file, "alternativeText")).not.toBe("");
    expect(at(file, "formats", "thumbnail")).toBeDefined();
  }
  const { body } = await cms().get("/api/about-page");
  const address = textAt(body, "data", "profile_image_url");
  expect(files.map((file) => at(file, "url"))).toContain(address);
  await expect(fs.access(path.join(cms().dataDir, address))).resolves.toBeUndefined();
  const linked = JSON.stringify(await list("blog-posts")).match(/\/uploads\/[^"\\]+/g) ?? [];
  for (const link of linked) expect(files.map((file) => at(file, "url"))).toContain(link);
});

describe("a further start", () => {
  test("adds nothing", async () => {
    const before = await counts();
    expect(await load()).toEqual({ loaded: false, entries: 0 });
    expect(await counts()).toEqual(before);
  });

  test("does not bring back what the owner has deleted", async () => {
    await empty();
    expect(await load()).toEqual({ loaded: false, entries: 0 });
    expect(await total()).toBe(0);
  });
});

test("what the cms keeps for itself does not count as content", () => {
  expect(contentTypes()).toHaveLength(Object.keys({ ...MINIMAL, ...SINGLES }).length);
});

test("a database with a single entry is left alone", async () => {
  await empty();
  await note().delete();
  await cms()
    .strapi.documents("api::contact-info.contact-info")
    .create({
      data: { email_academic: "ada@example.edu" },
    });
  expect(await load()).toEqual({ loaded: false, entries: 0 });
  expect(await total()).toBe(1);
});

test("a loading that fails leaves nothing, and the next start completes it", async () => {
  await empty();
  await note().delete();
  const pictures = await pictureCount();
  const users = cms().strapi.db.query(USER_UID);
  const roleId = async (type: string): Promise<unknown> =>
    at(await cms().strapi.db.query(ROLE_UID).findOne({ where: { type } }), "id");
  const account = { email: "owner@example.edu" };

  // Without an owner the posts, which come last, have no author.
  await users.update({ where: account, data: { role: await roleId("authenticated") } });
  await expect(load()).rejects.toThrow("needs an owner");
  expect(await total()).toBe(0);
  expect(await note().get()).toBeNull();

  await users.update({ where: account, data: { role: await roleId("owner") } });
  const { loaded, entries } = await load();
  expect(loaded).toBe(true);
  expect(entries).toBe(await total());
  expect(await pictureCount()).toBe(pictures);
});
