import { z } from "zod";
import {
  optionalText,
  optionalUrl,
  requiredDate,
  requiredText,
  requiredTextList,
} from "~/lib/forms/fields";
import { texts } from "./texts";

/** What the publication form takes (admin spec §5, Publication). Blank optional fields are null. */
export const publicationInput = z.object({
  title: requiredText(texts.invalid.title),
  authors: requiredTextList(texts.invalid.authors),
  publication_date: requiredDate(texts.invalid.date, texts.invalid.dateFormat),
  journal: optionalText(),
  abstract: optionalText(),
  doi: optionalText(),
  url: optionalUrl(texts.invalid.url),
});
