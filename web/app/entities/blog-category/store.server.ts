import { z } from "zod";
import type { Cms } from "~/lib/cms/cms.server";
import {
  createRecord,
  deleteRecord,
  nullableText,
  readAll,
  updateRecord,
} from "~/lib/cms/collection-type.server";
import type { BlogCategory, BlogCategoryInput, DescribedCategory } from "./blog-category";

const PATH = "/api/blog-categories";

const columns = z.object({
  documentId: z.string(),
  name: z.string(),
  slug: z.string().nullable(),
});

const row = columns.transform(toCategory);

const describedRow = columns.extend({ description: nullableText, updatedAt: z.string() }).transform(
  (values): DescribedCategory => ({
    ...toCategory(values),
    description: values.description,
    version: values.updatedAt,
  }),
);

function toCategory({ documentId, name, slug }: z.output<typeof columns>): BlogCategory {
  return { id: documentId, name, slug: slug ?? documentId };
}

function byName(a: BlogCategory, b: BlogCategory): number {
  return a.name.localeCompare(b.name, "en");
}

/**
 * All categories by name, those without posts included (public spec §7).
 * @throws CmsError when the cms rejects the request or is down
 */
export async function listBlogCategories(cms: Cms): Promise<BlogCategory[]> {
  const rows = await readAll(cms, PATH, row, { sort: "name:asc", fields: ["name", "slug"] });
  return rows.sort(byName);
}

/**
 * The same with what is said of them (admin spec §7).
 * @throws CmsError when the cms rejects the request or is down
 */
export async function listDescribedCategories(cms: Cms): Promise<DescribedCategory[]> {
  const fields = ["name", "slug", "description", "updatedAt"];
  return (await readAll(cms, PATH, describedRow, { sort: "name:asc", fields })).sort(byName);
}

/** See `createRecord`. The cms makes the slug from the name. */
export function createCategory(
  cms: Cms,
  input: BlogCategoryInput,
  version?: string,
): Promise<void> {
  return createRecord(cms, PATH, input, version);
}

/** See `updateRecord`. */
export function updateCategory(
  cms: Cms,
  id: string,
  input: BlogCategoryInput,
  version?: string,
): Promise<void> {
  return updateRecord(cms, PATH, id, input, version);
}

/** Deletes a category; its posts stay, without one. See `deleteRecord`. */
export function deleteCategory(cms: Cms, id: string): Promise<void> {
  return deleteRecord(cms, PATH, id);
}
