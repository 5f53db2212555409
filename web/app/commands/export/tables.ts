import { toCsv } from "~/lib/format/csv.server";
import { type ExportedContent, type ExportedRecord, isDue } from "./content";
import type { TextFile } from "./text-file";

/** What a cell shows of a record or file that another one names. */
const NAMES = ["title", "name", "full_name"];

/**
 * Each list of records as a table, with its ids and times. `on_site` says whether visitors see a record
 * that can be a draft or has times. The text of a post is in its Markdown file.
 */
export function tableFiles({ types }: ExportedContent, now: Date): TextFile[] {
  const lists = types.filter(({ isSingle }) => !isSingle);
  return lists.map(({ name, attributes, records }) => {
    const own = attributes.filter((attribute) => name !== "blog-post" || attribute !== "content");
    const isHidden = own.includes("publish_at");
    const columns = ["id", ...own, ...(isHidden ? ["on_site"] : []), "created_at", "updated_at"];
    const rows = records.map((record) => rowOf(record, own, now));
    return { path: `tables/${name.replaceAll("-", "_")}.csv`, text: toCsv(columns, rows) };
  });
}

function rowOf(record: ExportedRecord, attributes: readonly string[], now: Date) {
  const values = attributes.map((name) => [name, shown(record[name])] as const);
  return {
    ...Object.fromEntries(values),
    id: record.documentId,
    on_site: record["published"] !== false && isDue(record, now),
    created_at: record.createdAt,
    updated_at: record.updatedAt,
  };
}

/** Records that are named are shown by their names, or else whole. */
function shown(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(shown);
  if (typeof value !== "object" || value === null) return value;
  const entries: [string, unknown][] = Object.entries(value);
  const names = NAMES.map((name) => entries.find(([key]) => key === name)?.[1]);
  const isReference = "documentId" in value || "mime" in value || "full_name" in value;
  return isReference ? names.find((name) => typeof name === "string" && name !== "") : value;
}
