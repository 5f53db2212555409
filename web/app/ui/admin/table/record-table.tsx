import { Pencil, Trash2 } from "lucide-react";
import { type ComponentType, type ReactNode, useCallback } from "react";
import { IconButton } from "../layout/icon-button";
import { type Column, DataTable, type RowFrameProps } from "./data-table";
import { EmptyRows } from "./empty-rows";
import { useRecordFromAddress } from "./use-record-from-address";
import type { TableSearch } from "./use-record-table";

/**
 * A table whose records are edited and deleted by a button in their row, and by the address that asks
 * for one. What it is given besides rows, query and words is the same from one rendering to the next.
 * @param nameOf what the buttons of a row call it
 * @param link what stands before the buttons, such as a link to what the record is about
 * @param pendingId of the record that is being deleted
 * @param words what stands in place of rows, and what the button there says
 * @param frame renders the element of a row, for tables whose rows are moved
 */
export function RecordTable<Row extends { id: string }>({
  caption,
  columns,
  rows,
  search,
  nameOf,
  link,
  pendingId,
  words,
  onAdd,
  onEdit,
  onDelete,
  frame,
}: {
  caption: string;
  columns: readonly Column<Row>[];
  rows: Row[];
  search: TableSearch<Row>;
  nameOf: (row: Row) => string;
  link?: (row: Row) => ReactNode;
  pendingId?: unknown;
  words: { empty: string; add: string };
  onAdd: () => void;
  onEdit: (row: Row) => void;
  onDelete: (row: Row) => void;
  frame?: ComponentType<RowFrameProps<Row>>;
}) {
  useRecordFromAddress(rows, { onAdd, onEdit });
  const actions = useCallback(
    (row: Row) => (
      <>
        {link?.(row)}
        <IconButton icon={Pencil} label={`Edit ${nameOf(row)}`} onClick={() => onEdit(row)} />
        <IconButton
          icon={Trash2}
          label={`Delete ${nameOf(row)}`}
          disabled={row.id === pendingId}
          onClick={() => onDelete(row)}
        />
      </>
    ),
    [link, nameOf, pendingId, onEdit, onDelete],
  );
  return (
    <DataTable
      caption={caption}
      columns={columns}
      rows={rows}
      search={search}
      actions={actions}
      {...(frame && { frame })}
      empty={
        <EmptyRows text={words.empty} query={search.query} addLabel={words.add} onAdd={onAdd} />
      }
    />
  );
}
