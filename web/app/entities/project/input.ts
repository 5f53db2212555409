import { z } from "zod";
import {
  optionalDate,
  optionalPictureUrl,
  optionalText,
  requiredDate,
  requiredText,
  requiredTextList,
} from "~/lib/forms/fields";
import { PROJECT_STATUSES } from "./project";
import { texts } from "./texts";

/** What the project form takes (admin spec §5, Project). Blank optional fields are null. */
export const projectInput = z
  .object({
    title: requiredText(texts.invalid.title),
    description: requiredText(texts.invalid.description),
    status: z.enum(PROJECT_STATUSES, { error: texts.invalid.status }),
    start_date: requiredDate(texts.invalid.startDate, texts.invalid.dateFormat),
    end_date: optionalDate(texts.invalid.dateFormat),
    team_members: requiredTextList(texts.invalid.teamMembers),
    funding_source: optionalText(500),
    featured_image: optionalPictureUrl(texts.invalid.picture),
  })
  .refine(({ start_date, end_date }) => end_date === null || end_date >= start_date, {
    path: ["end_date"],
    message: texts.invalid.endDate,
  });
