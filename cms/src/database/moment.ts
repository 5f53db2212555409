/**
 * A moment as SQLite (milliseconds) and Postgres (a Date) give it, or as a text, in ISO 8601.
 *
 * @returns null for anything that is no moment
 */
export function toMoment(value: unknown): string | null {
  if (typeof value !== "string" && typeof value !== "number" && !(value instanceof Date))
    return null;
  const date = new Date(value);
  return Number.isNaN(date.getTime()) ? null : date.toISOString();
}
