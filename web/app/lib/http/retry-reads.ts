import { isOfRouter, isTemporary } from "./intermediary-error";

const FIRST_PAUSE_MS = 1_000;
const LONGEST_PAUSE_MS = 10_000;

/**
 * A `fetch` that asks again as long as the app cannot be reached, when the router reads a screen's data:
 * there is no connection, or a proxy before the site says that it has none.
 * The router takes a read that gets no answer for an error of the application and puts the error page
 * in the place of the screen, with everything typed on it: also after a save that has arrived. What is
 * sent to an action is left alone, since it must not arrive twice.
 * @param fetchOnce rejects with a TypeError when there is no connection, and with an `IntermediaryError`
 *   when a proxy answers in the app's place
 * @param onRetry told once for each read that has to wait
 * @returns rejects as `fetchOnce` does for all other requests, and when a read is no longer wanted
 */
export function retryReads(fetchOnce: typeof fetch, onRetry: () => void): typeof fetch {
  return async (input, init) => {
    if (!isRead(input, init)) return fetchOnce(input, init);
    for (let pause = FIRST_PAUSE_MS; ; pause = Math.min(2 * pause, LONGEST_PAUSE_MS)) {
      try {
        return await fetchOnce(input, init);
      } catch (error) {
        if (!(error instanceof TypeError) && !isTemporary(error)) throw error;
        if (pause === FIRST_PAUSE_MS) onRetry();
        await connection(pause, init?.signal ?? undefined);
      }
    }
  };
}

/** Whether the router reads what loaders answer. */
function isRead(input: RequestInfo | URL, init: RequestInit = {}): boolean {
  return (init.method ?? "GET") === "GET" && isOfRouter(input);
}

/** Waits for the browser to be online again, at most so long. @throws when the signal aborts */
function connection(atMostMs: number, signal: AbortSignal | undefined): Promise<void> {
  return new Promise((resolve, reject) => {
    const ended = new AbortController();
    const end = (settle: () => void) => () => {
      clearTimeout(timer);
      ended.abort();
      settle();
    };
    const timer = setTimeout(end(resolve), atMostMs);
    window.addEventListener("online", end(resolve), { signal: ended.signal });
    const abort = end(() => reject(new DOMException("No longer wanted", "AbortError")));
    signal?.addEventListener("abort", abort, { signal: ended.signal });
    if (signal?.aborted) abort();
  });
}
