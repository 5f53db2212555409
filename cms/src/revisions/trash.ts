import type { Core } from "@strapi/strapi";
import { errors } from "@strapi/utils";
import { lockInTransaction } from "../database/advisory-lock";
import { withTables } from "../database/tables";
import { restoreState, type Restored } from "./restore";
import { listRevisions, readRevisions, REVISIONS, type Revision } from "./store";

export const TRASH_DAYS = 30;

const DAY_MS = 24 * 60 * 60 * 1000;

/** When a deleted record leaves the trash by itself. */
export function expiryOf(deletedAt: string): string {
  return new Date(new Date(deletedAt).getTime() + TRASH_DAYS * DAY_MS).toISOString();
}

/** Everything that lies in the trash, the latest deletion first. */
export function listTrash(strapi: Core.Strapi): Promise<Revision[]> {
  return withTables(strapi, (tables) =>
    listRevisions(tables, (query) => query.whereNotNull("trashed_at").orderBy("id", "desc")),
  );
}

type RestoredRecord = Restored & { revision: Revision };

async function lockTrash(strapi: Core.Strapi): Promise<void> {
  await lockInTransaction(strapi, "lectern trash");
}

/** @throws NotFoundError when no such record lies in the trash */
export function restoreFromTrash(strapi: Core.Strapi, documentId: string): Promise<RestoredRecord> {
  return withTables(strapi, async (tables) => {
    await lockTrash(strapi);
    const [revision] = await readRevisions(tables, (query) =>
      query.where({ record: documentId }).whereNotNull("trashed_at").orderBy("id", "desc").limit(1),
    );
    if (revision === undefined) throw new errors.NotFoundError();
    await lockInTransaction(strapi, revision.uid);
    return { ...(await restoreState(strapi, tables, revision)), revision };
  });
}

/** As many records come back in one transaction, which others wait for. */
const AT_ONCE = 100;

/**
 * Restores what was deleted in one transaction with a record, the record included, as far as it still
 * lies in the trash: the last deletion first, so that each record finds what it was left with.
 *
 * @returns what has come back, and how many records are `left` for the next call
 * @throws NotFoundError when the record was never deleted, or nothing of it lies in the trash
 */
export function restoreDeletion(
  strapi: Core.Strapi,
  documentId: string,
  atOnce = AT_ONCE,
): Promise<{ restored: RestoredRecord[]; left: number }> {
  return withTables(strapi, async (tables) => {
    await lockTrash(strapi);
    const [deletion] = await listRevisions(tables, (query) =>
      query.where({ record: documentId, action: "delete" }).orderBy("id", "desc").limit(1),
    );
    if (deletion === undefined) throw new errors.NotFoundError();
    const { change } = deletion;
    const all = await listRevisions(tables, (query) =>
      query.where({ change }).whereNotNull("trashed_at").orderBy("id", "desc"),
    );
    if (all.length === 0) throw new errors.NotFoundError();
    const ids = all.slice(0, atOnce).map(({ id }) => id);
    const revisions = await readRevisions(tables, (query) =>
      query.whereIn("id", ids).orderBy("id", "desc"),
    );
    for (const uid of new Set(revisions.map((one) => one.uid)))
      await lockInTransaction(strapi, uid);
    const coming = new Set(all.map((one) => one.documentId));
    const restored: RestoredRecord[] = [];
    for (const revision of revisions) {
      const { missing, ...rest } = await restoreState(strapi, tables, revision);
      restored.push({ ...rest, missing: missing.filter(({ id }) => !coming.has(id)), revision });
    }
    return { restored, left: all.length - restored.length };
  });
}

/**
 * Deletes a record for good: with everything that it ever was.
 *
 * @throws NotFoundError when no such record lies in the trash
 */
export function deleteFromTrash(strapi: Core.Strapi, documentId: string): Promise<void> {
  return withTables(strapi, async (tables) => {
    await lockTrash(strapi);
    const found = await listRevisions(tables, (query) =>
      query.where({ record: documentId }).whereNotNull("trashed_at").limit(1),
    );
    if (found.length === 0) throw new errors.NotFoundError();
    await tables(REVISIONS).where({ record: documentId }).delete();
  });
}

/** Takes out of the trash what lies there for longer than 30 days. @returns how many records */
export function emptyTrash(strapi: Core.Strapi, now = Date.now()): Promise<number> {
  const before = new Date(now - TRASH_DAYS * DAY_MS);
  return withTables(strapi, async (tables) => {
    await lockTrash(strapi);
    const count = await tables(REVISIONS)
      .whereNotNull("trashed_at")
      .where("trashed_at", "<", before)
      .update({ trashed_at: null });
    return Number(count);
  });
}
