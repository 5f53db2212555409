import { z } from "zod";
import { optionalText, optionalUrl, requiredText, textList } from "~/lib/forms/fields";
import { texts } from "./texts";

/** What the cms takes of a short text, and of a variant. */
const SHORT = 500;
const VARIANT = 1000;

/** What the person form takes (scholarly §1, People). The cms checks the digits of an ORCID iD. */
export const personInput = z.object({
  name: requiredText(texts.invalid.name).max(SHORT, `Must be at most ${SHORT} characters`),
  variants: textList(VARIANT),
  orcid: optionalText(SHORT),
  homepage: optionalUrl(texts.invalid.url),
  affiliation: optionalText(SHORT),
  is_owner: z.boolean().default(false),
});
