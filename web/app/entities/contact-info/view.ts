import { safeHref } from "~/lib/http/safe-href";
import { type ContactInfo, dialHref } from "./contact-info";
import { texts } from "./texts";

/** Contact details as the contact page draws them: nothing else is sent to the browser. */
export interface ContactView {
  /** Null where nothing is set, here and below. */
  email: LinkedText | null;
  office: string[];
  phone: LinkedText | null;
  hours: { day: string; time: string }[];
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
  hoursNote: texts.notAvailable,
  social: [],
};

/**
 * Prepares the contact details for a public page.
 * @param info null when the owner has not filled the record yet
 */
export function toContactView(info: ContactInfo | null): ContactView {
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
    hours: [
      { day: texts.details.monday, time: info.office_hours_monday },
      { day: texts.details.wednesday, time: info.office_hours_wednesday },
    ].flatMap(({ day, time }) => (time ? { day, time } : [])),
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
