import { type RefObject, useDeferredValue, useEffect, useMemo, useRef, useState } from "react";
import { isReadAnew } from "./use-slots";

/** Places of a list, from the first to before the last. */
export interface Places {
  from: number;
  to: number;
}

export const EVERY_PLACE: Places = { from: 0, to: Infinity };
/** How far beyond the window a row counts as seen: the next rows may be lower than these. */
const MARGIN = "10% 0px";

/**
 * The rows as the table draws them: those in the window at once, so that the answer to a click or
 * a key takes one frame, the others right after it. Data that were read anew are drawn as a whole.
 * @param rows the same array as long as nothing changes
 * @param body the element whose children are the rows
 * @returns by place; a place outside the window may hold nothing, or its last row, for a moment
 */
export function useDrawnRows<Row extends { id: string }>(
  rows: readonly Row[],
  body: RefObject<HTMLTableSectionElement | null>,
): readonly (Row | undefined)[] {
  const later = useDeferredValue(rows);
  const inView = usePlacesInView(body);
  return useMemo(() => drawnRows(rows, later, inView), [rows, later, inView]);
}

/** @param later the rows as they were drawn last */
export function drawnRows<Row extends { id: string }>(
  rows: readonly Row[],
  later: readonly Row[],
  { from, to }: Places,
): readonly (Row | undefined)[] {
  if (rows === later || isReadAnew(later, rows)) return rows;
  return rows.map((row, place) => (place >= from && place < to ? row : later[place]));
}

/** Which places are in the window, as far as is known: at first all. */
function usePlacesInView(body: RefObject<HTMLTableSectionElement | null>): Places {
  const [inView, setInView] = useState(EVERY_PLACE);
  const observer = useRef<IntersectionObserver | null>(null);
  useEffect(() => {
    const seen = new Set<Element>();
    const watching = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) {
          if (isIntersecting) seen.add(target);
          else seen.delete(target);
        }
        const rows = [...(body.current?.children ?? [])];
        const places = rows.flatMap((row, place) => (seen.has(row) ? [place] : []));
        setInView((current) => nextInView(current, places));
      },
      { rootMargin: MARGIN },
    );
    observer.current = watching;
    return () => watching.disconnect();
  }, [body]);
  // Rows come and go; one that is watched already is left alone.
  useEffect(() => {
    for (const row of body.current?.children ?? []) observer.current?.observe(row);
  });
  return inView;
}

/**
 * A window that has shown so many rows has room for as many again after a search that found fewer.
 * @param places of the rows in the window, in order
 * @returns `current` itself when nothing changed
 */
export function nextInView(current: Places, places: readonly number[]): Places {
  const [from] = places;
  const last = places.at(-1);
  if (from === undefined || last === undefined) return current;
  const known = current === EVERY_PLACE ? 0 : current.to - current.from;
  const to = from + Math.max(last + 1 - from, known);
  return from === current.from && to === current.to ? current : { from, to };
}
