import { type RefObject, useCallback, useEffect, useState } from "react";
import {
  type EntryRow,
  canBeTicked,
  isTickedAtFirst,
} from "~/entities/publication-import/entry-row";

/** The checkboxes of the entries that are in sight, and can be ticked. */
const SHOWN = "tr:not([hidden]) input[name=row]:enabled";
const TICKED = "input[name=row]:checked";
const DUPLICATES = `tr[data-kind=duplicate] ${TICKED}`;
const TAKEN = "input[name=take]:checked";
const CHANGES = `tr[data-kind=changed] ${TICKED}`;

interface Ticks {
  /** How many will be imported: a change of which no difference is ticked changes nothing. */
  count: number;
  /** How many of them are there already. */
  duplicates: number;
  /** Of those in sight. */
  areAllTicked: boolean | "some";
}

/**
 * Which entries are ticked. The checkboxes know it, and are counted: React renders none of a thousand
 * rows for a tick.
 * @returns `recount`, to be called after each change, and `tickAll` for those in sight
 */
export function useTicks(form: RefObject<HTMLFormElement | null>, rows: readonly EntryRow[]) {
  const [ticks, setTicks] = useState<Ticks>(() => ({
    count: rows.filter(isTickedAtFirst).length,
    duplicates: 0,
    areAllTicked: firstAnswer(rows),
  }));
  const recount = useCallback(() => {
    if (!form.current) return;
    const changes = [...form.current.querySelectorAll(CHANGES)];
    const idle = changes.filter((box) => !box.closest("tr")?.querySelector(TAKEN)).length;
    const count = form.current.querySelectorAll(TICKED).length - idle;
    const duplicates = form.current.querySelectorAll(DUPLICATES).length;
    const shown = [...form.current.querySelectorAll<HTMLInputElement>(SHOWN)];
    const ticked = shown.filter(({ checked }) => checked).length;
    const areAllTicked: Ticks["areAllTicked"] = ticked > 0 && (ticked === shown.length || "some");
    setTicks((now) => {
      const next: Ticks = { count, duplicates, areAllTicked };
      return isSame(now, next) ? now : next;
    });
  }, [form]);
  // Entries that were corrected are other rows; a browser may bring back what was ticked.
  useEffect(recount, [recount, rows]);
  const tickAll = useCallback(
    (isTicked: boolean) => {
      for (const box of form.current?.querySelectorAll<HTMLInputElement>(SHOWN) ?? []) {
        box.checked = isTicked;
      }
      recount();
    },
    [form, recount],
  );
  return { ...ticks, recount, tickAll };
}

function firstAnswer(rows: readonly EntryRow[]): boolean | "some" {
  const offered = rows.filter(canBeTicked);
  const ticked = offered.filter(isTickedAtFirst).length;
  return ticked > 0 && (ticked === offered.length || "some");
}

function isSame(a: Ticks, b: Ticks): boolean {
  const names = ["count", "duplicates", "areAllTicked"] as const;
  return names.every((name) => a[name] === b[name]);
}
