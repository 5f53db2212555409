import { existsSync, readFileSync, readdirSync } from "node:fs";
import { expect, it } from "vitest";
import { toEntryLink } from "./screens";

const entry = { id: "a1", label: "Rivers", updatedAt: "2026-11-01T10:00:00.000Z" };

it("leads to the form of the record", () => {
  expect(toEntryLink({ ...entry, type: "student" })).toEqual({
    key: "student a1",
    label: "Rivers",
    kind: "Student",
    to: "/admin/students?edit=a1",
  });
  expect(toEntryLink({ ...entry, type: "office-hour" })?.to).toBe(
    "/admin/teaching?tab=office-hours&edit=a1",
  );
});

it("leads to the screen alone where its entries are saved together", () => {
  expect(toEntryLink({ ...entry, type: "award" })?.to).toBe("/admin/homepage?tab=awards");
});

it("has nothing for a type without a screen", () => {
  expect(toEntryLink({ ...entry, type: "no-such-type" })).toBeNull();
});

it("knows every content type that the owner fills", () => {
  const layout = new URL("../../../../cms/src/bootstrap/panel-layout.ts", import.meta.url);
  const types = [...readFileSync(layout, "utf8").matchAll(/"api::([\w-]+)\./g)].map(
    ([, type]) => type ?? "",
  );
  expect(types.length).toBeGreaterThan(15);
  expect(types.filter((type) => !toEntryLink({ ...entry, type }))).toEqual([]);
});

it("calls a document as the cms does", () => {
  const api = new URL("../../../../cms/src/api/", import.meta.url);
  const documents = readdirSync(api).flatMap((type) => {
    const schema = new URL(`${type}/content-types/${type}/schema.json`, api);
    if (!existsSync(schema)) return [];
    const { kind, info } = JSON.parse(readFileSync(schema, "utf8")) as {
      kind: string;
      info: { displayName: string };
    };
    return kind === "singleType" ? [{ type, name: info.displayName }] : [];
  });
  expect(documents.length).toBeGreaterThan(3);
  for (const { type, name } of documents) {
    expect.soft(toEntryLink({ ...entry, type, label: "" })?.label).toBe(name);
  }
});
