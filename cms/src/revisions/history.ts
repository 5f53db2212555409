import type { Core } from "@strapi/strapi";
import { errors } from "@strapi/utils";
import { rowsOf, withTables } from "../database/tables";
import { readState, type RecordState } from "./state";
import {
  listRevisions,
  readRevisions,
  REVISIONS,
  type Revision,
  type StoredRevision,
} from "./store";

/**
 * The revisions of a record, or of a page that is there once, the latest first.
 *
 * @param before only those that are older than the revision of this id
 */
export function historyOf(
  strapi: Core.Strapi,
  uid: string,
  record: string | undefined,
  { before, limit }: { before: number | undefined; limit: number },
): Promise<{ revisions: Revision[]; total: number }> {
  const where = { content_type: uid, ...(record !== undefined && { record }) };
  return withTables(strapi, async (tables) => {
    const [count] = rowsOf(await tables(REVISIONS).where(where).count({ total: "*" }));
    const revisions = await listRevisions(tables, (query) => {
      const all = query.where(where);
      const older = before === undefined ? all : all.where("id", "<", before);
      return older.orderBy("id", "desc").limit(limit);
    });
    return { revisions, total: Number(count?.total ?? 0) };
  });
}

/**
 * A revision with what was there before it, and what is there now.
 *
 * @throws NotFoundError
 */
export function readRevision(
  strapi: Core.Strapi,
  id: string,
): Promise<{
  revision: StoredRevision;
  before: RecordState | undefined;
  current: RecordState | undefined;
}> {
  if (!/^\d{1,9}$/.test(id)) throw new errors.NotFoundError();
  return withTables(strapi, async (tables) => {
    const [revision] = await readRevisions(tables, (query) => query.where({ id: Number(id) }));
    if (revision === undefined) throw new errors.NotFoundError();
    const { documentId: record, uid, action } = revision;
    const [previous] = await readRevisions(tables, (query) =>
      query.where({ record }).where("id", "<", Number(id)).orderBy("id", "desc").limit(1),
    );
    const wasDeleted = previous?.action === "delete";
    const before = action === "delete" ? revision.state : wasDeleted ? undefined : previous?.state;
    return { revision, before, current: await readState(strapi, tables, uid, record) };
  });
}
