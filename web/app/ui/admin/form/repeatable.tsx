import { useField } from "@conform-to/react";
import { ChevronDown } from "lucide-react";
import { type ReactNode, useId, useState } from "react";
import { Button } from "~/ui/basic/button";
import { AddButton, RowsWithUndo } from "../list-editor/list-parts";
import { useExpandAll } from "../list-editor/expand-all";
import { RowButtons } from "../table/row-buttons";
import { type ListEntry, useListEditing } from "../list-editor/use-list-editing";
import { DragHandle, SortableList, useSortableEntry } from "../sortable/sortable-list";

/** What the head of an entry says of the values that its fields have now. */
type RowNote = (values: Record<string, string | undefined>) => string | null;

type Entry = ReturnType<typeof useListEditing>["rows"][number];

/**
 * A list of entries with several fields each. Entries can be added, moved, closed and removed.
 * @param name the list, a field of the surrounding form
 * @param heading 2 for a section of the form, 3 for a list inside a section
 * @param item how one entry is called, such as "research area"
 * @param titleField the field of an entry that names it in its head
 * @param blank a new entry, with one blank entry in each list inside it
 * @param min how many entries always stay: one, as lists never get shorter (admin spec §5 and §9),
 *   unless it is said otherwise
 * @param empty what stands in place of the entries where there may be none
 * @param openUpTo with more entries than that, all are closed at first
 * @param isSorted entries stand in an order of their own, so they cannot be moved
 * @param addsAt where a new entry is put; the button that adds it stands there too
 * @param detail what else the head of an entry says: a field, and how its value is written
 * @param rowNote what else the head of an entry says of its fields, or nothing
 * @param children renders the fields of the entry with the given name
 */
export function Repeatable({
  name,
  label,
  heading: Heading,
  item,
  titleField,
  blank,
  min = 1,
  empty,
  openUpTo = Infinity,
  isSorted = false,
  addsAt = "end",
  detail,
  rowNote,
  children,
}: {
  name: string;
  label: string;
  heading: "h2" | "h3";
  item: string;
  titleField: string;
  blank: Exclude<ListEntry, string>;
  min?: number;
  empty?: string;
  openUpTo?: number;
  isSorted?: boolean;
  addsAt?: "start" | "end";
  detail?: { field: string; format: (value: string) => string };
  rowNote?: RowNote;
  children: (name: string) => ReactNode;
}) {
  const labelId = useId();
  const { meta, list, rows, add, move, removed } = useListEditing({
    name,
    item,
    blank,
    min,
    addsAt,
  });
  const [closed, setClosed] = useState<ReadonlySet<string>>(
    () => new Set(rows.length > openUpTo ? rows.map(({ id }) => id) : []),
  );
  const isClosed = ({ id }: Entry) => closed.has(id);
  const areAllClosed = rows.every(isClosed);
  const setAllClosed = (isEach: (entry: Entry) => boolean) =>
    setClosed(new Set(rows.filter(isEach).map(({ id }) => id)));
  useExpandAll((isExpanded) => setAllClosed(() => !isExpanded));
  const addButton = <AddButton label={`Add ${item}`} {...add} />;
  return (
    <div role="group" aria-labelledby={labelId} className="min-w-0 space-y-4">
      <div className="flex min-h-11 flex-wrap items-center justify-between gap-x-4 md:min-h-10">
        <Heading id={labelId} className={heads[Heading]}>
          {label}
        </Heading>
        {rows.length > 1 && (
          <Button
            variant="quiet"
            className="needs-script"
            onClick={() => setAllClosed(() => !areAllClosed)}
          >
            {areAllClosed ? "Expand all" : "Collapse all"}
            <span className="sr-only">: {label}</span>
          </Button>
        )}
      </div>
      {addsAt === "start" && addButton}
      <SortableList list={meta.name} ids={rows.map(({ id }) => id)} onMove={move}>
        <ol ref={list} className="space-y-4">
          <RowsWithUndo
            removed={removed}
            rows={rows.map((entry) => (
              <Row
                key={entry.key}
                entry={entry}
                titleField={titleField}
                detail={detail}
                note={rowNote}
                isClosed={isClosed(entry)}
                isSorted={isSorted}
                isAlone={rows.length === 1}
                onToggle={() =>
                  setAllClosed((other) => isClosed(other) !== (other.name === entry.name))
                }
              >
                {children(entry.name)}
              </Row>
            ))}
          />
        </ol>
      </SortableList>
      {rows.length === 0 && (
        <p className="border-y border-line py-8 text-center text-sm text-muted">{empty}</p>
      )}
      {addsAt === "end" && addButton}
    </div>
  );
}

const heads = { h2: "font-serif text-lg text-ink", h3: "text-base font-medium text-ink" };

function Row({
  entry: { id: entryId, name, label, midSentence, up, down, remove },
  titleField,
  detail,
  note,
  isClosed,
  isSorted,
  isAlone,
  onToggle,
  children,
}: {
  entry: Entry;
  titleField: string;
  detail: { field: string; format: (value: string) => string } | undefined;
  note: RowNote | undefined;
  isClosed: boolean;
  isSorted: boolean;
  isAlone: boolean;
  onToggle: () => void;
  children: ReactNode;
}) {
  const id = useId();
  const [{ valid }] = useField(name);
  // What is wrong inside must be seen.
  const isOpen = !isClosed || !valid;
  const { ref, style, isDragging, handle } = useSortableEntry(entryId, label, isSorted);
  return (
    // Entries out of sight are not laid out: there may be thirty, with thirty entries in each.
    <li
      ref={ref}
      style={style}
      className={`rounded-md border border-line ${isDragging ? "bg-paper shadow-menu" : ""} [content-visibility:auto] ${isOpen ? "[contain-intrinsic-size:auto_40rem]" : "[contain-intrinsic-size:auto_3rem]"}`}
    >
      <div role="group" aria-labelledby={`${id}-label`}>
        <div className="flex flex-wrap items-center justify-end gap-x-2 py-1 pr-2 pl-1">
          <button
            type="button"
            aria-expanded={isOpen}
            aria-controls={`${id}-fields`}
            onClick={onToggle}
            className="flex min-h-11 min-w-0 flex-[1_1_7rem] items-center gap-2 rounded-md px-2 text-left text-sm text-muted hover:text-ink md:min-h-9"
          >
            <ChevronDown
              aria-hidden
              className={`size-4 shrink-0 transition-transform duration-150 ${isOpen ? "" : "-rotate-90"}`}
            />
            <span className="min-w-0 sm:flex sm:gap-2">
              <span id={`${id}-label`} className="block shrink-0 text-xs sm:text-sm">
                {label}
              </span>
              {detail && <RowDetail name={`${name}.${detail.field}`} format={detail.format} />}
              <RowTitle name={`${name}.${titleField}`} />
              {note && <NoteOfRow name={name} note={note} />}
            </span>
          </button>
          {!isSorted && <DragHandle label={midSentence} handle={handle} disabled={isAlone} />}
          <RowButtons label={midSentence} {...(!isSorted && { up, down })} remove={remove} />
        </div>
        <div
          id={`${id}-fields`}
          // Where scripts do not run, nothing could open it again.
          className={`space-y-5 border-t border-line px-4 pt-4 pb-5 ${isOpen ? "" : "hidden noscript:block"}`}
        >
          {children}
        </div>
      </div>
    </li>
  );
}

/** Follows what is typed; a part of its own, so that a keystroke renders nothing else. */
function RowTitle({ name }: { name: string }) {
  const [meta] = useField<string>(name);
  return <span className="block truncate font-medium text-ink">{meta.value}</span>;
}

/** What else the head of an entry says, following what is typed too. */
function RowDetail({ name, format }: { name: string; format: (value: string) => string }) {
  const [meta] = useField<string>(name);
  return (
    <span className="block shrink-0 text-xs sm:text-sm">{meta.value && format(meta.value)}</span>
  );
}

function NoteOfRow({ name, note }: { name: string; note: RowNote }) {
  const [meta] = useField<Record<string, string | undefined>>(name);
  const text = note(meta.value ?? {});
  return text && <span className="block shrink-0 text-xs text-accent sm:text-sm">{text}</span>;
}
