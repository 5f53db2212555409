import { expect, it } from "vitest";
import { z } from "zod";
import { parseForm, readForm } from "./form.server";

function post(fields: Iterable<[string, string]>): Request {
  const body = new URLSearchParams([...fields]);
  return new Request("http://localhost/admin", { method: "POST", body });
}

/** The field names of a document with this many entries in each list and in each list inside. */
function* documentOf(count: number): Generator<[string, string]> {
  for (let entry = 0; entry < count; entry += 1) {
    for (const list of ["areas", "projects", "opportunities.masters_projects"]) {
      for (const field of ["title", "description", "funding", "timeline", "status"]) {
        yield [`${list}[${entry}].${field}`, "x"];
      }
      for (let text = 0; text < count; text += 1) yield [`${list}[${entry}].texts[${text}]`, "x"];
    }
  }
}

async function isRead(fields: Iterable<[string, string]>): Promise<boolean> {
  try {
    await readForm(post(fields));
    return true;
  } catch (rejection) {
    expect(rejection).toBeInstanceOf(Response);
    expect(rejection).toMatchObject({ status: 400 });
    return false;
  }
}

it("reads a document with 30 entries in each of its lists", async () => {
  expect(await isRead(documentOf(30))).toBe(true);
});

it("rejects names and numbers of fields that no form of ours has", async () => {
  expect(await isRead([["a[99999999]", "1"]])).toBe(false);
  expect(await isRead([[`a${".b".repeat(20)}`, "1"]])).toBe(false);
  expect(await isRead([["a[x]", "1"]])).toBe(false);
  expect(await isRead(documentOf(45))).toBe(false);
});

it("rejects list buttons that no form of ours has", async () => {
  const button = (intent: object): [string, string][] => [["__intent__", JSON.stringify(intent)]];
  const name = "lab.team[3].texts";
  expect(await isRead(button({ type: "insert", payload: { name, defaultValue: "" } }))).toBe(true);
  expect(await isRead(button({ type: "reorder", payload: { name, from: 1, to: 0 } }))).toBe(true);
  expect(
    await isRead(button({ type: "remove", payload: { name: "a[99999999].b", index: 0 } })),
  ).toBe(false);
  expect(await isRead(button({ type: "insert", payload: { name, index: 1e9 } }))).toBe(false);
  expect(await isRead([["__intent__", "{"]])).toBe(false);
  expect(await isRead(button({ type: "update", payload: { name, value: "x" } }))).toBe(false);
  expect(await isRead(button({ type: "reset", payload: {} }))).toBe(false);
});

/** What all objects inherit: no form has it, and the form library throws on some of it. */
const INHERITED = ["__proto__", "constructor", "toString", "hasOwnProperty"];

it.each(INHERITED)("rejects %s as a field, and as the field of a list button", async (name) => {
  const intents = [
    { type: "insert", payload: { name, defaultValue: "" } },
    { type: "insert", payload: { name: `texts[0].${name}` } },
    { type: "remove", payload: { name: `${name}.texts`, index: 0 } },
    { type: "reorder", payload: { name, from: 0, to: 1 } },
  ];
  for (const intent of intents) {
    expect(await isRead([["__intent__", JSON.stringify(intent)]])).toBe(false);
  }
  const key = String.raw`{"type":"insert","payload":{"name":"a","defaultValue":{"NAME":"x"}}}`;
  expect(await isRead([["__intent__", key.replace("NAME", name)]])).toBe(false);
  for (const field of [name, `${name}[0]`, `a[0].${name}`, `${name}.a`]) {
    expect(await isRead([[field, "x"]]), field).toBe(false);
  }
});

it("rejects list buttons for what is no list", async () => {
  const intent = JSON.stringify({ type: "insert", payload: { name: "title", defaultValue: "" } });
  const remove = JSON.stringify({ type: "remove", payload: { name: "title", index: 0 } });
  for (const pressed of [intent, remove]) {
    const fields: [string, string][] = [
      ["title", "A text"],
      ["__intent__", pressed],
    ];
    expect(await isRead(fields)).toBe(false);
  }
});

it("rejects ill-formed text in list buttons, and a state of the form library", async () => {
  const entries = [
    String.raw`"\ud83d"`,
    String.raw`{"title":"\ud83d"}`,
    String.raw`{"t":["\ud83d"]}`,
  ];
  for (const entry of entries) {
    const intent = `{"type":"insert","payload":{"name":"a","defaultValue":${entry}}}`;
    expect(await isRead([["__intent__", intent]])).toBe(false);
  }
  expect(await isRead([["__state__", "null"]])).toBe(false);
});

it("rejects what is no URL-encoded form in UTF-8", async () => {
  const send = async (body: BodyInit, type?: string) => {
    const init = { method: "POST", body, ...(type && { headers: { "content-type": type } }) };
    const read = readForm(new Request("http://localhost/admin", init));
    return read.then(
      () => 200,
      (response: unknown) => (response instanceof Response ? response.status : 500),
    );
  };
  const form = "application/x-www-form-urlencoded";
  expect(await send("title=%C3%A9", form)).toBe(200);
  expect(await send("title=%ED%A0%BD", form)).toBe(400);
  expect(await send("title=x", "text/plain")).toBe(415);
  expect(await send("{}", "application/json")).toBe(415);
  expect(await send(new FormData())).toBe(415);
});

it("rejects lists that are longer than their fields", async () => {
  const wide = (count: number, depth: number): [string, string][] =>
    Array.from({ length: count }, (_, index) => [
      `a[${index}]${".b[999]".repeat(depth)}.title`,
      "x",
    ]);
  expect(await isRead(wide(9, 1))).toBe(true);
  expect(await isRead(wide(10, 1))).toBe(false);
  expect(await isRead(wide(4, 3))).toBe(false);
  const name = `${"a[999].".repeat(2)}b`;
  const insert = JSON.stringify({ type: "insert", payload: { name, defaultValue: "" } });
  expect(await isRead([...wide(7, 1), ["__intent__", insert]])).toBe(true);
  expect(await isRead([...wide(9, 1), ["__intent__", insert]])).toBe(false);
});

it("reads a list editor with 100 rows, and the longest list there can be", async () => {
  const rows = (count: number, fields: string[]) =>
    Array.from({ length: count }, (_, index) =>
      fields.map((field): [string, string] => [`rows[${index}].${field}`, "x"]),
    ).flat();
  expect(await isRead(rows(100, ["id", "label", "value", "icon", "description"]))).toBe(true);
  expect(await isRead(rows(1000, ["a", "b", "c", "d", "e"]))).toBe(true);
  const nested = Array.from({ length: 5000 }, (_, index): [string, string] => [
    `rows[${Math.floor(index / 10)}].texts[${index % 10}]`,
    "x",
  ]);
  expect(await isRead(nested)).toBe(true);
});

it("rejects a text in the place of a list, and leaves what is missing to the schema", () => {
  const schema = z.object({
    rows: z.array(z.object({ title: z.string() })).min(1),
    note: z.string(),
  });
  const parse = (fields: Record<string, string>) => parseForm(new URLSearchParams(fields), schema);
  for (const fields of [{ rows: "x" }, { "rows[0]": "x" }]) {
    let rejected: unknown;
    try {
      parse(fields);
    } catch (response) {
      rejected = response;
    }
    expect(rejected).toMatchObject({ status: 400 });
  }
  expect(parse({ note: "N" }).status).toBe("error");
  expect(parse({ "rows[0].title": "T", note: "N" }).status).toBe("success");
});
