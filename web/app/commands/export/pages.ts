import { withFrontMatter } from "~/lib/format/front-matter.server";
import { relocateAll } from "./addresses";
import type { ExportedContent, ExportedRecord } from "./content";
import type { TextFile } from "./text-file";

/** The pages that are one record: which type, and which of its texts is the page's own. */
const PAGES = [
  { file: "about", type: "about-page", body: "bio" },
  { file: "research", type: "research-page", body: "description" },
  { file: "teaching", type: "teaching-setting", body: "philosophy" },
  { file: "contact", type: "contact-info", body: undefined },
  { file: "site", type: "seo-setting", body: undefined },
] as const;

/** The other pages as Markdown: their text, and everything else in the front matter. */
export function pageFiles(content: ExportedContent, siteUrl: string): TextFile[] {
  return PAGES.flatMap(({ file, type, body }) => {
    const [record] = content.records(type);
    if (record === undefined) return [];
    const { documentId, createdAt, updatedAt, ...values } = record;
    const text = textIn(record, body);
    const matter = Object.fromEntries(Object.entries(values).filter(([name]) => name !== body));
    const located = Object.entries({ ...matter, updated: updatedAt }).map(
      ([name, value]) => [name, relocateAll(value, siteUrl)] as const,
    );
    return [{ path: `pages/${file}.md`, text: withFrontMatter(Object.fromEntries(located), text) }];
  });
}

function textIn(record: ExportedRecord, name: string | undefined): string {
  const value = name === undefined ? undefined : record[name];
  return typeof value === "string" ? value : "";
}
