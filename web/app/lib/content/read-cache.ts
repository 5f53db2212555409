import { LRUCache } from "lru-cache";
import type { Changes } from "./changes";
import { currentRendering } from "./rendering.server";

/** What the cms has answered to a read. */
export interface ReadAnswer {
  /** The parsed body, or the refusal that is an answer too: a page that has not been filled yet. */
  outcome: { body: unknown } | { refusal: Error };
  /** What the answer depends on; null when nobody hears of its changes. */
  tags: readonly string[] | null;
  /** About how much memory it takes, in bytes. */
  size: number;
}

interface Copy extends ReadAnswer {
  tags: readonly string[];
  /** The position of the changes before the cms was asked. */
  since: number;
  /** Set when the cms could not say whether the copy is the latest. */
  unanswered?: Unanswered;
}

interface Unanswered {
  /** The position of the changes then. */
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
  /** The most memory that copies may take, in bytes. */
  maxSize: number;
}

/** A small answer takes more memory than its text. */
const OVERHEAD = 512;
const MAX_COPIES = 5_000;
const RETRY_MS = 2_000;

/**
 * The answers of the cms to public reads, as long as they are what it would answer now. Reads of
 * the same thing at the same time share one call. What has changed is kept as the last good copy,
 * for the time when the cms does not answer.
 */
export class ReadCache {
  readonly #copies: LRUCache<string, Copy>;
  readonly #flights = new Map<string, Promise<ReadAnswer>>();

  constructor(private readonly options: ReadCacheOptions) {
    const { maxSize, changes } = options;
    const sizeCalculation = ({ size }: Copy) => size + OVERHEAD;
    this.#copies = new LRUCache({ max: MAX_COPIES, maxSize, sizeCalculation });
    // Whoever asks after a change must not get what was asked before it.
    changes.onChange(() => this.#flights.clear());
  }

  /**
   * @param key names the read
   * @param ask asks the cms
   * @returns the parsed body. It is shared: do not change it.
   * @throws what `ask` throws when there is no copy; the refusal when that is the answer
   */
  async get(key: string, ask: () => Promise<ReadAnswer>): Promise<unknown> {
    const isDown = await this.options.isDown();
    const copy = this.#copies.get(key);
    if (copy && (isDown || !this.options.changes.hasChanged(copy.tags, copy.since))) {
      return use(copy, isDown);
    }
    if (copy?.unanswered?.at === this.options.changes.position) {
      // It did not answer the last time: nobody waits for it again until it does.
      if (performance.now() > copy.unanswered.retryAt) this.#retry(key, ask, copy);
      return use(copy, true);
    }
    return copy ? this.#refresh(key, ask, copy) : this.#askUnbacked(key, ask);
  }

  async #askUnbacked(key: string, ask: () => Promise<ReadAnswer>): Promise<unknown> {
    const page = currentRendering();
    if (page) page.unbackedReads += 1;
    try {
      return use(await this.#ask(key, ask), false);
    } finally {
      if (page) page.unbackedReads -= 1;
    }
  }

  async #refresh(key: string, ask: () => Promise<ReadAnswer>, copy: Copy): Promise<unknown> {
    try {
      return use(await this.#ask(key, ask), false);
    } catch (error) {
      if (!this.options.isOutage(error)) throw error;
      this.#postpone(copy);
      return use(copy, true);
    }
  }

  /** Asks while nobody waits: what comes of it is for whoever reads next. */
  #retry(key: string, ask: () => Promise<ReadAnswer>, copy: Copy): void {
    this.#ask(key, ask).catch((error: unknown) => {
      if (this.options.isOutage(error)) this.#postpone(copy);
      else delete copy.unanswered;
    });
  }

  #postpone(copy: Copy): void {
    const { position } = this.options.changes;
    copy.unanswered = { at: position, retryAt: performance.now() + RETRY_MS };
  }

  #ask(key: string, ask: () => Promise<ReadAnswer>): Promise<ReadAnswer> {
    const known = this.#flights.get(key);
    if (known) return known;
    const since = this.options.changes.position;
    const flight = ask()
      .then((answer) => {
        this.#keep(key, answer, since);
        return answer;
      })
      .finally(() => {
        if (this.#flights.get(key) === flight) this.#flights.delete(key);
      });
    this.#flights.set(key, flight);
    return flight;
  }

  #keep(key: string, answer: ReadAnswer, since: number): void {
    const { tags } = answer;
    const newest = this.#copies.peek(key);
    if (!tags || (newest && newest.since > since)) return;
    this.#copies.set(key, { ...answer, tags, since });
  }
}

function use({ outcome, tags }: ReadAnswer, isStale: boolean): unknown {
  const page = currentRendering();
  if (page) {
    for (const tag of tags ?? []) page.tags.add(tag);
    page.isPassing ||= tags === null;
    page.isStale ||= isStale;
  }
  if ("refusal" in outcome) throw outcome.refusal;
  return outcome.body;
}
