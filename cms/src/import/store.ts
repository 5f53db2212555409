import type { Core } from "@strapi/strapi";
import { errors } from "@strapi/utils";
import { contentState } from "../content-state/state";
import { lockInTransaction } from "../database/advisory-lock";
import { toMoment } from "../database/moment";
import { rowsOf, withTables, type Tables } from "../database/tables";
import type { Data } from "../documents/types";
import { newDocumentId } from "../strapi-access/document-id";
import { textOf } from "../strapi-access/rows";
import { doneBefore, noteStep } from "./once";
import type { Notice, Source } from "./parse/types";
import { ROWS } from "./row-store";
import { partsOf, SOURCES } from "./source-store";
import type { Counts, Done, ImportStatus, ImportSummary, Progress } from "./types";

/** The table of imports. */
export const IMPORTS = "publication_imports";

export interface StoredImport extends ImportSummary {
  /** What the publications were when the rows were compared with them. */
  matchedAt: string | null;
  /** The process that reads or writes it, and when that was last seen to. */
  worker: string | null;
  seenAt: string | null;
}

function parsed<T>(row: Data, column: string, otherwise: T): T {
  const text = textOf(row, column);
  // It was written below.
  return text === null ? otherwise : (JSON.parse(text) as T);
}

const NONE: Counts = { new: 0, duplicate: 0, changed: 0, problem: 0 };

function toImport(row: Data): StoredImport {
  return {
    documentId: String(row.document_id),
    status: String(row.status) as ImportStatus,
    source: String(row.source),
    createdAt: toMoment(row.created_at) ?? "",
    importedAt: toMoment(row.imported_at),
    undoneAt: toMoment(row.undone_at),
    progress: parsed<Progress | null>(row, "progress", null),
    counts: parsed(row, "counts", NONE),
    created: Number(row.created_count ?? 0),
    changed: Number(row.changed_count ?? 0),
    notices: parsed<Notice[]>(row, "notices", []),
    problem: textOf(row, "problem"),
    matchedAt: textOf(row, "matched_at"),
    worker: textOf(row, "worker"),
    seenAt: toMoment(row.seen_at),
  };
}

/** Everything but what it takes to undo one, which may be long. */
const SUMMARY = [
  ...["document_id", "status", "source", "created_at", "imported_at", "undone_at", "progress"],
  ...["counts", "created_count", "changed_count", "notices", "problem", "matched_at"],
  ...["worker", "seen_at"],
];

/** What is told of an import. */
export function toSummary(stored: StoredImport): ImportSummary {
  const { matchedAt: _matched, worker: _worker, seenAt: _seen, ...summary } = stored;
  return summary;
}

/** All imports, the newest first. */
export async function listImports(strapi: Core.Strapi): Promise<StoredImport[]> {
  return withTables(strapi, async (tables) =>
    rowsOf(
      await tables(IMPORTS)
        .select(...SUMMARY)
        .orderBy("id", "desc"),
    ).map(toImport),
  );
}

export async function findImport(
  strapi: Core.Strapi,
  documentId: string,
): Promise<StoredImport | undefined> {
  return withTables(strapi, async (tables) => {
    const query = tables(IMPORTS)
      .select(...SUMMARY)
      .where({ document_id: documentId });
    return rowsOf(await query.limit(1)).map(toImport)[0];
  });
}

/** @throws NotFoundError */
export async function readImport(strapi: Core.Strapi, documentId: string): Promise<StoredImport> {
  const found = await findImport(strapi, documentId);
  if (found === undefined) throw new errors.NotFoundError("This import no longer exists");
  return found;
}

/** What can be written of an import. */
export interface ImportChange {
  status?: ImportStatus;
  source?: string;
  progress?: Progress | null;
  counts?: Counts;
  notices?: Notice[];
  problem?: string | null;
  created?: number;
  changed?: number;
  importedAt?: Date;
  undoneAt?: Date;
  matchedAt?: string;
  worker?: string | null;
  change?: string;
  undoChange?: string;
  actor?: object;
  undoActor?: object;
  done?: Done[];
  left?: object[];
}

const COLUMN: Record<keyof ImportChange, string> = {
  status: "status",
  source: "source",
  progress: "progress",
  counts: "counts",
  notices: "notices",
  problem: "problem",
  created: "created_count",
  changed: "changed_count",
  importedAt: "imported_at",
  undoneAt: "undone_at",
  matchedAt: "matched_at",
  worker: "worker",
  change: "change",
  undoChange: "undo_change",
  actor: "actor",
  undoActor: "undo_actor",
  done: "done",
  left: "left_entries",
};

function toColumns(change: ImportChange): Data {
  const columns: Data = { seen_at: new Date() };
  for (const [name, value] of Object.entries(change)) {
    const isJson = typeof value === "object" && value !== null && !(value instanceof Date);
    columns[COLUMN[name as keyof ImportChange]] = isJson
      ? JSON.stringify(value)
      : (value as unknown);
  }
  return columns;
}

/**
 * Changes an import that has one of the given states.
 *
 * @returns false when it has another one, or is gone
 */
export async function changeImport(
  strapi: Core.Strapi,
  documentId: string,
  from: readonly ImportStatus[],
  change: ImportChange,
): Promise<boolean> {
  return withTables(strapi, async (tables) => {
    const query = tables(IMPORTS).where({ document_id: documentId }).whereIn("status", from);
    return Number(await query.update(toColumns(change))) > 0;
  });
}

/**
 * Takes an import over from the process that has worked at it.
 *
 * @param stored as it was read
 * @returns false when another process was quicker, or it goes on
 */
export async function claimImport(
  strapi: Core.Strapi,
  { documentId, status, worker }: Pick<StoredImport, "documentId" | "status" | "worker">,
): Promise<boolean> {
  return withTables(strapi, async (tables) => {
    const query = tables(IMPORTS).where({ document_id: documentId, status, worker });
    return Number(await query.update(toColumns({ worker: contentState.boot }))) > 0;
  });
}

/** Makes an import whose sources are to be read, unless the form has made one already. */
export async function createImport(
  strapi: Core.Strapi,
  source: string,
  sources: readonly Source[],
): Promise<{ documentId: string; isNew: boolean }> {
  const documentId = newDocumentId();
  const parts = await partsOf(documentId, sources);
  const now = new Date();
  return withTables(strapi, async (tables) => {
    await lockInTransaction(strapi, "lectern imports");
    const before = await doneBefore(strapi, "created");
    if (before !== undefined) return { documentId: before, isNew: false };
    for (const part of parts) await tables(SOURCES).insert(part);
    await tables(IMPORTS).insert({
      document_id: documentId,
      created_at: now,
      updated_at: now,
      published_at: now,
      ...toColumns({ status: "reading", source, worker: contentState.boot }),
    });
    await noteStep(strapi, "created", documentId);
    return { documentId, isNew: true };
  });
}

/** Deletes an import with all that belongs to it, unless it has another state. */
export async function deleteImport(
  strapi: Core.Strapi,
  documentId: string,
  states: readonly ImportStatus[],
): Promise<boolean> {
  return withTables(strapi, async (tables) => {
    const query = tables(IMPORTS).where({ document_id: documentId }).whereIn("status", states);
    if (Number(await query.delete()) === 0) return false;
    await tables(SOURCES).where({ import: documentId }).delete();
    await tables(ROWS).where({ import: documentId }).delete();
    return true;
  });
}

/** What it takes to undo an import. */
export async function readDone(
  tables: Tables,
  documentId: string,
): Promise<{ done: Done[]; change: string; left: { documentId: string; title: string }[] }> {
  const query = tables(IMPORTS).select("done", "change", "left_entries");
  const [row = {}] = rowsOf(await query.where({ document_id: documentId }));
  return {
    done: parsed<Done[]>(row, "done", []),
    change: textOf(row, "change") ?? "",
    left: parsed<{ documentId: string; title: string }[]>(row, "left_entries", []),
  };
}
