import type { Core } from "@strapi/strapi";
import { promisify } from "node:util";
import { gunzip, gzip } from "node:zlib";
import { rowsOf, withTables } from "../database/tables";
import type { Data } from "../documents/types";
import { newDocumentId } from "../strapi-access/document-id";
import { textOf } from "../strapi-access/rows";
import type { Source } from "./parse/types";

/** The table of what imports are read from. */
export const SOURCES = "publication_import_sources";

/** A source is stored in parts of so many characters. */
const PART = 256 * 1024;

const pack = promisify(gzip);
const unpack = promisify(gunzip);

/** Sources as rows of their table. */
export async function partsOf(documentId: string, sources: readonly Source[]): Promise<Data[]> {
  const parts: Data[] = [];
  for (const [file, { name, bytes }] of sources.entries()) {
    const content = (await pack(bytes)).toString("base64");
    for (let part = 0; part * PART < content.length || part === 0; part += 1) {
      parts.push({
        document_id: newDocumentId(),
        import: documentId,
        file,
        part,
        name,
        content: content.slice(part * PART, (part + 1) * PART),
      });
    }
  }
  return parts;
}

/** The sources as they were given. */
export async function readSources(strapi: Core.Strapi, documentId: string): Promise<Source[]> {
  const parts = await withTables(strapi, async (tables) => {
    const query = tables(SOURCES).select("file", "name", "content").where({ import: documentId });
    return rowsOf(await query.orderBy("file").orderBy("part"));
  });
  const files = new Map<number, { name: string | null; content: string }>();
  for (const row of parts) {
    const known = files.get(Number(row.file))?.content ?? "";
    files.set(Number(row.file), {
      name: textOf(row, "name"),
      content: known + String(row.content),
    });
  }
  const sources: Source[] = [];
  for (const { name, content } of files.values()) {
    sources.push({ name, bytes: await unpack(Buffer.from(content, "base64")) });
  }
  return sources;
}

/** What a source is needed for is done. */
export async function deleteSources(strapi: Core.Strapi, documentId: string): Promise<void> {
  await withTables(strapi, async (tables) => {
    await tables(SOURCES).where({ import: documentId }).delete();
  });
}
