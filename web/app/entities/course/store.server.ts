import { z } from "zod";
import type { Cms } from "~/lib/cms/cms.server";
import {
  createRecord,
  deleteRecord,
  nullableText,
  readAll,
  recordSchema,
  textArray,
  updateRecord,
} from "~/lib/cms/collection-type.server";
import { COURSE_LEVELS, type Course, type CourseInput, SEMESTERS, byLatestTerm } from "./course";

const PATH = "/api/courses";

const row = recordSchema({
  title: z.string(),
  course_code: nullableText,
  level: z.enum(COURSE_LEVELS).nullable().catch(null),
  semester: z.enum(SEMESTERS).nullable().catch(null),
  year: z.number().nullish().default(null),
  description: nullableText,
  resources: textArray,
  syllabus_url: nullableText,
});

/**
 * All courses, by year descending and then by semester (public spec §7, admin spec §7). Sorted here
 * as well, because databases disagree about where courses without a year belong.
 * @throws CmsError when the cms rejects the request or is down
 */
export async function listCourses(cms: Cms): Promise<Course[]> {
  const rows = await readAll(cms, PATH, row, { sort: ["year:desc", "semester:asc"] });
  return rows.sort(byLatestTerm);
}

/** See `createRecord`. */
export function createCourse(cms: Cms, input: CourseInput, version?: string): Promise<void> {
  return createRecord(cms, PATH, input, version);
}

/** See `updateRecord`. */
export function updateCourse(
  cms: Cms,
  id: string,
  input: CourseInput,
  version?: string,
): Promise<void> {
  return updateRecord(cms, PATH, id, input, version);
}

/** See `deleteRecord`. */
export function deleteCourse(cms: Cms, id: string): Promise<void> {
  return deleteRecord(cms, PATH, id);
}
