import { parentPort, workerData } from "node:worker_threads";
import { parseSource } from "./index";
import type { Batch } from "./in-worker";
import type { Source } from "./types";

/** Entries of one message: few enough that taking them holds up nobody. */
const BATCH = 100;

/** What the thread answers, one batch each time it is asked, so that none waits in a queue. */
function* batches(sources: readonly Source[]): Generator<Batch> {
  for (const source of sources) {
    const { entries, ...head } = parseSource(source);
    yield { head: { ...head, entries: [] }, isLast: entries.length === 0 };
    for (let start = 0; start < entries.length; start += BATCH) {
      const end = start + BATCH;
      yield { entries: entries.slice(start, end), isLast: end >= entries.length };
    }
  }
}

const port = parentPort;
const pending = batches(workerData as Source[]);

port?.on("message", () => {
  const step = pending.next();
  if (step.done === true) port.close();
  else port.postMessage(step.value);
});
