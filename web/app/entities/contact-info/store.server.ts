import { z } from "zod";
import type { Cms } from "~/lib/cms/cms.server";
import { nullableText } from "~/lib/cms/collection-type.server";
import { readSingle } from "~/lib/cms/single-type.server";
import type { ContactInfo } from "./contact-info";

const row: z.ZodType<ContactInfo> = z.object({
  email_academic: nullableText,
  office_department: nullableText,
  office_university: nullableText,
  office_building_room: nullableText,
  office_city_country: nullableText,
  phone_office: nullableText,
  office_hours_monday: nullableText,
  office_hours_wednesday: nullableText,
  office_hours_appointment_note: nullableText,
  social_linkedin_url: nullableText,
  social_facebook_url: nullableText,
  social_twitter_url: nullableText,
});

/**
 * The contact record (public spec §7, the record with id 1).
 * @returns null when the owner has not filled it yet
 * @throws CmsError when the cms refuses or is down
 */
export function readContactInfo(cms: Cms): Promise<ContactInfo | null> {
  return readSingle(cms, "/api/contact-info", row);
}
