import { useCallback, useState } from "react";

/** Which dialog of a tab is open: one that adds a record (null), one that edits this one, or none. */
export function useOpenDialog<Record>() {
  const [open, setOpen] = useState<{ record: Record | null } | null>(null);
  const add = useCallback(() => setOpen({ record: null }), []);
  const edit = useCallback((record: Record) => setOpen({ record }), []);
  const close = useCallback(() => setOpen(null), []);
  return { open, add, edit, close };
}
