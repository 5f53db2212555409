import type { SortDirection, Table } from "@tanstack/react-table";
import { ChevronDown, ChevronUp, ChevronsUpDown } from "lucide-react";
import { type ComponentType, createContext, memo, type ReactNode } from "react";
import { FoundStatus } from "./found-status";
import { Pager } from "./pager";
import { SortSelect } from "./sort-select";
import { type SortableColumn, type TableSearch, useRecordTable } from "./use-record-table";

/** A column, whose title stands in the head, and before the value where rows become cards. */
export interface Column<Row> extends SortableColumn<Row> {
  /** A text, or one element. */
  cell: (row: Row) => ReactNode;
  className?: string;
  /** A class for its width, such as "md:w-34"; columns without one share what is left. */
  width?: string;
  /** Its texts would be squeezed beside the sidebar at 1024 px: the table scrolls sideways instead. */
  isLong?: boolean;
}

/** False in a table whose default order is hidden by a search or a sorting. */
export const InOrder = createContext(true);

/** What a screen's own row is given. */
export interface RowFrameProps<Row> {
  row: Row;
  className: string;
  /** The cells. */
  children: ReactNode;
}

/**
 * Rows are boxes of their own, whose columns are as wide as they say: no row is measured for
 * another's sake, and the browser lays out and paints only those in the window (the others are taken
 * to be as high as they were last). Boxes lose what a table tells to screen readers, hence the roles.
 */
const rowClass = "block md:flex";
const bodyRowClass = `${rowClass} py-4 [contain-intrinsic-block-size:auto_13rem] [content-visibility:auto] md:py-0 md:[contain-intrinsic-block-size:auto_4rem]`;
/** Elements are what showing other rows costs, so the title that a card shows is none. */
const cellClass =
  "grid grid-cols-[8rem_minmax(0,1fr)] gap-2 px-4 max-[20rem]:grid-cols-1 max-[20rem]:gap-0 py-1 wrap-anywhere text-ink max-md:empty:hidden max-md:before:text-muted max-md:before:content-[attr(data-title)] md:block md:py-3";
const headClass = "px-4 font-medium text-muted";
const actionsClass = "md:w-32 md:flex-none md:text-right";

/**
 * Where the table is wider than its frame it scrolls sideways, and the actions stay in sight over the
 * scrolled columns. Beside the sidebar at 1024 px there is not room for five columns, nor for four
 * with long texts.
 */
const scrolling = {
  narrow: {
    frame: "md:max-lg:@container md:max-lg:overflow-x-auto",
    table: "md:min-w-175",
    actions: `${actionsClass} md:max-lg:sticky md:max-lg:right-0 md:max-lg:border-l md:max-lg:border-line md:max-lg:bg-paper`,
  },
  wide: {
    frame: "md:max-xl:@container md:max-xl:overflow-x-auto",
    table: "md:max-xl:min-w-250",
    actions: `${actionsClass} md:max-xl:sticky md:max-xl:right-0 md:max-xl:border-l md:max-xl:border-line md:max-xl:bg-paper`,
  },
} as const;
const WIDE_COLUMNS = 5;

function scrollingOf(columns: readonly { isLong?: boolean }[]) {
  const isWide = columns.length >= WIDE_COLUMNS || columns.some(({ isLong }) => isLong);
  return scrolling[isWide ? "wide" : "narrow"];
}

function widthClass({ width }: { width?: string }): string {
  return width ? `md:flex-none ${width}` : "md:min-w-0 md:flex-1";
}

/**
 * The table of an admin screen: searches, sorts, pages at 50, and turns rows into cards on a phone.
 * @param columns the same array from one rendering to the next, and `actions` the same function:
 *   only then do rows that stay as they are cost nothing
 * @param rows in their default order
 * @param actions the buttons at the end of a row
 * @param empty what stands in the table when there are no rows
 * @param frame renders the element of a row, for tables whose rows are moved; the same component from
 *   one rendering to the next
 */
export function DataTable<Row extends { id: string }>({
  caption,
  columns,
  rows,
  search,
  actions,
  empty,
  frame = PlainRow,
}: {
  caption: string;
  columns: readonly Column<Row>[];
  rows: Row[];
  search?: TableSearch<Row>;
  actions: (row: Row) => ReactNode;
  empty: ReactNode;
  frame?: ComponentType<RowFrameProps<Row>>;
}) {
  const table = useRecordTable(rows, columns, search);
  const visible = table.getRowModel().rows;
  const { sorting, columnFilters } = table.getState();
  const isInOrder = sorting.length === 0 && columnFilters.length === 0;
  const scroll = scrollingOf(columns);
  return (
    <InOrder.Provider value={isInOrder}>
      <FoundStatus query={search?.query ?? ""} count={table.getRowCount()} />
      <SortSelect table={table} />
      <div className={`border-y border-line md:rounded-md md:border-x ${scroll.frame}`}>
        <table role="table" className={`block w-full text-sm ${scroll.table}`}>
          <caption className="sr-only">{caption}</caption>
          <TableHead columns={columns} table={table} />
          {/* Painted apart from the rest of the page, which it need not follow. */}
          <tbody role="rowgroup" className="isolate block divide-y divide-line">
            {visible.map(({ id, original }) => (
              <TableRow key={id} row={original} {...{ columns, actions, frame }} />
            ))}
            {visible.length === 0 && (
              <tr role="row" className="block">
                <td
                  role="cell"
                  colSpan={columns.length + 1}
                  className="sticky left-0 block max-w-[100cqw] p-8 text-center text-muted"
                >
                  {empty}
                </td>
              </tr>
            )}
          </tbody>
        </table>
      </div>
      <Pager table={table} />
    </InOrder.Provider>
  );
}

function TableHead<Row>({
  columns,
  table,
}: {
  columns: readonly Column<Row>[];
  table: Table<Row>;
}) {
  return (
    <thead
      role="rowgroup"
      className="sticky top-0 z-10 hidden border-b border-line bg-paper md:block"
    >
      <tr role="row" className={`${rowClass} items-center`}>
        {columns.map((column) => {
          const sorted = table.getColumn(column.title)?.getIsSorted();
          return (
            <th
              key={column.title}
              role="columnheader"
              scope="col"
              aria-sort={sorted ? DIRECTIONS[sorted] : undefined}
              className={`${headClass} py-2 text-left ${widthClass(column)}`}
            >
              {column.sortBy ? (
                <button
                  type="button"
                  onClick={() => table.getColumn(column.title)?.toggleSorting()}
                  className="inline-flex min-h-8 items-center gap-1 text-left hover:text-ink"
                >
                  {column.title}
                  <SortMark sorted={sorted} />
                </button>
              ) : (
                column.title
              )}
            </th>
          );
        })}
        <th
          role="columnheader"
          scope="col"
          className={`${headClass} py-3 ${scrollingOf(columns).actions}`}
        >
          Actions
        </th>
      </tr>
    </thead>
  );
}

const DIRECTIONS = { asc: "ascending", desc: "descending" } as const;

function SortMark({ sorted }: { sorted: SortDirection | false | undefined }) {
  const Mark = !sorted ? ChevronsUpDown : sorted === "asc" ? ChevronUp : ChevronDown;
  return <Mark aria-hidden className="size-3.5" />;
}

/** Rendered again only for another row: a keystroke that changes nothing costs nothing. */
const TableRow = memo(TableRowCells) as typeof TableRowCells;

function TableRowCells<Row>({
  row,
  columns,
  actions,
  frame: Frame,
}: {
  row: Row;
  columns: readonly Column<Row>[];
  actions: (row: Row) => ReactNode;
  frame: ComponentType<RowFrameProps<Row>>;
}) {
  return (
    <Frame row={row} className={bodyRowClass}>
      {columns.map((column) => (
        <td
          key={column.title}
          role="cell"
          data-title={column.title}
          className={`${cellClass} ${widthClass(column)} ${column.className ?? ""}`}
        >
          {column.cell(row)}
        </td>
      ))}
      <td role="cell" className={`block px-2 py-1 md:py-2 ${scrollingOf(columns).actions}`}>
        {actions(row)}
      </td>
    </Frame>
  );
}

function PlainRow({ className, children }: { className: string; children: ReactNode }) {
  return (
    <tr role="row" className={className}>
      {children}
    </tr>
  );
}
