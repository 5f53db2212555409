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
