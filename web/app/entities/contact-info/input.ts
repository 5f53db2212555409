import { z } from "zod";
import { isHttpUrl, optionalText, requiredText } from "~/lib/forms/fields";
import { texts } from "./texts";

/** What the cms takes of an email address, of a telephone number and of any other line. */
const EMAIL = 254;
const PHONE = 100;
const LINE = 500;
/** What the cms takes for an email address. */
const EMAIL_ADDRESS = /^[^\s@<>"]+@[^\s@<>".]+(\.[^\s@<>".]+)+$/;

/** An http(s) address; "#" stands for none, and visitors see no icon then (public spec §2). */
function socialUrl() {
  return optionalText().refine(
    (text) => text === null || text === "#" || isHttpUrl(text),
    texts.invalid.url,
  );
}

/** What the contact form takes (admin spec §5): other empty fields than the email are null. */
export const contactInfoInput = z.object({
  email_academic: requiredText(texts.invalid.emailMissing)
    .max(EMAIL, `Must be at most ${EMAIL} characters`)
    // Of a blank one it is said already that it is missing.
    .refine((text) => text === "" || EMAIL_ADDRESS.test(text), texts.invalid.email),
  phone_office: optionalText(PHONE),
  office_department: optionalText(LINE),
  office_university: optionalText(LINE),
  office_building_room: optionalText(LINE),
  office_city_country: optionalText(LINE),
  office_hours_monday: optionalText(LINE),
  office_hours_wednesday: optionalText(LINE),
  office_hours_appointment_note: optionalText(),
  social_linkedin_url: socialUrl(),
  social_facebook_url: socialUrl(),
  social_twitter_url: socialUrl(),
});
