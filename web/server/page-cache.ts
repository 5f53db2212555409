import type { IncomingMessage, ServerResponse } from "node:http";
import { LRUCache } from "lru-cache";
import type { Freshness } from "~/lib/cache/content.server";
import type { RenderMode } from "~/lib/cache/render-context.server";
import { CachedPage } from "./cached-page";
import { NOT_FOUND_KEY, type PageKeys } from "./page-key";
import type { Render } from "./render";
import { OverloadError, type RenderClient, type RenderQueue } from "./render-queue";
import { SharedRender } from "./shared-render";

interface PageCacheOptions {
  keyOf: PageKeys;
  /** Tells whether a cache entry is still fresh. */
  freshness: Freshness;
  render: Render;
  /** Bounds how many pages are rendered at a time; cached pages do not pass through it. */
  queue: RenderQueue;
  /** The network that a request is counted by. */
  clientOf: (request: IncomingMessage) => string;
  /** Whether no route answers a path but the one for all others. */
  isUnknown: (path: string) => boolean;
  site: URL;
  /** Headers that every answer of this server carries. */
  generalHeaders: Headers;
  /** The most memory that cached pages may take, in bytes. */
  maxSize?: number;
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

interface CacheEntry {
  page: CachedPage;
  tags: ReadonlySet<string>;
  /** The position of the changes before the page was rendered. */
  since: number;
  /** The day it was rendered on: what is coming and what is past depends on it. */
  day: string;
  /**
   * Holds parts of which the cms could not say whether they are the latest: good while it is out of
   * reach, and else until this moment, in milliseconds of the process.
   */
  staleUntil: number | null;
}

const MAX_SIZE = 64 * 1024 * 1024;
const MAX_PAGES = 2_000;
/** A visitor who would wait longer for the whole page gets it in parts, as the app sends them. */
const PATIENCE_MS = 500;
const STALE_MS = 1_000;

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
      const page = isUnknown(key.split("?", 1)[0] ?? "") ? NOT_FOUND_KEY : key;
      void answerLate(page, request, response).then((isAnswered) => {
        if (!isAnswered) next("immediate");
      });
    }
  };

  async function answerLate(key: string, request: IncomingMessage, response: ServerResponse) {
    const gone = goneSignal(response);
    try {
      const isDown = await freshness.isDown();
      const entry =
        pages.current(key, isDown) ??
        (await pages.make(key, PATIENCE_MS, { client: clientOf(request), signal: gone }));
      if (!entry) return false;
      const isStale = entry.page.status < 500 && (isDown || entry.staleUntil !== null);
      entry.page.send(request, response, isStale ? freshness.staleHeader : undefined);
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

class Pages {
  readonly #entries: LRUCache<string, CacheEntry>;
  readonly #making = new Map<string, SharedRender<CacheEntry | null>>();

  constructor(private readonly options: PageCacheOptions) {
    const maxSize = options.maxSize ?? MAX_SIZE;
    this.#entries = new LRUCache({
      max: MAX_PAGES,
      maxSize,
      sizeCalculation: ({ page }) => page.size,
    });
    // Whoever asks after a change must not get a page that was begun before it.
    options.freshness.changes.onChange(() => this.#making.clear());
  }

  /** The cache entry of a page, if it is fresh: the app would answer the same now. */
  current(key: string, isDown: boolean): CacheEntry | null {
    const { changes, today } = this.options.freshness;
    const entry = this.#entries.get(key);
    if (!entry) return null;
    if (entry.staleUntil !== null && !isDown && performance.now() > entry.staleUntil) return null;
    return entry.day === today() && !changes.hasChanged(entry.tags, entry.since) ? entry : null;
  }

  /**
   * Has the app make a page, once for all who ask for it at the same time.
   * @returns null when that takes longer than `patience` in milliseconds once it has begun, or when
   *   the app's answer is for one visitor alone
   * @throws OverloadError when too many pages are waiting to be made
   */
  async make(key: string, patience: number, asking: RenderClient): Promise<CacheEntry | null> {
    const known = this.#making.get(key);
    const making = known && !known.isAbandoned ? known : this.#begin(key, asking.client);
    making.join(asking.signal);
    await making.begun;
    let timer: NodeJS.Timeout | undefined;
    const tired = new Promise<null>((resolve) => {
      timer = setTimeout(() => resolve(null), patience);
    });
    try {
      return await Promise.race([making.done, tired]);
    } finally {
      clearTimeout(timer);
    }
  }

  #begin(key: string, client: string): SharedRender<CacheEntry | null> {
    const making = new SharedRender(this.options.queue, client, () => this.#render(key));
    const forget = () => {
      if (this.#making.get(key) === making) this.#making.delete(key);
    };
    making.done.then(forget, forget);
    this.#making.set(key, making);
    return making;
  }

  async #render(key: string): Promise<CacheEntry | null> {
    const { freshness, render, site, generalHeaders } = this.options;
    const since = freshness.changes.revision;
    const day = freshness.today();
    const notes = freshness.createRenderContext("complete");
    const page = await notes
      .run(async () => {
        const response = await render(new Request(new URL(key, site)));
        if (response.headers.has("set-cookie")) return null;
        // Whether it is still true is found out each time that the page is sent.
        response.headers.delete(freshness.staleHeader[0]);
        return CachedPage.of(response, generalHeaders);
      })
      .finally(notes.end);
    if (!page) return null;
    const staleUntil = notes.isStale ? performance.now() + STALE_MS : null;
    const entry = { page, tags: notes.tags, since, day, staleUntil };
    const isWorthKeeping = page.status === 200 || (page.status === 404 && key === NOT_FOUND_KEY);
    const isComplete = isWorthKeeping && !notes.isUncacheable;
    if (isComplete) this.#keep(key, entry);
    const isFailed = page.status >= 500 || (isWorthKeeping && !isComplete);
    return (isFailed && this.#lastGood(key)) || entry;
  }

  /** What was kept of a page that cannot be made now, for as long as it cannot. */
  #lastGood(key: string): CacheEntry | null {
    const entry = this.#entries.get(key);
    return entry ? { ...entry, staleUntil: performance.now() } : null;
  }

  #keep(key: string, entry: CacheEntry): void {
    const newest = this.#entries.peek(key);
    if (!newest || newest.since <= entry.since) this.#entries.set(key, entry);
  }
}
