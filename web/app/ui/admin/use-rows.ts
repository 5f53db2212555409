import { useEffect, useMemo, useState } from "react";

export const ROWS_PER_PAGE = 50;

export interface Sorting {
  title: string;
  direction: "ascending" | "descending";
}

type Value = string | number;

interface SortableColumn<Row> {
  title: string;
  sortBy?: (row: Row) => Value | null;
}

/** One collator for all comparisons: making one per comparison is a hundred times slower. */
const collator = new Intl.Collator("en", { sensitivity: "base", numeric: true });

/** The rows of the current page in the chosen order, and the means to change both. */
export function useRows<Row>(rows: readonly Row[], columns: readonly SortableColumn<Row>[]) {
  const [sorting, setSorting] = useState<Sorting | null>(null);
  const [wantedPage, setPage] = useState(1);
  const sorted = useMemo(() => sortRows(rows, columns, sorting), [rows, columns, sorting]);
  const pageCount = Math.max(1, Math.ceil(sorted.length / ROWS_PER_PAGE));
  const page = Math.min(wantedPage, pageCount);
  const visible = useMemo(
    () => sorted.slice((page - 1) * ROWS_PER_PAGE, page * ROWS_PER_PAGE),
    [sorted, page],
  );
  useRanksAhead(rows, columns);
  return {
    page,
    pageCount,
    setPage,
    visible,
    sorting,
    sortBy: (title: string) => setSorting((current) => nextSorting(current, title)),
  };
}

/** Ascending, descending, and back to the default order. */
export function nextSorting(current: Sorting | null, title: string): Sorting | null {
  if (current?.title !== title) return { title, direction: "ascending" };
  return current.direction === "ascending" ? { title, direction: "descending" } : null;
}

/** The rows in the chosen order; those without a value stand last in either direction. */
export function sortRows<Row>(
  rows: readonly Row[],
  columns: readonly SortableColumn<Row>[],
  sorting: Sorting | null,
): readonly Row[] {
  const column = columns.find(({ title }) => title === sorting?.title);
  if (!sorting || !column?.sortBy) return rows;
  const values = rows.map(column.sortBy);
  const known = ranksOf(column, values);
  const sign = sorting.direction === "ascending" ? 1 : -1;
  const places = values.map((value) =>
    value === null ? Infinity : sign * (known.get(value) ?? 0),
  );
  return rows
    .map((row, index) => ({ row, place: places[index] ?? Infinity }))
    .sort((a, b) => (a.place === b.place ? 0 : a.place - b.place))
    .map(({ row }) => row);
}

/** Ranks a new list before the first click: to compare a thousand texts takes half a frame. */
function useRanksAhead<Row>(rows: readonly Row[], columns: readonly SortableColumn<Row>[]) {
  useEffect(() => {
    if (!("requestIdleCallback" in window)) return;
    const handles = columns.map((column) =>
      requestIdleCallback(() => {
        if (column.sortBy) ranksOf(column, rows.map(column.sortBy));
      }),
    );
    return () => handles.forEach((handle) => cancelIdleCallback(handle));
  }, [rows, columns]);
}

/** The ranks of a column's values, kept for as long as no value is new, as in a search. */
const ranksByColumn = new WeakMap<object, ReadonlyMap<Value, number>>();

function ranksOf(column: object, values: readonly (Value | null)[]): ReadonlyMap<Value, number> {
  const known = ranksByColumn.get(column);
  if (known && values.every((value) => value === null || known.has(value))) return known;
  const fresh = rank(values.filter((value) => value !== null));
  ranksByColumn.set(column, fresh);
  return fresh;
}

/** Equal values have equal ranks. Comparing each text once is what sorting a long list costs. */
function rank(values: readonly Value[]): ReadonlyMap<Value, number> {
  let last = 0;
  const distinct = [...new Set(values)].sort(compare);
  return new Map(
    distinct.map((value, index) => {
      const before = distinct[index - 1];
      if (before !== undefined && compare(before, value) !== 0) last += 1;
      return [value, last];
    }),
  );
}

function compare(a: Value, b: Value): number {
  if (typeof a === "number" && typeof b === "number") return a - b;
  return collator.compare(String(a), String(b));
}
