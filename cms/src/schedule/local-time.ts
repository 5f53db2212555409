import { TZDate } from "@date-fns/tz";
import { toTimestamp } from "../documents/validation/calendar";

const MINUTE_MS = 60_000;
const LOCAL = /^(\d{4})-(\d{2})-(\d{2})(?:[T ](\d{2}):(\d{2})(?::\d{2}(?:\.\d{1,9})?)?)?$/i;

const DAY_LENGTH = "2027-03-14".length;
const MINUTE_LENGTH = "2027-03-14T02:30".length;

/** Longer than any change of the clock, and shorter than the time between two of them. */
const DAY_MS = 24 * 60 * MINUTE_MS;

/**
 * The moment of a date and time on the clock of `timeZone`. Of the hour that a change to summer time
 * leaves out, it is the moment at which the clock has gone on by that hour; in the hour that comes
 * twice, it is the second one.
 *
 * `TZDate` is not asked for it: which of the two it answers depends on the zone, and on the clock of
 * the machine, whose own changes move other zones' times too.
 *
 * @param written the date and time as if they were UTC
 */
function momentOf(written: number, timeZone: string): number {
  const offsetAt = (time: number) => Date.parse(localAsUtc(new Date(time), timeZone)) - time;
  const before = written - offsetAt(written - DAY_MS);
  const after = written - offsetAt(written + DAY_MS);
  const shown = [before, after].filter((moment) => moment + offsetAt(moment) === written);
  return shown.length === 0 ? before : Math.max(...shown);
}

/** A date and time as somebody wrote it, and the moment that it is. */
interface LocalTime {
  /** As if it were UTC. */
  written: Date;
  moment: Date;
  hasTime: boolean;
}

/**
 * @param text such as "2026-03-02T09:00"; a day alone is its midnight
 * @returns undefined for anything else, and for days that do not exist
 */
function readLocalTime(text: string, timeZone: string): LocalTime | undefined {
  const match = LOCAL.exec(text);
  if (match === null) return undefined;
  const [year = 0, month = 0, day = 0, hour = 0, minute = 0] = match
    .slice(1)
    .map((part: string | undefined) => Number(part ?? 0));
  const written = new Date(Date.UTC(year, month - 1, day, hour, minute));
  // Years before 100 would be read as those of the twentieth century.
  const isReal =
    written.getUTCDate() === day &&
    written.getUTCMonth() === month - 1 &&
    written.getUTCFullYear() === year;
  if (!isReal || hour > 23 || minute > 59) return undefined;
  const moment = new Date(momentOf(written.getTime(), timeZone));
  if (Number.isNaN(moment.getTime())) return undefined;
  return { written, moment, hasTime: match[4] !== undefined };
}

/** A time that no clock of the zone ever shows, because it goes forward over it. */
export interface SkippedTime {
  /** "2027-03-14" and "02:30", as written. */
  day: string;
  time: string;
  /** What the clock shows by then, such as "2027-03-14 03:30". */
  shown: string;
}

/**
 * @returns null for a time that exists, for a day alone, which begins after the hour that is left out,
 *   and for what is no time of the clock of `timeZone`
 */
export function skippedTime(value: unknown, timeZone: string): SkippedTime | null {
  const local = typeof value === "string" ? readLocalTime(value.trim(), timeZone) : undefined;
  if (local === undefined) return null;
  const written = local.written.toISOString();
  const shown = localAsUtc(local.moment, timeZone);
  const length = local.hasTime ? MINUTE_LENGTH : DAY_LENGTH;
  if (written.slice(0, length) === shown.slice(0, length)) return null;
  return {
    day: written.slice(0, DAY_LENGTH),
    time: written.slice(DAY_LENGTH + 1, MINUTE_LENGTH),
    shown: shown.slice(0, MINUTE_LENGTH).replace("T", " "),
  };
}

/**
 * A moment to the minute: seconds are cut, as a calendar date cuts the time of day.
 *
 * @param value a timestamp; one without an offset is read on the clock of `timeZone`
 * @returns in UTC, or undefined when the value is no moment
 */
export function toMinute(value: unknown, timeZone: string): string | undefined {
  const text = typeof value === "string" ? value.trim() : value;
  const local = typeof text === "string" ? readLocalTime(text, timeZone)?.moment : undefined;
  const hasOffset = typeof text !== "string" || /T.*(?:Z|[+-]\d{2}:?\d{2})$/i.test(text);
  const moment = toTimestamp(local ?? (hasOffset ? text : undefined));
  if (moment === undefined) return undefined;
  const time = new Date(moment).getTime();
  return new Date(Math.floor(time / MINUTE_MS) * MINUTE_MS).toISOString();
}

/**
 * A moment as the clock of `timeZone` shows it, written as if it were UTC: whoever reads the UTC day
 * of the result, as the website does with dates (contract §5), gets the day that people there have.
 */
export function localAsUtc(moment: Date, timeZone: string): string {
  const local = new TZDate(moment.getTime(), timeZone);
  return new Date(moment.getTime() - local.getTimezoneOffset() * MINUTE_MS).toISOString();
}

/** The present moment in that form. */
export function localNow(timeZone: string): string {
  return localAsUtc(new Date(), timeZone);
}
