import { z } from "zod";
import type { Cms } from "~/lib/cms/cms.server";
import { nullableText, readAll, recordSchema, textArray } from "~/lib/cms/collection-type.server";
import { type Course, SEMESTERS } from "./course";

const PATH = "/api/courses";

const row = recordSchema({
  title: z.string(),
  course_code: nullableText,
  level: nullableText,
  semester: z.enum(SEMESTERS).nullable().catch(null),
  year: z.number().nullish().default(null),
  description: nullableText,
  resources: textArray,
  syllabus_url: nullableText,
});

/**
 * All courses, by year descending and then by semester (public spec §7). Databases disagree about
 * courses without a year; `splitCourses` gives the order that is shown.
 * @throws CmsError when the cms refuses or is down
 */
export function listCourses(cms: Cms): Promise<Course[]> {
  return readAll(cms, PATH, row, { sort: ["year:desc", "semester:asc"] });
}
