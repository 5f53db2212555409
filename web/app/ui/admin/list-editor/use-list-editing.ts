import { useField } from "@conform-to/react";
import { useRef, useState } from "react";
import { capitalized } from "~/lib/format/sentence";
import { useAnnounce } from "./list-editor-provider";
import { useListFocus } from "./use-list-focus";

/** An entry of a list: a text, or the fields of an entry by name. */
export type ListEntry = string | { [field: string]: string | string[] };

interface Removed {
  /** Tells removals apart. */
  id: number;
  index: number;
  value: ListEntry;
}

/**
 * Adding, moving and removing the entries of a list field. Each is a submit button that the form
 * library carries out in the browser, and the server where scripts do not run. The focus follows
 * the entry, the change is announced, and a removal can be undone.
 * @param name the list, a field of the surrounding form
 * @param item how one entry is called, such as "research area"
 * @param blank a new entry
 * @param min how many entries always stay
 * @param addsAt where the button puts a new entry
 * @returns what the parts of the list need; `list` is the ref of the element whose children are
 *   the entries
 */
export function useListEditing({
  name,
  item,
  blank,
  min,
  addsAt = "end",
}: {
  name: string;
  item: string;
  blank: ListEntry;
  min: number;
  addsAt?: "start" | "end";
}) {
  const [meta, form] = useField<ListEntry[]>(name);
  const rows = meta.getFieldList();
  const announce = useAnnounce();
  const { list, focusAfter } = useListFocus(rows.map(({ key }) => key).join(" "));
  const [removed, setRemoved] = useState<Removed | null>(null);
  const removals = useRef(0);
  const nameOf = (index: number) => `${item} ${index + 1}`;
  const labelOf = (index: number) => capitalized(nameOf(index));

  const addIndex = addsAt === "start" ? 0 : rows.length;

  const noteAdded = (index: number) => {
    focusAfter({ kind: "added", index });
    setRemoved(null);
    announce(`${labelOf(index)} added.`);
  };
  const moveProps = (from: number, direction: "up" | "down") => {
    const to = direction === "up" ? from - 1 : from + 1;
    return {
      ...inside(form.reorder.getButtonProps({ name: meta.name, from, to })),
      disabled: to < 0 || to >= rows.length,
      onClick: () => {
        focusAfter({ kind: "moved", index: to, by: direction });
        setRemoved(null);
        announce(`${labelOf(from)} is now ${to + 1} of ${rows.length}.`);
      },
    };
  };
  const move = (from: number, to: number) => {
    focusAfter({ kind: "moved", index: to, by: "drag" });
    setRemoved(null);
    form.reorder({ name: meta.name, from, to });
  };
  const removeProps = (index: number) => ({
    ...inside(form.remove.getButtonProps({ name: meta.name, index })),
    disabled: rows.length <= min,
    onClick: () => {
      focusAfter({ kind: "removed", index });
      removals.current += 1;
      const value = restorable(rows[index]?.value, blank);
      setRemoved({ id: removals.current, index, value });
      announce(`${labelOf(index)} removed.`);
    },
  });
  const insert = (index: number, values: readonly ListEntry[]) => {
    noteAdded(index + values.length - 1);
    values.forEach((defaultValue, offset) =>
      form.insert({ name: meta.name, index: index + offset, defaultValue }),
    );
  };

  return {
    meta,
    list,
    rows: rows.map((row, index) => ({
      name: String(row.name),
      key: row.key,
      /** The same wherever the entry stands. */
      id: row.key ?? String(row.name),
      label: labelOf(index),
      midSentence: nameOf(index),
      up: moveProps(index, "up"),
      down: moveProps(index, "down"),
      remove: removeProps(index),
    })),
    add: {
      ...form.insert.getButtonProps({ name: meta.name, defaultValue: blank, index: addIndex }),
      onClick: () => noteAdded(addIndex),
    },
    /** Inserts entries in the browser, for keys and pasted texts. */
    insert,
    /** Moves an entry in the browser, where it was dragged to. */
    move,
    /** The entry that was removed last and where it stood, while nothing else has happened to the list. */
    removed: removed && {
      id: removed.id,
      index: removed.index,
      text: `${labelOf(removed.index)} removed.`,
      undo: () => insert(removed.index, [removed.value]),
    },
  };
}

/**
 * Without `form`: the buttons stand inside it anyway, and browsers take seconds to read thousands of
 * elements that name their form.
 */
function inside({ form: _, ...button }: { name: string; value: string; form: string }) {
  return { ...button, formNoValidate: true };
}

/** What the form held of an entry; where that was nothing, what a new one has. */
function restorable(value: unknown, blank: ListEntry): ListEntry {
  if (typeof blank === "string") return typeof value === "string" ? value : blank;
  return { ...blank, ...(typeof value === "object" ? value : {}) };
}
