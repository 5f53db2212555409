import type { Cms } from "~/lib/cms/cms.server";
import { countRecords, blankFilter } from "~/lib/cms/collection-type.server";

const PATH = "/api/publications";

/**
 * How many publications there are.
 * @throws CmsError when the cms rejects the request or is down
 */
export function countPublications(cms: Cms): Promise<number> {
  return countRecords(cms, PATH);
}

/**
 * How many publications lack what helps others to find and to judge them.
 * @throws CmsError when the cms rejects the request or is down
 */
export async function countIncompletePublications(
  cms: Cms,
): Promise<{ withoutDoi: number; withoutAbstract: number }> {
  const [withoutDoi, withoutAbstract] = await Promise.all([
    countRecords(cms, PATH, blankFilter("doi")),
    countRecords(cms, PATH, blankFilter("abstract")),
  ]);
  return { withoutDoi, withoutAbstract };
}
