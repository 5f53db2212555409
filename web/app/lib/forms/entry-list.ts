import { z } from "zod";
import { isBlank } from "./blank";

/** Schema of a list of entries; one in which nothing is filled in does not count. */
export function entryList<Entry extends z.ZodType>(entry: Entry) {
  return z
    .array(entry)
    .prefault([])
    .transform((entries) => entries.filter((filled) => !isBlank(filled)));
}
