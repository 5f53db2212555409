import type { Cms } from "~/lib/cms/cms.server";
import { countRecords } from "~/lib/cms/collection-type.server";

/**
 * How many students are called current although their last year has passed.
 * @param year the running year
 * @throws CmsError when the cms rejects the request or is down
 */
export function countOverdueStudents(cms: Cms, year: number): Promise<number> {
  return countRecords(cms, "/api/students", { current: true, end_year: { $lt: year } });
}
