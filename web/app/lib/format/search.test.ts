import { expect, it } from "vitest";
import { createSearch } from "./search";

const rows = [
  { title: "Green Éclairs", authors: ["Ada Lovelace"] },
  { title: "Digital markets", authors: ["Bob Ross", "Carol"] },
  { title: "Untitled", authors: [] },
];
const search = createSearch(rows, ({ title, authors }) => [title, null, ...authors]);

it("finds substrings in any text, whatever the case, accents included", () => {
  expect(search("éCLAIR")).toEqual([rows[0]]);
  expect(search("ross")).toEqual([rows[1]]);
  expect(search(" TITLE ")).toEqual([rows[2]]);
});

it("gives all rows in their order for a blank query, none for a miss", () => {
  expect(search("  ")).toEqual(rows);
  expect(search("zebra")).toEqual([]);
});
