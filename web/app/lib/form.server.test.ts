import { expect, it } from "vitest";
import { readForm } from "./form.server";

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
  } catch (refusal) {
    expect(refusal).toBeInstanceOf(Response);
    expect(refusal).toMatchObject({ status: 400 });
    return false;
  }
}

it("reads a document with 30 entries in each of its lists", async () => {
  expect(await isRead(documentOf(30))).toBe(true);
});

it("refuses names and numbers of fields that no form of ours has", async () => {
  expect(await isRead([["a[99999999]", "1"]])).toBe(false);
  expect(await isRead([[`a${".b".repeat(20)}`, "1"]])).toBe(false);
  expect(await isRead([["a[x]", "1"]])).toBe(false);
  expect(await isRead(documentOf(45))).toBe(false);
});

it("refuses list buttons that no form of ours has", async () => {
  const button = (intent: object): [string, string][] => [["__intent__", JSON.stringify(intent)]];
  const name = "lab.team[3].texts";
  expect(await isRead(button({ type: "insert", payload: { name, defaultValue: "" } }))).toBe(true);
  expect(await isRead(button({ type: "reorder", payload: { name, from: 1, to: 0 } }))).toBe(true);
  expect(
    await isRead(button({ type: "remove", payload: { name: "a[99999999].b", index: 0 } })),
  ).toBe(false);
  expect(await isRead(button({ type: "insert", payload: { name, index: 1e9 } }))).toBe(false);
  expect(await isRead([["__intent__", "{"]])).toBe(false);
});
