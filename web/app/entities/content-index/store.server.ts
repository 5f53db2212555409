import { z } from "zod";
import type { Cms } from "~/lib/cms/cms.server";
import type { IndexEntry } from "./content-index";

const answer = z.object({
  data: z.array(
    z
      .object({ type: z.string(), id: z.string(), label: z.string(), updated_at: z.string() })
      .transform(({ updated_at, ...entry }): IndexEntry => ({ ...entry, updatedAt: updated_at })),
  ),
});

/**
 * What the owner has entered, drafts included, the latest change first.
 * @param search a part of the name in any case; everything when it is blank
 * @param limit at most 50
 * @throws CmsError when the cms rejects the request or is down
 */
export async function searchContent(
  cms: Cms,
  search: string,
  limit: number,
): Promise<IndexEntry[]> {
  return answer.parse(await cms.get("/api/content-index", { search, limit })).data;
}
