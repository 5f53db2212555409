import { ArrowDown, ArrowUp } from "lucide-react";
import { createContext, useContext } from "react";
import type { UsefulLink } from "~/entities/useful-link/useful-link";
import { IconButton } from "~/ui/admin/layout/icon-button";
import { DragHandle, useSortableEntry } from "~/ui/admin/sortable/sortable-list";
import { InOrder, type RowFrameProps } from "~/ui/admin/table/data-table";

/** What moves a link: where the rows are, and where this one is held. */
export const Moving = createContext<{
  ids: readonly string[];
  move: (from: number, to: number, by: "up" | "down") => void;
}>({ ids: [], move: () => undefined });

const Held = createContext<{
  handle: ReturnType<typeof useSortableEntry>["handle"];
  isInOrder: boolean;
} | null>(null);

/** A row that can be dragged to another place while the table shows the links in their order. */
export function LinkRow({ row, className, children }: RowFrameProps<UsefulLink>) {
  const isInOrder = useContext(InOrder);
  const { ref, style, isDragging, handle } = useSortableEntry(row.id, row.title, !isInOrder);
  return (
    <tr
      role="row"
      ref={ref}
      style={style}
      data-link={row.id}
      className={`${className} ${isDragging ? "bg-paper shadow-menu" : ""}`}
    >
      <Held.Provider value={{ handle, isInOrder }}>{children}</Held.Provider>
    </tr>
  );
}

/** The place of a link, and what moves it. */
export function OrderCell({ link: { id, title, order_rank } }: { link: UsefulLink }) {
  const { ids, move } = useContext(Moving);
  const held = useContext(Held);
  const index = ids.indexOf(id);
  const isFixed = !held?.isInOrder;
  return (
    <span className="flex flex-wrap items-center md:-my-2 md:-ml-2 md:flex-nowrap">
      {held && <DragHandle label={title} handle={held.handle} disabled={isFixed} />}
      <span className="min-w-6 text-center tabular-nums">{order_rank}</span>
      <span className="flex md:flex-col">
        <IconButton
          icon={ArrowUp}
          label={`Move ${title} up`}
          data-move="up"
          className="md:size-6!"
          disabled={isFixed || index <= 0}
          onClick={() => move(index, index - 1, "up")}
        />
        <IconButton
          icon={ArrowDown}
          label={`Move ${title} down`}
          data-move="down"
          className="md:size-6!"
          disabled={isFixed || index === ids.length - 1}
          onClick={() => move(index, index + 1, "down")}
        />
      </span>
    </span>
  );
}
