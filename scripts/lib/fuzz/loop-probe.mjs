// Loaded into each thread of a server before anything else, for `npm run fuzz` alone. Writes a line for each
// pause of the thread's event loop. A pause is the time between two ticks without what the scheduler gave to other
// processes meanwhile, so that a busy machine makes none.
import { readFileSync } from "node:fs";

const TICK_MS = 10;
const TOLD_MS = 100;

let tickAt = performance.now();
let waited = waitedMs();

setInterval(() => {
  const now = performance.now();
  const since = now - tickAt;
  if (since > TICK_MS + TOLD_MS) {
    const lost = waitedMs();
    const ms = Math.round(since - TICK_MS - (lost - waited));
    waited = lost;
    if (ms > TOLD_MS) {
      const end = Date.now();
      process.stdout.write(`[loop] ${JSON.stringify({ start: end - since, end, ms })}\n`);
    }
  } else waited = waitedMs();
  tickAt = performance.now();
}, TICK_MS).unref();

/** How long this thread was ready to run and did not, in milliseconds since it began. */
function waitedMs() {
  try {
    return Number(readFileSync("/proc/thread-self/schedstat", "utf8").split(" ")[1]) / 1e6;
  } catch {
    return 0;
  }
}
