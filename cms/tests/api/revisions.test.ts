import { beforeAll, describe, expect, test } from "vitest";
import { useCms } from "../support/cms";
import { MINIMAL, ORDERED_LISTS, SINGLES } from "../support/entries";
import { OWNER } from "../support/environment";
import { at, listAt, textAt } from "../support/json";
import { panelToken } from "../support/accounts";
import { until } from "../support/mail";

const cms = useCms();
const tokens: Record<string, string | undefined> = { public: undefined };

beforeAll(async () => {
  tokens.owner = await cms().ownerToken();
  tokens.authenticated = (await cms().makeVisitor("vera@example.org", "visitor password")).jwt;
});

interface Answer {
  status: number;
  body: unknown;
}

async function data(answer: Promise<Answer>): Promise<unknown> {
  const { status, body } = await answer;
  expect(status, JSON.stringify(body)).toBeLessThan(300);
  return at(body, "data");
}

const get = (path: string) => data(cms().get(path, tokens.owner));
const post = (path: string, body: unknown = {}) => data(cms().post(path, body, tokens.owner));
const put = (path: string, body: unknown) => data(cms().put(path, body, tokens.owner));
const remove = (path: string) => data(cms().delete(path, tokens.owner));

async function history(type: string, record: string): Promise<unknown[]> {
  return listAt(await get(`/api/revisions?type=${type}&record=${record}`));
}

async function trash(): Promise<unknown[]> {
  return listAt(await get("/api/trash"));
}

const make = async (path: string, more: object = {}) =>
  textAt(await post(`/api/${path}`, { data: { ...MINIMAL[path], ...more } }), "documentId");

describe("who may know", () => {
  const CLOSED: [method: string, path: string][] = [
    ["GET", "/api/trash"],
    ["POST", "/api/trash/x/restore"],
    ["POST", "/api/trash/x/restore-deletion"],
    ["DELETE", "/api/trash/x"],
    ["GET", "/api/revisions?type=about-page"],
    ["GET", "/api/revisions/usage"],
    ["GET", "/api/revisions/1"],
    ["POST", "/api/revisions/1/restore"],
    ["GET", "/api/list-revisions/event"],
    ["GET", "/api/list-revisions/event/x"],
    ["POST", "/api/list-revisions/event/x/restore"],
    ["GET", "/api/activity"],
  ];

  test.each(CLOSED)("%s %s is the owner's alone", async (method, path) => {
    for (const role of ["public", "authenticated"]) {
      const { status } = await cms().call(method, path, {
        token: tokens[role],
        ...(method === "POST" && { body: {} }),
      });
      expect(status, role).toBe(403);
    }
  });

  test.each(["/api/revision", "/api/revision/revisions", "/api/sign-in-events"])(
    "%s is no route",
    async (path) => {
      expect((await cms().get(path, tokens.owner)).status).toBe(404);
    },
  );

  test("a query or body that makes no sense is rejected with a sentence", async () => {
    const cases = [
      "type=nothing&record=x",
      "record=x",
      "type=event",
      "type=event&record=x&limit=0",
    ];
    for (const query of [...cases, "type=event&record=x&other=1"]) {
      const { status } = await cms().get(`/api/revisions?${query}`, tokens.owner);
      expect([400, 404], query).toContain(status);
    }
    expect((await cms().get("/api/revisions/x'1", tokens.owner)).status).toBe(404);
    expect((await cms().get("/api/activity?before=never", tokens.owner)).status).toBe(400);
  });
});

describe("what leaves a revision", () => {
  test.each(Object.keys(MINIMAL))("create, update and delete of %s", async (path) => {
    const id = await make(path);
    const first = await get(`/api/${path}/${id}`);
    const entry = { ...MINIMAL[path] };
    const [name = "", value] = Object.entries(entry).find(([, v]) => typeof v === "string") ?? [];
    const isChoice = ["icon", "day"].includes(name);
    const edit = isChoice ? (name === "day" ? "Friday" : "calendar") : `${String(value)}-2`;
    await put(`/api/${path}/${id}`, { data: { [name]: edit } });
    await put(`/api/${path}/${id}`, { data: { [name]: edit } });
    await remove(`/api/${path}/${id}`);
    const item = (await trash()).find((each) => at(each, "id") === id);
    const type = textAt(item, "type");
    const revisions = await history(type, id);
    expect(revisions.map((revision) => at(revision, "action"))).toEqual([
      "delete",
      "update",
      "create",
    ]);
    expect(listAt(revisions[1], "changed")).toContain(name);
    for (const revision of revisions) {
      expect(at(revision, "actor")).toMatchObject({ kind: "user", name: OWNER.name });
    }
    await post(`/api/revisions/${textAt(revisions[2], "id")}/restore`);
    expect(await get(`/api/${path}/${id}`)).toEqual(first);
    expect((await trash()).some((each) => at(each, "id") === id)).toBe(false);
  });

  test.each(Object.entries(SINGLES))("%s, with all its components", async (path, content) => {
    await put(`/api/${path}`, { data: content });
    const first = await get(`/api/${path}`);
    const [name = ""] = Object.entries(content).find(([, v]) => typeof v === "string") ?? [];
    const edit = name.startsWith("email") ? "eve@example.edu" : "Changed";
    const emptied = Object.keys(content).filter((key) => Array.isArray(content[key]));
    const lists = Object.fromEntries(emptied.map((key) => [key, []]));
    await put(`/api/${path}`, { data: { [name]: edit, ...lists } });
    const [latest, created] = listAt(await get(`/api/revisions?type=${path}`));
    expect(at(latest, "action")).toBe("update");
    expect(listAt(latest, "changed").sort()).toEqual([name, ...emptied].sort());
    const detail = await get(`/api/revisions/${textAt(latest, "id")}`);
    expect(at(detail, "before", name)).toBe(content[name]);
    expect(at(detail, "after", name)).toBe(edit);
    await post(`/api/revisions/${textAt(created, "id")}/restore`);
    expect(await get(`/api/${path}`)).toEqual(first);
    await remove(`/api/${path}`);
    const item = (await trash()).find((each) => at(each, "type") === path);
    await post(`/api/trash/${textAt(item, "id")}/restore`);
    expect(await get(`/api/${path}`)).toEqual(first);
    await remove(`/api/${path}`);
  });

  test("Strapi's panel", async () => {
    const token = await panelToken(cms());
    const url = "/content-manager/collection-types/api::course.course";
    const made = await cms().post(url, { title: "Panel" }, token);
    const id = textAt(made.body, "data", "documentId");
    await cms().put(`${url}/${id}`, { title: "Panel 2" }, token);
    expect((await cms().delete(`${url}/${id}`, token)).status).toBe(200);
    const revisions = await history("course", id);
    expect(revisions.map((revision) => at(revision, "action"))).toEqual([
      "delete",
      "update",
      "create",
    ]);
    expect(at(revisions[0], "actor", "kind")).toBe("panel");
    expect(textAt(revisions[0], "actor", "name")).toBe(OWNER.name);
    await post(`/api/trash/${id}/restore`);
    expect(at(await get(`/api/courses/${id}`), "title")).toBe("Panel 2");
    await remove(`/api/courses/${id}`);
  });

  test("code, also past the document service", async () => {
    const query = cms().strapi.db.query("api::award.award");
    const id = textAt(await query.create({ data: { title: "One" } }), "documentId");
    await query.updateMany({ where: { title: "One" }, data: { title: "Two" } });
    await query.deleteMany({ where: { title: "Two" } });
    const many: unknown = await query.createMany({ data: [{ title: "M" }, { title: "N" }] });
    expect(at(many, "ids")).toHaveLength(2);
    const revisions = await history("award", id);
    expect(revisions.map((revision) => at(revision, "action"))).toEqual([
      "delete",
      "update",
      "create",
    ]);
    expect(at(revisions[0], "actor")).toEqual({ kind: "system", id: null, name: null });
    await post(`/api/trash/${id}/restore`);
    expect(at(await get(`/api/awards/${id}`), "title")).toBe("Two");
    const activity = listAt(await get("/api/activity?limit=10"));
    expect(activity.map((entry) => at(entry, "label"))).toEqual(expect.arrayContaining(["M", "N"]));
    await put("/api/awards", { data: [] });
  });

  test("a change past the cms is kept before the next one hides it", async () => {
    const id = await make("publications", { title: "Known" });
    await cms()
      .strapi.db.connection("publications")
      .where({ document_id: id })
      .update({ title: "Raw" });
    await put(`/api/publications/${id}`, { data: { title: "Third" } });
    const revisions = await history("publication", id);
    expect(revisions.map((revision) => [at(revision, "action"), at(revision, "label")])).toEqual([
      ["update", "Third"],
      ["found", "Raw"],
      ["create", "Known"],
    ]);
  });

  test("of two writes at the same moment each leaves what it has changed itself", async () => {
    for (let round = 0; round < 3; round += 1) {
      const id = await make("projects");
      await Promise.all([
        put(`/api/projects/${id}`, { data: { title: "Lakes" } }),
        put(`/api/projects/${id}`, { data: { description: "About lakes" } }),
      ]);
      const [last, second, ...others] = await history("project", id);
      const changes = [last, second].map((revision) => at(revision, "changed"));
      expect(changes.map(String).sort()).toEqual(["description", "title"]);
      expect(others).toHaveLength(1);
    }
  });

  test("a write that is rolled back leaves none, and one without its revision is none", async () => {
    const documents = cms().strapi.documents("api::course.course");
    const count = () => cms().strapi.db.query("api::revision.revision").count();
    const before = await count();
    const failing = cms().strapi.db.transaction(async () => {
      await documents.create({ data: { title: "Never" } });
      throw new Error("on purpose");
    });
    await expect(failing).rejects.toThrow("on purpose");
    expect(await count()).toBe(before);
    const knex = cms().strapi.db.connection;
    await knex.schema.renameTable("revisions", "revisions_away");
    try {
      await expect(documents.create({ data: { title: "Never" } })).rejects.toThrow();
    } finally {
      await knex.schema.renameTable("revisions_away", "revisions");
    }
    expect(await documents.count({ filters: { title: "Never" } })).toBe(0);
  });

  test("no secret stands in any revision", async () => {
    const category = await make("blog-categories", { name: "Secrets" });
    await make("blog-posts", { title: "By the owner", category });
    const rows = await cms().strapi.db.query("api::revision.revision").findMany({});
    const { state } = rows.at(-1) as { state: string };
    const all = JSON.stringify(rows) + state;
    expect(all).not.toContain("$2a$");
    expect(all).not.toContain("$2b$");
    const activity = JSON.stringify(await get("/api/activity?limit=200"));
    expect(activity).not.toContain(OWNER.email);
  });
});

describe("the trash", () => {
  test("gives back order, relations and what led to the record", async () => {
    const category = await make("blog-categories", { name: "Rivers" });
    const posts = [await make("blog-posts", { category }), await make("blog-posts", { category })];
    const read = () => get("/api/blog-posts?populate=category&sort=id");
    const before = await read();
    await remove(`/api/blog-categories/${category}`);
    expect(await read()).not.toEqual(before);
    await post(`/api/trash/${category}/restore`);
    expect(await read()).toEqual(before);
    await remove(`/api/blog-posts/${posts[0]}`);
    await post(`/api/trash/${posts[0]}/restore`);
    expect(await read()).toEqual(before);
  });

  const PAIRS: [name: string, owners: string, targets: string, field: string, isList: boolean][] = [
    ["a post and its category", "blog-posts", "blog-categories", "category", false],
    ["a version and its work", "publications", "publications", "version_of", false],
    ["a publication and its project", "publications", "projects", "projects", true],
    ["a resource and its course", "teaching-resources", "courses", "course", false],
  ];
  const ORDERS = [
    ["owner", "target", "owner", "target"],
    ["owner", "target", "target", "owner"],
    ["target", "owner", "owner", "target"],
    ["target", "owner", "target", "owner"],
  ] as const;
  test.each(PAIRS.flatMap((pair) => ORDERS.map((order) => [...pair, ...order] as const)))(
    "gives back the relation of %s (%s, %s, %s, list: %s), deleted %s, %s, restored %s, %s",
    async (_name, owners, targets, field, isList, ...order) => {
      const named = targets === "blog-categories" ? { name: order.join(" ") } : {};
      const target = await make(targets, named);
      const owner = await make(owners, { [field]: isList ? [target] : target });
      const places = { owner: `${owners}/${owner}`, target: `${targets}/${target}` };
      const read = () => get(`/api/${places.owner}?populate=${field}`);
      const leadsTo = async () => {
        const found = [at(await read(), field)].flat();
        return found.map((each) => at(each, "documentId"));
      };
      expect(await leadsTo()).toEqual([target]);
      const [first, second, third, fourth] = order;
      for (const one of [first, second]) await remove(`/api/${places[one]}`);
      for (const one of [third, fourth]) {
        await post(`/api/trash/${one === "owner" ? owner : target}/restore`);
      }
      expect(await leadsTo()).toEqual([target]);
    },
  );

  test("gives back the places in a list of relations", async () => {
    const projects = [await make("projects"), await make("projects"), await make("projects")];
    const id = await make("publications", { title: "P", projects });
    const places = async () => {
      const found = listAt(await get(`/api/publications/${id}?populate=projects`), "projects");
      return found.map((each) => at(each, "documentId"));
    };
    for (const project of [...projects.toReversed(), ...projects]) {
      await remove(`/api/projects/${project}`);
      await post(`/api/trash/${project}/restore`);
      expect(await places()).toEqual(projects);
    }
    for (const one of [`projects/${projects[1]}`, `publications/${id}`])
      await remove(`/api/${one}`);
    for (const one of [id, projects[1]]) await post(`/api/trash/${one}/restore`);
    expect(await places()).toEqual(projects);
  });

  test("gives back no relation that was taken away before", async () => {
    const work = await make("publications", { title: "W" });
    const version = await make("publications", { title: "V", version_of: work });
    await remove(`/api/publications/${work}`);
    await post(`/api/trash/${work}/restore`);
    await put(`/api/publications/${version}`, { data: { version_of: null } });
    for (const id of [version, work]) await remove(`/api/publications/${id}`);
    for (const id of [version, work]) await post(`/api/trash/${id}/restore`);
    expect(
      at(await get(`/api/publications/${version}?populate=version_of`), "version_of"),
    ).toBeNull();
  });

  test("gives back the relations between records that went in one change", async () => {
    const work = await make("publications", { title: "W" });
    const version = await make("publications", { title: "V", version_of: work });
    for (const ids of [
      [work, version],
      [version, work],
    ]) {
      await cms().post("/api/publications/bulk", { data: { ids, delete: true } }, tokens.owner);
      expect(at(await post(`/api/trash/${work}/restore-deletion`), "missing")).toEqual([]);
      const read = await get(`/api/publications/${version}?populate=version_of`);
      expect(at(read, "version_of", "documentId"), String(ids)).toBe(work);
    }
  });

  test("an address that is taken meanwhile becomes a free one", async () => {
    const id = await make("blog-categories", { name: "Same name" });
    await remove(`/api/blog-categories/${id}`);
    await make("blog-categories", { name: "Same name" });
    const restored = await post(`/api/trash/${id}/restore`);
    expect(at(restored, "addresses")).toEqual([
      { attribute: "slug", from: "same-name", to: "same-name-2" },
    ]);
    expect(at(await get(`/api/blog-categories/${id}`), "slug")).toBe("same-name-2");
    const page = await make("page-seos", { path: "/taken" });
    await remove(`/api/page-seos/${page}`);
    await make("page-seos", { path: "/taken" });
    expect(at(await post(`/api/trash/${page}/restore`), "addresses", 0, "to")).toBe("/taken-2");
  });

  test("a long address that is taken meanwhile leaves room for a number", async () => {
    const long = { slug: "s".repeat(80), citation_key: "k".repeat(100) };
    const id = await make("publications", long);
    await remove(`/api/publications/${id}`);
    await make("publications", long);
    await post(`/api/trash/${id}/restore`);
    const { slug, citation_key } = (await get(`/api/publications/${id}`)) as typeof long;
    expect(slug).toBe(`${"s".repeat(78)}-2`);
    await put(`/api/publications/${id}`, { data: { title: "Saved again", slug, citation_key } });
  });

  test.each(PAIRS)(
    "an older version of a record that is in the trash, too, is led to again: %s",
    async (_name, owners, targets, field, isList) => {
      const target = await make(targets, targets === "blog-categories" ? { name: "Older" } : {});
      const owner = await make(owners, { [field]: isList ? [target] : target });
      await remove(`/api/${targets}/${target}`);
      const type = textAt((await trash())[0], "type");
      const [, older] = await history(type, target);
      await post(`/api/revisions/${textAt(older, "id")}/restore`);
      const read = await get(`/api/${owners}/${owner}?populate=${field}`);
      expect([at(read, field)].flat().map((each) => at(each, "documentId"))).toEqual([target]);
    },
  );

  test("delete permanently leaves nothing", async () => {
    const id = await make("media-items");
    await remove(`/api/media-items/${id}`);
    expect((await cms().delete(`/api/trash/${id}`, tokens.owner)).status).toBe(204);
    expect((await cms().delete(`/api/trash/${id}`, tokens.owner)).status).toBe(404);
    expect((await cms().post(`/api/trash/${id}/restore`, {}, tokens.owner)).status).toBe(404);
    expect(await history("media-item", id)).toEqual([]);
  });

  test("says when a record was deleted, by whom, and until when it can come back", async () => {
    const id = await make("courses", { title: "Gone" });
    await remove(`/api/courses/${id}`);
    const [item] = await trash();
    expect(item).toMatchObject({ id, type: "course", label: "Gone", deleted_by: { kind: "user" } });
    const days = Date.parse(textAt(item, "expires_at")) - Date.parse(textAt(item, "deleted_at"));
    expect(days).toBe(30 * 24 * 60 * 60 * 1000);
  });

  test("names publications without markup, also those that were deleted with an older version", async () => {
    const title = "On <i>E. coli</i>, x < i";
    const id = await make("publications", { title });
    await remove(`/api/publications/${id}`);
    const label = async () => at((await trash())[0], "label");
    expect(await label()).toBe("On E. coli, x < i");
    const rows = () => cms().strapi.db.connection("revisions").where({ record: id });
    expect(await rows().pluck("label")).not.toContain(title);
    await rows().update({ label: title });
    expect(await label()).toBe("On E. coli, x < i");
    const course = await make("courses", { title: "The <i> element" });
    await remove(`/api/courses/${course}`);
    expect(await label()).toBe("The <i> element");
  });

  test("gives back everything that went in one change, however much", async () => {
    const row = MINIMAL.awards ?? {};
    const made = listAt(await put("/api/awards", { data: Array(130).fill(row) }));
    const ids = made.map((each) => textAt(each, "documentId"));
    const read = () => get("/api/awards?sort=id&pagination[pageSize]=200");
    const before = await read();
    const other = await make("courses", { title: "Deleted on its own" });
    await remove(`/api/courses/${other}`);
    await put("/api/awards", { data: [] });
    await post(`/api/trash/${ids[7]}/restore`);
    const address = `/api/trash/${ids[7]}/restore-deletion`;
    const first = await post(address);
    expect(listAt(first, "labels")).toHaveLength(100);
    expect(at(first, "left")).toBe(29);
    expect(await post(address)).toMatchObject({ addresses: [], left: 0 });
    expect(await read()).toEqual(before);
    expect((await trash()).map((each) => at(each, "id"))).toContain(other);
    expect((await cms().post(address, {}, tokens.owner)).status).toBe(404);
    await put("/api/awards", { data: [] });
  });

  test.each(ORDERED_LISTS)(
    "rows that a Save of %s leaves out come back to their place",
    async (path) => {
      const row = MINIMAL[path] ?? {};
      const rows = [1, 2, 3, 4].map(() => ({ ...row }));
      const [a, b, c, d] = listAt(await put(`/api/${path}`, { data: rows }));
      const numbers = async () =>
        listAt(await get(`/api/${path}?sort=id`)).map((each) => [
          at(each, "id"),
          at(each, "order_index"),
        ]);
      const before = await numbers();
      const saved = await cms().put(`/api/${path}`, { data: [b, d] }, tokens.owner);
      const deleted = listAt(saved.body, "meta", "deleted");
      expect(deleted.sort()).toEqual([textAt(a, "documentId"), textAt(c, "documentId")].sort());
      await post(`/api/trash/${textAt(a, "documentId")}/restore`);
      await post(`/api/trash/${textAt(c, "documentId")}/restore`);
      expect(await numbers()).toEqual(before);
      await put(`/api/${path}`, { data: [] });
    },
  );

  test("two restores at the same moment make one record", async () => {
    const id = await make("courses", { title: "Twice" });
    await remove(`/api/courses/${id}`);
    const restore = () => cms().post(`/api/trash/${id}/restore`, {}, tokens.owner);
    const answers = await Promise.all([restore(), restore(), restore()]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 404, 404]);
    const filter = `filters[title]=Twice`;
    expect(listAt(await get(`/api/courses?${filter}`))).toHaveLength(1);
  });
});

describe("restoring", () => {
  test("is a change, and is rejected when somebody else saved meanwhile", async () => {
    const id = await make("courses", { title: "One" });
    await put(`/api/courses/${id}`, { data: { title: "Two" } });
    const created = textAt((await history("course", id))[1], "id");
    const answer = await cms().get(`/api/revisions/${created}`, tokens.owner);
    const version = textAt(answer.body, "meta", "version");
    await put(`/api/courses/${id}`, { data: { title: "Three" } });
    const restore = (body: object) =>
      cms().post(`/api/revisions/${created}/restore`, body, tokens.owner);
    const rejected = await restore({ version });
    expect(rejected.status).toBe(409);
    expect(at(rejected.body, "error", "name")).toBe("ConflictError");
    expect(at(await get(`/api/courses/${id}`), "title")).toBe("Three");
    expect((await restore({})).status).toBe(200);
    const [latest] = await history("course", id);
    expect(latest).toMatchObject({ action: "restore", restored_from: created, changed: ["title"] });
  });

  test("says which records are left out, since they are deleted", async () => {
    const category = await make("blog-categories", { name: "Deltas" });
    const id = await make("blog-posts", { category });
    const created = textAt((await history("blog-post", id))[0], "id");
    const restore = () => post(`/api/revisions/${created}/restore`, {});
    await put(`/api/blog-posts/${id}`, { data: { category: null } });
    expect(at(await restore(), "missing")).toEqual([]);
    await remove(`/api/blog-categories/${category}`);
    expect(at(await restore(), "missing")).toEqual([{ id: category, label: "Deltas" }]);
    expect(at(await get(`/api/blog-posts/${id}?populate=category`), "category")).toBeNull();
    await remove(`/api/blog-posts/${id}`);
    expect(at(await post(`/api/trash/${id}/restore`), "missing")).toEqual([]);
  });

  test("cleans what today's rules would not let in", async () => {
    const id = await make("blog-posts", { title: "Old", content: "<p>ok</p>" });
    const knex = cms().strapi.db.connection;
    const content = "<p>ok</p><script>alert(1)</script>";
    await knex("blog_posts").where({ document_id: id }).update({ content });
    await put(`/api/blog-posts/${id}`, { data: { content: "<p>new</p>" } });
    const found = (await history("blog-post", id)).find((each) => at(each, "action") === "found");
    await post(`/api/revisions/${textAt(found, "id")}/restore`);
    expect(at(await get(`/api/blog-posts/${id}`), "content")).toBe("<p>ok</p>");
  });

  test.each(ORDERED_LISTS)("a whole list: %s", async (path) => {
    const row = MINIMAL[path] ?? {};
    const first = listAt(await put(`/api/${path}`, { data: [{ ...row }, { ...row }, { ...row }] }));
    // A Save writes the time to rows that it does not change, too.
    const read = async () =>
      listAt(await get(`/api/${path}?sort=id`)).map((each) => {
        return { ...(each as object), updatedAt: "", publishedAt: "" };
      });
    const before = await read();
    const edited = { ...(first[2] as object), title: "Edited" };
    await put(`/api/${path}`, { data: [edited, { ...row }, first[0]] });
    const type = textAt(listAt(await get("/api/activity?limit=1"))[0], "type");
    const changes = listAt(await get(`/api/list-revisions/${type}`));
    const change = textAt(changes[1], "change");
    const seen = await cms().get(
      `/api/list-revisions/${type}/${textAt(changes[0], "change")}`,
      tokens.owner,
    );
    expect(listAt(seen.body, "data", "before")).toHaveLength(3);
    expect(listAt(seen.body, "data", "after")).toHaveLength(3);
    const url = `/api/list-revisions/${type}/${change}/restore`;
    expect((await cms().post(url, { version: "old" }, tokens.owner)).status).toBe(409);
    const version = textAt(seen.body, "meta", "version");
    expect((await cms().post(url, { version }, tokens.owner)).status).toBe(200);
    expect(await read()).toEqual(before);
    await put(`/api/${path}`, { data: [] });
  });
});

describe("a whole list that was there before its history", () => {
  const url = "/api/list-revisions/focus-area";
  const titles = async () =>
    listAt(await get("/api/focus-areas?sort=order_index")).map((each) => at(each, "title"));

  test("comes back with all of its rows, and without later ones", async () => {
    const row = { icon: "users" };
    const earlier = listAt(await get(url));
    const now = new Date();
    await cms()
      .strapi.db.connection("focus_areas")
      .insert(
        ["A", "B", "C"].map((title, index) => ({
          ...{ ...row, title, order_index: index + 1, document_id: `before-${title}` },
          ...{ created_at: now, updated_at: now, published_at: now },
        })),
      );
    const [first, second, third] = listAt(await get("/api/focus-areas?sort=order_index"));
    const edited = { ...(first as object), title: "Edited" };
    await put("/api/focus-areas", { data: [third, edited, second] });
    await put("/api/focus-areas", { data: [third, { ...row, title: "New" }] });
    const changes = listAt(await get(url));
    expect(changes.slice(2, -1)).toEqual(earlier);
    const { change, revisions } = changes.at(-1) as { change: string; revisions: unknown[] };
    expect(revisions).toMatchObject([{ action: "found" }]);
    const seen = await get(`${url}/${change}`);
    expect(listAt(seen, "before")).toEqual([]);
    expect(listAt(seen, "after").map((each) => at(each, "title"))).toEqual(["A", "B", "C"]);
    expect(listAt(await get(`${url}?limit=2`))).toEqual(changes.slice(0, 2));
    expect(listAt(await get(`${url}?before=1`))).toEqual(changes.slice(-1));
    await post(`${url}/${change}/restore`);
    expect(await titles()).toEqual(["A", "B", "C"]);
    await post(`${url}/${textAt(changes[0], "change")}/restore`);
    expect(await titles()).toEqual(["C", "New"]);
    await put("/api/focus-areas", { data: [] });
  });
});

describe("activity", () => {
  test("tells of sign-ins to the owner's account and of refused ones, not of others", async () => {
    await cms().post("/api/auth/local", { identifier: OWNER.email, password: "wrong" });
    await cms().post("/api/auth/local", { identifier: OWNER.email, password: "wrong" });
    await cms().post("/api/auth/local", { identifier: "vera@example.org", password: "wrong" });
    const rejected = await until("a refused sign-in", async () => {
      const entries = listAt(await get("/api/activity"));
      return entries.find(
        (entry) => at(entry, "outcome") === "refused" && at(entry, "attempts") === 2,
      );
    });
    expect(rejected).toMatchObject({ kind: "sign-in", place: "127.0.0.x" });
    await cms().ownerToken();
    const entries = listAt(await get("/api/activity?limit=200"));
    expect(entries.filter((entry) => at(entry, "outcome") === "refused")).toHaveLength(1);
    expect(entries.some((entry) => at(entry, "outcome") === "signed in")).toBe(true);
  });

  test("goes on before a moment", async () => {
    const [first, second] = listAt(await get("/api/activity?limit=2"));
    const before = encodeURIComponent(textAt(first, "at"));
    const older = listAt(await get(`/api/activity?limit=1&before=${before}`));
    expect(at(older[0], "id")).toBe(at(second, "id"));
  });

  test("loses nothing between its pages, where changes share a moment either", async () => {
    const rows = Array.from({ length: 12 }, (_, index) => ({ title: `Award ${index}` }));
    await put("/api/awards", { data: rows });
    await put("/api/awards", { data: [] });
    const idsOf = (entries: unknown[]) => entries.map((entry) => at(entry, "id"));
    const seen: unknown[] = [];
    for (let before = ""; seen.length < 24; ) {
      const page = listAt(await get(`/api/activity?limit=2${before}`));
      seen.push(...idsOf(page));
      before = `&before=${encodeURIComponent(textAt(page.at(-1), "at"))}`;
    }
    const all = idsOf(listAt(await get("/api/activity?limit=200")));
    expect(seen.toSorted()).toEqual(all.slice(0, seen.length).toSorted());
  });

  test("how much room the revisions take up", async () => {
    const usage = await get("/api/revisions/usage");
    expect(Number(at(usage, "count"))).toBeGreaterThan(50);
    expect(Number(at(usage, "bytes"))).toBeGreaterThan(1000);
    expect(Number(at(usage, "max_bytes"))).toBe(1024 ** 3);
  });
});
