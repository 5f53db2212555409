import { withFrontMatter } from "~/lib/format/front-matter.server";
import { relocateAll } from "./addresses";
import type { ExportedContent, ExportedRecord } from "./content";
import type { TextFile } from "./text-file";

interface Page {
  /** The name of its file. */
  file: string;
  /** Which of its texts is the page's own. */
  body?: string;
}

/** The pages that are one record, by their types; any other is a file by the name of its type. */
const PAGES: Readonly<Record<string, Page>> = {
  "about-page": { file: "about", body: "bio" },
  "research-page": { file: "research", body: "description" },
  "teaching-setting": { file: "teaching", body: "philosophy" },
  "contact-info": { file: "contact" },
  "seo-setting": { file: "site" },
};

/** The other pages as Markdown: their text, and everything else in the front matter. */
export function pageFiles({ types }: ExportedContent, siteUrl: string): TextFile[] {
  return types.flatMap(({ name, isSingle, records: [record] }) => {
    if (!isSingle || record === undefined) return [];
    const { file, body } = PAGES[name] ?? { file: name };
    const { documentId, createdAt, updatedAt, ...values } = record;
    const text = textIn(record, body);
    const matter = Object.fromEntries(Object.entries(values).filter(([key]) => key !== body));
    const located = Object.entries({ ...matter, updated: updatedAt }).map(
      ([key, value]) => [key, relocateAll(value, siteUrl)] as const,
    );
    return [{ path: `pages/${file}.md`, text: withFrontMatter(Object.fromEntries(located), text) }];
  });
}

function textIn(record: ExportedRecord, name: string | undefined): string {
  const value = name === undefined ? undefined : record[name];
  return typeof value === "string" ? value : "";
}
