import { z } from "zod";
import type { Cms } from "~/lib/cms/cms.server";
import { nullableText, readAll, recordSchema } from "~/lib/cms/collection-type.server";
import { OFFICE_DAYS, type OfficeHour, byTime } from "./office-hour";

const PATH = "/api/office-hours";

const row = recordSchema({
  day: z.enum(OFFICE_DAYS).nullable().catch(null),
  start_time: nullableText,
  end_time: nullableText,
  location: nullableText,
  is_virtual: z.boolean().catch(false),
  meeting_link: nullableText,
});

/**
 * All office hours from Monday on.
 * @throws CmsError when the cms refuses or is down
 */
export async function listOfficeHours(cms: Cms): Promise<OfficeHour[]> {
  return (await readAll(cms, PATH, row, { sort: "day:asc" })).sort(byTime);
}
