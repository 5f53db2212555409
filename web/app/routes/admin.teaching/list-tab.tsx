import { type ReactElement, type ReactNode, useCallback } from "react";
import type { Result } from "~/lib/cms/result";
import { useConfirmedDelete } from "~/ui/admin/dialog/use-confirmed-delete";
import { useRecordDialog } from "~/ui/admin/dialog/use-record-dialog";
import { LoadedList } from "~/ui/admin/feedback/loaded-list";
import { type Search, Toolbar } from "./toolbar";

/** What the list of a tab is rendered from. */
export interface ListOfTab<Row> {
  rows: Row[];
  query: string;
  /** Of the record that is being deleted. */
  pendingId: unknown;
  onAdd: () => void;
  onEdit: (row: Row) => void;
  onDelete: (row: Row) => void;
}

/**
 * A tab that holds a list: search box, button "Add …", the rows, and the form of one of them.
 * @param words of the entity; `confirmDelete` is what the browser asks
 * @param deleteIntent which of the action's intents deletes a record
 * @param list renders the rows; the same function from one rendering to the next
 * @param form renders the form of a record, or of a new one (null)
 */
export function ListTab<Row extends { id: string }>({
  value,
  skeleton,
  words,
  deleteIntent,
  search,
  list: drawList,
  form: drawForm,
}: {
  value: Result<Row[]> | Promise<Result<Row[]>>;
  skeleton: ReactElement;
  words: { search: string; add: string; fetchFailed: string; confirmDelete: string };
  deleteIntent: string;
  search: Search;
  list: (list: ListOfTab<Row>) => ReactNode;
  form: (record: Row | null, onClose: () => void) => ReactNode;
}) {
  const { query } = search;
  const { open, add, edit, close } = useRecordDialog<Row>();
  const { remove, pendingId, list } = useConfirmedDelete(words.confirmDelete, deleteIntent);
  const loaded = useCallback(
    (rows: Row[]) =>
      drawList({ rows, query, pendingId, onAdd: add, onEdit: edit, onDelete: remove }),
    [drawList, query, pendingId, add, edit, remove],
  );
  return (
    <>
      <Toolbar search={search} placeholder={words.search} addLabel={words.add} onAdd={add} />
      <div ref={list} tabIndex={-1} className="outline-none">
        <LoadedList value={value} skeleton={skeleton} failed={words.fetchFailed}>
          {loaded}
        </LoadedList>
      </div>
      {open?.dialog === "form" && drawForm(open.record, close)}
    </>
  );
}
