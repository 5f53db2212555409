import { Link } from "@remix-run/react";
import { Trash2, Undo2 } from "lucide-react";
import { useCallback } from "react";
import { texts } from "~/entities/trash/texts";
import { IconButton } from "~/ui/admin/layout/icon-button";
import { type Column, DataTable } from "~/ui/admin/table/data-table";
import type { TrashRow } from "./trash-row.server";

const columns: readonly Column<TrashRow>[] = [
  {
    title: "Record",
    cell: ({ label, history }) => (
      <Link to={history} className="touch-target font-medium hover:underline">
        {label}
      </Link>
    ),
    sortBy: ({ label }) => label,
    isLong: true,
  },
  { title: "Kind", cell: ({ kind }) => kind, sortBy: ({ kind }) => kind, width: "md:w-44 xl:w-36" },
  {
    title: "Deleted",
    cell: ({ deletedOn, deletedBy }) => (
      <span>
        {deletedOn}
        <span className="block text-muted">by {deletedBy}</span>
      </span>
    ),
    sortBy: ({ deletedAt }) => deletedAt,
    width: "md:w-60 xl:w-56",
  },
  {
    title: "Days left",
    cell: ({ days }) => texts.days(days),
    sortBy: ({ days }) => days,
    className: "tabular-nums",
    width: "md:w-32",
  },
];

const textsOf = ({ label, kind, deletedBy }: TrashRow) => [label, kind, deletedBy];

/** Deleted records, with what brings them back or deletes them for good. */
export function TrashTable({
  rows,
  query,
  pendingId,
  onRestore,
  onRemove,
}: {
  rows: TrashRow[];
  query: string;
  /** Of the record that is being restored. */
  pendingId: unknown;
  onRestore: (row: TrashRow) => void;
  onRemove: (row: TrashRow) => void;
}) {
  const actions = useCallback(
    (row: TrashRow) => (
      <>
        <IconButton
          icon={Undo2}
          label={`${texts.restore} ${row.label}`}
          disabled={row.id === pendingId}
          onClick={() => onRestore(row)}
        />
        <IconButton
          icon={Trash2}
          label={`${texts.remove} ${row.label}`}
          onClick={() => onRemove(row)}
        />
      </>
    ),
    [pendingId, onRestore, onRemove],
  );
  return (
    <DataTable
      caption={texts.title}
      columns={columns}
      rows={rows}
      search={{ query, textsOf }}
      actions={actions}
      empty={<p>{query.trim() ? texts.noMatch : texts.empty}</p>}
    />
  );
}
