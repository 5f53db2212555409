import { z } from "zod";
import type { Cms } from "~/lib/cms/cms.server";
import { nullableText, pathOf, readAll, textArray } from "~/lib/cms/collection-type.server";
import { readSingle } from "~/lib/cms/single-type.server";
import { type BlogPost, type BlogPostSummary, byNewest } from "./blog-post";

const PATH = "/api/blog-posts";
const SUMMARY_FIELDS = [
  "title",
  "excerpt",
  "featured_image",
  "tags",
  "published",
  "published_on",
  "createdAt",
];
const CATEGORY = { category: { fields: ["name", "slug"] } };

const category = z
  .object({ documentId: z.string(), name: z.string(), slug: z.string().nullable() })
  .transform(({ documentId, name, slug }) => ({ id: documentId, name, slug: slug ?? documentId }));

const columns = z.object({
  documentId: z.string(),
  title: z.string(),
  excerpt: nullableText,
  featured_image: nullableText,
  tags: textArray,
  published: z.boolean(),
  published_on: nullableText,
  createdAt: z.string(),
  category: category.nullish().default(null),
});

const summary = columns.transform(toSummary);

const whole = columns
  .extend({
    content: z
      .string()
      .nullish()
      .transform((html) => html ?? ""),
    author: z
      .object({ full_name: nullableText })
      .nullish()
      .transform((author) => author?.full_name ?? null),
    updatedAt: z.string(),
  })
  .transform((row) => ({
    isPublished: row.published,
    post: {
      ...toSummary(row),
      content: row.content,
      author: row.author,
      updated_at: row.updatedAt,
    } satisfies BlogPost,
  }));

function toSummary(row: z.output<typeof columns>): BlogPostSummary {
  const { documentId, title, excerpt, featured_image, tags, category } = row;
  const published_at = row.published_on ?? row.createdAt;
  return { id: documentId, title, excerpt, featured_image, tags, published_at, category };
}

/**
 * All published posts without their content, newest first (public spec §7).
 * @throws CmsError when the cms refuses or is down
 */
export async function listPublishedPosts(cms: Cms): Promise<BlogPostSummary[]> {
  const rows = await readAll(cms, PATH, summary, {
    filters: { published: { $eq: true } },
    sort: "published_on:desc",
    fields: SUMMARY_FIELDS,
    populate: CATEGORY,
  });
  return rows.sort(byNewest);
}

/**
 * One published post.
 * @returns null when there is none with this id, or when it is a draft
 * @throws CmsError when the cms refuses or is down
 */
export async function readPublishedPost(cms: Cms, id: string): Promise<BlogPost | null> {
  const found = await readSingle(cms, pathOf(PATH, id), whole, {
    fields: [...SUMMARY_FIELDS, "content", "updatedAt"],
    populate: CATEGORY,
  });
  return found?.isPublished ? found.post : null;
}
