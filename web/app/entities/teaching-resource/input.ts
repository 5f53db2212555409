import { z } from "zod";
import { optionalText, optionalUrlOrPath, requiredText } from "~/lib/forms/fields";
import { RESOURCE_TYPES } from "./teaching-resource";
import { texts } from "./texts";

/** What the resource form takes (admin spec §5, Teaching Management). Blank optional fields are null. */
export const teachingResourceInput = z.object({
  title: requiredText(texts.invalid.title),
  type: z.enum(RESOURCE_TYPES).prefault("Reading"),
  url: optionalUrlOrPath(texts.invalid.url),
  course: optionalText(),
  description: optionalText(),
});
