import type { Core } from "@strapi/strapi";
import { Breather } from "./breathe";
import { checkedEntry } from "./entry-fields";
import { readLibrary } from "./library";
import { lookUpDois, lookUpOrcid, type LookUpOptions } from "./lookup";
import { countRows, matchRows, type ReadRow } from "./match-rows";
import { parseInWorker } from "./parse/in-worker";
import type { Notice, ParsedEntry, ParsedSource } from "./parse/types";
import { deleteRows, insertRows } from "./row-store";
import { deleteSources, readSources } from "./source-store";
import { changeImport, type ImportChange } from "./store";

/** More entries are rejected: the preview shows all rows. */
export const MAX_ROWS = 5000;

/** What is to be told of a reading that goes on. */
export interface Reading {
  signal: AbortSignal;
  onProgress(done: number, total: number): void;
}

/** The entries of a source, or why there are none. */
interface Entries {
  source: ParsedSource;
  entries: ParsedEntry[];
  error: string | null;
}

async function entriesOf(source: ParsedSource, options: LookUpOptions): Promise<Entries> {
  if (source.error !== null) return { source, entries: [], error: source.error };
  if (source.orcid !== null) return { source, ...(await lookUpOrcid(source.orcid, options)) };
  if (source.dois.length > MAX_ROWS) {
    return { source, entries: [], error: tooMany(source.dois.length) };
  }
  if (source.dois.length > 0) {
    const entries = await lookUpDois(source.dois, options);
    return { source, entries: [...source.entries, ...entries], error: null };
  }
  return { source, entries: source.entries, error: null };
}

const number = (count: number) => count.toLocaleString("en-US");

function tooMany(count: number): string {
  return `There are ${number(count)} entries, and at most ${number(MAX_ROWS)} can be imported at once. Split them into several files.`;
}

function noticesOf({ source, error }: Entries): Notice[] {
  const ofFile = (message: string) =>
    source.name === null ? message : `${source.name}: ${message}`;
  const rejected = error === null ? [] : [{ message: ofFile(error), line: null }];
  const said = source.notices.map(({ message, line }) => ({ message: ofFile(message), line }));
  return [...rejected, ...said];
}

/** What a text turned out to be; a file is called by its name. */
function sourceLabel(label: string, sources: readonly ParsedSource[]): string {
  const [only] = sources;
  if (sources.length !== 1 || only === undefined || only.name !== null) return label;
  if (only.orcid !== null) return `ORCID ${only.orcid}`;
  const { length } = only.dois;
  if (length === 0) return label;
  return length === 1 ? "1 DOI" : `${number(length)} DOIs`;
}

async function readRowsOf(strapi: Core.Strapi, all: readonly Entries[]): Promise<ReadRow[]> {
  const breather = new Breather();
  const rows: ReadRow[] = [];
  for (const { source, entries } of all) {
    const first = rows.length;
    for (const entry of entries) {
      const { line, key, versionOf } = entry;
      rows.push({
        row: rows.length,
        source: source.name,
        line,
        key,
        givenVersionOf: versionOf === null ? null : first + versionOf,
        ...checkedEntry(strapi, entry),
      });
      await breather.pause();
    }
  }
  return rows;
}

const FAILED = { progress: null, worker: null, status: "failed" } as const;

async function result(
  strapi: Core.Strapi,
  documentId: string,
  label: string,
  reading: Reading,
): Promise<ImportChange> {
  const sources = await parseInWorker(await readSources(strapi, documentId));
  const source = sourceLabel(label, sources);
  const all: Entries[] = [];
  for (const one of sources) {
    all.push(await entriesOf(one, reading));
  }
  const notices = all.flatMap(noticesOf);
  const count = all.reduce((sum, { entries }) => sum + entries.length, 0);
  if (count > MAX_ROWS) return { ...FAILED, source, notices, problem: tooMany(count) };
  if (count === 0) {
    const reason = all.find(({ error }) => error !== null)?.error;
    const problem = reason ?? "There is nothing here to import.";
    return { ...FAILED, source, notices: all.length === 1 ? [] : notices, problem };
  }
  const rows = await readRowsOf(strapi, all);
  const library = await readLibrary(strapi);
  const answers = await matchRows(library, rows);
  if (reading.signal.aborted) return {};
  const given = rows.map(({ givenVersionOf, warnings }) => ({ givenVersionOf, warnings }));
  await insertRows(
    strapi,
    documentId,
    answers.map((answer, index) => ({
      answer,
      givenVersionOf: given[index]?.givenVersionOf ?? null,
      warnings: given[index]?.warnings ?? [],
    })),
  );
  const counts = countRows(answers);
  const matchedAt = library.mark;
  const done = { status: "preview", progress: null, worker: null, problem: null } as const;
  return { ...done, source, notices, counts, matchedAt };
}

/**
 * Reads the sources of an import, looks up what has to be, and leaves its preview; a reading that was
 * broken off begins anew. What fails has its sentence in `problem`.
 *
 * @param label what the import is called until it is known what a text is
 */
export async function readInto(
  strapi: Core.Strapi,
  documentId: string,
  label: string,
  reading: Reading,
): Promise<void> {
  await deleteRows(strapi, documentId);
  const change = await result(strapi, documentId, label, reading).catch((error: unknown) => {
    if (reading.signal.aborted) return {};
    strapi.log.error(`An import could not be read: ${String(error)}`);
    return { ...FAILED, problem: "This could not be read. Try again." };
  });
  if (reading.signal.aborted) return;
  const isWritten = await changeImport(strapi, documentId, ["reading"], change);
  // It was discarded meanwhile.
  if (!isWritten) await deleteRows(strapi, documentId);
  await deleteSources(strapi, documentId);
}
