import { z } from "zod";
import { optionalPictureUrl, optionalText, requiredText } from "~/lib/forms/fields";
import { OUT_OF_ORDER, isInOrder, scheduleFields } from "../schedule/input";
import { texts } from "./texts";

/** One row of the testimonials editor (admin spec §3 and §5). */
export const testimonialInput = z
  .object({
    id: z.string().min(1),
    quote: requiredText(texts.invalid.quote),
    name: requiredText(texts.invalid.name),
    title: optionalText(),
    image_url: optionalPictureUrl(texts.invalid.image),
    ...scheduleFields,
  })
  .refine(isInOrder, OUT_OF_ORDER);

/** The whole list, as its editor saves it. */
export const testimonialsInput = z.object({ data: z.array(testimonialInput).default([]) });
