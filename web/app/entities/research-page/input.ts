import { z } from "zod";
import { optionalDate, optionalPictureUrl, optionalText, textList } from "~/lib/forms/fields";
import { entryList } from "~/lib/forms/entry-list";
import { texts } from "./texts";

/** What the cms takes of a one-line text, of a status and of one entry of a list of texts. */
const LINE = 500;
const STATUS = 200;
const ENTRY = 1000;

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
  research_areas: entryList(area),
  current_projects: entryList(project),
  lab_information: z.object({
    name: optionalText(LINE),
    location: optionalText(LINE),
    equipment: textList(ENTRY),
    team_members: entryList(teamMember),
  }),
  research_opportunities: z.object({
    phd_positions: entryList(phdPosition),
    masters_projects: entryList(project),
    undergraduate_opportunities: optionalText(),
  }),
});
