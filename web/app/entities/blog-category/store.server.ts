import { z } from "zod";
import type { Cms } from "~/lib/cms/cms.server";
import { readAll } from "~/lib/cms/collection-type.server";
import type { BlogCategory } from "./blog-category";

const PATH = "/api/blog-categories";

const row = z
  .object({ documentId: z.string(), name: z.string(), slug: z.string().nullable() })
  .transform(
    ({ documentId, name, slug }): BlogCategory => ({
      id: documentId,
      name,
      slug: slug ?? documentId,
    }),
  );

/**
 * All categories by name, those without posts included (public spec §7).
 * @throws CmsError when the cms refuses or is down
 */
export async function listBlogCategories(cms: Cms): Promise<BlogCategory[]> {
  const rows = await readAll(cms, PATH, row, { sort: "name:asc", fields: ["name", "slug"] });
  return rows.sort((a, b) => a.name.localeCompare(b.name, "en"));
}
