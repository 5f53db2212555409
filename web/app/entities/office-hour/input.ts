import { z } from "zod";
import { optionalChoice, optionalText, optionalUrl } from "~/lib/forms/fields";
import { OFFICE_DAYS } from "./office-hour";
import { texts } from "./texts";

/** What the cms takes of a time and of a location. */
const TIME = 50;
const LOCATION = 500;

/** What the office hour form takes (admin spec §3, §5). Nothing is required; blank fields are null. */
export const officeHourInput = z.object({
  day: optionalChoice(OFFICE_DAYS),
  start_time: optionalText(TIME),
  end_time: optionalText(TIME),
  location: optionalText(LOCATION),
  is_virtual: z.boolean().default(false),
  meeting_link: optionalUrl(texts.invalid.meetingLink),
});
