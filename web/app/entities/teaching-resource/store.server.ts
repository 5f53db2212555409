import { z } from "zod";
import type { Cms } from "~/lib/cms/cms.server";
import {
  createRecord,
  deleteRecord,
  nullableText,
  readAll,
  recordSchema,
  updateRecord,
} from "~/lib/cms/collection-type.server";
import {
  RESOURCE_TYPES,
  type TeachingResource,
  type TeachingResourceInput,
} from "./teaching-resource";

const PATH = "/api/teaching-resources";
const QUERY = {
  sort: "title:asc",
  fields: ["title", "type", "url", "description", "updatedAt"],
  populate: { course: { fields: ["title", "course_code"] } },
};

const course = z
  .object({ documentId: z.string(), title: z.string(), course_code: nullableText })
  .transform(({ documentId, title, course_code }) => ({
    id: documentId,
    name: course_code ?? title,
  }));

const row = recordSchema({
  title: z.string(),
  type: z.enum(RESOURCE_TYPES).catch("Other"),
  url: nullableText,
  description: nullableText,
  course: course.nullish().default(null),
});

/**
 * All teaching resources by title (admin spec §7).
 * @throws CmsError when the cms rejects the request or is down
 */
export async function listTeachingResources(cms: Cms): Promise<TeachingResource[]> {
  const rows = await readAll(cms, PATH, row, QUERY);
  return rows.sort((a, b) => a.title.localeCompare(b.title, "en"));
}

/** See `createRecord`. */
export function createTeachingResource(
  cms: Cms,
  input: TeachingResourceInput,
  version?: string,
): Promise<void> {
  return createRecord(cms, PATH, input, version);
}

/** See `updateRecord`. */
export function updateTeachingResource(
  cms: Cms,
  id: string,
  input: TeachingResourceInput,
  version?: string,
): Promise<void> {
  return updateRecord(cms, PATH, id, input, version);
}

/** See `deleteRecord`. */
export function deleteTeachingResource(cms: Cms, id: string): Promise<void> {
  return deleteRecord(cms, PATH, id);
}
