import { z } from "zod";
import { optionalText, requiredText } from "~/lib/forms/fields";
import { texts } from "./texts";

/** The longest name that the cms takes. */
const LONGEST_NAME = 200;

/** What the form of a category takes (admin spec §5, Blog category). */
export const blogCategoryInput = z.object({
  name: requiredText(texts.invalid.name).max(LONGEST_NAME, texts.invalid.longName),
  description: optionalText(),
});
