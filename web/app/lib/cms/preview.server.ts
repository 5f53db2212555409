import { z } from "zod";
import type { Cms } from "./cms.server";

const made = z.object({ data: z.object({ key: z.string(), id: z.string() }) });

/**
 * Has the cms keep what the owner has typed, checked as a save would check it, without saving it.
 * @param typed the attributes of a record, whose id is left out for a new one; or the rows of a list
 * @returns the key that shows it, and the id under which its page is
 * @throws CmsError with the rejected fields
 */
export async function createPreview(
  cms: Cms,
  typed:
    | { type: string; id?: string | undefined; values: object }
    | { type: string; rows: readonly object[] },
): Promise<{ key: string; id: string }> {
  return made.parse(await cms.post("/api/previews", { data: typed })).data;
}
