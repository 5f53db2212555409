import path from "node:path";
import { Worker } from "node:worker_threads";
import type { Tasks } from "./tasks";
import type { ParsedEntry, ParsedSource, Source } from "./types";

/** A question to the thread. */
export interface Request {
  task: keyof Tasks;
  input: unknown;
}

/** One message of the thread: a result without its entries, or some of its entries. */
export interface Batch {
  head?: object;
  entries?: ParsedEntry[];
  /** Whether the result is told to its end. */
  isLast: boolean;
}

/** What a thread may take. */
export interface Limits {
  /** For one task, in milliseconds. */
  time: number;
  /** In MB. */
  memory: number;
}

type Failure = "too slow" | "too large" | "failed";

/** A task that the thread has not done. */
export class ThreadFailure {
  constructor(readonly reason: Failure) {}
}

function failureOf(error: unknown): Failure {
  const isMemory =
    error instanceof Error && "code" in error && error.code === "ERR_WORKER_OUT_OF_MEMORY";
  return isMemory ? "too large" : "failed";
}

/**
 * A thread that does one task after the other. One that takes too much ends it; the next task has
 * another one.
 */
export class ParseThread {
  private worker: Worker | undefined;
  private closing: NodeJS.Timeout | undefined;
  /** One task at a time: several would take the processors from the visitors. */
  private last: Promise<unknown> = Promise.resolve();

  /** @param keep how long an idle thread is kept for the next task, in milliseconds */
  constructor(
    private readonly limits: Limits,
    private readonly keep: number,
  ) {}

  /** Does not reject. */
  run<Task extends keyof Tasks>(
    task: Task,
    input: Parameters<Tasks[Task]>[0],
  ): Promise<ReturnType<Tasks[Task]> | ThreadFailure> {
    const result = this.last.then(() => this.ask({ task, input }));
    this.last = result;
    // What a task answers is the business of `tasks.ts` alone.
    return result as Promise<ReturnType<Tasks[Task]> | ThreadFailure>;
  }

  private async ask(request: Request): Promise<object> {
    clearTimeout(this.closing);
    const worker = (this.worker ??= this.start());
    worker.ref();
    const result = await answerOf(worker, request, this.limits.time);
    worker.unref();
    if (result instanceof ThreadFailure) this.close(worker);
    else this.closing = setTimeout(() => this.close(worker), this.keep).unref();
    return result;
  }

  private start(): Worker {
    const worker = new Worker(path.join(__dirname, "worker.js"), {
      resourceLimits: { maxOldGenerationSizeMb: this.limits.memory, maxYoungGenerationSizeMb: 64 },
    });
    // It may end while it has nothing to do.
    worker.on("error", () => this.close(worker));
    worker.on("exit", () => this.close(worker));
    return worker;
  }

  private close(worker: Worker): void {
    void worker.terminate();
    if (this.worker === worker) this.worker = undefined;
  }
}

function answerOf(worker: Worker, request: Request, time: number): Promise<object> {
  let result: { entries: ParsedEntry[] } = { entries: [] };
  return new Promise((resolve) => {
    const onMessage = ({ head, entries = [], isLast }: Batch) => {
      if (head !== undefined) result = { ...head, entries: [] };
      result.entries.push(...entries);
      if (isLast) end(result);
      // Others have their turn before the next one comes.
      else setImmediate(() => worker.postMessage("next"));
    };
    const onError = (error: unknown) => end(new ThreadFailure(failureOf(error)));
    const onExit = () => end(new ThreadFailure("failed"));
    const end = (answer: object) => {
      clearTimeout(timer);
      worker.off("message", onMessage).off("error", onError).off("exit", onExit);
      resolve(answer);
    };
    const timer = setTimeout(() => end(new ThreadFailure("too slow")), time);
    worker.on("message", onMessage).on("error", onError).on("exit", onExit);
    worker.postMessage(request);
  });
}

const SENTENCES: Record<Failure, string> = {
  "too slow": "Reading this took too long and was given up: import it in smaller parts.",
  "too large": "Reading this took too much memory and was given up: import it in smaller parts.",
  failed: "This could not be read.",
};

function rejected({ name }: Source, reason: Failure): ParsedSource {
  const nothing = { format: null, encoding: null, orcid: null };
  return { name, ...nothing, entries: [], dois: [], notices: [], error: SENTENCES[reason] };
}

const sourcesThread = new ParseThread({ time: 60_000, memory: 512 }, 1_000);

/**
 * Reads sources as `parseSource` does, in a thread of its own, so that the process goes on answering.
 * A source that takes too much time or memory is rejected in a sentence, the others are read.
 *
 * @returns one for each source, in their order; it does not reject
 */
export async function parseInWorker(
  sources: readonly Source[],
  thread = sourcesThread,
): Promise<ParsedSource[]> {
  const parsed: ParsedSource[] = [];
  for (const source of sources) {
    const result = await thread.run("source", source);
    parsed.push(result instanceof ThreadFailure ? rejected(source, result.reason) : result);
  }
  return parsed;
}

/** Reads the answers of services, which are short: nobody who waits for one waits for a long file. */
export const answersThread = new ParseThread({ time: 10_000, memory: 256 }, 5_000);
