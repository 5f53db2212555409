import { z } from "zod";
import { optionalDate, optionalText, requiredUrl } from "~/lib/forms/fields";
import { MEDIA_TYPES } from "./media-item";
import { OUT_OF_ORDER, isInOrder, scheduleFields } from "../schedule/input";
import { texts } from "./texts";

/** What the media form takes (admin spec §5, Media). Blank optional fields are null. */
export const mediaItemInput = z
  .object({
    title: z.string({ error: texts.invalid.title }).trim().min(2, texts.invalid.title),
    type: z.enum(MEDIA_TYPES).prefault("video"),
    url: requiredUrl(texts.invalid.url),
    description: optionalText(),
    publication_date: optionalDate(texts.invalid.dateFormat),
    source: optionalText(),
    featured: z.boolean().default(false),
    ...scheduleFields,
  })
  .refine(isInOrder, OUT_OF_ORDER);
