import { deflateRawSync, inflateRawSync } from "node:zlib";
import { toMoment } from "../database/moment";
import { rowsOf, type Tables, type TableQuery } from "../database/tables";
import { isRecord, type Data } from "../documents/types";
import { newDocumentId } from "../strapi-access/document-id";
import type { Actor } from "./actor";
import { hashOf } from "./compare-states";
import type { RecordState } from "./state";
import { plainLabel } from "./types";

export const REVISIONS = "revisions";

/**
 * What has happened to a record. `found` is a state that nobody here has written: what was there
 * before revisions were kept, or what was changed past the cms.
 */
export type Action = "create" | "update" | "delete" | "restore" | "found";

/** Where a deleted record points to, and what pointed to it. */
export interface Links {
  /** The content type, attribute and documentIds of the records that led to the deleted one. */
  uid: string;
  field: string;
  documentIds: string[];
  /** Of each of them: which place the deleted one had in its list; links of older revisions have none. */
  places?: (number | null)[];
}

export interface NewRevision {
  uid: string;
  action: Action;
  actor: Actor;
  at: Date;
  change: string;
  label: string;
  changed: string[];
  /** After the change; of a deletion, the state that was deleted. */
  state: RecordState;
  links?: Links[];
  restoredFrom?: number | undefined;
}

/** A revision without the state itself. */
export interface Revision {
  id: number;
  uid: string;
  documentId: string;
  change: string;
  action: Action;
  at: string;
  actor: Actor;
  label: string;
  changed: string[];
  restoredFrom: number | null;
  bytes: number;
  trashedAt: string | null;
}

/** A revision with what it keeps. */
export interface StoredRevision extends Revision {
  state: RecordState;
  links: Links[];
}

/** Shorter texts do not get shorter. */
const COMPRESS_FROM = 512;

function encode(json: string): string {
  if (json.length < COMPRESS_FROM) return json;
  return `z:${deflateRawSync(json, { level: 3 }).toString("base64")}`;
}

function decode(text: string): unknown {
  const isCompressed = text.startsWith("z:");
  return JSON.parse(
    isCompressed ? inflateRawSync(Buffer.from(text.slice(2), "base64")).toString() : text,
  ) as unknown;
}

/** The names of the uploaded files that a text shows, with a space before and behind each. */
function uploadsIn(json: string): string | null {
  const names = json.matchAll(/\/uploads\/([\w.-]+)/g);
  const unique = new Set([...names].map(([, name]) => name));
  return unique.size === 0 ? null : ` ${[...unique].join(" ")} `;
}

/** The row of a revision. */
export function toRow(revision: NewRevision): Data {
  const { state, links = [], actor, at } = revision;
  const json = JSON.stringify(links.length === 0 ? { state } : { state, links });
  const stored = encode(json);
  return {
    document_id: newDocumentId(),
    created_at: at,
    updated_at: at,
    published_at: at,
    content_type: revision.uid,
    record: state.documentId,
    change: revision.change,
    action: revision.action,
    at,
    actor_kind: actor.kind,
    actor_id: actor.id,
    actor_name: actor.name,
    label: revision.label,
    changed: JSON.stringify(revision.changed),
    restored_from: revision.restoredFrom ?? null,
    hash: revision.action === "delete" ? null : hashOf(state),
    uploads: uploadsIn(json),
    bytes: Buffer.byteLength(stored),
    state: stored,
    trashed_at: revision.action === "delete" ? at : null,
  };
}

/** Writes a revision and gives nothing back; it belongs to the transaction of `tables`. */
export async function insertRevision(tables: Tables, revision: NewRevision): Promise<void> {
  await tables(REVISIONS).insert(toRow(revision));
}

const SUMMARY = [
  ...["id", "content_type", "record", "change", "action", "at", "label", "changed"],
  ...["actor_kind", "actor_id", "actor_name", "restored_from", "bytes", "trashed_at"],
];

const text = (value: unknown) => (typeof value === "string" ? value : null);

function toRevision(row: Data): Revision {
  const changed = typeof row.changed === "string" ? decode(row.changed) : row.changed;
  return {
    id: Number(row.id),
    uid: String(row.content_type),
    documentId: String(row.record),
    change: String(row.change),
    action: String(row.action) as Action,
    at: toMoment(row.at) ?? "",
    actor: {
      kind: String(row.actor_kind) as Actor["kind"],
      id: text(row.actor_id),
      name: text(row.actor_name),
    },
    // Older rows have the title with its markup.
    label: plainLabel(String(row.content_type), String(row.label)),
    changed: Array.isArray(changed) ? changed.map(String) : [],
    restoredFrom: row.restored_from === null ? null : Number(row.restored_from),
    bytes: Number(row.bytes),
    trashedAt: toMoment(row.trashed_at),
  };
}

function toStored(row: Data): StoredRevision {
  const kept = decode(String(row.state));
  // It was written above.
  const { state, links } = (isRecord(kept) ? kept : {}) as { state: RecordState; links?: Links[] };
  return { ...toRevision(row), state, links: links ?? [] };
}

/** Revisions without their states; `narrow` says which and how many. */
export async function listRevisions(
  tables: Tables,
  narrow: (query: TableQuery) => TableQuery,
): Promise<Revision[]> {
  const query = narrow(tables(REVISIONS).select(...SUMMARY));
  return rowsOf(await query).map(toRevision);
}

/** How a record was called last; nothing when it has left no history. */
export async function lastLabel(tables: Tables, documentId: string): Promise<string | undefined> {
  const [last] = await listRevisions(tables, (query) =>
    query.where({ record: documentId }).orderBy("id", "desc").limit(1),
  );
  return last?.label;
}

/** Revisions with their states. */
export async function readRevisions(
  tables: Tables,
  narrow: (query: TableQuery) => TableQuery,
): Promise<StoredRevision[]> {
  const query = narrow(tables(REVISIONS).select(...SUMMARY, "state"));
  return rowsOf(await query).map(toStored);
}

/** The last revision of each of some records. */
export async function lastRevisions(
  tables: Tables,
  documentIds: readonly string[],
): Promise<Map<string, { id: number; hash: string | null }>> {
  const query = tables(REVISIONS).select("id", "record", "hash").whereIn("record", documentIds);
  const rows = rowsOf(await query.orderBy("id"));
  return new Map(
    rows.map((row) => [String(row.record), { id: Number(row.id), hash: text(row.hash) }]),
  );
}

/** The hash of the state that a record was last seen in; nothing when it was never seen. */
export async function lastHash(tables: Tables, documentId: string): Promise<string | undefined> {
  const query = tables(REVISIONS).select("hash").where({ record: documentId });
  const [row] = rowsOf(await query.orderBy("id", "desc").limit(1));
  return row === undefined ? undefined : String(row.hash);
}
