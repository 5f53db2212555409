import { SortableContext, useSortable, verticalListSortingStrategy } from "@dnd-kit/sortable";
import { GripVertical } from "lucide-react";
import { type CSSProperties, type ReactNode, createContext, useContext, useMemo } from "react";
import { SortEntry } from "./sort-entry";

const List = createContext<Pick<SortEntry, "list" | "ids" | "onMove">>({
  list: "",
  ids: [],
  onMove: () => undefined,
});

/**
 * The entries of one list inside a `SortArea`. Renders nothing of its own.
 * @param list a name that no other list of the area has
 * @param ids of the entries, in their order
 * @param onMove told where an entry has been put
 */
export function SortableList({
  list,
  ids,
  onMove,
  children,
}: {
  list: string;
  ids: string[];
  onMove: (from: number, to: number) => void;
  children: ReactNode;
}) {
  const value = useMemo(() => ({ list, ids, onMove }), [list, ids, onMove]);
  return (
    <SortableContext id={list} items={ids} strategy={verticalListSortingStrategy}>
      <List.Provider value={value}>{children}</List.Provider>
    </SortableContext>
  );
}

/**
 * Makes an element an entry of the list around it.
 * @param label names the entry at the beginning of a sentence, such as "Award 2"
 * @returns what goes on the element, and the properties of its `DragHandle`
 */
export function useSortableEntry(id: string, label: string, isDisabled = false) {
  const { list, ids, onMove } = useContext(List);
  const index = ids.indexOf(id);
  const {
    attributes,
    listeners,
    setNodeRef,
    setActivatorNodeRef,
    transform,
    transition,
    isDragging,
  } = useSortable({
    id,
    disabled: isDisabled,
    data: { entry: new SortEntry(list, label, index, ids, onMove) },
    animateLayoutChanges: () => false,
  });
  // Without the library's scaling: an entry keeps its height wherever it is held.
  const style: CSSProperties = {
    transform: transform ? `translate3d(0, ${transform.y}px, 0)` : undefined,
    transition,
    ...(isDragging && { position: "relative", zIndex: 5 }),
  };
  const handle = {
    ref: setActivatorNodeRef,
    "aria-describedby": attributes["aria-describedby"],
    ...listeners,
  };
  return { ref: setNodeRef, style, isDragging, handle };
}

/** What an entry is held by. @param label names the entry within a sentence */
export function DragHandle({
  label,
  handle,
  disabled = false,
}: {
  label: string;
  handle: ReturnType<typeof useSortableEntry>["handle"];
  disabled?: boolean;
}) {
  return (
    <button
      type="button"
      aria-label={`Drag ${label}`}
      aria-roledescription="sortable"
      title="Drag to move"
      data-move="drag"
      disabled={disabled}
      {...handle}
      className="needs-script inline-flex size-11 shrink-0 cursor-grab touch-none items-center justify-center rounded-md text-muted hover:bg-ink/5 hover:text-ink active:cursor-grabbing disabled:cursor-not-allowed disabled:opacity-40 md:h-9 md:w-7"
    >
      <GripVertical aria-hidden className="size-4" />
    </button>
  );
}
