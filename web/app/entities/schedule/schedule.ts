/** When a record appears on the site and when it goes (safety.md §3), on the owner's clock. */
export interface Schedule {
  /** "2026-03-02T09:00"; at once without one. */
  publish_at?: string | null | undefined;
  /** See `publish_at`; never without one. */
  unpublish_at?: string | null | undefined;
}

/** Whether a record is on the site, as far as its times decide. */
export type ScheduleState = "waiting" | "shown" | "over";

/**
 * @param now on the owner's clock too, see `toLocalMinute`
 */
export function stateOf({ publish_at, unpublish_at }: Schedule, now: string): ScheduleState {
  if (publish_at && publish_at > now) return "waiting";
  return unpublish_at && unpublish_at <= now ? "over" : "shown";
}

const format = new Intl.DateTimeFormat("en-US", {
  dateStyle: "medium",
  timeStyle: "short",
  timeZone: "UTC",
});

/** "2026-03-02T09:00" as "Mar 2, 2026, 9:00 AM"; the text itself while it is being typed. */
function spoken(local: string): string {
  const moment = new Date(`${local}Z`);
  return Number.isNaN(moment.getTime()) ? local : format.format(moment);
}

/**
 * What the owner's lists say of a draft's times.
 * @returns null for a draft that is not to appear
 */
export function draftNote({ publish_at }: Schedule, now: string): string | null {
  if (!publish_at || publish_at <= now) return null;
  return `Stays a draft: does not appear on ${spoken(publish_at)}`;
}

/**
 * What the owner's lists say of a record's times.
 * @returns null for a record that is on the site and stays there
 */
export function scheduleNote(schedule: Schedule, now: string): string | null {
  const { publish_at, unpublish_at } = schedule;
  switch (stateOf(schedule, now)) {
    case "waiting": {
      const until = unpublish_at ? `, until ${spoken(unpublish_at)}` : "";
      return `Scheduled for ${spoken(publish_at ?? "")}${until}`;
    }
    case "over":
      return `Off the site since ${spoken(unpublish_at ?? "")}`;
    case "shown":
      return unpublish_at ? `On the site until ${spoken(unpublish_at)}` : null;
  }
}
