import { parentPort } from "node:worker_threads";
import type { Batch, Request } from "./in-worker";
import { tasks } from "./tasks";
import type { ParsedEntry } from "./types";

/** Entries of one message: few enough that taking them holds up nobody. */
const BATCH = 100;

function run({ task, input }: Request): { entries: ParsedEntry[] } {
  const work: (input: never) => { entries: ParsedEntry[] } = tasks[task];
  return work(input as never);
}

/** What the thread answers, one batch each time it is asked, so that none waits in a queue. */
function* batches(request: Request): Generator<Batch> {
  const { entries, ...head } = run(request);
  yield { head, isLast: entries.length === 0 };
  for (let start = 0; start < entries.length; start += BATCH) {
    const end = start + BATCH;
    yield { entries: entries.slice(start, end), isLast: end >= entries.length };
  }
}

const port = parentPort;
let pending: Generator<Batch> | undefined;

port?.on("message", (message: Request | "next") => {
  if (message !== "next") pending = batches(message);
  const step = pending?.next();
  if (step?.done === false) port.postMessage(step.value);
});
