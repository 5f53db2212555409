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
