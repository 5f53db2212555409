import { z } from "zod";
import { iconField, requiredText } from "~/lib/forms/fields";
import { OUT_OF_ORDER, isInOrder, scheduleFields } from "../schedule/input";
import { texts } from "./texts";

/** One row of the statistics editor (admin spec §3, home_stats). */
export const homeStatInput = z
  .object({
    id: z.string().min(1),
    icon: iconField(),
    value: requiredText(texts.invalid.value),
    title: requiredText(texts.invalid.title),
    ...scheduleFields,
  })
  .refine(isInOrder, OUT_OF_ORDER);

/** The whole list, as its editor saves it. */
export const homeStatsInput = z.object({ data: z.array(homeStatInput).default([]) });
