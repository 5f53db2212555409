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
import { STUDENT_LEVELS, type Student, type StudentInput, byLatestStart } from "./student";

const PATH = "/api/students";

const row = recordSchema({
  name: z.string(),
  level: z.enum(STUDENT_LEVELS),
  start_year: z.number(),
  end_year: z.number().nullish().default(null),
  current: z.boolean(),
  research_topic: z.string(),
  email: nullableText,
  photo_url: nullableText,
  thesis_url: nullableText,
  publications: textArray,
});

/**
 * All students, those who began last first (public spec §7, admin spec §7).
 * @throws CmsError when the cms rejects the request or is down
 */
export async function listStudents(cms: Cms): Promise<Student[]> {
  const rows = await readAll(cms, PATH, row, { sort: ["start_year:desc", "name:asc"] });
  return rows.sort(byLatestStart);
}

/** See `createRecord`. */
export function createStudent(cms: Cms, input: StudentInput, version?: string): Promise<void> {
  return createRecord(cms, PATH, toAttributes(input), version);
}

/** See `updateRecord`. */
export function updateStudent(
  cms: Cms,
  id: string,
  input: StudentInput,
  version?: string,
): Promise<void> {
  return updateRecord(cms, PATH, id, toAttributes(input), version);
}

/** See `deleteRecord`. */
export function deleteStudent(cms: Cms, id: string): Promise<void> {
  return deleteRecord(cms, PATH, id);
}

/** A current student has no end year: its field is disabled while the switch is on (admin spec §4). */
function toAttributes({ end_year, ...rest }: StudentInput) {
  return { ...rest, end_year: rest.current ? null : end_year };
}
