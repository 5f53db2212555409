import type { Core } from "@strapi/strapi";
import { errors } from "@strapi/utils";
import { gunzip, gzip } from "node:zlib";
import { promisify } from "node:util";
import { contentState } from "../content-state/state";
import { lockInTransaction } from "../database/advisory-lock";
import { toMoment } from "../database/moment";
import { rowsOf, withTables, type Tables } from "../database/tables";
import type { Data } from "../documents/types";
import { newDocumentId } from "../strapi-access/document-id";
import { textOf } from "../strapi-access/rows";
import { Breather } from "./breathe";
import type { ReadRow } from "./match-rows";
import { doneBefore, noteStep } from "./once";
import type { Notice, Source } from "./parse/types";
import type { Counts, Done, ImportStatus, ImportSummary, Progress, Row } from "./types";

/** The table of imports. */
export const IMPORTS = "publication_imports";
const ROWS = "publication_import_rows";
const SOURCES = "publication_import_sources";

/** As many rows are read or written at once, so that nothing else waits for long. */
const BATCH = 100;

/** A source is stored in parts of so many characters. */
const PART = 256 * 1024;

const pack = promisify(gzip);
const unpack = promisify(gunzip);

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

async function partsOf(documentId: string, sources: readonly Source[]): Promise<Data[]> {
  const parts: Data[] = [];
  for (const [file, { name, bytes }] of sources.entries()) {
    const content = (await pack(bytes)).toString("base64");
    for (let part = 0; part * PART < content.length || part === 0; part += 1) {
      parts.push({
        document_id: newDocumentId(),
        import: documentId,
        file,
        part,
        name,
        content: content.slice(part * PART, (part + 1) * PART),
      });
    }
  }
  return parts;
}

/** The sources as they were given. */
export async function readSources(strapi: Core.Strapi, documentId: string): Promise<Source[]> {
  const parts = await withTables(strapi, async (tables) => {
    const query = tables(SOURCES).select("file", "name", "content").where({ import: documentId });
    return rowsOf(await query.orderBy("file").orderBy("part"));
  });
  const files = new Map<number, { name: string | null; content: string }>();
  for (const row of parts) {
    const known = files.get(Number(row.file))?.content ?? "";
    files.set(Number(row.file), {
      name: textOf(row, "name"),
      content: known + String(row.content),
    });
  }
  const sources: Source[] = [];
  for (const { name, content } of files.values()) {
    sources.push({ name, bytes: await unpack(Buffer.from(content, "base64")) });
  }
  return sources;
}

/** What a source is needed for is done. */
export async function deleteSources(strapi: Core.Strapi, documentId: string): Promise<void> {
  await withTables(strapi, async (tables) => {
    await tables(SOURCES).where({ import: documentId }).delete();
  });
}

export async function deleteRows(strapi: Core.Strapi, documentId: string): Promise<void> {
  await withTables(strapi, async (tables) => {
    await tables(ROWS).where({ import: documentId }).delete();
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

/** A row with what it is made of. */
export interface NewRow {
  answer: Row;
  givenVersionOf: number | null;
  /** Those of the source alone. */
  warnings: Notice[];
}

/** Writes the rows of an import, some at a time. */
export async function insertRows(
  strapi: Core.Strapi,
  documentId: string,
  rows: readonly NewRow[],
): Promise<void> {
  const breather = new Breather();
  for (let start = 0; start < rows.length; start += BATCH) {
    const batch = rows.slice(start, start + BATCH).map(({ answer, givenVersionOf, warnings }) => ({
      document_id: newDocumentId(),
      import: documentId,
      position: answer.row,
      given_version_of: givenVersionOf,
      warnings: JSON.stringify(warnings),
      answer: JSON.stringify(answer),
    }));
    await withTables(strapi, async (tables) => {
      await tables(ROWS).insert(batch);
    });
    await breather.pause();
  }
}

/** Replaces rows, some at a time. */
export async function updateRows(
  strapi: Core.Strapi,
  documentId: string,
  rows: readonly NewRow[],
): Promise<void> {
  const breather = new Breather();
  for (let start = 0; start < rows.length; start += BATCH) {
    await withTables(strapi, async (tables) => {
      for (const { answer, warnings } of rows.slice(start, start + BATCH)) {
        await tables(ROWS)
          .where({ import: documentId, position: answer.row })
          .update({ answer: JSON.stringify(answer), warnings: JSON.stringify(warnings) });
        await breather.pause();
      }
    });
  }
}

interface StoredAnswer {
  answer: string;
  warnings: string | null;
  givenVersionOf: number | null;
}

/** The rows of an import as texts of JSON, some at a time. */
export async function* readAnswers(
  strapi: Core.Strapi,
  documentId: string,
): AsyncGenerator<StoredAnswer[]> {
  for (let last = -1; ; ) {
    const rows = await withTables(strapi, async (tables) =>
      rowsOf(
        await tables(ROWS)
          .select("position", "answer", "warnings", "given_version_of")
          .where({ import: documentId })
          .where("position", ">", last)
          .orderBy("position")
          .limit(BATCH),
      ),
    );
    if (rows.length === 0) return;
    yield rows.map((row) => ({
      answer: String(row.answer),
      warnings: textOf(row, "warnings"),
      givenVersionOf: row.given_version_of === null ? null : Number(row.given_version_of),
    }));
    last = Number(rows.at(-1)?.position);
  }
}

/** A row as it was stored, ready to be compared again. */
export interface StoredRow extends ReadRow {
  answer: Row;
  /** The same as a text. */
  stored: string;
}

export async function readRows(strapi: Core.Strapi, documentId: string): Promise<StoredRow[]> {
  const breather = new Breather();
  const rows: StoredRow[] = [];
  for await (const batch of readAnswers(strapi, documentId)) {
    for (const { answer: stored, warnings, givenVersionOf } of batch) {
      // Both were written above.
      const answer = JSON.parse(stored) as Row;
      const { row, source, line, key, fields, problem } = answer;
      const given = JSON.parse(warnings ?? "[]") as Notice[];
      rows.push({
        ...{ row, source, line, key, fields, problem, givenVersionOf, answer, stored },
        warnings: given,
      });
    }
    await breather.pause();
  }
  return rows;
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
