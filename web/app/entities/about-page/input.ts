import { z } from "zod";
import { entryList } from "~/lib/forms/entry-list";
import {
  optionalPictureUrl,
  optionalText,
  optionalUrl,
  optionalUrlOrPath,
  textList,
} from "~/lib/forms/fields";
import { texts } from "./texts";

/** What the cms takes of a one-line text, of the name of a kind, of a year and of one list entry. */
const LINE = 500;
const KIND = 200;
const YEAR = 50;
const ENTRY = 1000;

const education = z.object({
  degree: optionalText(LINE),
  field: optionalText(LINE),
  university: optionalText(LINE),
  year: optionalText(YEAR),
  dissertation: optionalText(),
});

const role = z.object({
  type: optionalText(KIND),
  title: optionalText(LINE),
  organization: optionalText(LINE),
  start_year: optionalText(YEAR),
  end_year: optionalText(YEAR),
});

const academicProfile = z.object({
  platform: optionalText(KIND),
  url: optionalUrl(texts.invalid.url),
});

/**
 * What the form of the about page takes. Nothing is required (admin spec §5: "No other validation
 * is shown"); blank fields are null.
 */
export const aboutPageInput = z.object({
  name: optionalText(LINE),
  title: optionalText(LINE),
  bio: optionalText(),
  profile_image_url: optionalPictureUrl(texts.invalid.url),
  cv_url: optionalUrlOrPath(texts.invalid.url),
  expertise_areas: textList(ENTRY),
  education: entryList(education),
  roles: entryList(role),
  academic_profiles: entryList(academicProfile),
});
