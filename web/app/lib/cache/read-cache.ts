import { LRUCache } from "lru-cache";
import type { Changes } from "./content-changes";
import { type Clocks, Deadline, readClocks } from "./deadline";
import { currentRenderContext } from "./render-context.server";

/** What the cms has answered to a read. */
export interface ReadAnswer {
  /** The parsed body, or the rejection that is an answer too: a page that has not been filled yet. */
  outcome: { body: unknown } | { rejection: Error };
  /** What the answer depends on; null when nobody hears of its changes. */
  tags: readonly string[] | null;
  /** About how much memory it takes, in bytes. */
  size: number;
  /** In how many milliseconds the clock alone changes the answer. */
  expiresIn?: number | null | undefined;
}

/** An answer with the moment at which it ends. */
interface DatedAnswer extends ReadAnswer {
  until: Deadline | null;
}

interface CacheEntry extends DatedAnswer {
  tags: readonly string[];
  /** The revision of the content before the cms was asked. */
  since: number;
  /** Set when the cms could not say whether the entry is the latest. */
  unanswered?: Unanswered;
}

interface Unanswered {
  /** The revision of the content then. */
  at: number;
  /** When to ask again, in milliseconds of the process. */
  retryAt: number;
}

interface ReadCacheOptions {
  changes: Changes;
  /** Whether the cms is known to be out of reach. Waits for a verdict when there is doubt. */
  isDown: () => boolean | Promise<boolean>;
  /** Whether an error means that the cms gave no verdict. */
  isOutage: (error: unknown) => boolean;
  /** The most memory that entries may take, in bytes. */
  maxSize: number;
  /** Now. */
  now?: () => Clocks;
}

/** A small answer takes more memory than its text. */
const OVERHEAD = 512;
const MAX_ENTRIES = 5_000;
const RETRY_MS = 2_000;

/**
 * The answers of the cms to public reads, as long as they are what it would answer now. Reads of
 * the same thing at the same time share one call. What has changed is kept as a stale entry,
 * for the time when the cms does not answer.
 */
export class ReadCache {
  readonly #entries: LRUCache<string, CacheEntry>;
  readonly #flights = new Map<string, Promise<DatedAnswer>>();
  readonly #now: () => Clocks;

  constructor(private readonly options: ReadCacheOptions) {
    const { maxSize, changes, now = readClocks } = options;
    this.#now = now;
    const sizeCalculation = ({ size }: CacheEntry) => size + OVERHEAD;
    this.#entries = new LRUCache({ max: MAX_ENTRIES, maxSize, sizeCalculation });
    // Whoever asks after a change must not get what was asked before it.
    changes.onChange(() => this.#flights.clear());
  }

  /**
   * @param key names the read
   * @param ask asks the cms
   * @returns the parsed body. It is shared: do not change it.
   * @throws what `ask` throws when there is no entry; the rejection when that is the answer
   */
  async get(key: string, ask: () => Promise<ReadAnswer>): Promise<unknown> {
    // Counted before anything is waited for: a page may ask for the count at once.
    const page = this.#entries.has(key) ? undefined : currentRenderContext();
    if (page) page.unbackedReads += 1;
    try {
      return await this.#read(key, ask);
    } finally {
      if (page) page.unbackedReads -= 1;
    }
  }

  async #read(key: string, ask: () => Promise<ReadAnswer>): Promise<unknown> {
    const isDown = await this.options.isDown();
    const entry = this.#entries.get(key);
    if (entry && (isDown || this.#isFresh(entry))) {
      return use(entry, isDown);
    }
    if (entry?.unanswered?.at === this.options.changes.revision) {
      // It did not answer the last time: nobody waits for it again until it does.
      if (performance.now() > entry.unanswered.retryAt) this.#retry(key, ask, entry);
      return use(entry, true);
    }
    return entry
      ? this.#refresh(key, ask, entry)
      : use(await this.#askUntilCurrent(key, ask), false);
  }

  #isFresh({ tags, since, until }: CacheEntry): boolean {
    return !this.options.changes.hasChanged(tags, since) && until?.isPast() !== true;
  }

  async #refresh(key: string, ask: () => Promise<ReadAnswer>, entry: CacheEntry): Promise<unknown> {
    try {
      return use(await this.#askUntilCurrent(key, ask), false);
    } catch (error) {
      if (!this.options.isOutage(error)) throw error;
      this.#postpone(entry);
      return use(entry, true);
    }
  }

  /** Asks while nobody waits: what comes of it is for whoever reads next. */
  #retry(key: string, ask: () => Promise<ReadAnswer>, entry: CacheEntry): void {
    this.#ask(key, ask).catch((error: unknown) => {
      if (this.options.isOutage(error)) this.#postpone(entry);
      else delete entry.unanswered;
    });
  }

  #postpone(entry: CacheEntry): void {
    const { revision } = this.options.changes;
    entry.unanswered = { at: revision, retryAt: performance.now() + RETRY_MS };
  }

  /** Asks once more where the moment has come while the cms was being asked. */
  async #askUntilCurrent(key: string, ask: () => Promise<ReadAnswer>): Promise<DatedAnswer> {
    const answer = await this.#ask(key, ask);
    return answer.until?.isPast() ? this.#ask(key, ask) : answer;
  }

  #ask(key: string, ask: () => Promise<ReadAnswer>): Promise<DatedAnswer> {
    const known = this.#flights.get(key);
    if (known) return known;
    const since = this.options.changes.revision;
    // From before the question: too early costs a question, too late would show what is over.
    const asked = this.#now();
    const flight = ask()
      .then((answer) => {
        const dated = { ...answer, until: Deadline.in(answer.expiresIn, asked, this.#now) };
        this.#keep(key, dated, since);
        return dated;
      })
      .finally(() => {
        if (this.#flights.get(key) === flight) this.#flights.delete(key);
      });
    this.#flights.set(key, flight);
    return flight;
  }

  #keep(key: string, answer: DatedAnswer, since: number): void {
    const { tags } = answer;
    const newest = this.#entries.peek(key);
    if (!tags || (newest && newest.since > since)) return;
    this.#entries.set(key, { ...answer, tags, since });
  }
}

function use({ outcome, tags, until }: DatedAnswer, isStale: boolean): unknown {
  const page = currentRenderContext();
  if (page) {
    for (const tag of tags ?? []) page.tags.add(tag);
    page.until = Deadline.earliest(page.until, until);
    page.isUncacheable ||= tags === null;
    page.isStale ||= isStale;
  }
  if ("rejection" in outcome) throw outcome.rejection;
  return outcome.body;
}
