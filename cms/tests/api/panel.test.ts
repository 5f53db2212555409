import { beforeAll, describe, expect, test } from "vitest";
import { useCms } from "../support/cms";
import { MINIMAL } from "../support/entries";
import { at, listAt, problems, textAt } from "../support/json";
import { matching } from "../support/match";

const cms = useCms();
let panel = "";

beforeAll(async () => {
  panel = await cms().panelToken();
});

const MANAGER = "/content-manager/collection-types/api::";

function create(type: string, data: Record<string, unknown>) {
  return cms().post(`${MANAGER}${type}.${type}`, data, panel);
}

describe("Strapi's own panel keeps the same rules", () => {
  test("lists, dates, links and blanks are checked", async () => {
    const { status, body } = await create("publication", {
      title: "  ",
      authors: "Ada",
      publication_date: "2024-02-30",
      url: "javascript:alert(1)",
    });
    expect(status).toBe(400);
    expect(Object.keys(problems(body)).sort()).toEqual([
      "authors",
      "publication_date",
      "title",
      "url",
    ]);
  });

  test("an event must not end before it begins", async () => {
    const span = { title: "Workshop", date: "2026-03-14", end_date: "2026-03-13" };
    const rejected = await create("event", span);
    expect(rejected.status).toBe(400);
    expect(problems(rejected.body)).toEqual({
      end_date: "The end date must not be before the date",
    });
    expect((await create("event", { ...span, end_date: "2026-03-14" })).status).toBe(201);
  });

  test("texts are trimmed, dates stay calendar dates", async () => {
    const { body } = await create("publication", {
      title: " On Rivers ",
      authors: [" Ada ", ""],
      publication_date: "2024-03-01",
    });
    expect(at(body, "data")).toMatchObject({
      title: "On Rivers",
      authors: ["Ada"],
      publication_date: "2024-03-01T00:00:00.000Z",
    });
  });

  test("slugs follow names, duplicates are rejected", async () => {
    const made = await create("blog-category", { name: "From the panel", slug: "mine" });
    expect(at(made.body, "data")).toMatchObject({ slug: "from-the-panel" });
    const twin = await create("blog-category", { name: "From: the panel" });
    expect(problems(twin.body)).toEqual({ name: "A category with this name already exists" });
  });

  test("posts are cleaned, dated and signed with the owner's website account", async () => {
    const made = await create("blog-post", {
      title: "Hello",
      content: "<p>x</p><script>1</script>",
      published: true,
      author: { connect: [], disconnect: [] },
    });
    expect(at(made.body, "data")).toMatchObject({
      content: "<p>x</p>",
      published_on: matching(/Z$/),
    });
    const id = textAt(made.body, "data", "documentId");
    expect((await cms().get(`/api/blog-posts/${id}`)).body).toMatchObject({
      data: { author: { full_name: "Ada Owner" } },
    });
  });

  test("drafts are listed there", async () => {
    await create("blog-post", { title: "A draft" });
    const { body } = await cms().get(`${MANAGER}blog-post.blog-post?_q=draft`, panel);
    expect(at(body, "pagination", "total")).toBe(1);
  });

  test("a copy of a category is rejected instead of sharing its slug", async () => {
    const made = await create("blog-category", { name: "Once" });
    const id = textAt(made.body, "data", "documentId");
    const url = `${MANAGER}blog-category.blog-category/clone/${id}`;
    expect((await cms().post(url, { name: "Once" }, panel)).status).toBe(400);
    const renamed = await cms().post(url, { name: "Twice" }, panel);
    expect(at(renamed.body, "data")).toMatchObject({ slug: "twice" });
  });

  test("a single type has one entry", async () => {
    const url = "/content-manager/single-types/api::contact-info.contact-info";
    const body = { email_academic: "ada@example.edu" };
    const answers = await Promise.all([1, 2, 3].map(() => cms().put(url, body, panel)));
    expect(answers.some(({ status }) => status === 200)).toBe(true);
    expect(await cms().strapi.db.query("api::contact-info.contact-info").count()).toBe(1);
    expect((await cms().put(url, { email_academic: " " }, panel)).status).toBe(400);
  });
});

describe("the panel's look", () => {
  test("labels are words, columns are chosen", async () => {
    const { body } = await cms().get(
      "/content-manager/content-types/api::publication.publication/configuration",
      panel,
    );
    expect(at(body, "data", "contentType")).toMatchObject({
      settings: { mainField: "title", defaultSortBy: "publication_date", defaultSortOrder: "DESC" },
      metadatas: { publication_date: { edit: { label: "Publication date" } } },
      layouts: { list: ["title", "journal", "publication_date"] },
    });
  });

  test("accounts are called by their names, in words too", async () => {
    const uid = "plugin::users-permissions.user";
    const url = `/content-manager/content-types/${uid}/configuration`;
    const { body } = await cms().get(url, panel);
    expect(at(body, "data", "contentType")).toMatchObject({
      settings: { mainField: "full_name" },
      metadatas: {
        full_name: { edit: { label: "Full name" }, list: { label: "Full name" } },
        second_factor_enabled: {
          edit: { label: "Two-step sign-in", description: matching(/lost the device/) },
          list: { label: "Two-step sign-in" },
        },
      },
    });
    const list = await cms().get(`/content-manager/collection-types/${uid}`, panel);
    expect([list.status, at(list.body, "results", 0, "full_name")]).toEqual([200, "Ada Owner"]);
  });

  test("every list opens and sorts as configured", async () => {
    const { body } = await cms().get("/content-manager/content-types?kind=collectionType", panel);
    const ours = listAt(body, "data")
      .filter((type) => at(type, "isDisplayed") === true)
      .map((type) => textAt(type, "uid"))
      .filter((uid) => uid.startsWith("api::"));
    expect(ours).toHaveLength(Object.keys(MINIMAL).length);
    for (const uid of ours) {
      const { status } = await cms().get(`/content-manager/collection-types/${uid}`, panel);
      expect(status, uid).toBe(200);
    }
  });
});

describe("code keeps the same rules", () => {
  test("the document service rejects what REST rejects", async () => {
    const documents = cms().strapi.documents("api::publication.publication" as never);
    const data: never = { ...MINIMAL.publications, authors: "Ada" } as never;
    await expect(documents.create({ data })).rejects.toThrow(/list of texts/);
    const good: never = { ...MINIMAL.publications, authors: [" Ada "] } as never;
    expect(await documents.create({ data: good })).toMatchObject({ authors: ["Ada"] });
  });
});

describe("the first administrator", () => {
  test("cannot be registered by a visitor", async () => {
    const { status } = await cms().post("/admin/register-admin", {
      email: "eve@example.org",
      firstname: "Eve",
      lastname: "Evil",
      password: "Evil-password-1",
    });
    expect(status).toBe(400);
    expect(await cms().strapi.db.query("admin::user").count()).toBe(1);
    const { body } = await cms().get("/admin/init");
    expect(at(body, "data", "hasAdmin")).toBe(true);
  });

  test("has all rights, and there are no API tokens", async () => {
    const { body } = await cms().get("/admin/users/me", panel);
    expect(at(body, "data")).toMatchObject({
      email: "owner@example.edu",
      roles: [{ code: "strapi-super-admin" }],
    });
    expect(await cms().strapi.db.query("admin::api-token").count()).toBe(0);
  });
});

describe("the panel's own words and places", () => {
  async function configuration(uid: string): Promise<unknown> {
    const { status, body } = await cms().get(
      `/content-manager/content-types/${uid}/configuration`,
      panel,
    );
    expect(status).toBe(200);
    return at(body, "data", "contentType");
  }

  test("a post's author, category and a resource's course are called by their names", async () => {
    const named: [uid: string, relation: string, by: string][] = [
      ["api::blog-post.blog-post", "author", "full_name"],
      ["api::blog-post.blog-post", "category", "name"],
      ["api::teaching-resource.teaching-resource", "course", "title"],
    ];
    for (const [uid, relation, by] of named) {
      const words = at(await configuration(uid), "metadatas", relation);
      expect(at(words, "edit", "mainField")).toBe(by);
      expect(at(words, "list", "mainField")).toBe(by);
    }
  });

  test("Contact is called Contact", async () => {
    const contact = await configuration("api::contact-info.contact-info");
    expect(at(contact, "settings", "mainField")).toBe("id");
  });

  test("there is no Marketplace and no Content-Type Builder", async () => {
    const { body } = await cms().get("/admin/users/me/permissions", panel);
    const actions = listAt(body, "data").map((permission) => textAt(permission, "action"));
    expect(actions).toContain("plugin::upload.read");
    expect(actions.filter((action) => /marketplace|content-type-builder/.test(action))).toEqual([]);
  });
});
