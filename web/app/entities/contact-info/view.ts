import { safeHref } from "~/lib/http/safe-href";
import type { OfficeHour } from "../office-hour/office-hour";
import { type ContactInfo, dialHref } from "./contact-info";
import { hoursOfTheWeek } from "./office-hours";
import { texts } from "./texts";

/** Contact details as the contact page shows them: nothing else is sent to the browser. */
export interface ContactView {
  /** Null where nothing is set, here and below. */
  email: LinkedText | null;
  office: string[];
  phone: LinkedText | null;
  hours: { day: string; time: string }[];
  /** Whether the teaching page says more about them. */
  hasTeachingHours: boolean;
  hoursNote: string | null;
  social: { platform: SocialPlatform; href: string }[];
}

/** Without an address the text alone is shown. */
interface LinkedText {
  text: string;
  href: string | null;
}

export type SocialPlatform = "LinkedIn" | "Facebook" | "Twitter";

/** What is shown while there is no record (public spec §2, Contact). */
const FALLBACK: ContactView = {
  email: { text: texts.notAvailable, href: null },
  office: [texts.notAvailable],
  phone: { text: texts.notAvailable, href: null },
  hours: [],
  hasTeachingHours: false,
  hoursNote: texts.notAvailable,
  social: [],
};

/**
 * Prepares the contact details for a public page.
 * @param info null when the owner has not filled the record yet
 * @param officeHours those of the teaching page
 */
export function toContactView(
  info: ContactInfo | null,
  officeHours: readonly OfficeHour[] = [],
): ContactView {
  if (!info) return FALLBACK;
  const { email_academic: email, phone_office: phone } = info;
  return {
    email: email ? { text: email, href: safeHref(`mailto:${email}`) ?? null } : null,
    office: [
      info.office_department,
      info.office_university,
      info.office_building_room,
      info.office_city_country,
    ].flatMap((line) => line ?? []),
    phone: phone ? { text: phone, href: dialHref(phone) ?? null } : null,
    hours: hoursOfTheWeek(info, officeHours),
    hasTeachingHours: officeHours.length > 0,
    hoursNote: info.office_hours_appointment_note,
    social: socialLinks(info),
  };
}

/** Those that are set and lead somewhere: "#" does not (public spec §2). */
function socialLinks(info: ContactInfo): ContactView["social"] {
  const urls: [SocialPlatform, string | null][] = [
    ["LinkedIn", info.social_linkedin_url],
    ["Facebook", info.social_facebook_url],
    ["Twitter", info.social_twitter_url],
  ];
  return urls.flatMap(([platform, url]) => {
    const href = safeHref(url);
    return href ? { platform, href } : [];
  });
}
