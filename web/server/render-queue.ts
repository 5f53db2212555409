import PQueue from "p-queue";
import { HttpError } from "./http-error";

/** A render takes some 15 ms of processor time: eight that end together hold up nobody for long. */
const MAX_RUNNING = 8;
/** Half of the places, so that no client can take them all. */
const MAX_RUNNING_PER_CLIENT = 4;
/** More than a browser that restores its tabs asks for at once. */
const MAX_PER_CLIENT = 100;
const MAX_TOTAL = 400;
const RETRY_AFTER_S = 2;

/** Who asks for a render. */
export interface RenderClient {
  /** The network of the client, see `clientNetwork`. */
  client: string;
  /** Aborts when nobody waits for the answer any more. */
  signal: AbortSignal;
}

interface Limits {
  running: number;
  runningPerClient: number;
  perClient: number;
  total: number;
}

/** More renders are asked for than the server takes on. */
export class OverloadError extends HttpError {
  constructor() {
    super(503, "The website is busy. Please try again in a moment.", {
      "retry-after": String(RETRY_AFTER_S),
      "cache-control": "no-store",
    });
  }
}

/**
 * Bounds how many renders run at a time and how many wait. Each client has a queue of its own before
 * the common one, where it holds a few places at most: the others never wait for its whole backlog.
 */
export class RenderQueue {
  readonly #common: PQueue;
  readonly #clients = new Map<string, PQueue>();
  readonly #limits: Limits;
  #total = 0;

  constructor(limits: Partial<Limits> = {}) {
    this.#limits = {
      running: MAX_RUNNING,
      runningPerClient: MAX_RUNNING_PER_CLIENT,
      perClient: MAX_PER_CLIENT,
      total: MAX_TOTAL,
      ...limits,
    };
    this.#common = new PQueue({ concurrency: this.#limits.running });
  }

  /**
   * Runs a render when it is its turn.
   * @returns what the render returns
   * @throws OverloadError at once when too many are open, of this client or of all
   * @throws the signal's reason when it aborts before the render has begun. A render that has begun
   *   keeps its place until it ends, whatever its signal says.
   */
  async run<T>(render: () => Promise<T>, { client, signal }: RenderClient): Promise<T> {
    const queue = this.#queueOf(client);
    const waiting = new AbortController();
    const leave = () => waiting.abort(signal.reason);
    signal.addEventListener("abort", leave, { once: true });
    if (signal.aborted) leave();
    const begin = () => {
      signal.removeEventListener("abort", leave);
      return render();
    };
    this.#total += 1;
    try {
      const options = { signal: waiting.signal };
      return await queue.add(() => this.#common.add(begin, options), options);
    } finally {
      this.#total -= 1;
      signal.removeEventListener("abort", leave);
    }
  }

  #queueOf(client: string): PQueue {
    const { total, perClient, runningPerClient } = this.#limits;
    const known = this.#clients.get(client);
    const isFull = known && known.size + known.pending >= perClient;
    if (isFull || this.#total >= total) throw new OverloadError();
    if (known) return known;
    const queue = new PQueue({ concurrency: runningPerClient });
    queue.once("idle", () => this.#clients.delete(client));
    this.#clients.set(client, queue);
    return queue;
  }
}
