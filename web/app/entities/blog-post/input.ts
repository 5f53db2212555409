import { z } from "zod";
import { optionalPictureUrl, optionalText, requiredText, textList } from "~/lib/forms/fields";
import { OUT_OF_ORDER, isInOrder, scheduleFields } from "../schedule/input";
import { texts } from "./texts";

/** The longest title that the cms takes. */
const LONGEST_TITLE = 500;

/** What the form of a post takes (admin spec §5, Blog post). Blank optional fields are null. */
export const blogPostInput = z
  .object({
    title: requiredText(texts.invalid.title).max(LONGEST_TITLE, texts.invalid.longTitle),
    excerpt: optionalText(),
    content: optionalText(),
    category_id: optionalText(),
    tags: textList(),
    featured_image: optionalPictureUrl(texts.invalid.picture),
    published: z.boolean().default(false),
    ...scheduleFields,
  })
  .refine(isInOrder, OUT_OF_ORDER);
