/** How the professor can be reached (public spec §3, Contact info). Null where nothing is set. */
export interface ContactInfo {
  email_academic: string | null;
  office_department: string | null;
  office_university: string | null;
  office_building_room: string | null;
  office_city_country: string | null;
  phone_office: string | null;
  office_hours_monday: string | null;
  office_hours_wednesday: string | null;
  office_hours_appointment_note: string | null;
  social_linkedin_url: string | null;
  social_facebook_url: string | null;
  social_twitter_url: string | null;
}

/** What the form begins with while there is no record (admin spec §8). */
export const EMPTY_CONTACT_INFO: ContactInfo = {
  email_academic: null,
  office_department: null,
  office_university: null,
  office_building_room: null,
  office_city_country: null,
  phone_office: null,
  office_hours_monday: null,
  office_hours_wednesday: null,
  office_hours_appointment_note: null,
  social_linkedin_url: null,
  social_facebook_url: null,
  social_twitter_url: null,
};

/** Room and city on one line, as the footer shows the office; null when neither is set. */
export function officeLine(
  info: Pick<ContactInfo, "office_building_room" | "office_city_country">,
): string | null {
  const parts = [info.office_building_room, info.office_city_country].filter(Boolean);
  return parts.length > 0 ? parts.join(", ") : null;
}

/** As few digits as a telephone number can have. */
const SHORTEST_NUMBER = 3;

/**
 * The address that dials a telephone number.
 * @param phone as people write it: "+1 (202) 555-0143 ext. 12", of which the extension is left out
 * @returns undefined for what is no number
 */
export function dialHref(phone: string): string | undefined {
  const [, plus = "", number = ""] = /^[^+\d]*(\+?)([\d\s().\-–/]+)/.exec(phone) ?? [];
  // "+44 (0)20": the zero is for callers from within.
  const digits = (plus ? number.replace("(0)", "") : number).replace(/\D/g, "");
  return digits.length < SHORTEST_NUMBER ? undefined : `tel:${plus}${digits}`;
}
