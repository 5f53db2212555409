import type { Cms } from "~/lib/cms/cms.server";
import { countRecords, isBlank } from "~/lib/cms/collection-type.server";

const PATH = "/api/publications";

/**
 * How many publications there are, and how many lack what helps others to find and to judge them.
 * @throws CmsError when the cms refuses or is down
 */
export async function countPublications(
  cms: Cms,
): Promise<{ all: number; withoutDoi: number; withoutAbstract: number }> {
  const [all, withoutDoi, withoutAbstract] = await Promise.all([
    countRecords(cms, PATH),
    countRecords(cms, PATH, isBlank("doi")),
    countRecords(cms, PATH, isBlank("abstract")),
  ]);
  return { all, withoutDoi, withoutAbstract };
}
