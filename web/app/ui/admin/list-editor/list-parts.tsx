import { Plus, Undo2 } from "lucide-react";
import type { ComponentProps, ReactNode } from "react";
import { Button } from "~/ui/basic/button";

/** The button that adds an entry to a list. */
export function AddButton({
  label,
  ...button
}: Omit<ComponentProps<"button">, "ref"> & { label: string }) {
  return (
    <Button variant="secondary" type="submit" data-add {...button}>
      <Plus aria-hidden className="size-4" /> {label}
    </Button>
  );
}

/**
 * The rows of a list, and where one has just been removed the way back.
 * @param rows each drawn as a list item with a key
 */
export function RowsWithUndo({
  rows,
  removed,
}: {
  rows: readonly ReactNode[];
  removed: { index: number; text: string; undo: () => void } | null;
}) {
  // One array, in which rows keep their keys: a row that is drawn anew loses what was typed into it.
  if (!removed) return <>{[...rows]}</>;
  const notice = (
    <li
      key="removed"
      data-removed
      className="flex flex-wrap items-center gap-x-1 rounded-md border border-dashed border-line px-3 text-sm text-muted"
    >
      {removed.text}
      <Button variant="quiet" onClick={removed.undo}>
        <Undo2 aria-hidden className="size-4" /> Undo
        <span className="sr-only">: {removed.text}</span>
      </Button>
    </li>
  );
  return <>{rows.toSpliced(removed.index, 0, notice)}</>;
}
