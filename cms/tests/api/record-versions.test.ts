import { beforeAll, describe, expect, test } from "vitest";
import { useCms, type Answer } from "../support/cms";
import { MINIMAL, ORDERED_LISTS, SINGLES } from "../support/entries";
import { at, listAt, textAt } from "../support/json";
import { matching } from "../support/match";

const cms = useCms();
let token = "";

beforeAll(async () => {
  token = await cms().ownerToken();
});

const CONFLICT = {
  data: null,
  error: { status: 409, name: "ConflictError", message: matching(/changed in another window/) },
};

let keys = 0;
const newKey = () => `form-of-a-test-${(keys += 1)}`;

/** Sends what a form sends, with the key that it keeps while it is open. */
function send(method: "POST" | "PUT", url: string, body: unknown, key?: string): Promise<Answer> {
  const headers = key === undefined ? {} : { "idempotency-key": key };
  return cms().call(method, url, { token, body, headers });
}

async function make(path: string): Promise<{ url: string; version: string }> {
  const { status, body } = await cms().post(`/api/${path}`, { data: MINIMAL[path] }, token);
  expect(status, JSON.stringify(body)).toBe(201);
  const url = `/api/${path}/${textAt(body, "data", "documentId")}`;
  return { url, version: textAt(body, "data", "updatedAt") };
}

async function count(path: string): Promise<number> {
  return listAt((await cms().get(`/api/${path}`, token)).body, "data").length;
}

/** An attribute of each type that takes a text. */
const TEXTS: Record<string, string> = {
  "office-hours": "location",
  people: "name",
  students: "name",
  "blog-categories": "name",
  "page-seos": "title",
  testimonials: "name",
};

describe.each(Object.entries(MINIMAL))("/api/%s", (path, data) => {
  const field = TEXTS[path] ?? "title";

  test("the second of two windows is rejected, and may overwrite knowingly", async () => {
    const { url, version } = await make(path);
    const mine = await send("PUT", url, { data: { ...data, [field]: "Mine" }, version });
    expect(mine.status, JSON.stringify(mine.body)).toBe(200);
    const theirs = { data: { ...data, [field]: "Theirs" }, version };
    const rejected = await send("PUT", url, theirs);
    expect(rejected.status).toBe(409);
    expect(rejected.body).toMatchObject(CONFLICT);
    expect(textAt((await cms().get(url, token)).body, "data", field)).toBe("Mine");
    const next = { ...theirs, version: textAt(mine.body, "data", "updatedAt") };
    expect((await send("PUT", url, next)).status).toBe(200);
    expect((await send("PUT", url, { ...theirs, version: "*" })).status).toBe(200);
    expect((await send("PUT", url, { data: theirs.data })).status).toBe(200);
    expect((await send("PUT", url, { ...theirs, version: 17 })).status).toBe(400);
    expect((await cms().delete(url, token)).status).toBe(204);
    expect((await send("PUT", url, theirs)).status).toBe(404);
  });

  test("of two saves at the same moment one is rejected", async () => {
    const { url, version } = await make(path);
    const saves = ["One", "Two", "Three"].map((text) =>
      send("PUT", url, { data: { ...data, [field]: text }, version }),
    );
    const statuses = (await Promise.all(saves)).map(({ status }) => status);
    expect(statuses.sort()).toEqual([200, 409, 409]);
    expect((await cms().delete(url, token)).status).toBe(204);
  });

  test("a form that is sent again makes one entry, with what was typed last", async () => {
    const before = await count(path);
    const key = newKey();
    const first = await send("POST", `/api/${path}`, { data }, key);
    expect(first.status, JSON.stringify(first.body)).toBe(201);
    const again = await send("POST", `/api/${path}`, { data: { ...data, [field]: "More" } }, key);
    expect(again.status, JSON.stringify(again.body)).toBe(201);
    expect(await count(path)).toBe(before + 1);
    const id = textAt(first.body, "data", "documentId");
    expect(textAt(again.body, "data", "documentId")).toBe(id);
    expect(textAt(again.body, "data", field)).toBe("More");
    // Others who have changed it meanwhile are not overwritten.
    const url = `/api/${path}/${id}`;
    expect((await send("PUT", url, { data: { ...data, [field]: "Other" } })).status).toBe(200);
    expect((await send("POST", `/api/${path}`, { data }, key)).body).toMatchObject(CONFLICT);
    const anyway = await send("POST", `/api/${path}`, { data, version: "*" }, key);
    expect(anyway.status).toBe(201);
    expect(await count(path)).toBe(before + 1);
    // Gone meanwhile: what is in the form is a new entry.
    expect((await cms().delete(url, token)).status).toBe(204);
    const renewed = await send("POST", `/api/${path}`, { data }, key);
    expect(renewed.status, JSON.stringify(renewed.body)).toBe(201);
    expect(await count(path)).toBe(before + 1);
    const left = `/api/${path}/${textAt(renewed.body, "data", "documentId")}`;
    expect((await cms().delete(left, token)).status).toBe(204);
  });

  test("a form never conflicts with its own save whose answer was lost", async () => {
    const { url, version } = await make(path);
    const key = newKey();
    const save = (text: string, form = key) =>
      send("PUT", url, { data: { ...data, [field]: text }, version }, form);
    expect((await save("Lost")).status).toBe(200);
    expect((await save("Lost, and more")).status).toBe(200);
    expect((await save("Another form", newKey())).status).toBe(409);
    expect((await cms().delete(url, token)).status).toBe(204);
  });
});

test("the same key twice at the same moment makes one entry", async () => {
  const key = newKey();
  const before = await count("courses");
  const sent = [1, 2, 3].map(() => send("POST", "/api/courses", { data: MINIMAL.courses }, key));
  const ids = (await Promise.all(sent)).map(({ body }) => textAt(body, "data", "documentId"));
  expect(new Set(ids).size).toBe(1);
  expect(await count("courses")).toBe(before + 1);
});

test("a rejected form leaves nothing behind, and a key has a shape", async () => {
  const key = newKey();
  expect((await send("POST", "/api/courses", { data: {} }, key)).status).toBe(400);
  const before = await count("courses");
  expect((await send("POST", "/api/courses", { data: MINIMAL.courses }, key)).status).toBe(201);
  expect(await count("courses")).toBe(before + 1);
  const data = MINIMAL.courses;
  expect((await send("POST", "/api/courses", { data }, "short")).status).toBe(400);
  expect((await send("POST", "/api/courses", { data }, "x".repeat(101))).status).toBe(400);
});

describe.each(Object.entries(SINGLES))("/api/%s", (path, data) => {
  test("a form never conflicts with its own save whose answer was lost", async () => {
    const url = `/api/${path}`;
    const { body } = await cms().put(url, { data }, token);
    const version = textAt(body, "data", "updatedAt");
    const key = newKey();
    expect((await send("PUT", url, { data, version }, key)).status).toBe(200);
    expect((await send("PUT", url, { data, version }, key)).status).toBe(200);
    expect((await send("PUT", url, { data, version }, newKey())).status).toBe(409);
  });
});

test.each(ORDERED_LISTS)("the whole list %s: the same", async (path) => {
  const url = `/api/${path}`;
  const version = textAt((await cms().get(url)).body, "meta", "version");
  const data = [{ ...MINIMAL[path] }];
  const key = newKey();
  expect((await send("PUT", url, { data, version }, key)).status).toBe(200);
  expect((await send("PUT", url, { data, version }, key)).status).toBe(200);
  expect(await count(path)).toBe(1);
  expect((await send("PUT", url, { data, version }, newKey())).status).toBe(409);
});

describe("/api/profile", () => {
  const save = (full_name: string, version?: string) =>
    send("PUT", "/api/profile", { data: { full_name }, version });

  test("the version is the name that was read", async () => {
    const read = textAt((await cms().get("/api/profile", token)).body, "data", "full_name");
    expect((await save("2020", read)).status).toBe(200);
    const rejected = await save("Third Name", read);
    expect(rejected.status).toBe(409);
    expect(rejected.body).toMatchObject(CONFLICT);
    expect((await save("2020", read)).status).toBe(200);
    expect((await save("Third Name", "2020")).status).toBe(200);
    expect((await save("Fourth Name", "*")).status).toBe(200);
    expect((await save(read)).status).toBe(200);
    expect(at((await cms().get("/api/profile", token)).body, "data", "full_name")).toBe(read);
  });
});
