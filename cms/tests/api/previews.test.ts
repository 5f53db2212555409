import { afterEach, beforeAll, describe, expect, test, vi } from "vitest";
import { useCms, type Answer } from "../support/cms";
import { MINIMAL, ORDERED_LISTS } from "../support/entries";
import { EDGE_SECRET } from "../support/environment";
import { at, listAt, textAt } from "../support/json";

const cms = useCms({ RATE_LIMIT: "on" });
let owner = "";
let visitor = "";
const DAY = 24 * 60 * 60_000;

const TYPES: [type: string, path: string][] = [
  ["blog-post", "blog-posts"],
  ["media-item", "media-items"],
  ...ORDERED_LISTS.map((path): [string, string] => [path.slice(0, -1), path]),
];

beforeAll(async () => {
  owner = await cms().ownerToken();
  visitor = (await cms().makeVisitor("vera@example.org", "visitor password")).jwt;
});

afterEach(async () => {
  vi.useRealTimers();
  for (const [, path] of TYPES) {
    const { body } = await cms().get(`/api/${path}`, owner);
    for (const entry of listAt(body, "data")) {
      await cms().delete(`/api/${path}/${textAt(entry, "documentId")}`, owner);
    }
  }
});

const LATER = { publish_at: "2090-01-02T09:00" };

async function make(path: string, extra: object = {}): Promise<string> {
  const data = { ...MINIMAL[path], ...LATER, ...extra };
  const { status, body } = await cms().post(`/api/${path}`, { data }, owner);
  expect(status, JSON.stringify(body)).toBe(201);
  return textAt(body, "data", "documentId");
}

/** As web reads a page for whoever has a key. */
function read(url: string, key: string, token?: string): Promise<Answer> {
  const headers = { "x-edge-secret": EDGE_SECRET, "x-preview-key": key };
  return cms().call("GET", url, { token, headers });
}

let visitors = 0;

/** As web asks what a key opens, each time for another visitor unless one is named. */
function open(key: unknown, token?: string, from?: string): Promise<Answer> {
  visitors += 1;
  const address = from ?? `192.0.2.${visitors % 250}`;
  const headers = { "x-edge-secret": EDGE_SECRET, "x-client-ip": address };
  return cms().call("POST", "/api/previews/open", { body: { data: { key } }, token, headers });
}

async function shareOf(type: string, id: string): Promise<string> {
  const { status, body } = await cms().put(`/api/preview-shares/${type}/${id}`, {}, owner);
  expect(status, JSON.stringify(body)).toBe(200);
  return textAt(body, "data", "key");
}

function total(answer: Answer): unknown {
  return at(answer.body, "meta", "pagination", "total");
}

/** Everything that is stored, to be sure that a preview leaves nothing. */
async function stored(path: string): Promise<unknown> {
  const { body } = await cms().get(`/api/${path}`, owner);
  const activity = await cms().get("/api/activity", owner);
  return [at(body, "data"), listAt(activity.body, "data").length];
}

describe.each(TYPES)("a shared %s", (type, path) => {
  test("is seen with its key, and with nothing else", async () => {
    const id = await make(path);
    const other = await make(path);
    const before = await stored(path);
    const key = await shareOf(type, id);
    expect((await open(key)).body).toMatchObject({ data: { kind: "share", type, id } });
    expect((await read(`/api/${path}/${id}`, key)).status).toBe(200);
    expect((await read(`/api/${path}/${other}`, key)).status).toBe(404);
    expect(total(await read(`/api/${path}`, key))).toBe(1);
    expect(JSON.stringify((await read(`/api/${path}`, key)).body)).not.toContain("publish_at");
    expect((await cms().get(`/api/${path}/${id}`)).status).toBe(404);
    expect((await cms().get(`/api/${path}/${id}?preview=${key}`)).status).toBe(400);
    // Only web may name a key.
    const headers = { "x-preview-key": key };
    expect((await cms().call("GET", `/api/${path}/${id}`, { headers })).status).toBe(404);
    const wrong = `s${"A".repeat(43)}`;
    for (const guess of [wrong, key.slice(0, -1), `d${key.slice(1)}`, "s", "x"]) {
      expect((await read(`/api/${path}/${id}`, guess)).status).toBe(404);
      expect((await open(guess)).status).toBe(404);
    }
    expect((await cms().get(`/api/${path}`)).body).toMatchObject({ data: [] });
    expect(await stored(path)).toEqual(before);
  });
});

describe("a share", () => {
  test("has one address until it is withdrawn, and ends at once then", async () => {
    const id = await make("blog-posts");
    const key = await shareOf("blog-post", id);
    expect(await shareOf("blog-post", id)).toBe(key);
    const list = await cms().get("/api/preview-shares/blog-post", owner);
    expect(listAt(list.body, "data")).toEqual([expect.objectContaining({ id, key })]);
    const url = `/api/preview-shares/blog-post/${id}`;
    expect((await cms().delete(url, owner)).status).toBe(204);
    expect((await open(key)).status).toBe(404);
    expect((await read(`/api/blog-posts/${id}`, key)).status).toBe(404);
    expect(await shareOf("blog-post", id)).not.toBe(key);
    expect((await open(key)).status).toBe(404);
  });

  test("works for seven days", async () => {
    const id = await make("blog-posts");
    const { body } = await cms().put(`/api/preview-shares/blog-post/${id}`, {}, owner);
    const [key, end] = [textAt(body, "data", "key"), textAt(body, "data", "expires_at")];
    expect(Math.abs(Date.parse(end) - Date.now() - 7 * DAY)).toBeLessThan(60_000);
    vi.useFakeTimers({ toFake: ["Date"] });
    vi.setSystemTime(Date.parse(end) - 1000);
    expect((await read(`/api/blog-posts/${id}`, key)).status).toBe(200);
    vi.setSystemTime(Date.parse(end));
    expect((await read(`/api/blog-posts/${id}`, key)).status).toBe(404);
    expect((await open(key)).status).toBe(404);
  });

  test("shows what was saved last, as it will be published", async () => {
    const id = await make("blog-posts", { published: false });
    const key = await shareOf("blog-post", id);
    await cms().put(`/api/blog-posts/${id}`, { data: { title: "Second thoughts" } }, owner);
    const { body } = await read(`/api/blog-posts/${id}?fields[0]=title`, key);
    expect(at(body, "data", "title")).toBe("Second thoughts");
    const whole = await read(`/api/blog-posts?filters[published][$eq]=true`, key);
    expect(at(whole.body, "data", 0)).toMatchObject({
      published: true,
      published_on: "2090-01-02T09:00:00.000Z",
      author: { full_name: "Ada Owner" },
    });
  });

  test("ends with its record, and stays ended when that comes back", async () => {
    const id = await make("media-items");
    const key = await shareOf("media-item", id);
    await cms().delete(`/api/media-items/${id}`, owner);
    expect((await open(key)).status).toBe(404);
    await cms().post(`/api/trash/${id}/restore`, {}, owner);
    expect((await cms().get(`/api/media-items/${id}`, owner)).status).toBe(200);
    expect((await open(key)).status).toBe(404);
    expect((await read(`/api/media-items/${id}`, key)).status).toBe(404);
  });

  test("of a list's row ends when the list is saved without it", async () => {
    const id = await make("awards");
    const key = await shareOf("award", id);
    await cms().put("/api/awards", { data: [] }, owner);
    expect((await open(key)).status).toBe(404);
  });

  test("is stored as a hash", async () => {
    const key = await shareOf("blog-post", await make("blog-posts"));
    const rows: unknown = await cms().strapi.db.connection("lectern_previews").select("*");
    expect(JSON.stringify(rows)).not.toContain(key.slice(1));
  });
});

describe("what the owner has typed", () => {
  async function preview(data: object) {
    return cms().post("/api/previews", { data }, owner);
  }

  test("is the owner's to see, as it would be saved, and is not saved", async () => {
    const id = await make("blog-posts", { published: false });
    const before = await stored("blog-posts");
    const values = { title: "Typed", content: "<p>New</p><script>alert(1)</script>" };
    const { status, body } = await preview({ type: "blog-post", id, values });
    expect(status, JSON.stringify(body)).toBe(201);
    const key = textAt(body, "data", "key");
    const url = `/api/blog-posts/${id}`;
    const seen = await read(url, key, owner);
    expect(at(seen.body, "data")).toMatchObject({
      title: "Typed",
      content: "<p>New</p>",
      published: true,
      published_on: "2090-01-02T09:00:00.000Z",
    });
    expect((await open(key, owner)).status).toBe(200);
    for (const token of [undefined, visitor]) {
      expect((await read(url, key, token)).status).toBe(404);
      expect((await open(key, token)).status).toBe(404);
    }
    expect(await stored("blog-posts")).toEqual(before);
    expect((await cms().get(url)).status).toBe(404);
  });

  test("of a new record has an address of its own", async () => {
    const values = { title: "Quite new", published: false };
    const { body } = await preview({ type: "blog-post", values });
    const [key, id] = [textAt(body, "data", "key"), textAt(body, "data", "id")];
    const seen = await read(`/api/blog-posts/${id}`, key, owner);
    expect(at(seen.body, "data")).toMatchObject({
      documentId: id,
      title: "Quite new",
      author: { full_name: "Ada Owner" },
    });
    expect(total(await cms().get("/api/blog-posts", owner))).toBe(0);
  });

  test("of a list is the whole list, without what is over", async () => {
    const id = await make("awards", { title: "First" });
    const rows = [
      { title: "New on top", ...LATER },
      { documentId: id, title: "First, changed" },
      { title: "Over", unpublish_at: "2020-01-01T00:00" },
    ];
    const { body } = await preview({ type: "award", rows });
    const key = textAt(body, "data", "key");
    const seen = await read("/api/awards?sort=order_index", key, owner);
    expect(listAt(seen.body, "data").map((row) => at(row, "title"))).toEqual([
      "New on top",
      "First, changed",
    ]);
    expect(total(await cms().get("/api/awards", owner))).toBe(1);
  });

  test("is rejected like a save, with the fields", async () => {
    const wrong = await preview({
      type: "media-item",
      values: { ...MINIMAL["media-items"], url: "x" },
    });
    expect(wrong.status).toBe(400);
    expect(at(wrong.body, "error", "details", "errors", 0, "path")).toEqual(["url"]);
    const row = await preview({ type: "award", rows: [{ title: "" }] });
    expect(at(row.body, "error", "details", "errors", 0, "path")).toEqual(["data", "0", "title"]);
    expect((await preview({ type: "blog-post", values: { createdBy: 1 } })).status).toBe(400);
    expect(
      (await preview({ type: "blog-post", id: "nosuchdocument", values: { title: "x" } })).status,
    ).toBe(404);
    for (const data of [
      { type: "student", values: {} },
      { type: "nope", values: {} },
    ]) {
      expect((await preview(data)).status).toBe(404);
    }
    for (const data of [{ type: "award" }, { type: "award", rows: [], values: {} }, []]) {
      expect((await preview(data)).status).toBe(400);
    }
  });

  test("is over after an hour", async () => {
    const { body } = await preview({ type: "blog-post", values: { title: "Short-lived" } });
    const url = `/api/blog-posts/${textAt(body, "data", "id")}`;
    const end = Date.parse(textAt(body, "data", "expires_at"));
    vi.useFakeTimers({ toFake: ["Date"] });
    vi.setSystemTime(end);
    // The owner signs in anew: a token lasts ten minutes.
    const late = await cms().ownerToken();
    expect((await read(url, textAt(body, "data", "key"), late)).status).toBe(404);
  });
});

test("nobody but the owner makes, lists or ends previews", async () => {
  const id = await make("blog-posts");
  const url = `/api/preview-shares/blog-post/${id}`;
  for (const token of [undefined, visitor]) {
    const data = { type: "blog-post", values: { title: "x" } };
    expect((await cms().post("/api/previews", { data }, token)).status).toBe(403);
    expect((await cms().get("/api/preview-shares/blog-post", token)).status).toBe(403);
    expect((await cms().put(url, {}, token)).status).toBe(403);
    expect((await cms().delete(url, token)).status).toBe(403);
  }
});

test("who guesses keys has to wait, and nobody else", async () => {
  const key = await shareOf("blog-post", await make("blog-posts"));
  const guess = (index: number) => `s${String(index).padStart(43, "A")}`;
  let last = 404;
  for (let index = 0; index < 40 && last === 404; index += 1) {
    last = (await open(guess(index), undefined, "198.51.100.7")).status;
  }
  expect(last).toBe(429);
  expect((await open(key, undefined, "198.51.100.7")).status).toBe(429);
  expect((await open(key, undefined, "198.51.100.8")).status).toBe(200);
});
