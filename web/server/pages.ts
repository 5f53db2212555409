import { LRUCache } from "lru-cache";
import type { Deadline } from "~/lib/cache/deadline";
import type { Freshness } from "~/lib/cache/freshness.server";
import { CachedPage } from "./cached-page";
import type { KeptPages } from "./kept-pages";
import { NOT_FOUND_KEY } from "./page-key";
import type { RenderPage } from "./page-renderer";
import type { RenderClient, RenderQueue } from "./render-queue";
import { SharedRender } from "./shared-render";

export interface PagesOptions {
  /** Tells whether a cache entry is still fresh. */
  freshness: Pick<Freshness, "changes" | "isLive" | "isDown" | "today">;
  renderPage: RenderPage;
  /** Bounds how many pages are rendered at a time; cached pages do not pass through it. */
  queue: RenderQueue;
  /** Where the last good pages are kept over restarts. */
  kept?: KeptPages;
  /** The most memory that cached pages may take, in bytes. */
  maxSize?: number;
}

interface CacheEntry {
  page: CachedPage;
  tags: ReadonlySet<string>;
  /** The revision of the content before the page was rendered. */
  since: number;
  /** The day it was rendered on: what is coming and what is past depends on it. */
  day: string;
  /** When the clock makes it another page: something in it comes or goes at that minute. */
  until: Deadline | null;
  /**
   * Contains parts that the cms could not confirm as current. The entry is valid while the cms is
   * unreachable, and otherwise until this moment, in milliseconds of the process.
   */
  staleUntil: number | null;
}

/** Who asks for a page, and what the request is called. */
interface Asking extends RenderClient {
  requestId: string | null;
}

const MAX_SIZE = 64 * 1024 * 1024;
const MAX_PAGES = 2_000;
/** A visitor who would wait longer for the whole page gets it in parts, as the app sends them. */
const PATIENCE_MS = 500;
/** A file has no parts to begin with: the app would only make it a second time meanwhile. */
const FILE_PATIENCE_MS = 300_000;
const FILE = /^[^?]*\.[a-z]+(?:\?|$)/;
const STALE_MS = 1_000;
/** After a change, pages that are kept are made anew so that none of them tells what is gone. */
const RENEWAL_DELAY_MS = 2_000;
const RENEWAL_PATIENCE_MS = 15_000;

/** The cache entries of pages, and how they are made. */
export class Pages {
  readonly #entries: LRUCache<string, CacheEntry>;
  readonly #making = new Map<string, SharedRender<CacheEntry | null>>();
  #renewal: NodeJS.Timeout | undefined;

  constructor(private readonly options: PagesOptions) {
    const maxSize = options.maxSize ?? MAX_SIZE;
    this.#entries = new LRUCache({
      max: MAX_PAGES,
      maxSize,
      sizeCalculation: ({ page }) => page.size,
    });
    // Whoever asks after a change must not get a page that was begun before it.
    options.freshness.changes.onChange(() => this.#making.clear());
    if (options.kept) options.freshness.changes.onChange(() => this.#renewSoon());
  }

  #renewSoon(): void {
    if (this.#renewal) return;
    this.#renewal = setTimeout(() => {
      this.#renewal = undefined;
      void this.#renew();
    }, RENEWAL_DELAY_MS).unref();
  }

  /** Makes the kept pages anew that have changed, one after the other. */
  async #renew(): Promise<void> {
    for (const key of this.options.kept?.keys() ?? []) {
      if (await this.options.freshness.isDown()) return;
      if (this.current(key, false)) continue;
      const asking = {
        client: "renewal",
        signal: AbortSignal.timeout(RENEWAL_PATIENCE_MS),
        requestId: null,
      };
      // One that cannot be made stays as it is, as for visitors.
      await this.make(key, RENEWAL_PATIENCE_MS, asking).catch(() => null);
    }
  }

  /** A page of which this process knows nothing yet, as it was before a restart. */
  async onlyKept(key: string): Promise<CacheEntry | null> {
    return this.#entries.has(key) ? null : this.#keptEntry(key);
  }

  async #keptEntry(key: string): Promise<CacheEntry | null> {
    const page = (await this.options.kept?.read(key)) ?? null;
    const { today } = this.options.freshness;
    const staleUntil = performance.now();
    return page && { page, tags: new Set(), since: 0, day: today(), until: null, staleUntil };
  }

  /** The cache entry of a page, if it is fresh: the app would answer the same now. */
  current(key: string, isDown: boolean): CacheEntry | null {
    const { changes, today } = this.options.freshness;
    const entry = this.#entries.get(key);
    if (!entry) return null;
    if (!isDown && entry.until?.isPast()) return null;
    if (entry.staleUntil !== null && !isDown && performance.now() > entry.staleUntil) return null;
    return entry.day === today() && !changes.hasChanged(entry.tags, entry.since) ? entry : null;
  }

  /** As `make`, and once more where its minute has come while it was made. */
  async makeCurrent(key: string, asking: Asking): Promise<CacheEntry | null> {
    const patience = FILE.test(key) ? FILE_PATIENCE_MS : PATIENCE_MS;
    const entry = await this.make(key, patience, asking);
    return entry?.until?.isPast() ? this.make(key, patience, asking) : entry;
  }

  /**
   * Has the app make a page, once for all who ask for it at the same time.
   * @returns null when that takes longer than `patience` in milliseconds once it has begun, or when
   *   the app's answer is for one visitor alone
   * @throws OverloadError when too many pages are waiting to be made
   */
  async make(key: string, patience: number, asking: Asking): Promise<CacheEntry | null> {
    const known = this.#making.get(key);
    const making = known && !known.isAbandoned ? known : this.#begin(key, asking);
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

  #begin(key: string, { client, requestId }: Asking): SharedRender<CacheEntry | null> {
    const making = new SharedRender(this.options.queue, client, () => this.#render(key, requestId));
    const forget = () => {
      if (this.#making.get(key) === making) this.#making.delete(key);
    };
    making.done.then(forget, forget);
    this.#making.set(key, making);
    return making;
  }

  async #render(key: string, requestId: string | null): Promise<CacheEntry | null> {
    const { freshness, renderPage } = this.options;
    const since = freshness.changes.revision;
    const day = freshness.today();
    const rendered = await renderPage(key, requestId);
    if (!rendered) return null;
    const { tags, until, isStale, isUncacheable } = rendered;
    const page = new CachedPage(rendered.page, rendered.page.status >= 500 ? requestId : null);
    const staleUntil = isStale ? performance.now() + STALE_MS : null;
    const entry = { page, tags, since, day, until, staleUntil };
    const isWorthKeeping = page.status === 200 || (page.status === 404 && key === NOT_FOUND_KEY);
    const isComplete = isWorthKeeping && !isUncacheable;
    if (isComplete) this.#keep(key, entry);
    // Gone, or moved: nobody is to see it again.
    else if (page.status !== 200 && page.status < 500) await this.options.kept?.drop(key);
    const isFailed = page.status >= 500 || (isWorthKeeping && !isComplete);
    return (isFailed && (this.#lastGood(key) ?? (await this.#keptEntry(key)))) || entry;
  }

  /** The last complete entry of a page whose render fails, valid until a render succeeds. */
  #lastGood(key: string): CacheEntry | null {
    const entry = this.#entries.get(key);
    return entry ? { ...entry, staleUntil: performance.now() } : null;
  }

  #keep(key: string, entry: CacheEntry): void {
    const newest = this.#entries.peek(key);
    if (newest && newest.since > entry.since) return;
    this.#entries.set(key, entry);
    if (entry.staleUntil === null && entry.page.status === 200) {
      this.options.kept?.keep(key, entry.page);
    }
  }
}
