import type { Core } from "@strapi/strapi";
import { randomUUID } from "node:crypto";
import fs from "node:fs/promises";
import path from "node:path";
import { openFileProblem } from "../database/open-file";
import { bucketStore } from "../uploads/store";

/** What keeps the cms from working: which part, and a sentence without a path or a secret. */
export interface Problem {
  part: "database" | "disk" | "uploads";
  message: string;
}

/** Longer than a database takes that works; web asks with a patience of 3 s. */
const PATIENCE_MS = 2_000;
/** However often it is asked, it looks once in this time. */
const MEMORY_MS = 1_000;
/** The bucket is asked less often: some storages charge each request. */
const BUCKET_MEMORY_MS = 5_000;
/** Below, the next picture or backup may be the last one. */
const LOW_BYTES = 50 * 1024 * 1024;
const PROBE = Buffer.alloc(4096, 1);

const DATABASE: Problem = { part: "database", message: "The database does not answer." };
const FULL: Problem = { part: "disk", message: "Nothing can be written to the data folder." };
const LOW: Problem = { part: "disk", message: "The disk of the data folder is almost full." };
const AWAY: Problem = {
  part: "uploads",
  message: "The storage for uploads cannot be reached: no picture can be added or shown.",
};

/** Whether something succeeds in time. */
async function works(attempt: () => Promise<unknown>): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<boolean>((resolve) => {
    timer = setTimeout(() => resolve(false), PATIENCE_MS);
  });
  const done = attempt().then(
    () => true,
    () => false,
  );
  try {
    return await Promise.race([done, late]);
  } finally {
    clearTimeout(timer);
  }
}

/** A file that is written to the disk itself, and goes again. */
async function writeProbe(folder: string): Promise<void> {
  const file = path.join(folder, `.ready-${randomUUID()}`);
  try {
    await fs.writeFile(file, PROBE, { flag: "wx", mode: 0o600, flush: true });
  } finally {
    await fs.rm(file, { force: true });
  }
}

async function diskProblem(folder: string): Promise<Problem[]> {
  if (!(await works(() => writeProbe(folder)))) return [FULL];
  const { bavail, bsize } = await fs.statfs(folder);
  return bavail * bsize < LOW_BYTES ? [LOW] : [];
}

async function databaseProblem(strapi: Core.Strapi): Promise<Problem[]> {
  const isThere = openFileProblem() === undefined;
  const answers =
    isThere && (await works(async () => strapi.db.connection.raw("select 1 as ready")));
  return answers ? [] : [DATABASE];
}

async function uploadsProblem(): Promise<Problem[]> {
  const store = bucketStore;
  if (store === undefined) return [];
  const patience = AbortSignal.timeout(PATIENCE_MS);
  const answers = await works(() => store.reach(patience));
  return answers ? [] : [AWAY];
}

/** Looks once in a time, however often it is asked. */
function remember(look: () => Promise<Problem[]>, milliseconds: number): () => Promise<Problem[]> {
  let known: { at: number; problems: Promise<Problem[]> } | undefined;
  return () => {
    const now = performance.now();
    if (known === undefined || now - known.at > milliseconds) known = { at: now, problems: look() };
    return known.problems;
  };
}

/**
 * Looks whether the cms can read and write, for `/readyz`.
 *
 * @param folder of the data
 * @returns a function that gives what is wrong; several who ask at once share a look
 */
export function createReadiness(strapi: Core.Strapi, folder: string): () => Promise<Problem[]> {
  const uploads = remember(uploadsProblem, BUCKET_MEMORY_MS);
  const look = () => Promise.all([databaseProblem(strapi), diskProblem(folder), uploads()]);
  return remember(async () => (await look()).flat(), MEMORY_MS);
}
