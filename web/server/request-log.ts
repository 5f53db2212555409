import type { IncomingMessage } from "node:http";
import { pathOf } from "./path-of";
import { requestIdOf } from "./request-id";

const MINUTE_MS = 60_000;
const MAX_LINES = 10;
const MAX_PATH = 200;

/**
 * Writes what did not go well to the log: a line for a request that was rejected, the error as well
 * for one that failed. Of each kind ten a minute at most, and how many there were beyond: nobody
 * can fill a disk from outside.
 * @param write what lines go to
 * @param now milliseconds that only grow
 */
export function createRequestLog(
  write: (...parts: unknown[]) => void = console.error,
  now: () => number = () => performance.now(),
) {
  const rejected = sample("rejected", write, now);
  const failed = sample("failed", write, now);
  return {
    /** A request that was answered with 4xx, or with 503 because too many are open. */
    rejected: (request: IncomingMessage, status: number) =>
      rejected(`${describe(request)}: ${status}`),
    /** A request that could not be answered as it should, through no fault of its own. */
    failed: (request: IncomingMessage, error: unknown) =>
      failed(`${describe(request)} failed:`, error),
  };
}

export type RequestLog = ReturnType<typeof createRequestLog>;

/** Names the page by its path alone: the query may hold a one-time code. */
function describe(request: IncomingMessage): string {
  const { method, url = "" } = request;
  const id = requestIdOf(request);
  const path = pathOf(url).slice(0, MAX_PATH);
  return `${method} ${path}${id === null ? "" : ` (request ${id})`}`;
}

function sample(kind: string, write: (...parts: unknown[]) => void, now: () => number) {
  let start = -Infinity;
  let count = 0;
  return (...parts: unknown[]) => {
    if (now() - start >= MINUTE_MS) {
      const more = count - MAX_LINES;
      if (more > 0) write(`${more} more requests ${kind} since the last of these lines.`);
      start = now();
      count = 0;
    }
    count += 1;
    if (count <= MAX_LINES) write(...parts);
  };
}
