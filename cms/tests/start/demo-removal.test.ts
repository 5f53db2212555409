import fs from "node:fs/promises";
import { createRequire } from "node:module";
import path from "node:path";
import { beforeAll, describe, expect, test } from "vitest";
import { useCms } from "../support/cms";
import { MINIMAL } from "../support/entries";
import { at, listAt, textAt } from "../support/json";
import { TEST_DIST } from "../support/paths";

const cms = useCms({ DEMO_CONTENT: "true", OWNER_NAME: "Ada Owner" });
const PATH = "/api/demo-content";

const COLLECTIONS = Object.keys(MINIMAL);

let owner = "";

async function list(name: string): Promise<unknown[]> {
  const { body } = await cms().get(`/api/${name}?pagination[pageSize]=200&populate=*`, owner);
  return listAt(body, "data");
}

async function first(name: string, index = 0): Promise<{ id: string; row: unknown }> {
  const row = (await list(name))[index];
  return { id: textAt(row, "documentId"), row };
}

async function put(url: string, data: object): Promise<void> {
  const { status, body } = await cms().put(`/api/${url}`, { data }, owner);
  expect(status, JSON.stringify(body)).toBe(200);
}

async function isPresent(): Promise<unknown> {
  return at((await cms().get(PATH, owner)).body, "data", "present");
}

function without(row: unknown, ...names: string[]): object {
  const system = ["id", "documentId", "createdAt", "updatedAt", "publishedAt", ...names];
  return Object.fromEntries(Object.entries(row ?? {}).filter(([name]) => !system.includes(name)));
}

/** What the owner has made of the site before the example is removed. */
async function makeItTheirs() {
  const changed = await first("publications");
  const project = await first("projects");
  await put(`publications/${changed.id}`, {
    journal: "A journal of my own",
    projects: [project.id],
  });
  const categories = await list("blog-categories");
  const category = textAt(categories[0], "documentId");
  const mine = await cms().post(
    "/api/blog-posts",
    { data: { title: "Mine", content: "<p>Words</p>", category } },
    owner,
  );
  expect(mine.status).toBe(201);
  const student = (await list("students")).find((row) => at(row, "photo_url") !== null);
  await put(`students/${textAt(student, "documentId")}`, { research_topic: "My own topic" });
  // Saving a list as it is, and moving a link, changes nothing of what is said.
  const awards = await list("awards");
  const asTheyAre = awards.map((row) => ({
    ...without(row, "locale"),
    documentId: textAt(row, "documentId"),
  }));
  await put("awards", asTheyAre);
  const link = await first("useful-links", 5);
  const before = (await first("useful-links")).id;
  const moved = await cms().put(
    `/api/useful-links/${link.id}/position`,
    { data: { before } },
    owner,
  );
  expect(moved.status).toBe(204);
  await put("contact-info", { office_building_room: "Room 1", phone_office: "+1 202 555 0199" });
  const { body } = await cms().get("/api/about-page", owner);
  const education = listAt(body, "data", "education").map((row) => without(row));
  await put("about-page", {
    bio: "I study rivers.",
    education: [{ ...education[0], university: "My university" }, ...education.slice(1)],
  });
  return { category, project: project.id, photo: textAt(student, "photo_url") };
}

describe("removing the example content", () => {
  let theirs: Awaited<ReturnType<typeof makeItTheirs>>;
  let visitor = "";

  beforeAll(async () => {
    owner = await cms().ownerToken();
    visitor = (await cms().makeVisitor("vera@example.org", "visitor password")).jwt;
    theirs = await makeItTheirs();
  });

  test("is for the owner alone", async () => {
    for (const token of [undefined, visitor]) {
      expect((await cms().get(PATH, token)).status).toBe(403);
      expect((await cms().delete(PATH, token)).status).toBe(403);
    }
    expect((await list("publications")).length).toBeGreaterThan(40);
  });

  test("takes away what is as it was, and leaves what is the owner's", async () => {
    expect(await isPresent()).toBe(true);
    const { status, body } = await cms().delete(PATH, owner);
    expect(status, JSON.stringify(body)).toBe(200);
    const left = Object.fromEntries(
      await Promise.all(COLLECTIONS.map(async (name) => [name, await list(name)] as const)),
    );
    const counts = Object.entries(left).filter(([, rows]) => rows.length > 0);
    expect(counts.map(([name, rows]) => [name, rows.length])).toEqual([
      ["publications", 1],
      ["students", 1],
      ["projects", 1],
      ["blog-posts", 1],
      ["blog-categories", 1],
    ]);
    expect(at(left.publications?.[0], "journal")).toBe("A journal of my own");
    expect(at(left["blog-posts"]?.[0], "category", "documentId")).toBe(theirs.category);
    expect(textAt(left.projects?.[0], "documentId")).toBe(theirs.project);
    // Two records and two documents that are changed, the category and the project that are in use.
    expect(at(body, "data", "kept")).toBe(6);
  });

  test("empties documents but for the owner's words, the placeholder address included", async () => {
    const contact = at((await cms().get("/api/contact-info")).body, "data");
    expect(without(contact, "locale")).toEqual({
      email_academic: null,
      office_department: null,
      office_university: null,
      office_building_room: "Room 1",
      office_city_country: null,
      phone_office: "+1 202 555 0199",
      office_hours_monday: null,
      office_hours_wednesday: null,
      office_hours_appointment_note: null,
      social_linkedin_url: null,
      social_facebook_url: null,
      social_twitter_url: null,
    });
    const about = at((await cms().get("/api/about-page")).body, "data");
    expect(about).toMatchObject({ name: null, title: null, bio: "I study rivers." });
    expect(at(about, "roles")).toEqual([]);
    expect(at(about, "expertise_areas")).toEqual([]);
    expect(listAt(about, "education").map((row) => at(row, "university"))).toEqual([
      "My university",
    ]);
    for (const single of ["research-page", "seo-setting", "teaching-setting"]) {
      expect((await cms().get(`/api/${single}`)).status, single).toBe(404);
    }
  });

  test("takes the pictures along that nothing shows any more", async () => {
    const files: unknown[] = await cms().strapi.db.query("plugin::upload.file").findMany({});
    expect(files.map((file) => at(file, "url"))).toEqual([theirs.photo]);
    const names = await fs.readdir(path.join(cms().dataDir, "uploads"));
    // The about page had the demo's portrait before the owner changed it, and its history shows it.
    const kept = ["portrait_", path.parse(theirs.photo).name];
    expect(names.filter((name) => !kept.some((part) => name.includes(part)))).toEqual([]);
  });

  test("leaves nothing of it in the trash", async () => {
    expect((await cms().get("/api/trash", owner)).body).toMatchObject({ data: [] });
  });

  test("happens once: the notice is gone, the guide is there, a second time finds nothing", async () => {
    expect(await isPresent()).toBe(false);
    const guide = await cms().get("/api/setup-guide", owner);
    expect(at(guide.body, "data", "demo")).toBe(false);
    const again = await cms().delete(PATH, owner);
    expect(at(again.body, "data")).toEqual({ removed: 0, kept: 0 });
    expect(await list("publications")).toHaveLength(1);
  });
});

describe("a site whose demo content an older version has loaded", () => {
  test("is as easily cleared of what was never saved again", async () => {
    const { strapi } = cms();
    const compiled = createRequire(path.join(TEST_DIST, "src/index.js"));
    const loader: unknown = compiled("./bootstrap/demo-content");
    const record: unknown = compiled("./bootstrap/demo-content/seed-record");
    const run = async (module: unknown, name: string): Promise<void> => {
      const work = at(module, name);
      if (typeof work !== "function") throw new Error(`There is no ${name}`);
      await Reflect.apply(work, undefined, [strapi]);
    };
    const note = strapi.store({ type: "core", name: "lectern", key: "demo-content" });
    for (const name of COLLECTIONS) {
      for (const row of await list(name)) {
        await cms().delete(`/api/${name}/${textAt(row, "documentId")}`, owner);
      }
    }
    await cms().delete("/api/contact-info", owner);
    await cms().delete("/api/about-page", owner);
    await note.delete();
    await run(loader, "loadDemoContent");
    const loaded: unknown = await note.get();
    await note.set({ value: { day: textAt(loaded, "day"), entries: 200 } });
    await put(`events/${(await first("events")).id}`, { location: "My room" });
    expect(await isPresent()).toBe(false);

    await run(record, "recordOlderLoading");
    expect(await isPresent()).toBe(true);
    expect((await cms().delete(PATH, owner)).status).toBe(200);
    expect(await list("publications")).toEqual([]);
    expect((await list("events")).map((row) => at(row, "location"))).toEqual(["My room"]);
    expect((await cms().get("/api/contact-info")).status).toBe(404);
  });
});
