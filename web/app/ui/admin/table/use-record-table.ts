import {
  type ColumnDef,
  type Row as TableRow,
  type SortingState,
  getCoreRowModel,
  getFilteredRowModel,
  getPaginationRowModel,
  getSortedRowModel,
  useReactTable,
} from "@tanstack/react-table";
import { useMemo, useState } from "react";
import { foldText } from "~/lib/format/fold";
import { createSearch } from "~/lib/format/search";

export const ROWS_PER_PAGE = 50;

type Value = string | number | null;

export interface SortableColumn<Row> {
  /** Names the column; no other has the same. */
  title: string;
  /** What the column sorts by; without it the column cannot be sorted. */
  sortBy?: (row: Row) => Value;
}

export interface TableSearch<Row> {
  /** A row matches that contains it, in any case and with or without accents. */
  query: string;
  /** The texts of a row that are searched (admin spec §5, "Search filters"). */
  textsOf: (row: Row) => readonly (string | null)[];
}

/** The rows that a search finds; all of them where nothing is searched for. */
export function searchRows<Row>(
  rows: readonly Row[],
  { query, textsOf }: TableSearch<Row>,
): readonly Row[] {
  return createSearch(rows, textsOf)(query);
}

function searchedText<Row>(row: Row, textsOf: TableSearch<Row>["textsOf"]): string {
  return textsOf(row)
    .map((text) => foldText(text ?? ""))
    .join("\n");
}

/** A column that is searched and never shown: the searched texts are not those of the columns. */
const SEARCH = "search";

/** One collator for all comparisons: making one per comparison is a hundred times slower. */
const collator = new Intl.Collator("en", { sensitivity: "base", numeric: true });

/**
 * The state of a list of records: what was searched for, how the rows are sorted, which page is
 * shown. A column sorts ascending, descending, and in the given order again.
 * @param rows in their default order; the same array as long as nothing was read anew
 * @param columns the same array from one rendering to the next
 * @returns the library's table, whose `getRowModel()` holds the rows of the current page
 */
export function useRecordTable<Row extends { id: string }>(
  rows: Row[],
  columns: readonly SortableColumn<Row>[],
  search?: TableSearch<Row>,
) {
  const [sorting, setSorting] = useState<SortingState>([]);
  const [pagination, setPagination] = useState({ pageIndex: 0, pageSize: ROWS_PER_PAGE });
  const showFirstPage = () => setPagination((shown) => ({ ...shown, pageIndex: 0 }));
  const textsOf = search?.textsOf;
  const query = foldText(search?.query ?? "");
  const [lastQuery, setLastQuery] = useState(query);
  if (query !== lastQuery) {
    setLastQuery(query);
    showFirstPage();
  }
  const isDescending = sorting[0]?.desc === true;
  const definitions = useMemo(
    () => [
      ...columns.map((column) => sortableDefinition(column, isDescending)),
      ...(textsOf ? [searchDefinition(textsOf)] : []),
    ],
    [columns, textsOf, isDescending],
  );
  const columnFilters = useMemo(() => (query ? [{ id: SEARCH, value: query }] : []), [query]);
  const table = useReactTable({
    data: rows,
    columns: definitions,
    getRowId: ({ id }) => id,
    state: { sorting, columnFilters, pagination },
    onSortingChange: (sort) => {
      setSorting(sort);
      showFirstPage();
    },
    onPaginationChange: setPagination,
    // A saved record would send the owner back to the first page.
    autoResetPageIndex: false,
    enableMultiSort: false,
    sortDescFirst: false,
    getCoreRowModel: getCoreRowModel(),
    getFilteredRowModel: getFilteredRowModel(),
    getSortedRowModel: getSortedRowModel(),
    getPaginationRowModel: getPaginationRowModel(),
  });
  const lastPage = Math.max(0, table.getPageCount() - 1);
  if (pagination.pageIndex > lastPage) setPagination({ ...pagination, pageIndex: lastPage });
  return table;
}

/**
 * Rows without a value stand last in either direction. The library's `sortUndefined: "last"` would
 * say so, but does not keep two such rows in their order: it answers 1 whichever comes first. Its
 * numbers do, and are reversed with the direction.
 */
function sortableDefinition<Row>(
  { title, sortBy }: SortableColumn<Row>,
  isDescending: boolean,
): ColumnDef<Row> {
  return {
    id: title,
    accessorFn: (row) => sortBy?.(row) ?? undefined,
    enableSorting: sortBy !== undefined,
    sortingFn: compareRows,
    sortUndefined: isDescending ? -1 : 1,
  };
}

function searchDefinition<Row>(textsOf: TableSearch<Row>["textsOf"]): ColumnDef<Row> {
  return {
    id: SEARCH,
    accessorFn: (row) => searchedText(row, textsOf),
    filterFn: (row, column, wanted: string) => row.getValue<string>(column).includes(wanted),
    enableSorting: false,
  };
}

function compareRows<Row>(a: TableRow<Row>, b: TableRow<Row>, column: string): number {
  const [x, y] = [a.getValue<Value>(column), b.getValue<Value>(column)];
  if (typeof x === "number" && typeof y === "number") return x - y;
  return collator.compare(String(x), String(y));
}
