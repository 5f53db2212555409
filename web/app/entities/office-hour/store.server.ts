import { z } from "zod";
import type { Cms } from "~/lib/cms/cms.server";
import {
  createRecord,
  deleteRecord,
  nullableText,
  readAll,
  recordSchema,
  updateRecord,
} from "~/lib/cms/collection-type.server";
import { OFFICE_DAYS, type OfficeHour, type OfficeHourInput, byTime } from "./office-hour";

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
 * @throws CmsError when the cms rejects the request or is down
 */
export async function listOfficeHours(cms: Cms): Promise<OfficeHour[]> {
  return (await readAll(cms, PATH, row, { sort: "day:asc" })).sort(byTime);
}

/** See `createRecord`. */
export function createOfficeHour(
  cms: Cms,
  input: OfficeHourInput,
  version?: string,
): Promise<void> {
  return createRecord(cms, PATH, toAttributes(input), version);
}

/** See `updateRecord`. */
export function updateOfficeHour(
  cms: Cms,
  id: string,
  input: OfficeHourInput,
  version?: string,
): Promise<void> {
  return updateRecord(cms, PATH, id, toAttributes(input), version);
}

/** See `deleteRecord`. */
export function deleteOfficeHour(cms: Cms, id: string): Promise<void> {
  return deleteRecord(cms, PATH, id);
}

/** Only a virtual office hour has a meeting link (admin spec §3); an old one must not stay readable. */
function toAttributes({ meeting_link, ...rest }: OfficeHourInput) {
  return { ...rest, meeting_link: rest.is_virtual ? meeting_link : null };
}
