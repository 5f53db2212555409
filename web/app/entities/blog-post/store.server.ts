import { z } from "zod";
import { type Cms, CmsError } from "~/lib/cms/cms.server";
import {
  createRecord,
  deleteRecord,
  nullableText,
  pathOf,
  readAll,
  readFirst,
  textArray,
  updateRecord,
} from "~/lib/cms/collection-type.server";
import { createPreview } from "~/lib/cms/preview.server";
import { readSingle } from "~/lib/cms/single-type.server";
import { localAsUtc } from "~/lib/format/date-time.server";
import { scheduleShape, toNote, toSchedule, withTimes } from "../schedule/columns.server";
import {
  type BlogPost,
  type BlogPostInput,
  type BlogPostSummary,
  type EditedPost,
  type ListedPost,
  byNewest,
} from "./blog-post";

const PATH = "/api/blog-posts";
const SUMMARY_FIELDS = [
  "title",
  "excerpt",
  "featured_image",
  "tags",
  "published",
  "published_on",
  "createdAt",
  "updatedAt",
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
  updatedAt: z.string(),
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
  })
  .transform((row) => ({
    isPublished: row.published,
    post: {
      ...toSummary(row),
      content: row.content,
      author: row.author,
    } satisfies BlogPost,
  }));

function toSummary(row: z.output<typeof columns>): BlogPostSummary {
  const { documentId, title, excerpt, featured_image, tags, category } = row;
  const published_at = row.published_on ?? row.createdAt;
  const shown = { title, excerpt, featured_image, tags, category };
  return { id: documentId, ...shown, published_at, updated_at: row.updatedAt };
}

/**
 * All published posts without their content, newest first (public spec §7).
 * @throws CmsError when the cms rejects the request or is down
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
 * The newest published posts with their content, newest first.
 * @throws CmsError when the cms rejects the request or is down
 */
export async function listNewestPosts(cms: Cms, count: number): Promise<BlogPost[]> {
  const rows = await readFirst(cms, PATH, whole, count, {
    filters: { published: { $eq: true } },
    sort: ["published_on:desc", "title:asc"],
    fields: [...SUMMARY_FIELDS, "content"],
    populate: CATEGORY,
  });
  return rows.map(({ post }) => post).sort(byNewest);
}

/**
 * One published post.
 * @returns null when there is none with this id, or when it is a draft
 * @throws CmsError when the cms rejects the request or is down
 */
export async function readPublishedPost(cms: Cms, id: string): Promise<BlogPost | null> {
  const found = await readSingle(cms, pathOf(PATH, id), whole, {
    fields: [...SUMMARY_FIELDS, "content"],
    populate: CATEGORY,
  });
  return found?.isPublished ? found.post : null;
}

const ownColumns = columns.extend(scheduleShape);

const listed = ownColumns.transform(toListedPost);

const edited = ownColumns.extend({ content: nullableText }).transform(
  (row): EditedPost => ({
    ...toListedPost(row),
    ...toSchedule(row),
    content: row.content,
    featured_image: row.featured_image,
    category_id: row.category?.id ?? null,
    version: row.updatedAt,
  }),
);

function toListedPost(row: z.output<typeof ownColumns>): ListedPost {
  const { documentId, title, excerpt, tags, published, category } = row;
  const date = row.published_on ?? localAsUtc(row.createdAt);
  const note = toNote(toSchedule(row), !published);
  return { id: documentId, title, excerpt, tags, published, date, category, ...note };
}

/**
 * All posts for their owner, drafts included, newest first (admin spec §7).
 * @param cms with the owner's rights: for anybody else the cms leaves the drafts out
 * @throws CmsError when the cms rejects the request or is down
 */
export async function listPosts(cms: Cms): Promise<ListedPost[]> {
  const query = { sort: "createdAt:desc", fields: SUMMARY_FIELDS, populate: CATEGORY };
  return readAll(cms, PATH, listed, query);
}

/**
 * One post for its form, draft or not.
 * @returns null when there is none with this id
 * @throws CmsError when the cms rejects the request or is down
 */
export function readPostForEdit(cms: Cms, id: string): Promise<EditedPost | null> {
  const query = { fields: [...SUMMARY_FIELDS, "content", "updatedAt"], populate: CATEGORY };
  return readSingle(cms, pathOf(PATH, id), edited, query);
}

/**
 * How many posts each category has, drafts included (admin spec §7).
 * @returns by the id of the category; one without posts has no entry
 * @throws CmsError when the cms rejects the request or is down
 */
export async function countPostsByCategory(cms: Cms): Promise<ReadonlyMap<string, number>> {
  const row = columns.pick({ category: true });
  const query = {
    fields: ["title"],
    populate: CATEGORY,
    filters: { category: { $notNull: true } },
  };
  const counts = new Map<string, number>();
  for (const { category } of await readAll(cms, PATH, row, query)) {
    if (category) counts.set(category.id, (counts.get(category.id) ?? 0) + 1);
  }
  return counts;
}

/** See `createRecord`. The cms notes who wrote it, and when it is published. */
export function createPost(cms: Cms, input: BlogPostInput, version?: string): Promise<void> {
  return withFieldNames(createRecord(cms, PATH, toAttributes(input), version));
}

/** See `updateRecord`. A post that stays published keeps the time of its publication. */
export function updatePost(
  cms: Cms,
  id: string,
  input: BlogPostInput,
  version?: string,
): Promise<void> {
  return withFieldNames(updateRecord(cms, PATH, id, toAttributes(input), version));
}

/** What the cms says of an attribute, under the name that it has in the form. */
async function withFieldNames(write: Promise<void>): Promise<void> {
  try {
    await write;
  } catch (error) {
    if (!(error instanceof CmsError) || error.fields["category"] === undefined) throw error;
    const { category: category_id, ...fields } = error.fields;
    throw new CmsError(error.status, error.message, { ...fields, category_id }, error.reason);
  }
}

/** See `createPreview`. */
export function previewPost(cms: Cms, id: string | undefined, input: BlogPostInput) {
  return createPreview(cms, { type: "blog-post", id, values: toAttributes(input) });
}

/** Publishes a post as of now, or makes it a draft again (admin spec §4). */
export function setPublished(cms: Cms, id: string, published: boolean): Promise<void> {
  return updateRecord(cms, PATH, id, { published });
}

/** See `deleteRecord`. */
export function deletePost(cms: Cms, id: string): Promise<void> {
  return deleteRecord(cms, PATH, id);
}

function toAttributes({ category_id, ...attributes }: BlogPostInput) {
  return { ...withTimes(attributes), category: category_id };
}
