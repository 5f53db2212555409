import type { Table } from "@tanstack/react-table";
import { useId } from "react";

/** Sorts a table whose rows are cards: on a phone, or with large letters, it has no head to press. */
export function SortSelect<Row>({ table }: { table: Table<Row> }) {
  const id = useId();
  const sortable = table.getAllColumns().filter((column) => column.getCanSort());
  if (sortable.length === 0 || table.getRowCount() < 2) return null;
  const [sorting] = table.getState().sorting;
  return (
    <div className="mb-4 flex flex-wrap items-center gap-x-3 gap-y-1 text-sm md:hidden">
      <label htmlFor={id} className="text-muted">
        Sort by
      </label>
      <select
        id={id}
        value={sorting ? optionOf(sorting) : ""}
        onChange={({ currentTarget: { value } }) =>
          table.setSorting(
            value
              ? [{ id: value.slice(ASCENDING.length), desc: !value.startsWith(ASCENDING) }]
              : [],
          )
        }
        className="h-11 max-w-full rounded-md border border-faint bg-surface px-3 text-ink"
      >
        <option value="">Default order</option>
        {sortable.flatMap((column) =>
          [false, true].map((desc) => (
            <option
              key={optionOf({ id: column.id, desc })}
              value={optionOf({ id: column.id, desc })}
            >
              {column.id} ({desc ? "descending" : "ascending"})
            </option>
          )),
        )}
      </select>
    </div>
  );
}

const ASCENDING = "+";
const DESCENDING = "-";

function optionOf({ id, desc }: { id: string; desc: boolean }): string {
  return (desc ? DESCENDING : ASCENDING) + id;
}
