import { useState } from "react";

/** By place; a place that is not drawn yet holds nothing. */
type DrawnRows = readonly ({ id: string } | undefined)[];

interface Slots {
  rows: DrawnRows;
  /** The React key of each place. */
  keys: readonly number[];
}

/**
 * Decides which element of the page shows which row. When the owner sorts, searches or turns the
 * page, the elements stay where they are and show other rows, which costs a fraction of making new
 * ones. When the data are read anew, an element stays with its row, and with it the focus.
 * @param rows what is drawn, by place; the same array as long as nothing changes
 * @returns the React key of each place
 */
export function useSlots(rows: DrawnRows): readonly number[] {
  const [slots, setSlots] = useState<Slots>(() => ({ rows, keys: [...rows.keys()] }));
  if (slots.rows === rows) return slots.keys;
  const keys = nextKeys(slots, rows);
  setSlots({ rows, keys });
  return keys;
}

/** The keys after a change: by row when the data were read anew, by place otherwise. */
export function nextKeys(before: Slots, rows: DrawnRows): readonly number[] {
  let unused = Math.max(-1, ...before.keys) + 1;
  if (!isReadAnew(before.rows, rows)) {
    return rows.map((_, place) => before.keys[place] ?? unused++);
  }
  const kept = new Map(before.rows.map((row, place) => [row?.id, before.keys[place]]));
  return rows.map((row) => {
    const key = row && kept.get(row.id);
    // For a moment a row may stand at two places: at its new one, and still at its old one.
    kept.delete(row?.id);
    return key ?? unused++;
  });
}

/** Whether a row stands in both as two objects: sorting and searching hand on the same ones. */
export function isReadAnew(before: DrawnRows, after: DrawnRows): boolean {
  const known = new Map(before.map((row) => [row?.id, row]));
  return after.some((row) => row && known.has(row.id) && known.get(row.id) !== row);
}
