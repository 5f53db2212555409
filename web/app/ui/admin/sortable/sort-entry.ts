import type { Active, DroppableContainer, Over } from "@dnd-kit/core";

/** What an entry of a list tells the area around it. The library carries it about untyped. */
export class SortEntry {
  /**
   * @param list names the list: entries stay in theirs
   * @param label names the entry, at the beginning of a sentence
   * @param index the place of the entry in `ids`
   * @param ids all entries of the list in their order
   * @param onMove carries the move out
   */
  constructor(
    readonly list: string,
    readonly label: string,
    readonly index: number,
    readonly ids: readonly string[],
    readonly onMove: (from: number, to: number) => void,
  ) {}
}

/** @returns undefined for what is no entry of a list */
export function sortEntryOf(
  element: Pick<Active | Over | DroppableContainer, "data"> | null,
): SortEntry | undefined {
  const entry: unknown = element?.data.current?.["entry"];
  return entry instanceof SortEntry ? entry : undefined;
}
