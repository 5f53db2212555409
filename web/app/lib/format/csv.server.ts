import { stringify } from "csv-stringify/sync";

/** What a spreadsheet shows of a value: lists have an item on each line, objects are JSON. */
function cellOf(value: unknown): string | number | boolean {
  if (value === null || value === undefined) return "";
  if (typeof value === "number" || typeof value === "boolean") return value;
  if (Array.isArray(value)) return value.map((item) => String(cellOf(item))).join("\n");
  return typeof value === "string" ? value : JSON.stringify(value);
}

/**
 * A table as CSV (RFC 4180) in UTF-8. Texts that a spreadsheet would run as a formula begin with an
 * apostrophe, as OWASP's page on CSV injection says.
 * @param columns the names of the columns, which are the first line
 * @param rows a value for each column; a missing one is empty
 */
export function toCsv(
  columns: readonly string[],
  rows: readonly Record<string, unknown>[],
): string {
  const lines = rows.map((row) => columns.map((column) => cellOf(row[column])));
  return stringify([[...columns], ...lines], {
    bom: true,
    record_delimiter: "windows",
    escape_formulas: true,
    // It quotes what holds its own separators; other readers end a record at either sign.
    quoted_match: /[\r\n]/,
    cast: { boolean: (value) => String(value) },
  });
}
