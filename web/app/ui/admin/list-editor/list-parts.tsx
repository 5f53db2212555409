import { Plus, Undo2 } from "lucide-react";
import type { ComponentProps, ReactNode } from "react";
import { Button } from "~/ui/basic/button";
import { useIsSaved } from "./list-editor-provider";

interface Removed {
  id: number;
  index: number;
  text: string;
  undo: () => void;
}

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
 * @param rows each rendered as a list item with a key
 */
export function RowsWithUndo({
  rows,
  removed,
}: {
  rows: readonly ReactNode[];
  removed: Removed | null;
}) {
  // One array, in which rows keep their keys: a row that is mounted again loses what was typed into it.
  if (!removed) return <>{[...rows]}</>;
  const notice = <RemovedNotice key={`removed ${removed.id}`} removed={removed} />;
  return <>{rows.toSpliced(removed.index, 0, notice)}</>;
}

/** Gone as soon as the list is saved without the entry: what came back then would be a new one. */
function RemovedNotice({ removed: { text, undo } }: { removed: Removed }) {
  if (useIsSaved()) return null;
  return (
    <li
      data-removed
      className="flex flex-wrap items-center gap-x-1 rounded-md border border-dashed border-line px-3 text-sm text-muted"
    >
      {text}
      <Button variant="quiet" onClick={undo}>
        <Undo2 aria-hidden className="size-4" /> Undo
        <span className="sr-only">: {text}</span>
      </Button>
    </li>
  );
}
