import type { Core } from "@strapi/strapi";
import { LISTENER } from "../content-state/channel";
import { contentState } from "../content-state/state";
import { rowsOf } from "../database/tables";
import { isRecord } from "../documents/types";
import { settings } from "../settings";
import { readInto } from "./read";
import { deleteRows } from "./row-store";
import { changeImport, claimImport, deleteImport, listImports, type StoredImport } from "./store";
import type { Progress } from "./types";

const DAY_MS = 24 * 60 * 60 * 1000;

/** A preview goes by itself after so many days, the rows of a done import too. */
export const KEEP_DAYS = 30;

/** How often a reading or an import notes that it goes on, and after what time another process takes it over. */
const NOTE_MS = 1000;
const LOST_MS = 60_000;

/** As many are read at once; others wait for their turn. */
const MAX_PARALLEL = 2;

interface Job {
  abort: AbortController;
  progress: Progress | null;
  ended: Promise<void>;
}

const jobs = new Map<string, Job>();
const waiting: (() => void)[] = [];
let running = 0;

async function turn(): Promise<void> {
  if (running >= MAX_PARALLEL) await new Promise<void>((resolve) => waiting.push(resolve));
  running += 1;
}

function endTurn(): void {
  running -= 1;
  waiting.shift()?.();
}

/** What is known in this process of how far a reading or an import has got. */
export function progressOf(documentId: string): Progress | null {
  return jobs.get(documentId)?.progress ?? null;
}

/** Notes that this process works at an import, so that no other one takes it over. @returns ends it */
function noteWork(
  strapi: Core.Strapi,
  documentId: string,
  status: "reading" | "importing",
  job: Job,
): () => void {
  const note = () => {
    const change = { progress: job.progress, worker: contentState.boot };
    // A note that fails is followed by another one.
    changeImport(strapi, documentId, [status], change).catch(() => {});
  };
  const timer = setInterval(note, NOTE_MS).unref();
  return () => clearInterval(timer);
}

async function readInTurn(strapi: Core.Strapi, documentId: string, label: string, job: Job) {
  const { signal } = job.abort;
  await turn();
  try {
    if (signal.aborted) return;
    await readInto(strapi, documentId, label, {
      signal,
      onProgress: (done, total) => {
        job.progress = { done, total };
      },
    });
  } finally {
    endTurn();
  }
}

async function read(strapi: Core.Strapi, documentId: string, label: string, job: Job) {
  // It may wait for longer than a reading takes.
  const endNotes = noteWork(strapi, documentId, "reading", job);
  try {
    await readInTurn(strapi, documentId, label, job);
  } finally {
    endNotes();
  }
}

/** Reads an import in the background. */
export function startReading(strapi: Core.Strapi, documentId: string, label: string): void {
  if (jobs.has(documentId)) return;
  const job: Job = { abort: new AbortController(), progress: null, ended: Promise.resolve() };
  jobs.set(documentId, job);
  job.ended = read(strapi, documentId, label, job)
    .catch((error: unknown) => {
      if (!job.abort.signal.aborted) {
        strapi.log.error(`The reading of an import has stopped: ${String(error)}`);
      }
    })
    .finally(() => jobs.delete(documentId));
}

/** Breaks a reading off and waits until it has ended. */
export async function stopReading(documentId: string): Promise<void> {
  const job = jobs.get(documentId);
  job?.abort.abort();
  await job?.ended;
}

/** Runs the writing of an import, with its progress told. */
export async function asJob<T>(
  strapi: Core.Strapi,
  documentId: string,
  work: (onProgress: (progress: Progress) => void) => Promise<T>,
): Promise<T> {
  const job: Job = { abort: new AbortController(), progress: null, ended: Promise.resolve() };
  jobs.set(documentId, job);
  const endNotes = noteWork(strapi, documentId, "importing", job);
  try {
    return await work((progress) => {
      job.progress = progress;
    });
  } finally {
    endNotes();
    jobs.delete(documentId);
  }
}

/** What is used of knex's connection, which Strapi types as `any`. */
interface Connection {
  raw(statement: string, values: string[]): Promise<unknown>;
}

/** Each process at a Postgres database has one connection of this name as long as it runs. */
const PROCESSES =
  "select count(*) as count from pg_stat_activity where datname = current_database() and application_name = ?";

/** Whether no other process uses the database. At a SQLite file there is one. */
async function isAlone(strapi: Core.Strapi): Promise<boolean> {
  if (settings.database.client === "sqlite") return true;
  const connection: Connection = strapi.db.connection;
  const answer = await connection.raw(PROCESSES, [LISTENER]);
  const [row] = rowsOf(isRecord(answer) ? answer.rows : []);
  return Number(row?.count) <= 1;
}

/** Whether nobody works at an import any more. */
function isLost(
  { documentId, worker, seenAt }: StoredImport,
  isOnlyProcess: boolean,
  now: number,
): boolean {
  if (jobs.has(documentId)) return false;
  if (isOnlyProcess) return true;
  return worker !== contentState.boot && now - Date.parse(seenAt ?? "") > LOST_MS;
}

/**
 * Goes on with what a process that has ended was doing: reads again, and lets what was not imported
 * be a preview again. Its writes were one transaction, so either all of them are there or none.
 */
async function takeOver(strapi: Core.Strapi, now = Date.now()): Promise<void> {
  const isOnlyProcess = await isAlone(strapi);
  for (const stored of await listImports(strapi)) {
    const { documentId, status, source } = stored;
    if (status !== "reading" && status !== "importing") continue;
    if (!isLost(stored, isOnlyProcess, now) || !(await claimImport(strapi, stored))) continue;
    if (status === "reading") startReading(strapi, documentId, source);
    else await changeImport(strapi, documentId, ["importing"], { status: "preview", worker: null });
  }
}

/** Deletes previews that are older than 30 days, and the rows of imports that are. */
export async function tidyImports(strapi: Core.Strapi, now = Date.now()): Promise<void> {
  const before = now - KEEP_DAYS * DAY_MS;
  for (const { documentId, createdAt } of await listImports(strapi)) {
    if (Date.parse(createdAt) >= before) continue;
    if (await deleteImport(strapi, documentId, ["preview", "failed"])) continue;
    await deleteRows(strapi, documentId);
  }
}

const timers: NodeJS.Timeout[] = [];

function every(strapi: Core.Strapi, ms: number, work: (strapi: Core.Strapi) => Promise<void>) {
  const run = () => {
    work(strapi).catch((error: unknown) => {
      strapi.log.error(`Imports were not looked after: ${String(error)}`);
    });
  };
  timers.push(setInterval(run, ms).unref());
}

/** For the start: tidies up and takes over what has been left behind, now and from time to time. */
export async function startImports(strapi: Core.Strapi): Promise<void> {
  await tidyImports(strapi);
  await takeOver(strapi);
  every(strapi, DAY_MS, tidyImports);
  if (settings.database.client === "postgres") every(strapi, LOST_MS, (one) => takeOver(one));
}

/** For a stop: what is being read is read again by the next start. */
export async function stopImports(): Promise<void> {
  for (const timer of timers.splice(0)) clearInterval(timer);
  await Promise.all([...jobs.keys()].map(stopReading));
}
