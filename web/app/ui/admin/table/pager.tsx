import type { Table } from "@tanstack/react-table";
import { ChevronLeft, ChevronRight } from "lucide-react";
import { IconButton } from "../layout/icon-button";

/** Steps through the pages of a long list; renders nothing when there is one page. */
export function Pager<Row>({ table }: { table: Table<Row> }) {
  if (table.getPageCount() <= 1) return null;
  return (
    <nav aria-label="Pages" className="mt-4 flex items-center justify-end gap-2 text-sm text-muted">
      <span aria-live="polite" className="tabular-nums">
        Page {table.getState().pagination.pageIndex + 1} of {table.getPageCount()} (
        {table.getRowCount()} entries)
      </span>
      <IconButton
        icon={ChevronLeft}
        label="Previous page"
        disabled={!table.getCanPreviousPage()}
        onClick={() => table.previousPage()}
      />
      <IconButton
        icon={ChevronRight}
        label="Next page"
        disabled={!table.getCanNextPage()}
        onClick={() => table.nextPage()}
      />
    </nav>
  );
}
