import { type HoursDifference, hoursDifferences } from "~/entities/contact-info/office-hours";
import { readContactInfo } from "~/entities/contact-info/store.server";
import { timeRangeOf } from "~/entities/office-hour/office-hour";
import { listOfficeHours } from "~/entities/office-hour/store.server";
import type { Cms } from "~/lib/cms/cms.server";

/** The office hours of the teaching page, beside the contact form. */
export interface TeachingHours {
  entries: { id: string; day: string | null; time: string | null; place: string | null }[];
  differences: HoursDifference[];
}

/** @throws CmsError when the cms rejects the request or is down */
export async function readTeachingHours(cms: Cms): Promise<TeachingHours> {
  const [info, hours] = await Promise.all([readContactInfo(cms), listOfficeHours(cms)]);
  return {
    entries: hours.map((hour) => ({
      id: hour.id,
      day: hour.day,
      time: timeRangeOf(hour),
      place: hour.location,
    })),
    differences: hoursDifferences(info, hours),
  };
}
