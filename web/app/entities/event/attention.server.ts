import type { Cms } from "~/lib/cms/cms.server";
import { countRecords } from "~/lib/cms/collection-type.server";

/**
 * How many events are over: their last day is before today.
 * @param today the calendar date as YYYY-MM-DD
 * @throws CmsError when the cms rejects the request or is down
 */
export function countPastEvents(cms: Cms, today: string): Promise<number> {
  const isOver = { $lt: today };
  return countRecords(cms, "/api/events", {
    date: isOver,
    $or: [{ end_date: { $null: true } }, { end_date: isOver }],
  });
}
