import { z } from "zod";
import type { Cms } from "~/lib/cms/cms.server";
import type { BulkCommand } from "./bulk";

const answer = z.object({ data: z.object({ count: z.number() }) });

function attributesOf(asked: BulkCommand): object {
  switch (asked.intent) {
    case "set-type":
      return { type: asked.type };
    case "set-stage":
      return { stage: asked.stage };
    case "add-keywords":
      return { add_keywords: asked.keywords };
    case "add-project":
      return { add_project: asked.project };
    case "delete-several":
      return { delete: true };
    default:
      return asked satisfies never;
  }
}

/**
 * Makes one change to several publications, in one request: to all of them, or to none.
 * @returns how many there were
 * @throws CmsError with status 404 when one of them is gone; when the cms rejects the request or is down
 */
export async function changePublications(cms: Cms, asked: BulkCommand): Promise<number> {
  const data = { ids: asked.ids, ...attributesOf(asked) };
  return answer.parse(await cms.post("/api/publications/bulk", { data })).data.count;
}
