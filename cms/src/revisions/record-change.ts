import type { Core } from "@strapi/strapi";
import { AsyncLocalStorage } from "node:async_hooks";
import { randomUUID } from "node:crypto";
import { withTables, type Tables } from "../database/tables";
import type { Data } from "../documents/types";
import { currentActor } from "./actor";
import { readLinks } from "./links";
import { changedAttributes, hashOf } from "./compare-states";
import { readLockedState, readState, readWrittenState, type RecordState } from "./state";
import { insertRevision, lastHash, type Action, type Links } from "./store";
import { labelOf } from "./types";

/** What a piece of work that is under way says about the revisions that it leaves. */
interface Recording {
  /** The content type whose writes are being recorded already, one level up. */
  uid?: string;
  /** Nothing is recorded: the content comes from the cms itself. */
  isOff?: boolean;
  /** The revision whose state is brought back. */
  restoredFrom?: number;
}

const recording = new AsyncLocalStorage<Recording>();

/** Lets work write content without leaving revisions; for demo content. */
export function withoutRevisions<T>(work: () => Promise<T>): Promise<T> {
  return recording.run({ isOff: true }, work);
}

/** Lets work write content as the restoring of a revision. */
export function asRestoreOf<T>(revision: number, work: () => Promise<T>): Promise<T> {
  return recording.run({ restoredFrom: revision }, work);
}

/** Whether a write of this content type is recorded by somebody else, or not at all. */
export function isRecorded(uid: string): boolean {
  const current = recording.getStore();
  return current?.isOff === true || current?.uid === uid;
}

/** Revisions of one transaction carry the same text. */
const changes = new WeakMap<Tables, string>();

function changeOf(tables: Tables): string {
  const change = changes.get(tables) ?? randomUUID();
  changes.set(tables, change);
  return change;
}

/** What a record was before a write. */
export interface Before {
  state: RecordState;
  links: Links[];
}

/** Of two writes at the same moment the second one finds what the first one has left. */
export async function readBefore(
  strapi: Core.Strapi,
  tables: Tables,
  uid: string,
  documentId: string,
  willBeDeleted: boolean,
): Promise<Before | undefined> {
  const state = await readLockedState(strapi, tables, uid, documentId);
  if (state === undefined) return undefined;
  return { state, links: willBeDeleted ? await readLinks(strapi, tables, uid, state.id) : [] };
}

/** A state that no revision knows is kept before it is gone. */
async function keepUnknownState(
  strapi: Core.Strapi,
  tables: Tables,
  uid: string,
  state: RecordState,
): Promise<void> {
  const known = await lastHash(tables, state.documentId);
  if (known === hashOf(state)) return;
  const isFirst = known === undefined;
  await insertRevision(tables, {
    uid,
    action: "found",
    actor: { kind: "system", id: null, name: null },
    at: isFirst && state.updatedAt !== null ? new Date(state.updatedAt) : new Date(),
    change: randomUUID(),
    label: labelOf(strapi, uid, state.attributes),
    changed: [],
    state,
  });
}

/** Leaves the revision of a write that has just been made, if it has changed anything. */
export async function keepRevision(
  strapi: Core.Strapi,
  tables: Tables,
  uid: string,
  before: Before | undefined,
  after: RecordState | undefined,
): Promise<void> {
  const state = after ?? before?.state;
  if (state === undefined) return;
  if (before !== undefined && after !== undefined && hashOf(before.state) === hashOf(after)) return;
  if (before !== undefined) await keepUnknownState(strapi, tables, uid, before.state);
  const restoredFrom = recording.getStore()?.restoredFrom;
  const kind: Action = before === undefined ? "create" : "update";
  const action = after === undefined ? "delete" : restoredFrom === undefined ? kind : "restore";
  await insertRevision(tables, {
    uid,
    action,
    actor: currentActor(strapi),
    at: new Date(),
    change: changeOf(tables),
    label: labelOf(strapi, uid, state.attributes),
    changed:
      after === undefined
        ? []
        : changedAttributes(before?.state.attributes ?? {}, after.attributes),
    state,
    links: before?.links ?? [],
    restoredFrom,
  });
}

/** A write of one record, as far as its revision needs to know. */
interface Write<T> {
  uid: string;
  /** Of the record that is changed or deleted; nothing for a new one. */
  documentId: string | undefined;
  isDeletion: boolean;
  /** What the document service is given; nothing where a write may change anything of the record. */
  written?: Data | undefined;
  /** The documentId of the record that the write has made or changed. */
  idOf: (result: T) => string | undefined;
}

/** Runs a write and leaves its revision in the same transaction: both are there, or neither is. */
export function recordWrite<T>(
  strapi: Core.Strapi,
  { uid, documentId, isDeletion, written, idOf }: Write<T>,
  work: () => Promise<T>,
): Promise<T> {
  return withTables(strapi, async (tables) => {
    const before =
      documentId === undefined
        ? undefined
        : await readBefore(strapi, tables, uid, documentId, isDeletion);
    const result = await recordedElsewhere(uid, work);
    const id = idOf(result);
    const known = before?.state ?? null;
    const isPart = written !== undefined && (known === null || known.documentId === id);
    const read = (record: string) =>
      isPart
        ? readWrittenState(strapi, tables, uid, record, known, written)
        : readState(strapi, tables, uid, record);
    const after = isDeletion || id === undefined ? undefined : await read(id);
    if (isDeletion || after !== undefined) await keepRevision(strapi, tables, uid, before, after);
    return result;
  });
}

/** Runs work whose writes of this content type are not recorded a second time. */
export function recordedElsewhere<T>(uid: string, work: () => Promise<T>): Promise<T> {
  return recording.run({ ...recording.getStore(), uid }, work);
}
