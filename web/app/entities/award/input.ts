import { z } from "zod";
import { optionalText, requiredText } from "~/lib/forms/fields";
import { OUT_OF_ORDER, isInOrder, scheduleFields } from "../schedule/input";
import { texts } from "./texts";

/** One row of the awards editor (admin spec §3, awards). */
export const awardInput = z
  .object({
    id: z.string().min(1),
    title: requiredText(texts.invalid.title),
    organization: optionalText(),
    year: optionalText(),
    description: optionalText(),
    ...scheduleFields,
  })
  .refine(isInOrder, OUT_OF_ORDER);

/** The whole list, as its editor saves it. */
export const awardsInput = z.object({ data: z.array(awardInput).default([]) });
