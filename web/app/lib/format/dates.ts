/** "long" is March 14, 2026; "short" is Mar 14, 2026; "month" is March 2026, "year" 2026. */
export type DateStyle = "long" | "short" | "month" | "year";

/** One formatter each, because making one costs more than a hundred uses. */
const formatters: Record<DateStyle, Intl.DateTimeFormat> = {
  long: formatter({ day: "numeric", month: "long", year: "numeric" }),
  short: formatter({ day: "numeric", month: "short", year: "numeric" }),
  month: formatter({ month: "long", year: "numeric" }),
  year: formatter({ year: "numeric" }),
};
const shortMonth = formatter({ month: "short" });

function formatter(options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  return new Intl.DateTimeFormat("en-US", { ...options, timeZone: "UTC" });
}

/**
 * The calendar date of a stored value, never shifted by a time zone (contract §5).
 * @param iso "2026-03-14" or a timestamp that begins so; its UTC day counts
 * @returns midnight UTC of that day; null for anything else and for days that do not exist
 */
export function parseDay(iso: string | null | undefined): Date | null {
  const [, year, month, day, rest] = /^(\d{4})-(\d{2})-(\d{2})(?:([T ].*))?$/.exec(iso ?? "") ?? [];
  if (!year || !month || !day) return null;
  const date = new Date(`${year}-${month}-${day}T00:00:00.000Z`);
  if (Number.isNaN(date.getTime()) || date.getUTCDate() !== Number(day)) return null;
  if (!rest) return date;
  const instant = new Date(`${iso}`);
  return Number.isNaN(instant.getTime()) ? null : startOfUtcDay(instant);
}

function startOfUtcDay(instant: Date): Date {
  // `Date.UTC` takes the years 0 to 99 for those of the last century.
  const day = new Date(instant);
  day.setUTCHours(0, 0, 0, 0);
  return day;
}

/**
 * A stored date as a visitor reads it.
 * @returns "Unknown date" for none and "Invalid date" for what is no date (public spec §2)
 */
export function formatDate(iso: string | null | undefined, style: DateStyle): string {
  if (!iso) return "Unknown date";
  const day = parseDay(iso);
  return day ? formatters[style].format(day) : "Invalid date";
}

/**
 * One day, or the days from the first to the last: "March 14 – 16, 2026".
 * @param end without one, or with one that is not after the start, the start stands alone
 */
export function formatDateRange(
  start: string | null | undefined,
  end: string | null | undefined,
  style: DateStyle,
): string {
  const first = parseDay(start);
  const last = parseDay(end);
  if (!first || !last || last <= first) return formatDate(start, style);
  return formatters[style].formatRange(first, last);
}

/** Day, month and year of a stored date, for a date block; null when it is no date. */
export function dateParts(
  iso: string | null | undefined,
): { day: string; month: string; year: string } | null {
  const date = parseDay(iso);
  if (!date) return null;
  return {
    day: String(date.getUTCDate()),
    month: shortMonth.format(date),
    year: String(date.getUTCFullYear()),
  };
}

/** To make one takes half a millisecond. */
const dayFormats = new Map<string, Intl.DateTimeFormat>();

function createDayFormat(timeZone: string): Intl.DateTimeFormat {
  return new Intl.DateTimeFormat("en-US", {
    timeZone,
    year: "numeric",
    month: "2-digit",
    day: "2-digit",
  });
}

/**
 * Today's calendar date where the professor is.
 * @param timeZone an IANA name such as "Europe/Paris"
 * @returns "YYYY-MM-DD"
 */
export function today(timeZone: string, now = new Date()): string {
  const format = dayFormats.get(timeZone) ?? createDayFormat(timeZone);
  dayFormats.set(timeZone, format);
  const parts = new Map(format.formatToParts(now).map(({ type, value }) => [type, value]));
  return `${parts.get("year")}-${parts.get("month")}-${parts.get("day")}`;
}
