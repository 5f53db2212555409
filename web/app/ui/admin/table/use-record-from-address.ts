import { useSearchParams } from "@remix-run/react";
import { useContext, useEffect } from "react";
import { draftsNow, restoreAsNew } from "../drafts/drafts";
import { ShownTab } from "../layout/shown-tab";

/**
 * Opens a form that the address asks for: `?add` the empty one, `?edit=ID` that of a record. The
 * address is cleaned then, so that closing the form and going back do not open it again.
 * @param rows all records of the list
 */
export function useRecordFromAddress<Row extends { id: string }>(
  rows: readonly Row[],
  { onAdd, onEdit }: { onAdd: () => void; onEdit: (row: Row) => void },
): void {
  const [params, setParams] = useSearchParams();
  const adds = params.has("add");
  const id = params.get("edit");
  const isShown = useContext(ShownTab);
  useEffect(() => {
    if (!isShown || (!adds && id === null)) return;
    const row = rows.find((one) => one.id === id);
    if (row) onEdit(row);
    else if (adds) onAdd();
    else if (draftsNow().restoring?.record === id) {
      restoreAsNew();
      onAdd();
    }
    // Perhaps the record of another tab.
    else return;
    const clean = (all: URLSearchParams) => {
      const rest = new URLSearchParams(all);
      rest.delete("add");
      rest.delete("edit");
      return rest;
    };
    setParams(clean, { replace: true, preventScrollReset: true });
    // What the address asks for is done once; the functions may be new on each render.
  }, [adds, id, isShown]);
}
