import type { Cms } from "~/lib/cms/cms.server";
import { countRecords } from "~/lib/cms/collection-type.server";
import type { Semester } from "./course";

const PATH = "/api/courses";

/** @throws CmsError when the cms rejects the request or is down */
export function countCourses(cms: Cms): Promise<number> {
  return countRecords(cms, PATH);
}

/**
 * Whether a course of the term is entered already. One without a semester lasts the whole year, and
 * Winter is the beginning of Spring (contract §5).
 * @throws CmsError when the cms rejects the request or is down
 */
export async function hasCoursesIn(
  cms: Cms,
  { semester, year }: { semester: Semester; year: number },
): Promise<boolean> {
  const semesters = semester === "Spring" ? [semester, "Winter"] : [semester];
  const inTerm = { $or: [{ semester: { $null: true } }, { semester: { $in: semesters } }] };
  return (await countRecords(cms, PATH, { year: { $eq: year }, ...inTerm })) > 0;
}
