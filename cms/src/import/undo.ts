import type { Core } from "@strapi/strapi";
import { randomUUID } from "node:crypto";
import { recordContentChange } from "../content-state";
import { lockInTransaction } from "../database/advisory-lock";
import { chunksOf } from "../database/chunks";
import { rowsOf, withTables, type Tables } from "../database/tables";
import { isRecord } from "../documents/types";
import { joinedField, PUBLICATION_UID } from "../publications/store";
import { currentActor, type Actor } from "../revisions/actor";
import { storedModel } from "../revisions/fields";
import { readLinksOf } from "../revisions/links";
import { changedAttributes, hashOf } from "../revisions/compare-states";
import { readStatesOf, type RecordState } from "../revisions/state";
import { lastRevisions, REVISIONS, toRow, type Links } from "../revisions/store";
import { labelOf } from "../revisions/types";
import { ConflictError } from "../versions/conflict";
import { Breather } from "./breathe";
import { insertAll } from "./bulk-insert";
import { libraryMark } from "./library";
import { noteStep } from "./once";
import type { RowChange } from "./prepare";
import { moment, toColumns } from "./states";
import { changeImport, readDone, readImport } from "./store";
import type { Data } from "../documents/types";
import type { Done } from "./types";

/** A step reads or deletes as many: a larger one would keep everybody else waiting on SQLite, which answers at once. */
const CHUNK = 40;
const ATTEMPTS = 5;

/** A publication that an undo leaves as it is. */
export interface Left {
  documentId: string;
  title: string;
}

interface Writes {
  mark: string;
  /** The ids of the rows and of the links of what goes. */
  deleted: number[];
  links: number[];
  /** What goes back. */
  changes: RowChange[];
  /** The ids of versions that stand alone again. */
  released: number[];
  revisions: Data[];
  left: Left[];
}

interface Context {
  strapi: Core.Strapi;
  actor: Actor;
  now: Date;
  change: string;
}

function linkIds(links: unknown): number[] {
  return [links]
    .flat()
    .filter(isRecord)
    .map(({ id }) => Number(id));
}

/** What it was edited into since is not lost. */
function isEdited(state: RecordState, { updatedAt }: Done): boolean {
  return state.updatedAt !== updatedAt;
}

function revisionOf(
  { strapi, actor, now, change }: Context,
  state: RecordState,
  action: "delete" | "restore",
  more: { links?: Links[]; changed?: string[]; restoredFrom?: number | undefined },
): Data {
  const label = labelOf(strapi, PUBLICATION_UID, state.attributes);
  const revision = { uid: PUBLICATION_UID, action, actor, at: now, change, label, state };
  return toRow({ ...revision, changed: [], ...more });
}

function remove(context: Context, writes: Writes, state: RecordState, links: Links[]): void {
  writes.deleted.push(state.id);
  writes.links.push(...linkIds(state.attributes.links));
  writes.revisions.push(revisionOf(context, state, "delete", { links }));
}

function bringBack(
  context: Context,
  writes: Writes,
  state: RecordState,
  before: NonNullable<Done["before"]>,
  restoredFrom: number | undefined,
): void {
  const { attributes, updatedAt } = before;
  const after = { ...state, updatedAt, attributes: { ...state.attributes, ...attributes } };
  const columns = toColumns(context.strapi, PUBLICATION_UID, attributes);
  writes.changes.push({ id: state.id, columns: { ...columns, updated_at: moment(updatedAt) } });
  if ("links" in attributes) writes.links.push(...linkIds(state.attributes.links));
  if ("version_of" in attributes) writes.released.push(state.id);
  const changed = changedAttributes(state.attributes, after.attributes);
  writes.revisions.push(revisionOf(context, after, "restore", { changed, restoredFrom }));
}

/** The last revision of each record before the import. */
async function revisionsBefore(
  tables: Tables,
  documentIds: readonly string[],
  change: string,
): Promise<Map<string, number>> {
  const query = tables(REVISIONS).select("id", "record", "change");
  const rows = rowsOf(await query.whereIn("record", documentIds).orderBy("id"));
  const found = new Map<string, number>();
  const isOver = new Set<string>();
  for (const row of rows) {
    const record = String(row.record);
    if (row.change === change) isOver.add(record);
    if (!isOver.has(record)) found.set(record, Number(row.id));
  }
  return found;
}

async function prepare(context: Context, documentId: string): Promise<Writes> {
  const { strapi } = context;
  const breather = new Breather();
  const { done, change, mark } = await withTables(strapi, async (tables) => ({
    ...(await readDone(tables, documentId)),
    mark: await libraryMark(strapi, tables),
  }));
  const writes: Writes = {
    mark,
    ...{ deleted: [], links: [], changes: [], released: [], revisions: [], left: [] },
  };
  for (const chunk of chunksOf(done, CHUNK)) {
    const { states, links, last, before } = await withTables(strapi, async (tables) => {
      const ids = chunk.map((one) => one.documentId);
      const found = await readStatesOf(strapi, tables, PUBLICATION_UID, ids);
      const rowIds = found.map(({ id }) => id);
      return {
        states: new Map(found.map((state) => [state.documentId, state])),
        links: await readLinksOf(strapi, tables, PUBLICATION_UID, rowIds),
        last: await lastRevisions(tables, ids),
        before: await revisionsBefore(tables, ids, change),
      };
    });
    for (const one of chunk) {
      const state = states.get(one.documentId);
      // It was deleted meanwhile.
      if (state === undefined) continue;
      const isUnknown = last.get(one.documentId)?.hash !== hashOf(state);
      if (isEdited(state, one) || isUnknown) {
        writes.left.push({ documentId: one.documentId, title: String(state.attributes.title) });
      } else if (one.before === null) remove(context, writes, state, links.get(state.id) ?? []);
      else bringBack(context, writes, state, one.before, before.get(one.documentId));
      await breather.pause();
    }
  }
  return writes;
}

async function deleteAll(
  tables: Tables,
  table: string,
  column: string,
  values: readonly number[],
): Promise<void> {
  const breather = new Breather();
  for (const chunk of chunksOf(values, CHUNK)) {
    await tables(table).whereIn(column, chunk).delete();
    await breather.pause();
  }
}

async function write(strapi: Core.Strapi, tables: Tables, writes: Writes): Promise<void> {
  const { table } = storedModel(strapi, PUBLICATION_UID);
  const links = joinedField(strapi, "links");
  const versions = joinedField(strapi, "version_of").join;
  await deleteAll(tables, links.join.table, links.join.target, writes.links);
  await deleteAll(tables, storedModel(strapi, links.target).table, "id", writes.links);
  await deleteAll(tables, versions.table, versions.owner, writes.released);
  // The rows that join them to others go with them.
  await deleteAll(tables, table, "id", writes.deleted);
  for (const { id, columns } of writes.changes) {
    await tables(table).where({ id }).update(columns);
  }
  await insertAll(tables, REVISIONS, writes.revisions);
  await recordContentChange(PUBLICATION_UID);
}

const OVER = "This import cannot be undone: it was not committed, or has been undone already.";

/** @returns false when publications have changed since the writes were prepared */
async function writeOnce(
  { strapi, actor, now, change }: Context,
  documentId: string,
  writes: Writes,
): Promise<boolean> {
  return withTables(strapi, async (tables) => {
    await lockInTransaction(strapi, PUBLICATION_UID);
    if ((await libraryMark(strapi, tables)) !== writes.mark) return false;
    const isOurs = await changeImport(strapi, documentId, ["imported"], {
      status: "undone",
      undoneAt: now,
      undoChange: change,
      undoActor: actor,
      left: writes.left,
    });
    if (!isOurs) throw new ConflictError(OVER);
    await write(strapi, tables, writes);
    await noteStep(strapi, "undone", documentId);
    return true;
  });
}

/**
 * Undoes an import in one transaction: what it made goes into the trash, what it changed goes back.
 *
 * @returns what was left, because it has been edited since
 * @throws ConflictError when it was not committed, or has been undone
 */
export async function undoImport(strapi: Core.Strapi, documentId: string): Promise<Left[]> {
  const { status } = await readImport(strapi, documentId);
  if (status !== "imported") throw new ConflictError(OVER);
  const actor = currentActor(strapi);
  for (let attempt = 1; attempt <= ATTEMPTS; attempt += 1) {
    const context = { strapi, actor, now: new Date(), change: randomUUID() };
    const writes = await prepare(context, documentId);
    if (await writeOnce(context, documentId, writes)) return writes.left;
  }
  throw new ConflictError("Publications are being changed at the moment. Try again.");
}
