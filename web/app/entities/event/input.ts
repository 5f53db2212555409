import { z } from "zod";
import {
  optionalDate,
  optionalLink,
  optionalText,
  requiredDate,
  requiredText,
} from "~/lib/forms/fields";
import { OUT_OF_ORDER, isInOrder, scheduleFields } from "../schedule/input";
import { texts } from "./texts";

/** One row of the events editor (admin spec §3 and §5): end date and link are optional. */
export const eventInput = z
  .object({
    id: z.string().min(1),
    title: requiredText(texts.invalid.title),
    date: requiredDate(texts.invalid.date, texts.invalid.dateFormat),
    end_date: optionalDate(texts.invalid.dateFormat),
    location: optionalText(),
    description: optionalText(),
    link: optionalLink(texts.invalid.link),
    ...scheduleFields,
  })
  .refine(isInOrder, OUT_OF_ORDER)
  .refine(({ date, end_date }) => end_date === null || end_date >= date, {
    path: ["end_date"],
    message: texts.invalid.endDate,
  });

/** The whole list, as its editor saves it. */
export const eventsInput = z.object({ data: z.array(eventInput).default([]) });
