import { withPlainSigns } from "./plain-signs";

/**
 * The form of a text in which case, the way in which accents are encoded, typographic signs, kinds of spaces and
 * invisible characters make no difference: what is pasted from a PDF or a web page looks the same as what is typed.
 */
export function searchable(text: string): string {
  return withPlainSigns(text.normalize("NFC"))
    .replace(/\p{Cf}+/gu, "")
    .replace(/\s+/gu, " ")
    .toLowerCase();
}

/**
 * Prepares a case-insensitive substring search over rows (admin spec §5, "Search filters").
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
    texts: textsOf(row).flatMap((text) => (text ? [searchable(text)] : [])),
  }));
  return (query) => {
    const wanted = searchable(query.trim());
    if (!wanted) return rows;
    return index
      .filter(({ texts }) => texts.some((text) => text.includes(wanted)))
      .map(({ row }) => row);
  };
}
