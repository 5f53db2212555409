import { z } from "zod";
import {
  optionalPictureUrl,
  optionalText,
  optionalUrlOrPath,
  optionalYear,
  requiredText,
  requiredYear,
  textList,
} from "~/lib/forms/fields";
import { STUDENT_LEVELS } from "./student";
import { texts } from "./texts";

/** Both included (admin spec §5, §9). */
export const YEARS = { min: 1900, max: 2100 } as const;

/** What the cms takes of a name, of an email address and of one publication. */
const NAME = 500;
const EMAIL = 254;
const PUBLICATION = 1000;

/** The same as the cms asks for. */
const EMAIL_FORM = /^[^\s@<>"]+@[^\s@<>".]+(?:\.[^\s@<>".]+)+$/;

const { invalid } = texts;

/** What the student form takes (admin spec §5, Student; contract §5). Blank optional fields are null. */
export const studentInput = z
  .object({
    name: requiredText(invalid.name).max(NAME, invalid.longName),
    level: z.enum(STUDENT_LEVELS, { error: invalid.level }),
    start_year: requiredYear(YEARS, invalid.startYear, invalid.year),
    current: z.boolean().default(false),
    end_year: optionalYear(YEARS, invalid.year),
    research_topic: requiredText(invalid.researchTopic),
    email: optionalText(EMAIL).refine(
      (text) => text === null || EMAIL_FORM.test(text),
      invalid.email,
    ),
    photo_url: optionalPictureUrl(invalid.url),
    publications: textList(PUBLICATION),
    thesis_url: optionalUrlOrPath(invalid.url),
  })
  // The end year of a current student is not saved.
  .refine(
    ({ start_year, end_year, current }) => current || end_year === null || end_year >= start_year,
    { path: ["end_year"], message: invalid.endYear },
  );
