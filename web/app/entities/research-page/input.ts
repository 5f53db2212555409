import { z } from "zod";
import { optionalDate, optionalPictureUrl, optionalText, textList } from "~/lib/forms/fields";
import { isBlank } from "./research-page";
import { texts } from "./texts";

/** What the cms takes of a one-line text, of a status and of one entry of a list of texts. */
const LINE = 500;
const STATUS = 200;
const ENTRY = 1000;

/** A list of entries; one in which nothing is filled in does not count. */
function entries<Entry extends z.ZodType>(entry: Entry) {
  return z
    .array(entry)
    .prefault([])
    .transform((rows) => rows.filter((row) => !isBlank(row)));
}

const area = z.object({
  title: optionalText(LINE),
  description: optionalText(),
  image_url: optionalPictureUrl(texts.invalid.imageUrl),
  publications: textList(ENTRY),
});

const project = z.object({
  title: optionalText(LINE),
  description: optionalText(),
  funding: optionalText(LINE),
  collaborators: textList(ENTRY),
  timeline: optionalText(LINE),
  status: optionalText(STATUS),
});

const teamMember = z.object({
  name: optionalText(LINE),
  role: optionalText(LINE),
  expertise: optionalText(LINE),
});

const phdPosition = z.object({
  title: optionalText(LINE),
  description: optionalText(),
  deadline: optionalDate(texts.invalid.deadline),
});

/**
 * What the form of the research page takes. Nothing is required (admin spec §5: "No other
 * validation is shown"); blank fields are null.
 */
export const researchPageInput = z.object({
  title: optionalText(LINE),
  description: optionalText(),
  research_areas: entries(area),
  current_projects: entries(project),
  lab_information: z.object({
    name: optionalText(LINE),
    location: optionalText(LINE),
    equipment: textList(ENTRY),
    team_members: entries(teamMember),
  }),
  research_opportunities: z.object({
    phd_positions: entries(phdPosition),
    masters_projects: entries(project),
    undergraduate_opportunities: optionalText(),
  }),
});
