import { z } from "zod";
import { iconField, optionalLink, optionalText, requiredText } from "~/lib/forms/fields";
import { OUT_OF_ORDER, isInOrder, scheduleFields } from "../schedule/input";
import { texts } from "./texts";

/** One row of the areas of focus editor (admin spec §3, focus_areas). */
export const focusAreaInput = z
  .object({
    id: z.string().min(1),
    icon: iconField(),
    title: requiredText(texts.invalid.title),
    description: optionalText(),
    link_href: optionalLink(texts.invalid.link),
    link_text: optionalText(),
    ...scheduleFields,
  })
  .refine(isInOrder, OUT_OF_ORDER);

/** The whole list, as its editor saves it. */
export const focusAreasInput = z.object({ data: z.array(focusAreaInput).default([]) });
