import type { Cms } from "~/lib/cms/cms.server";
import { countRecords } from "~/lib/cms/collection-type.server";

/**
 * How many posts are drafts; the owner alone can count them.
 * @throws CmsError when the cms rejects the request or is down
 */
export function countDrafts(cms: Cms): Promise<number> {
  return countRecords(cms, "/api/blog-posts", { published: { $ne: true } });
}
