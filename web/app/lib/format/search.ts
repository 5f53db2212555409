import { foldText } from "./fold";

/**
 * Prepares a substring search over rows (admin spec §5, "Search filters") in which neither case nor
 * accents make a difference, see `foldText`.
 * The rows' texts are folded once, so that each keystroke only compares.
 * @param textsOf the texts of a row that are searched; empty ones are skipped
 * @returns a function from the typed text to the rows that contain it, in their order
 */
export function createSearch<Row>(
  rows: readonly Row[],
  textsOf: (row: Row) => readonly (string | null | undefined)[],
): (query: string) => readonly Row[] {
  const index = rows.map((row) => ({
    row,
    texts: textsOf(row).flatMap((text) => (text ? [foldText(text)] : [])),
  }));
  return (query) => {
    const wanted = foldText(query);
    if (!wanted) return rows;
    return index
      .filter(({ texts }) => texts.some((text) => text.includes(wanted)))
      .map(({ row }) => row);
  };
}
