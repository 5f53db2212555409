import { env } from "../env.server";

const format = new Intl.DateTimeFormat("en-US", {
  dateStyle: "medium",
  timeStyle: "short",
  timeZone: env.TIME_ZONE,
});

/**
 * A moment as the owner's clock shows it (contract §2, `TIME_ZONE`).
 * @param iso an ISO timestamp
 * @returns such as "Nov 21, 2026, 10:15 AM"; the text itself when it is no timestamp
 */
export function formatDateTime(iso: string): string {
  const moment = new Date(iso);
  return Number.isNaN(moment.getTime()) ? iso : format.format(moment);
}

// Sweden writes dates as ISO 8601 does.
const minute = new Intl.DateTimeFormat("sv-SE", {
  year: "numeric",
  month: "2-digit",
  day: "2-digit",
  hour: "2-digit",
  minute: "2-digit",
  timeZone: env.TIME_ZONE,
});

/**
 * A moment on the owner's clock, as the browser's field for a date and time holds it.
 * @param iso an ISO timestamp
 * @returns such as "2026-11-21T10:15"; the text itself when it is no timestamp
 */
export function toLocalMinute(iso: string): string {
  const moment = new Date(iso);
  return Number.isNaN(moment.getTime()) ? iso : minute.format(moment).replace(" ", "T");
}

/**
 * A moment as the owner's clock shows it, written as if that were UTC: dates are shown by their UTC
 * day (contract §5), and the cms notes so when a post was published.
 * @param iso an ISO timestamp
 * @returns such as "2026-11-21T10:15:00.000Z"; the text itself when it is no timestamp
 */
export function localAsUtc(iso: string, timeZone = env.TIME_ZONE): string {
  const moment = Date.parse(iso);
  if (Number.isNaN(moment)) return iso;
  const written = new Date(moment).toISOString();
  // As if the clock were that much behind, UTC shows what the clock shows.
  const offset = offsetAt(moment, timeZone).replace(/[+-]/, (sign) => (sign === "+" ? "-" : "+"));
  return new Date(written.replace("Z", offset)).toISOString();
}

/**
 * A moment that is stored as the owner's clock showed it, written as if that were UTC: the cms notes
 * so when a post was published.
 * @returns the same date and time with the clock's offset, such as "2026-03-14T23:30:00.000+01:00"
 */
export function withOffset(iso: string, timeZone = env.TIME_ZONE): string {
  const shown = Date.parse(iso);
  if (Number.isNaN(shown)) return iso;
  const offset = offsetAt(shown, timeZone);
  // The clock may have been changed between the two moments.
  const moment = Date.parse(new Date(shown).toISOString().replace("Z", offset));
  return new Date(shown).toISOString().replace("Z", offsetAt(moment, timeZone));
}

/** @returns such as "+05:45" */
function offsetAt(moment: number, timeZone: string): string {
  const parts = new Intl.DateTimeFormat("en-US", {
    timeZone,
    timeZoneName: "longOffset",
  }).formatToParts(moment);
  const name = parts.find(({ type }) => type === "timeZoneName")?.value ?? "";
  return /[+-]\d{2}:\d{2}/.exec(name)?.[0] ?? "+00:00";
}
