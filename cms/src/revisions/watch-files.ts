import type { Core } from "@strapi/strapi";
import { rowsOf, withTables, type Tables } from "../database/tables";
import { isRecord, type Data } from "../documents/types";
import { isContentType } from "../strapi-access/content-types";
import { findRows } from "../strapi-access/rows";
import { storedModel } from "./fields";
import { USES } from "./media";
import { isRecorded, keepRevision, readBefore, type Before } from "./record-change";
import { readState } from "./state";
import { FILE_UID } from "../uploads/file-uid";

/** What an owner knows a file by; the folder that it lies in says nothing about a record. */
const SEEN = ["name", "size", "mime", "url"] as const;

/** The files that a write by Strapi's query engine is about to change or remove. */
async function concerned(strapi: Core.Strapi, method: string, params: unknown): Promise<Data[]> {
  const where = isRecord(params) && isRecord(params.where) ? params.where : {};
  const limit = method.endsWith("Many") ? {} : { limit: 1 };
  return findRows(strapi, FILE_UID, { select: ["id", ...SEEN], where, ...limit });
}

/** Whether a write has left these files as they were. */
async function areUnchanged(strapi: Core.Strapi, before: Data[]): Promise<boolean> {
  const where = { id: { $in: before.map(({ id }) => id) } };
  const after = await findRows(strapi, FILE_UID, { select: ["id", ...SEEN], where });
  const byId = new Map(after.map((file) => [file.id, file]));
  return before.every((file) => SEEN.every((name) => byId.get(file.id)?.[name] === file[name]));
}

interface Shown {
  uid: string;
  before: Before;
}

/** The records with an attribute that is one of these files. */
async function recordsShowing(
  strapi: Core.Strapi,
  tables: Tables,
  files: number[],
): Promise<Shown[]> {
  const uses = tables(USES).select("related_type", "related_id").whereIn("file_id", files);
  const shown = new Map<string, Shown>();
  for (const use of rowsOf(await uses)) {
    const uid = String(use.related_type);
    if (!isContentType(strapi, uid) || isRecorded(uid)) continue;
    const table = tables(storedModel(strapi, uid).table);
    const [row] = rowsOf(await table.where({ id: use.related_id }).select("document_id"));
    if (row === undefined) continue;
    const documentId = String(row.document_id);
    const before = await readBefore(strapi, tables, uid, documentId, false);
    if (before !== undefined) shown.set(`${uid} ${documentId}`, { uid, before });
  }
  return [...shown.values()];
}

/**
 * A file that leaves the media library, or is replaced or renamed there, changes the records that show it:
 * each has a revision of that. What a replaced file held is gone, as its address stays. A file in a
 * component is not looked for; no component has one.
 */
export function watchFiles(strapi: Core.Strapi): void {
  // Strapi hands out the same object for the same content type.
  const repository: object = strapi.db.query(FILE_UID);
  for (const method of ["update", "delete", "deleteMany"]) {
    const stock: unknown = Reflect.get(repository, method);
    if (typeof stock !== "function") throw new Error(`Strapi's query engine has no ${method}`);
    Reflect.set(repository, method, (params: unknown) =>
      withTables(strapi, async (tables) => {
        const files = await concerned(strapi, method, params);
        const ids = files.map(({ id }) => Number(id));
        const shown = await recordsShowing(strapi, tables, ids);
        const result: unknown = await Reflect.apply(stock, repository, [params]);
        if (shown.length === 0 || (await areUnchanged(strapi, files))) return result;
        for (const { uid, before } of shown) {
          const after = await readState(strapi, tables, uid, before.state.documentId);
          await keepRevision(strapi, tables, uid, before, after);
        }
        return result;
      }),
    );
  }
}
