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

/** What lies in the trash, the latest deletion first. */
export function listTrash(strapi: Core.Strapi): Promise<Revision[]> {
  return withTables(strapi, (tables) =>
    listRevisions(tables, (query) =>
      query.whereNotNull("trashed_at").orderBy("id", "desc").limit(1000),
    ),
  );
}

async function lockTrash(strapi: Core.Strapi): Promise<void> {
  await lockInTransaction(strapi, "lectern trash");
}

/** @throws NotFoundError when no such record lies in the trash */
export function restoreFromTrash(
  strapi: Core.Strapi,
  documentId: string,
): Promise<Restored & { revision: Revision }> {
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
