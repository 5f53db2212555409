import { z } from "zod";
import type { Cms } from "~/lib/cms/cms.server";
import { nullableText } from "~/lib/cms/collection-type.server";
import {
  type Versioned,
  readSingle,
  readVersioned,
  writeVersioned,
} from "~/lib/cms/single-type.server";
import type { ContactInfo } from "./contact-info";

const PATH = "/api/contact-info";

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
 * @throws CmsError when the cms rejects the request or is down
 */
export function readContactInfo(cms: Cms): Promise<ContactInfo | null> {
  return readSingle(cms, PATH, row);
}

/** The contact record for its form, with the version that a save must name. */
export function readContactInfoForEdit(cms: Cms): Promise<Versioned<ContactInfo>> {
  return readVersioned(cms, PATH, row);
}

/**
 * Saves the contact record, whole: updates it, or inserts it when there is none.
 * @param version see `writeVersioned`
 * @returns the new version
 * @throws CmsError with status 409 when it has been changed in the meantime
 */
export function saveContactInfo(
  cms: Cms,
  info: ContactInfo,
  version: string | undefined,
): Promise<string> {
  return writeVersioned(cms, PATH, info, version);
}
