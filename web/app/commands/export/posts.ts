import { z } from "zod";
import { withFrontMatter } from "~/lib/format/front-matter.server";
import { htmlToMarkdown } from "~/lib/format/markdown.server";
import { relocate, relocateAll } from "./addresses";
import { type ExportedRecord, isDue } from "./content";
import { newFileName } from "./file-name";
import type { TextFile } from "./text-file";

const text = z.string().nullish();
const post = z.object({
  title: z.string(),
  excerpt: text,
  content: text,
  featured_image: text,
  tags: z.array(z.string()).catch([]),
  published: z.boolean().catch(false),
  published_on: text,
  publish_at: text,
  unpublish_at: text,
  category: z.object({ name: z.string() }).nullish(),
  author: z.object({ full_name: text }).nullish(),
});

/**
 * Each post as Markdown with front matter that static site generators know. Those that visitors do
 * not see are marked: `draft` for one that is no more than that, the times for one that waits or is over.
 */
export function postFiles(
  records: readonly ExportedRecord[],
  siteUrl: string,
  now: Date,
): TextFile[] {
  const taken = new Set<string>();
  return records.map((record) => {
    const row = post.parse(record);
    const date = row.published_on ?? row.publish_at ?? record.createdAt;
    const matter = {
      id: record.documentId,
      title: row.title,
      date,
      updated: record.updatedAt,
      draft: !row.published || !isDue(record, now),
      publish_at: row.publish_at,
      unpublish_at: row.unpublish_at,
      excerpt: row.excerpt,
      category: row.category?.name,
      tags: row.tags,
      author: row.author?.full_name,
      featured_image: relocateAll(row.featured_image, siteUrl),
      url: new URL(`/blog/${encodeURIComponent(record.documentId)}`, siteUrl).href,
    };
    const body = htmlToMarkdown(row.content ?? "", (address) => relocate(address, siteUrl));
    const name = newFileName(`${date.slice(0, 10)} ${row.title}`, "md", taken);
    return { path: `blog/${name}`, text: withFrontMatter(matter, body) };
  });
}
