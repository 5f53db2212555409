import path from "node:path";
import { Worker } from "node:worker_threads";
import type { ParsedEntry, ParsedSource, Source } from "./types";

/** One message of the thread: a source without its entries, or some of its entries. */
export interface Batch {
  head?: ParsedSource;
  entries?: ParsedEntry[];
  /** Whether the source is read to its end. */
  isLast: boolean;
}

/** What a thread may take. */
export interface Limits {
  /** For all sources of one call, in milliseconds. */
  time: number;
  /** In MB. */
  memory: number;
}

const LIMITS: Limits = { time: 60_000, memory: 512 };

const TOO_SLOW = "Reading this took too long and was given up: import it in smaller parts.";
const TOO_LARGE = "Reading this took too much memory and was given up: import it in smaller parts.";
const FAILED = "This could not be read.";

function rejected({ name }: Source, error: string): ParsedSource {
  const nothing = { format: null, encoding: null, orcid: null };
  return { name, ...nothing, entries: [], dois: [], notices: [], error };
}

function sentenceFor(error: unknown): string {
  const isMemory =
    error instanceof Error && "code" in error && error.code === "ERR_WORKER_OUT_OF_MEMORY";
  return isMemory ? TOO_LARGE : FAILED;
}

/** What one thread has read until its end, and why it ended before the last source. */
interface Round {
  parsed: ParsedSource[];
  failure: string | undefined;
}

function readRound(sources: readonly Source[], limits: Limits): Promise<Round> {
  const worker = new Worker(path.join(__dirname, "worker.js"), {
    workerData: sources,
    resourceLimits: { maxOldGenerationSizeMb: limits.memory, maxYoungGenerationSizeMb: 64 },
  });
  const parsed: ParsedSource[] = [];
  let current: ParsedSource | undefined;
  return new Promise((resolve) => {
    const end = (failure: string | undefined) => {
      clearTimeout(timer);
      void worker.terminate();
      resolve({ parsed, failure });
    };
    const timer = setTimeout(() => end(TOO_SLOW), limits.time);
    worker.on("message", ({ head, entries = [], isLast }: Batch) => {
      current = head ?? current;
      current?.entries.push(...entries);
      if (isLast && current !== undefined) parsed.push(current);
      if (parsed.length === sources.length) end(undefined);
      // Others have their turn before the next one comes.
      else setImmediate(() => worker.postMessage("next"));
    });
    worker.on("error", (error: unknown) => end(sentenceFor(error)));
    worker.on("exit", () => end(FAILED));
    worker.postMessage("next");
  });
}

async function readAll(sources: readonly Source[], limits: Limits): Promise<ParsedSource[]> {
  const parsed: ParsedSource[] = [];
  while (parsed.length < sources.length) {
    const round = await readRound(sources.slice(parsed.length), limits);
    parsed.push(...round.parsed);
    const failed = sources[parsed.length];
    // The source at which the thread ended is rejected, the others are read by another one.
    if (round.failure !== undefined && failed !== undefined)
      parsed.push(rejected(failed, round.failure));
  }
  return parsed;
}

/** One thread at a time: several would take the processors from the visitors. */
let last: Promise<unknown> = Promise.resolve();

/**
 * Reads sources as `parseSource` does, in a thread of its own, so that the process goes on answering.
 * A source that takes too much time or memory is rejected in a sentence, the others are read.
 *
 * @returns one for each source, in their order; it does not reject
 */
export function parseInWorker(sources: Source[], limits: Limits = LIMITS): Promise<ParsedSource[]> {
  const run = last.then(() => readAll(sources, limits));
  last = run;
  return run;
}
