import { useCallback, useState } from "react";

/** The form of a new record (null) or of this one, or the question whether to delete it. */
type OpenDialog<Row> = { dialog: "form"; record: Row | null } | { dialog: "delete"; record: Row };

/**
 * Which dialog of a list is open. The functions are the same from one rendering to the next.
 * @returns what is open, or null, and what opens the form of a new record, the form of a record, and
 *   the question whether to delete it
 */
export function useRecordDialog<Row>() {
  const [open, setOpen] = useState<OpenDialog<Row> | null>(null);
  const add = useCallback(() => setOpen({ dialog: "form", record: null }), []);
  const edit = useCallback((record: Row) => setOpen({ dialog: "form", record }), []);
  const remove = useCallback((record: Row) => setOpen({ dialog: "delete", record }), []);
  const close = useCallback(() => setOpen(null), []);
  return { open, add, edit, remove, close };
}
