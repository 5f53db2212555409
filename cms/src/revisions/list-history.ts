import type { Core, UID } from "@strapi/strapi";
import { errors } from "@strapi/utils";
import { lockInTransaction } from "../database/advisory-lock";
import { rowsOf, withTables, type Tables } from "../database/tables";
import { ORDER } from "../documents/entry-defaults";
import { listVersion } from "../rest/list-version";
import { VersionConflict } from "../versions/conflict";
import { restoreState } from "./restore";
import { hashOf } from "./compare-states";
import { readStates, type RecordState } from "./state";
import {
  listRevisions,
  readRevisions,
  REVISIONS,
  type Revision,
  type StoredRevision,
} from "./store";

/** Everything that one save, or one other transaction, has changed in a list. */
export interface ListChange {
  change: string;
  at: string;
  actor: Revision["actor"];
  revisions: Revision[];
}

/** What stands for a change in the version of a list that was there before its history. */
const BEFORE_HISTORY = "before-history";

/** That version, where rows were there before their history. */
async function beforeHistory(tables: Tables, uid: string): Promise<ListChange | undefined> {
  const firsts = tables(REVISIONS)
    .min({ first: "id" })
    .where({ content_type: uid })
    .groupBy("record");
  const [revision] = await listRevisions(tables, (query) =>
    query.whereIn("id", firsts).where({ action: "found" }).orderBy("id").limit(1),
  );
  if (revision === undefined) return undefined;
  const { at, actor } = revision;
  return { change: BEFORE_HISTORY, at, actor, revisions: [revision] };
}

/** The ids of the latest changes of a list, the latest first. */
async function latestChanges(
  tables: Tables,
  uid: string,
  { before, limit }: { before: number | undefined; limit: number },
): Promise<string[]> {
  const all = tables(REVISIONS)
    .select("change")
    .max({ last: "id" })
    .where({ content_type: uid })
    .where("action", "<>", "found")
    .groupBy("change");
  const older = before === undefined ? all : all.havingRaw("max(id) < ?", [before]);
  return rowsOf(await older.orderBy("last", "desc").limit(limit)).map((row) => String(row.change));
}

/**
 * The changes of a list, the latest first, each with all of its revisions; then what was there before,
 * with the first revision of all.
 *
 * @param before only changes whose last revision is older than this one
 */
export function listChanges(
  strapi: Core.Strapi,
  uid: string,
  page: { before: number | undefined; limit: number },
): Promise<ListChange[]> {
  return withTables(strapi, async (tables) => {
    const ids = await latestChanges(tables, uid, page);
    const revisions = await listRevisions(tables, (query) =>
      query
        .where({ content_type: uid })
        .where("action", "<>", "found")
        .whereIn("change", ids)
        .orderBy("id"),
    );
    const changes = new Map<string, ListChange>();
    for (const revision of revisions) {
      const { change, at, actor } = revision;
      const found = changes.get(change) ?? { change, at, actor, revisions: [] };
      found.revisions.push(revision);
      changes.set(change, found);
    }
    const found = ids.flatMap((id) => changes.get(id) ?? []);
    const first = found.length < page.limit ? await beforeHistory(tables, uid) : undefined;
    return first === undefined ? found : [...found, first];
  });
}

/** A record in a list as it was, with the revision that knows it; none when it never changed. */
interface Row {
  state: RecordState;
  revision: StoredRevision | undefined;
}

/** The revision that tells what a record was like after the revision `upTo`. */
function chosen(ids: { id: number; action: string }[], upTo: number) {
  const earlier = ids.findLast(({ id }) => id <= upTo);
  if (earlier !== undefined) return earlier.action === "delete" ? undefined : earlier;
  // What is first known of a record that was there before anybody kept its history.
  const [first] = ids;
  return first?.action === "found" ? first : undefined;
}

/** A list as it was when a revision had been written, in its order. */
async function listAt(
  strapi: Core.Strapi,
  tables: Tables,
  uid: string,
  upTo: number,
): Promise<Row[]> {
  const known = new Map<string, { id: number; action: string }[]>();
  const query = tables(REVISIONS).select("id", "record", "action").where({ content_type: uid });
  for (const row of rowsOf(await query.orderBy("id"))) {
    const record = String(row.record);
    const ids = known.get(record) ?? [];
    ids.push({ id: Number(row.id), action: String(row.action) });
    known.set(record, ids);
  }
  const wanted = [...known.values()].flatMap((ids) => chosen(ids, upTo)?.id ?? []);
  const revisions = await readRevisions(tables, (all) => all.whereIn("id", wanted));
  const rows: Row[] = revisions.map((revision) => ({ state: revision.state, revision }));
  for (const state of await readStates(strapi, tables, uid, {})) {
    if (!known.has(state.documentId)) rows.push({ state, revision: undefined });
  }
  const field = ORDER[uid];
  const number = ({ state }: Row) =>
    Number(field === undefined ? 0 : (state.attributes[field] ?? 0));
  return rows.sort((a, b) => number(a) - number(b) || a.state.id - b.state.id);
}

async function boundsOf(tables: Tables, uid: string, change: string) {
  if (change === BEFORE_HISTORY) return { first: 0, last: 0 };
  const query = tables(REVISIONS).select("id").where({ content_type: uid, change });
  const ids = rowsOf(await query).map((row) => Number(row.id));
  if (ids.length === 0) throw new errors.NotFoundError();
  return { first: Math.min(...ids), last: Math.max(...ids) };
}

/** A list before and after a change; before its history there is nothing. @throws NotFoundError when there is no such change */
export function readListChange(strapi: Core.Strapi, uid: string, change: string) {
  return withTables(strapi, async (tables) => {
    const { first, last } = await boundsOf(tables, uid, change);
    const statesAt = async (upTo: number) =>
      (await listAt(strapi, tables, uid, upTo)).map(({ state }) => state);
    const before = first === 0 ? [] : await statesAt(first - 1);
    return { before, after: await statesAt(last) };
  });
}

async function restoreRows(
  strapi: Core.Strapi,
  tables: Tables,
  uid: UID.ContentType,
  rows: Row[],
): Promise<void> {
  const present = await readStates(strapi, tables, uid, {});
  const kept = new Set(rows.map(({ state }) => state.documentId));
  for (const { documentId } of present) {
    if (!kept.has(documentId)) await strapi.documents(uid).delete({ documentId });
  }
  for (const { state, revision } of rows) {
    const now = present.find(({ documentId }) => documentId === state.documentId);
    const isSame = now !== undefined && hashOf(now) === hashOf(state);
    if (revision !== undefined && !isSame) await restoreState(strapi, tables, revision);
  }
}

/**
 * Makes a list what it was after a change; rows that are younger go to the trash.
 *
 * @param version the version that the list must still have; undefined turns the check off
 * @throws NotFoundError, VersionConflict
 */
export function restoreList(
  strapi: Core.Strapi,
  uid: UID.ContentType,
  change: string,
  version: string | undefined,
): Promise<void> {
  return withTables(strapi, async (tables) => {
    await lockInTransaction(strapi, uid);
    if (version !== undefined && version !== (await listVersion(strapi, uid))) {
      throw new VersionConflict("list", "restore an older one");
    }
    const { last } = await boundsOf(tables, uid, change);
    await restoreRows(strapi, tables, uid, await listAt(strapi, tables, uid, last));
  });
}
