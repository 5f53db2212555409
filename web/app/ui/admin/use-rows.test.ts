import { describe, expect, it } from "vitest";
import { nextSorting, sortRows } from "./use-rows";

const columns = [
  { title: "Title", sortBy: (row: { title: string | null }) => row.title },
  { title: "Fixed" },
];
const rows = [{ title: "b" }, { title: null }, { title: "Á" }, { title: "a10" }, { title: "a9" }];
const titles = (sorted: readonly { title: string | null }[]) => sorted.map(({ title }) => title);

describe("sortRows", () => {
  it("ignores case and accents, counts numbers, and keeps missing values last", () => {
    const ascending = sortRows(rows, columns, { title: "Title", direction: "ascending" });
    expect(titles(ascending)).toEqual(["Á", "a9", "a10", "b", null]);
    const descending = sortRows(rows, columns, { title: "Title", direction: "descending" });
    expect(titles(descending)).toEqual(["b", "a10", "a9", "Á", null]);
  });

  it("keeps equal values in the given order, in either direction", () => {
    const alike = [
      { id: 1, title: "b" },
      { id: 2, title: "É" },
      { id: 3, title: "e" },
      { id: 4, title: "b" },
      { id: 5, title: "E" },
      { id: 6, title: null },
      { id: 7, title: null },
    ];
    const ids = (direction: "ascending" | "descending") =>
      sortRows(alike, columns, { title: "Title", direction }).map(({ id }) => id);
    expect(ids("ascending")).toEqual([1, 4, 2, 3, 5, 6, 7]);
    expect(ids("descending")).toEqual([2, 3, 5, 1, 4, 6, 7]);
  });

  it("sorts a part of the rows, and then others, like the whole", () => {
    const ascending = { title: "Title", direction: "ascending" } as const;
    sortRows(rows, columns, ascending);
    expect(titles(sortRows(rows.slice(2), columns, ascending))).toEqual(["Á", "a9", "a10"]);
    const more = [{ title: "a9b" }, ...rows];
    expect(titles(sortRows(more, columns, ascending))).toEqual([
      "Á",
      "a9",
      "a9b",
      "a10",
      "b",
      null,
    ]);
  });

  it("sorts numbers by their size, and next to texts by their digits", () => {
    const sorted = sortRows(
      [{ value: 10 }, { value: "9" }, { value: 2 }, { value: -1 }, { value: null }],
      [{ title: "Value", sortBy: (row: { value: string | number | null }) => row.value }],
      { title: "Value", direction: "ascending" },
    );
    expect(sorted.map(({ value }) => value)).toEqual([-1, 2, "9", 10, null]);
  });

  it("keeps the given order without a choice, or for a column that cannot be sorted", () => {
    expect(sortRows(rows, columns, null)).toBe(rows);
    expect(sortRows(rows, columns, { title: "Fixed", direction: "ascending" })).toBe(rows);
  });
});

it("steps through ascending, descending and the default order", () => {
  const first = nextSorting(null, "Title");
  expect(first).toEqual({ title: "Title", direction: "ascending" });
  const second = nextSorting(first, "Title");
  expect(second).toEqual({ title: "Title", direction: "descending" });
  expect(nextSorting(second, "Title")).toBeNull();
  expect(nextSorting(second, "Other")).toEqual({ title: "Other", direction: "ascending" });
});
