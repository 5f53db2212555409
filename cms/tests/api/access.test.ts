import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { useCms, type Answer } from "../support/cms";
import { MINIMAL, ORDERED_LISTS, SINGLES } from "../support/entries";
import { at, listAt, textAt } from "../support/json";

const cms = useCms();
const tokens: Record<string, string | undefined> = { public: undefined };

beforeAll(async () => {
  tokens.owner = await cms().ownerToken();
  tokens.authenticated = (await cms().makeVisitor("vera@example.org", "visitor password")).jwt;
});

const READERS = ["public", "authenticated"];
const COLLECTIONS = Object.entries(MINIMAL);

describe.each(COLLECTIONS)("/api/%s", (path, entry) => {
  const data = path === "blog-posts" ? { ...entry, published: true } : entry;
  let id = "";

  beforeAll(async () => {
    const { status, body } = await cms().post(`/api/${path}`, { data }, tokens.owner);
    expect(status, JSON.stringify(body)).toBe(201);
    id = textAt(body, "data", "documentId");
  });

  afterAll(async () => {
    const { status } = await cms().delete(`/api/${path}/${id}`, tokens.owner);
    expect(status).toBe(204);
  });

  test.each([...READERS, "owner"])("%s may read", async (role) => {
    const list = await cms().get(`/api/${path}`, tokens[role]);
    expect(list.status).toBe(200);
    expect(listAt(list.body, "data")).toHaveLength(1);
    expect((await cms().get(`/api/${path}/${id}`, tokens[role])).status).toBe(200);
    expect((await cms().get(`/api/${path}/nosuchdocument`, tokens[role])).status).toBe(404);
  });

  test.each(READERS)("%s may not write", async (role) => {
    const token = tokens[role];
    expect((await cms().post(`/api/${path}`, { data }, token)).status).toBe(403);
    expect((await cms().put(`/api/${path}/${id}`, { data }, token)).status).toBe(403);
    expect((await cms().delete(`/api/${path}/${id}`, token)).status).toBe(403);
    const replaced = await cms().put(`/api/${path}`, { data: [] }, token);
    expect(replaced.status).toBe(ORDERED_LISTS.includes(path) ? 403 : 405);
  });

  test("the owner may change it", async () => {
    expect((await cms().put(`/api/${path}/${id}`, { data }, tokens.owner)).status).toBe(200);
    const missing = await cms().put(`/api/${path}/nosuchdocument`, { data }, tokens.owner);
    expect(missing.status).toBe(404);
  });

  test("a wrong token is rejected, even for reading", async () => {
    expect((await cms().get(`/api/${path}`, "not-a-token")).status).toBe(401);
  });
});

describe.each(Object.entries(SINGLES))("/api/%s", (path, data) => {
  test("is 404 while empty, then readable by all and writable by the owner", async () => {
    for (const role of [...READERS, "owner"]) {
      expect((await cms().get(`/api/${path}`, tokens[role])).status).toBe(404);
    }
    for (const role of READERS) {
      expect((await cms().put(`/api/${path}`, { data }, tokens[role])).status).toBe(403);
      expect((await cms().delete(`/api/${path}`, tokens[role])).status).toBe(403);
    }
    expect((await cms().put(`/api/${path}`, { data }, tokens.owner)).status).toBe(200);
    for (const role of [...READERS, "owner"]) {
      expect((await cms().get(`/api/${path}`, tokens[role])).status).toBe(200);
    }
    expect((await cms().delete(`/api/${path}`, tokens.owner)).status).toBe(204);
    expect((await cms().get(`/api/${path}`)).status).toBe(404);
  });
});

describe("what nobody reaches over REST", () => {
  const CLOSED: [method: string, path: string][] = [
    ["GET", "/api/users"],
    ["GET", "/api/users/1"],
    ["GET", "/api/users/count"],
    ["POST", "/api/users"],
    ["PUT", "/api/users/1"],
    ["DELETE", "/api/users/1"],
    ["GET", "/api/users-permissions/roles"],
    ["GET", "/api/users-permissions/permissions"],
    ["POST", "/api/users-permissions/roles"],
    ["GET", "/api/connect/google"],
    ["GET", "/api/upload/files/page"],
  ];

  test.each(CLOSED)("%s %s", async (method, path) => {
    for (const role of [...READERS, "owner"]) {
      const options = { token: tokens[role], ...(method !== "GET" && { body: {} }) };
      const { status } = await cms().call(method, path, options);
      expect(status, role).toBe(403);
    }
  });

  test("an account's own things need a sign-in", async () => {
    for (const path of ["/api/profile", "/api/users/me", "/api/auth/sessions"]) {
      expect((await cms().get(path)).status).toBe(403);
      expect((await cms().get(path, tokens.authenticated)).status).toBe(200);
      expect((await cms().get(path, tokens.owner)).status).toBe(200);
    }
  });
});

describe("permissions that change while the cms runs", () => {
  const UID = "plugin::users-permissions.permission";
  const action = "api::useful-link.useful-link.find";

  test.each(["public", "authenticated", "owner"])("%s: the next request counts", async (type) => {
    const { strapi } = cms();
    const status = async () => (await cms().get("/api/useful-links", tokens[type])).status;
    expect(await status()).toBe(200);
    const where = { action, role: { type } };
    const row: unknown = await strapi.db.query(UID).findOne({ where, populate: ["role"] });
    await strapi.db.query(UID).delete({ where: { id: at(row, "id") } });
    expect(await status()).toBe(403);
    const role = at(row, "role", "id");
    await strapi.db.query(UID).create({ data: { action, role } });
    expect(await status()).toBe(200);
  });

  test("what depends on more than its action is evaluated each time", async () => {
    const { engine } = cms().strapi.contentAPI.permissions;
    const ability = await engine.generateAbility([{ action }]);
    expect(ability.can(action, "all")).toBe(true);
    expect(await engine.generateAbility([{ action }])).toBe(ability);
    const elsewhere = await engine.generateAbility([]);
    expect(elsewhere.can(action, "all")).toBe(false);
    const onSubject = await engine.generateAbility([{ action, subject: "one" }]);
    expect(onSubject.can(action, "one")).toBe(true);
    expect(onSubject.can(action, "two")).toBe(false);
  });
});

describe("drafts and authors", () => {
  const SECRET = "Zebra secret";
  let draft = "";
  let category = "";

  beforeAll(async () => {
    const owner = tokens.owner;
    const made = await cms().post("/api/blog-categories", { data: { name: "Animals" } }, owner);
    category = textAt(made.body, "data", "documentId");
    const post = (data: object) =>
      cms().post("/api/blog-posts", { data: { category, ...data } }, owner);
    const hidden = await post({ title: SECRET, excerpt: SECRET, content: SECRET, tags: [SECRET] });
    draft = textAt(hidden.body, "data", "documentId");
    expect((await post({ title: "Ant", published: true })).status).toBe(201);
  });

  afterAll(async () => {
    const { body } = await cms().get("/api/blog-posts", tokens.owner);
    for (const post of listAt(body, "data")) {
      await cms().delete(`/api/blog-posts/${textAt(post, "documentId")}`, tokens.owner);
    }
    await cms().delete(`/api/blog-categories/${category}`, tokens.owner);
  });

  /** Asked in ways that are allowed: the answer has the published post at most. */
  const ANSWERED = [
    "",
    "?status=draft",
    "?filters[published][$eq]=false",
    "?filters[published][$in][0]=false&filters[published][$in][1]=true",
    "?filters[$or][0][published][$eq]=false&filters[$or][1][id][$gt]=0",
    "?filters[$not][published][$eq]=true",
    "?filters[$and][0][$or][0][title][$startsWith]=Zebra",
    "?filters[title][$startsWith]=Zebra",
    "?_q=Zebra",
    "?_q=secret&filters[published][$eq]=false",
    "?sort=title:desc&pagination[pageSize]=1",
    "?pagination[start]=0&pagination[limit]=1000",
    "?populate=*",
    "?populate[category]=true&filters[category][name][$eq]=Animals",
    "?fields[0]=title&sort[0]=published:asc",
    "?populate[author][fields][0]=email",
    "?populate[category][populate]=*",
    "?locale=*",
  ];

  /** Ways that must not even be understood. */
  const REJECTED = [
    "?publicationState=preview",
    "?filters[author][id][$gt]=0",
    "?filters[author][email][$startsWith]=owner",
    "?sort=author.email",
    "?filters[createdBy][email][$startsWith]=o",
    "?populate=createdBy",
  ];

  function expectNoSecret({ body }: Answer): void {
    const text = JSON.stringify(body);
    expect(text).not.toContain(SECRET);
    expect(text).not.toContain("@example.edu");
    expect(text).not.toContain("password");
  }

  test.each(READERS)("%s finds no draft and no address, whatever it asks", async (role) => {
    for (const attempt of ANSWERED) {
      const answer = await cms().get(`/api/blog-posts${attempt}`, tokens[role]);
      expect(answer.status, attempt).toBe(200);
      expectNoSecret(answer);
      const titles = listAt(answer.body, "data").map((post) => at(post, "title"));
      expect([[], ["Ant"]], attempt).toContainEqual(titles);
      expect(at(answer.body, "meta", "pagination", "total"), attempt).toBe(titles.length);
    }
    for (const attempt of REJECTED) {
      const answer = await cms().get(`/api/blog-posts${attempt}`, tokens[role]);
      expect(answer.status, attempt).toBe(400);
      expectNoSecret(answer);
    }
    expect((await cms().get(`/api/blog-posts/${draft}`, tokens[role])).status).toBe(404);
    expect((await cms().get(`/api/blog-posts/${draft}?status=draft`, tokens[role])).status).toBe(
      404,
    );
  });

  test.each(READERS)("%s finds no way round by the category", async (role) => {
    const asked: [query: string, status: number][] = [
      ["?populate=*", 200],
      ["?_q=Zebra", 200],
      ["?populate=posts", 400],
      ["?populate=blog_posts", 400],
      ["?filters[blog_posts][title][$startsWith]=Zebra", 400],
    ];
    for (const [query, expected] of asked) {
      const { status, body } = await cms().get(`/api/blog-categories${query}`, tokens[role]);
      expect(status, query).toBe(expected);
      expect(JSON.stringify(body)).not.toContain(SECRET);
    }
  });

  test("the owner sees and finds drafts", async () => {
    expect((await cms().get(`/api/blog-posts/${draft}`, tokens.owner)).status).toBe(200);
    const { body } = await cms().get("/api/blog-posts?_q=Zebra", tokens.owner);
    expect(listAt(body, "data")).toHaveLength(1);
  });

  test("an author is a name and nothing else", async () => {
    const { body } = await cms().get("/api/blog-posts?populate=*");
    expect(body).toMatchObject({ data: [{ title: "Ant", category: { name: "Animals" } }] });
    expect(listAt(body, "data")).toEqual([
      expect.objectContaining({ author: { full_name: "Ada Owner" } }),
    ]);
    const one = textAt(body, "data", 0, "documentId");
    expect((await cms().get(`/api/blog-posts/${one}`)).body).toMatchObject({
      data: { author: { full_name: "Ada Owner" } },
    });
  });

  test("nobody writes as somebody else", async () => {
    const data = { title: "Forged", author: 1 };
    const { status } = await cms().post("/api/blog-posts", { data }, tokens.owner);
    expect(status).toBe(400);
  });
});

describe("the shape of requests", () => {
  test("unknown parameters are rejected", async () => {
    expect((await cms().get("/api/publications?foo=1")).status).toBe(400);
    expect((await cms().get("/api/publications?filters[nope]=1")).status).toBe(400);
    expect((await cms().get("/api/publications?sort=password")).status).toBe(400);
  });

  test("odd queries are the caller's fault, not the server's", async () => {
    const answered = [
      "?filters[id]=abc",
      "?filters[id]=99999999999999999999",
      "?filters[title]=%00",
      "?_q=%00",
      "?pagination[page]=-1",
      "?pagination[pageSize]=abc",
      "?filters[title][$in]=x",
    ];
    const rejected = [
      "?filters[$or]=x",
      "?_q[$x]=1",
      "?populate=deep",
      "?sort[$gt]=1",
      "?fields=nope",
      "?filters[$and]=1",
      "?filters[$not]=x",
      "?filters[title][$between]=1",
      `?_q=${"x".repeat(9000)}`,
    ];
    for (const query of answered) {
      expect((await cms().get(`/api/publications${query}`)).status, query).toBe(200);
    }
    for (const query of rejected) {
      expect((await cms().get(`/api/publications${query}`)).status, query).toBe(400);
    }
    expect((await cms().get("/api/events/%00")).status).toBe(404);
    expect((await cms().get("/api/events/%E0%A4%A")).status).toBe(400);
  });

  test("other sites may not call with a browser", async () => {
    const { headers } = await cms().call("GET", "/api/publications", {
      headers: { origin: "https://evil.example.org" },
    });
    expect(headers.get("access-control-allow-origin")).toBeNull();
    expect(headers.get("x-powered-by")).toBeNull();
  });

  test("a body that is too large or no JSON is rejected", async () => {
    const data = { title: "x", content: "y".repeat(5_000_000) };
    expect((await cms().post("/api/blog-posts", { data }, tokens.owner)).status).toBe(413);
    const response = await fetch(`${cms().address}/api/blog-posts`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: "{not json",
    });
    expect(response.status).toBe(400);
  });
});
