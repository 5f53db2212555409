import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { isWholeList } from "./revision";

/** The names in a list of the cms's permissions. */
function namesIn(list: string): string[] {
  const file = new URL("../../../../cms/src/permissions.ts", import.meta.url);
  const [, names = ""] =
    new RegExp(`const ${list} = \\[([^\\]]*)\\]`).exec(readFileSync(file, "utf8")) ?? [];
  return [...names.matchAll(/"([\w-]+)"/g)].map(([, name = ""]) => name);
}

it("knows which lists the cms saves as a whole, and so have one history", () => {
  const lists = namesIn("ORDERED_LISTS");
  expect(lists).toContain("award");
  expect(lists.filter((type) => !isWholeList(type))).toEqual([]);
  expect(namesIn("COLLECTIONS").filter(isWholeList)).toEqual([]);
});
