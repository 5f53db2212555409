import { Plus, Undo2 } from "lucide-react";
import type { ComponentProps } from "react";
import { Button } from "~/ui/basic/button";

type ButtonProps = Omit<ComponentProps<"button">, "ref">;

/** Below a list: the button that adds an entry, and the way back after one was removed. */
export function ListFooter({
  addLabel,
  add,
  removed,
}: {
  addLabel: string;
  add: ButtonProps;
  removed: { text: string; undo: () => void } | null;
}) {
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <Button variant="secondary" type="submit" data-add {...add}>
        <Plus aria-hidden className="size-4" /> {addLabel}
      </Button>
      {removed && (
        <p className="flex items-center gap-1 text-sm text-muted">
          {removed.text}
          <Button variant="quiet" onClick={removed.undo}>
            <Undo2 aria-hidden className="size-4" /> Undo
            <span className="sr-only">: {removed.text}</span>
          </Button>
        </p>
      )}
    </div>
  );
}
