import { z } from "zod";
import type { Cms } from "~/lib/cms/cms.server";
import { nullableText, readAll, recordSchema } from "~/lib/cms/collection-type.server";
import { RESOURCE_TYPES, type TeachingResource } from "./teaching-resource";

const PATH = "/api/teaching-resources";
const QUERY = {
  sort: "title:asc",
  fields: ["title", "type", "url", "description"],
  populate: { course: { fields: ["title", "course_code"] } },
};

const row = recordSchema({
  title: z.string(),
  type: z.enum(RESOURCE_TYPES).catch("Other"),
  url: nullableText,
  description: nullableText,
  course: z.object({ title: z.string(), course_code: nullableText }).nullish(),
}).transform(
  ({ course, ...rest }): TeachingResource => ({
    ...rest,
    course: course?.course_code ?? course?.title ?? null,
  }),
);

/**
 * All teaching resources by title (admin spec §7).
 * @throws CmsError when the cms refuses or is down
 */
export async function listTeachingResources(cms: Cms): Promise<TeachingResource[]> {
  const rows = await readAll(cms, PATH, row, QUERY);
  return rows.sort((a, b) => a.title.localeCompare(b.title, "en"));
}
