import type { Core } from "@strapi/strapi";
import { rowsOf, withTables, type Tables } from "../database/tables";
import { isRecord } from "../documents/types";
import { isContentType } from "../strapi-access/content-types";
import { findRows } from "../strapi-access/rows";
import { storedModel } from "./fields";
import { USES } from "./media";
import { isRecorded, keepRevision, readBefore, type Before } from "./record-change";
import { readState } from "./state";
import { FILE_UID } from "../uploads/file-uid";

/** The ids of the files that a deletion by Strapi's query engine is about to remove. */
async function concerned(strapi: Core.Strapi, method: string, params: unknown): Promise<number[]> {
  const where = isRecord(params) && isRecord(params.where) ? params.where : {};
  const limit = method === "delete" ? { limit: 1 } : {};
  const rows = await findRows(strapi, FILE_UID, { select: ["id"], where, ...limit });
  return rows.map(({ id }) => Number(id));
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
 * A file that leaves the media library changes the records that show it: each has a revision of that.
 * A file in a component is not looked for; no component has one.
 */
export function watchFiles(strapi: Core.Strapi): void {
  // Strapi hands out the same object for the same content type.
  const repository: object = strapi.db.query(FILE_UID);
  for (const method of ["delete", "deleteMany"]) {
    const stock: unknown = Reflect.get(repository, method);
    if (typeof stock !== "function") throw new Error(`Strapi's query engine has no ${method}`);
    Reflect.set(repository, method, (params: unknown) =>
      withTables(strapi, async (tables) => {
        const files = await concerned(strapi, method, params);
        const shown = await recordsShowing(strapi, tables, files);
        const result: unknown = await Reflect.apply(stock, repository, [params]);
        for (const { uid, before } of shown) {
          const after = await readState(strapi, tables, uid, before.state.documentId);
          await keepRevision(strapi, tables, uid, before, after);
        }
        return result;
      }),
    );
  }
}
