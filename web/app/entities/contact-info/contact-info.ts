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

/** Room and city on one line, as the footer shows the office; null when neither is set. */
export function officeLine(
  info: Pick<ContactInfo, "office_building_room" | "office_city_country">,
): string | null {
  const parts = [info.office_building_room, info.office_city_country].filter(Boolean);
  return parts.length > 0 ? parts.join(", ") : null;
}
