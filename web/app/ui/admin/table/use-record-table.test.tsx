import { act, renderHook } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { type SortableColumn, useRecordTable } from "./use-record-table";

interface Paper {
  id: string;
  title: string | number | null;
}

const columns: readonly SortableColumn<Paper>[] = [
  { title: "Title", sortBy: ({ title }) => title },
  { title: "Fixed" },
];
const textsOf = ({ title }: Paper) => [String(title ?? "")];
const papersOf = (...titles: Paper["title"][]) =>
  titles.map((title, index) => ({ id: `p${index}`, title }));

/** The table of these rows, and what stands on its page. */
function tableOf(rows: Paper[]) {
  const { result, rerender } = renderHook(
    (props: { rows: Paper[]; query: string }) =>
      useRecordTable(props.rows, columns, { query: props.query, textsOf }),
    { initialProps: { rows, query: "" } },
  );
  const shown = () => result.current.getRowModel().rows.map(({ original }) => original);
  return {
    sort: (title = "Title") => act(() => result.current.getColumn(title)?.toggleSorting()),
    toPage: (page: number) => act(() => result.current.setPageIndex(page - 1)),
    page: () => result.current.getState().pagination.pageIndex + 1,
    sorting: () => result.current.getState().sorting,
    ids: () => shown().map(({ id }) => id),
    titles: () => shown().map(({ title }) => title),
    update: (query: string, next = rows) => rerender({ rows: next, query }),
  };
}

it("finds titles that were pasted in another encoding than the query", () => {
  const table = tableOf(papersOf("Mu\u0308ller", "Jane\u00a0Doe", "Other"));
  table.update("müller");
  expect(table.ids()).toEqual(["p0"]);
  table.update(" jane doe ");
  expect(table.ids()).toEqual(["p1"]);
});

describe("sorting", () => {
  it("ignores case and accents, counts numbers, and keeps missing values last", () => {
    const table = tableOf(papersOf("b", null, "Á", "a10", "a9"));
    table.sort();
    expect(table.titles()).toEqual(["Á", "a9", "a10", "b", null]);
    table.sort();
    expect(table.titles()).toEqual(["b", "a10", "a9", "Á", null]);
  });

  it("keeps equal values in the given order, in either direction", () => {
    const table = tableOf(papersOf(null, "b", "É", "e", "b", "E", null, null));
    table.sort();
    expect(table.ids()).toEqual(["p1", "p4", "p2", "p3", "p5", "p0", "p6", "p7"]);
    table.sort();
    expect(table.ids()).toEqual(["p2", "p3", "p5", "p1", "p4", "p0", "p6", "p7"]);
  });

  it("sorts numbers by their size, and next to texts by their digits", () => {
    const table = tableOf(papersOf(10, "9", 2, -1, null));
    table.sort();
    expect(table.titles()).toEqual([-1, 2, "9", 10, null]);
  });

  it("starts ascending whatever stands in the first row, and comes back to the given order", () => {
    const table = tableOf(papersOf(null, 2, 1));
    table.sort();
    expect(table.sorting()).toEqual([{ id: "Title", desc: false }]);
    table.sort();
    expect(table.sorting()).toEqual([{ id: "Title", desc: true }]);
    table.sort();
    expect(table.ids()).toEqual(["p0", "p1", "p2"]);
  });

  it("leaves a column alone that cannot be sorted", () => {
    const table = tableOf(papersOf("b", "a"));
    table.sort("Fixed");
    expect(table.titles()).toEqual(["b", "a"]);
  });
});

describe("searching", () => {
  it("finds a part of any text, in any case, and keeps the order", () => {
    const table = tableOf(papersOf("Cats", "dogs", "A cat", null));
    table.update(" CAT ");
    expect(table.titles()).toEqual(["Cats", "A cat"]);
    table.sort();
    expect(table.titles()).toEqual(["A cat", "Cats"]);
    table.update("");
    expect(table.titles()).toEqual(["A cat", "Cats", "dogs", null]);
  });
});

describe("paging", () => {
  const many = papersOf(...Array.from({ length: 101 }, (_, index) => index));

  it("goes back to the last page when the one that was shown is gone", () => {
    const table = tableOf(many);
    table.toPage(3);
    expect(table.titles()).toEqual([100]);
    table.update("", many.slice(0, 100));
    expect(table.page()).toBe(2);
    expect(table.titles()).toHaveLength(50);
    table.update("no such row");
    expect(table.page()).toBe(1);
  });

  it("begins at the first page of what is searched for, and of another order", () => {
    const table = tableOf(many);
    table.toPage(3);
    table.update("1");
    expect(table.page()).toBe(1);
    table.update("");
    table.toPage(2);
    table.sort();
    expect(table.page()).toBe(1);
  });

  it("stays on its page when the rows were read anew", () => {
    const table = tableOf(many);
    table.toPage(2);
    table.update(
      "",
      many.map((row) => ({ ...row })),
    );
    expect(table.page()).toBe(2);
  });
});
