const DAY = /^(\d{4})-(\d{2})-(\d{2})$/;
const TIMESTAMP =
  /^(\d{4}-\d{2}-\d{2})T(\d{2}:\d{2}(?::\d{2}(?:\.\d{1,9})?)?)(Z|[+-]\d{2}:?\d{2})?$/i;

/** True for a day that the calendar has: `2024-02-29`, not `2023-02-29`, and nothing before year 1. */
export function isCalendarDay(value: string): boolean {
  const match = DAY.exec(value);
  if (match === null || match[1] === "0000") return false;
  const date = new Date(`${value}T00:00:00.000Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(value);
}

/** In UTC, of the years that every database knows: 1 to 9999. */
function inUtc(date: Date): string | undefined {
  const year = date.getUTCFullYear();
  return year >= 1 && year <= 9999 ? date.toISOString() : undefined;
}

/** A timestamp in UTC, or nothing when the value is neither a day nor a timestamp. */
export function toTimestamp(value: unknown): string | undefined {
  if (value instanceof Date) return inUtc(value);
  if (typeof value !== "string") return undefined;
  const text = value.trim();
  if (DAY.test(text)) return isCalendarDay(text) ? `${text}T00:00:00.000Z` : undefined;
  const match = TIMESTAMP.exec(text);
  if (match === null || !isCalendarDay(match[1] ?? "")) return undefined;
  return inUtc(new Date(match[3] === undefined ? `${text}Z` : text));
}

/**
 * A calendar date as a timestamp. The day that was written stays the day: an offset is dropped
 * instead of being converted to another day (contract §5 Times).
 */
export function toCalendarTimestamp(value: unknown): string | undefined {
  if (typeof value !== "string") return toTimestamp(value);
  return toTimestamp(value.trim().replace(/(T.*)[+-]\d{2}:?\d{2}$/i, "$1Z"));
}

/** The calendar day of a day or a timestamp as written, or nothing when it is neither. */
export function toCalendarDay(value: unknown): string | undefined {
  return toCalendarTimestamp(value)?.slice(0, 10);
}
