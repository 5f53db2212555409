import type { Core } from "@strapi/strapi";
import { isRecord, type Data } from "../documents/types";
import { findRow } from "../strapi-access/rows";
import { rowsOf, type Tables } from "../database/tables";
import { FILE_UID } from "../uploads/file-uid";

/** The files of the media library. */
export const FILES = "files";
/** Which file belongs to which attribute of which row. */
export const USES = "files_related_mph";

/** What brings a file back to the media library, should it be gone from there. */
const KEPT = ["name", "hash", "ext", "mime", "size", "url", "provider"] as const;

/** The files of records by their ids, as their states keep them. */
export async function readFiles(
  tables: Tables,
  uid: string,
  owners: readonly number[],
  field: string,
): Promise<Map<number, Data>> {
  const query = tables(USES)
    .select("file_id", "related_id")
    .where({ related_type: uid, field })
    .whereIn("related_id", owners);
  const first = new Map<number, number>();
  for (const use of rowsOf(await query.orderBy("id"))) {
    const owner = Number(use.related_id);
    if (!first.has(owner)) first.set(owner, Number(use.file_id));
  }
  const found = new Map<number, Data>();
  if (first.size === 0) return found;
  const columns = ["id", ...KEPT, "folder_path"];
  const rows = rowsOf(
    await tables(FILES)
      .select(...columns)
      .whereIn("id", [...new Set(first.values())]),
  );
  const files = new Map(rows.map((row) => [Number(row.id), row]));
  for (const [owner, file] of first) {
    const row = files.get(file);
    if (row === undefined) continue;
    const { id: _, folder_path: folderPath, ...rest } = row;
    found.set(owner, { ...rest, size: row.size === null ? null : Number(row.size), folderPath });
  }
  return found;
}

/**
 * The number of the file that a state shows. One that has left the media library comes back to it:
 * what it holds stays among the uploads as long as a revision shows it.
 */
export async function fileIdOf(strapi: Core.Strapi, value: unknown): Promise<number | null> {
  if (!isRecord(value) || typeof value.hash !== "string") return null;
  const present = await findRow(strapi, FILE_UID, { where: { hash: value.hash } });
  if (present !== undefined) return Number(present.id);
  const documentId = value.hash
    .replaceAll(/[^a-z0-9]/gi, "")
    .slice(-24)
    .toLowerCase();
  const made: unknown = await strapi.db.query(FILE_UID).create({ data: { ...value, documentId } });
  return isRecord(made) ? Number(made.id) : null;
}
