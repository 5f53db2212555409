import { EventSourceParserStream } from "eventsource-parser/stream";
import { type Changes, parseState, readState } from "./content-changes";

/** Where the cms tells its state. */
export interface StateSource {
  /** The state now, parsed. */
  poll: (signal: AbortSignal) => Promise<unknown>;
  /** Server-sent events: the state at once and after each change, and a heartbeat. */
  stream: (signal: AbortSignal) => Promise<ReadableStream<Uint8Array<ArrayBuffer>>>;
}

/** Milliseconds. */
export interface SubscriptionTimes {
  /** A stream that is silent for longer has broken; the cms sends a heartbeat every 5 s. */
  silence: number;
  /** How long a poll is waited for. */
  poll: number;
  /** How long the answer to a poll keeps cache entries valid while there is no stream. */
  pollTtl: number;
  /** The pause before the stream is opened again. */
  retry: number;
  /** How often the state is asked for even though the stream is open. */
  safetyNet: number;
}

const TIMES: SubscriptionTimes = {
  silence: 12_000,
  poll: 1_000,
  pollTtl: 100,
  retry: 250,
  safetyNet: 30_000,
};

/** "waiting" until the cms answers for the first time, then "up" or "down". */
export type Reach = "waiting" | "up" | "down";

/**
 * Follows what changes in the cms. While its stream is open every change is heard of within
 * milliseconds; while it is not, the cms is asked before a cache entry is used; and when it does not
 * answer, it is down.
 */
export class ContentSubscription {
  #isLive = false;
  #isDown = false;
  #validUntil = 0;
  #poll: Promise<void> | undefined;
  #onLive: (isLive: boolean) => void = () => {};
  #stopping: AbortController | undefined;

  constructor(
    private readonly source: StateSource,
    private readonly changes: Changes,
    private readonly report: (reach: Reach) => void = () => {},
    private readonly times: SubscriptionTimes = TIMES,
  ) {
    // Whatever tells of a change, such as the answer to a write, comes from a cms that is up.
    changes.onChange(() => this.#setDown(false));
  }

  /** True while every change is heard of at once. */
  get isLive(): boolean {
    return this.#isLive;
  }

  /** Calls back each time that changes begin or cease to be heard of at once. */
  onLive(listener: (isLive: boolean) => void): void {
    this.#onLive = listener;
  }

  /** Begins to follow; calling it again does nothing. */
  start(): void {
    if (this.#stopping) return;
    this.#stopping = new AbortController();
    void this.#follow(this.#stopping.signal);
  }

  /** Ends the stream, and with it what keeps a process alive. */
  stop(): void {
    this.#stopping?.abort();
    this.#stopping = undefined;
    this.#setLive(false);
  }

  /**
   * Whether the cms is out of reach, so that only stale cache entries are left. When it answers
   * false, all changes up to this moment are known.
   */
  isDown(): boolean | Promise<boolean> {
    if (this.#isLive) return false;
    if (this.#isDown) return true;
    if (performance.now() < this.#validUntil) return false;
    return this.#ask().then(() => this.#isDown);
  }

  async #follow(stopping: AbortSignal): Promise<void> {
    const safetyNet = setInterval(() => void this.#ask(), this.times.safetyNet);
    safetyNet.unref();
    stopping.addEventListener("abort", () => clearInterval(safetyNet));
    for (;;) {
      await this.#listen(stopping).catch(() => {});
      if (stopping.aborted) return;
      this.#setLive(false);
      await this.#ask();
      await new Promise((resolve) => setTimeout(resolve, this.times.retry).unref());
    }
  }

  /** Until the stream ends, breaks or falls silent. */
  async #listen(stopping: AbortSignal): Promise<void> {
    const ending = new AbortController();
    const end = () => ending.abort();
    const alarm = setTimeout(end, this.times.silence).unref();
    stopping.addEventListener("abort", end);
    try {
      const stream = await this.source.stream(ending.signal);
      const heartbeat = new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>({
        transform(chunk, controller) {
          alarm.refresh();
          controller.enqueue(chunk);
        },
      });
      const listener = new WritableStream<{ data: string }>({
        write: ({ data }) => this.#receive(data),
      });
      await stream
        .pipeThrough(heartbeat)
        .pipeThrough(new TextDecoderStream())
        .pipeThrough(new EventSourceParserStream())
        .pipeTo(listener);
    } finally {
      clearTimeout(alarm);
      stopping.removeEventListener("abort", end);
    }
  }

  #receive(json: string): void {
    const state = parseState(json);
    if (!state) return;
    this.changes.apply(state);
    this.#setLive(true);
    this.#setDown(false);
  }

  /** Asks for the state, once for all who want to know it at the same time. */
  #ask(): Promise<void> {
    this.#poll ??= this.#askNow().finally(() => (this.#poll = undefined));
    return this.#poll;
  }

  async #askNow(): Promise<void> {
    const askedAt = performance.now();
    try {
      const state = readState(await this.source.poll(AbortSignal.timeout(this.times.poll)));
      if (!state) throw new Error("The content server does not tell its state.");
      this.changes.apply(state);
      this.#validUntil = askedAt + this.times.pollTtl;
      this.#setDown(false);
    } catch {
      // The stream's word counts for more: a cms that is merely slow is not down.
      if (!this.#isLive) this.#setDown(true);
    }
  }

  #setLive(isLive: boolean): void {
    if (isLive === this.#isLive) return;
    this.#isLive = isLive;
    this.#onLive(isLive);
  }

  #setDown(isDown: boolean): void {
    if (isDown === this.#isDown) return;
    this.#isDown = isDown;
    this.report(isDown ? this.#absence : "up");
  }

  /** What it means that the cms does not answer: nothing was ever heard of it, or it has gone. */
  get #absence(): Reach {
    return this.changes.revision === 0 ? "waiting" : "down";
  }
}
