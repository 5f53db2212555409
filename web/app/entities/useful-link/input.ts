import { z } from "zod";
import { optionalText, requiredText, requiredUrl } from "~/lib/forms/fields";
import { texts } from "./texts";

/** Nine digits: no number of a place needs more. */
const HIGHEST = 999_999_999;

/** A whole number; 0 for anything else (admin spec §5, Useful link). */
const orderRank = z
  .string()
  .optional()
  .transform((text) => {
    const number = Number.parseInt(text ?? "", 10);
    return Number.isNaN(number) ? 0 : number;
  })
  .refine((number) => Math.abs(number) <= HIGHEST, texts.invalid.order);

/** What the link form takes (admin spec §5, Useful link). A blank description is null. */
export const usefulLinkInput = z.object({
  title: requiredText(texts.invalid.title),
  url: z
    .string({ error: texts.invalid.missingUrl })
    .trim()
    .min(1, texts.invalid.missingUrl)
    .pipe(requiredUrl(texts.invalid.url)),
  description: optionalText(),
  category: requiredText(texts.invalid.category),
  order_rank: orderRank,
  is_premium: z.boolean().default(false),
});
