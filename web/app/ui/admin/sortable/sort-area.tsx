import {
  type Active,
  type Announcements,
  type CollisionDetection,
  DndContext,
  type DragEndEvent,
  type DroppableContainer,
  type KeyboardCoordinateGetter,
  KeyboardSensor,
  type Modifier,
  type Over,
  PointerSensor,
  closestCenter,
  useSensor,
  useSensors,
} from "@dnd-kit/core";
import { type ReactNode, useId } from "react";
import { type SortEntry, sortEntryOf } from "./sort-entry";

/** A press that moves less is a click. */
const ACTIVATION = { distance: 4 };

const INSTRUCTIONS = {
  draggable:
    "Press Space to pick the entry up, the arrow keys to move it, Space again to put it down, and Escape to leave it where it was.",
};

/**
 * Around lists whose entries are moved by mouse, touch or keys; there may be many, and lists within
 * entries. Uses dnd-kit: the platform's own drag and drop knows neither touch nor keys. Only for the
 * owner's area.
 */
export function SortArea({ children }: { children: ReactNode }) {
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: ACTIVATION }),
    useSensor(KeyboardSensor, { coordinateGetter: nextPlace }),
  );
  return (
    <DndContext
      // Without it, server and browser would count differently.
      id={useId()}
      sensors={sensors}
      collisionDetection={entryAtHandle}
      modifiers={[upAndDownOnly]}
      accessibility={{ announcements, screenReaderInstructions: INSTRUCTIONS }}
      onDragEnd={carryOut}
    >
      {children}
    </DndContext>
  );
}

function carryOut({ active, over }: DragEndEvent): void {
  const data = sortEntryOf(active);
  const to = sortEntryOf(over)?.index;
  if (data && to !== undefined && to !== data.index) data.onMove(data.index, to);
}

/**
 * The entry that the handle is over: entries are of different heights, so their middles say nothing.
 * Entries of other lists do not count.
 */
const entryAtHandle: CollisionDetection = (args) => {
  const y = args.pointerCoordinates?.y ?? args.collisionRect.top + 1;
  const own = args.droppableContainers.filter((entry) => isSameList(args.active, entry));
  const distances = own.flatMap((entry) => {
    const rect = args.droppableRects.get(entry.id);
    return rect ? [{ entry, distance: Math.max(rect.top - y, y - rect.bottom, 0) }] : [];
  });
  const nearest = distances.sort((a, b) => a.distance - b.distance)[0];
  return nearest ? closestCenter({ ...args, droppableContainers: [nearest.entry] }) : [];
};

function isSameList(active: Active, entry: DroppableContainer): boolean {
  return sortEntryOf(active)?.list === sortEntryOf(entry)?.list;
}

/** Where an arrow key leads: to the next entry of the same list. */
const nextPlace: KeyboardCoordinateGetter = (event, { context }) => {
  const step = event.code === "ArrowDown" ? 1 : event.code === "ArrowUp" ? -1 : 0;
  const data = sortEntryOf(context.active);
  if (step === 0 || !data) return undefined;
  event.preventDefault();
  const place = (sortEntryOf(context.over)?.index ?? data.index) + step;
  const next = data.ids[place];
  const rect = next === undefined ? undefined : context.droppableRects.get(next);
  return rect && { x: rect.left, y: rect.top };
};

const upAndDownOnly: Modifier = ({ transform }) => ({ ...transform, x: 0 });

const pickedUp = ({ label, index, ids }: SortEntry) =>
  `${label} is picked up. It is ${index + 1} of ${ids.length}.`;

/** Says an entry's new place, and where it has none to give, the other words. */
function place(entry: SortEntry, over: Over | null, verb: string, otherwise: string): string {
  const to = sortEntryOf(over)?.index;
  if (to === undefined || to === entry.index) return otherwise;
  return `${entry.label} ${verb} ${to + 1} of ${entry.ids.length}.`;
}

const stays = ({ label }: SortEntry) => `${label} stays where it was.`;

/** What screen readers hear. The first place that an entry is over is its own. */
const announcements: Announcements = {
  onDragStart: ({ active }) => say(active, pickedUp),
  onDragOver: ({ active, over }) =>
    say(active, (entry) => place(entry, over, "would be", pickedUp(entry))),
  onDragEnd: ({ active, over }) =>
    say(active, (entry) => place(entry, over, "is now", stays(entry))),
  onDragCancel: ({ active }) => say(active, stays),
};

function say(active: Active, words: (entry: SortEntry) => string): string | undefined {
  const entry = sortEntryOf(active);
  return entry && words(entry);
}
