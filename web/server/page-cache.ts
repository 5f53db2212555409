import type { IncomingMessage, ServerResponse } from "node:http";
import type { RenderMode } from "~/lib/cache/render-context.server";
import { STALE_HEADER } from "~/lib/cache/stale-header";
import { NOT_FOUND_KEY, type PageKeys } from "./page-key";
import { Pages, type PagesOptions } from "./pages";
import { pathOf } from "./path-of";
import { OverloadError } from "./render-queue";
import { requestIdOf } from "./request-id";

interface PageCacheOptions extends PagesOptions {
  keyOf: PageKeys;
  /** The network that a request is counted by. */
  clientOf: (request: IncomingMessage) => string;
  /** Whether no route answers a path but the one for all others. */
  isUnknown: (path: string) => boolean;
}

/**
 * Answers a request, or lets the app do it.
 * @param key the page, where the caller knows it better than `keyOf`
 */
export type PageCache = (
  request: IncomingMessage,
  response: ServerResponse,
  next: (mode: RenderMode) => void,
  key?: string | null,
) => void;

/**
 * Whole public pages as bytes that are ready to be sent, each for as long as nothing has changed
 * that it was made of. Stands in front of everything but the guards, because what comes after them
 * costs a hundred times as much as sending a cached page.
 */
export function createPageCache(options: PageCacheOptions): PageCache {
  const { keyOf, freshness, clientOf, isUnknown } = options;
  const pages = new Pages(options);
  return (request, response, next, key = keyOf(request)) => {
    if (key === null) {
      next("stream");
      return;
    }
    const entry = freshness.isLive() && pages.current(key, false);
    if (entry && entry.staleUntil === null) entry.page.send(request, response);
    else {
      // Only now: the router takes longer than sending a cached page.
      const page = isUnknown(pathOf(key)) ? NOT_FOUND_KEY : key;
      void answerLate(page, request, response).then((isAnswered) => {
        if (!isAnswered) next("immediate");
      });
    }
  };

  async function answerLate(key: string, request: IncomingMessage, response: ServerResponse) {
    const gone = goneSignal(response);
    try {
      const isDown = await freshness.isDown();
      const asking = { client: clientOf(request), signal: gone, requestId: requestIdOf(request) };
      const entry =
        pages.current(key, isDown) ??
        (isDown ? await pages.onlyKept(key) : null) ??
        (await pages.makeCurrent(key, asking));
      if (!entry) return false;
      const isStale = entry.page.status < 500 && (isDown || entry.staleUntil !== null);
      entry.page.send(request, response, isStale ? STALE_HEADER : undefined);
      return true;
    } catch (error) {
      if (gone.aborted) return true;
      // The app's answer says so, if there is still no room by then.
      if (!(error instanceof OverloadError)) {
        console.error(`${key} could not be rendered for the cache:`, error);
      }
      return false;
    }
  }
}

/** Aborts when the visitor goes before the answer is complete. */
function goneSignal(response: ServerResponse): AbortSignal {
  const gone = new AbortController();
  if (response.destroyed) gone.abort();
  response.once("close", () => {
    if (!response.writableFinished) gone.abort();
  });
  return gone.signal;
}
