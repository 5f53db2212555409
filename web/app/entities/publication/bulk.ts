import { z } from "zod";
import { splitKeywords } from "~/lib/format/keywords";
import { requiredText } from "~/lib/forms/fields";
import { formTexts } from "./form-texts";
import { PUBLICATION_STAGES, PUBLICATION_TYPES } from "./publication";

/** As many as one request may change: all of them, or none. */
export const MOST_AT_ONCE = 1000;

const ids = z.array(z.string()).min(1).max(MOST_AT_ONCE, formTexts.bulk.tooMany);

/** One change of several publications, by the intent that a form posts (scholarly §5). */
export const bulkCommands = [
  z.object({ intent: z.literal("set-type"), ids, type: z.enum(PUBLICATION_TYPES) }),
  z.object({ intent: z.literal("set-stage"), ids, stage: z.enum(PUBLICATION_STAGES) }),
  z.object({
    intent: z.literal("add-keywords"),
    ids,
    keywords: requiredText(formTexts.bulk.noKeywords)
      .transform(splitKeywords)
      .refine((keywords) => keywords.length > 0, formTexts.bulk.noKeywords),
  }),
  z.object({
    intent: z.literal("add-project"),
    ids,
    project: requiredText(formTexts.bulk.noProject),
  }),
  z.object({ intent: z.literal("delete-several"), ids }),
] as const;

export type BulkCommand = z.output<(typeof bulkCommands)[number]>;
export type BulkIntent = BulkCommand["intent"];
