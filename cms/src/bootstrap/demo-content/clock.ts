/**
 * Plain calendar dates for the demo content. It is laid out around the day of the first start, so
 * that a fresh site always shows a running term and events to come. Nothing here reads the clock
 * of the machine or the settings: both come in as arguments.
 */

/** A calendar date without a time of day: `YYYY-MM-DD`. */
export type Day = string;

export type Semester = "Spring" | "Summer" | "Fall";

export interface Term {
  semester: Semester;
  year: number;
}

/** What the content files ask about time. Days and years count from today. */
export interface Clock {
  today: Day;
  /** The calendar day `days` after today (before it when negative). */
  day: (days: number) => Day;
  /** The UTC moment `YYYY-MM-DDTHH:00:00.000Z`, `days` after today, at a full hour. */
  moment: (days: number, hour: number) => string;
  /** The calendar year `years` after the current one. */
  year: (years: number) => number;
  /** A day in the calendar year `years` after the current one; `monthDay` is `MM-DD`. */
  dayInYear: (years: number, monthDay: string) => Day;
  /** The next day after today that falls on `monthDay` (`MM-DD`): for deadlines. */
  next: (monthDay: string) => Day;
  /** The term `steps` terms after the current one; three terms make a year. */
  term: (steps: number) => Term;
}

const TERMS_OF_A_YEAR: readonly Semester[] = ["Spring", "Summer", "Fall"];
const DAY_IN_MS = 86_400_000;

/**
 * The calendar date of `moment` as people in `timeZone` read it (an IANA name; the machine's own
 * zone when left out). Throws a RangeError for a zone that does not exist.
 */
export function plainDay(moment: Date, timeZone?: string): Day {
  // Swedish is the locale whose dates are written YYYY-MM-DD.
  return new Intl.DateTimeFormat("sv-SE", timeZone ? { timeZone } : {}).format(moment);
}

/** The day `days` after `day`. */
export function addDays(day: Day, days: number): Day {
  return new Date(Date.parse(`${day}T00:00:00Z`) + days * DAY_IN_MS).toISOString().slice(0, 10);
}

/** The term of a day: January to May Spring, June to August Summer, else Fall (public spec §4). */
export function termOf(day: Day): Term {
  const month = Number(day.slice(5, 7));
  const semester = month <= 5 ? "Spring" : month <= 8 ? "Summer" : "Fall";
  return { semester, year: Number(day.slice(0, 4)) };
}

/** The term `steps` terms after `term` (before it when negative). */
export function addTerms(term: Term, steps: number): Term {
  const position = term.year * 3 + TERMS_OF_A_YEAR.indexOf(term.semester) + steps;
  const semester = TERMS_OF_A_YEAR[((position % 3) + 3) % 3] ?? term.semester;
  return { semester, year: Math.floor(position / 3) };
}

/** A clock that stands at `today`. */
export function clockAt(today: Day): Clock {
  const thisYear = Number(today.slice(0, 4));
  const term = termOf(today);
  return {
    today,
    day: (days) => addDays(today, days),
    moment: (days, hour) => `${addDays(today, days)}T${String(hour).padStart(2, "0")}:00:00.000Z`,
    year: (years) => thisYear + years,
    dayInYear: (years, monthDay) => `${thisYear + years}-${monthDay}`,
    next: (monthDay) =>
      `${thisYear}-${monthDay}` > today ? `${thisYear}-${monthDay}` : `${thisYear + 1}-${monthDay}`,
    term: (steps) => addTerms(term, steps),
  };
}
