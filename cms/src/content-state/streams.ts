import type { ServerResponse } from "node:http";
import type { ContentState } from "./state";
import { Stream } from "./stream";

/** One web process needs one. */
const MAX_STREAMS = 64;

/**
 * The first change is told at once; more of them within this time become one event, unless a write is
 * answered before (`flush`).
 */
const PAUSE_MS = 20;

const HEARTBEAT_MS = 5000;

/** Everybody who is told of changes the moment they happen. */
export class Streams {
  private readonly streams = new Set<Stream>();
  private isClosed = false;
  private pause: NodeJS.Timeout | undefined;
  private isBehind = false;
  private heartbeat: NodeJS.Timeout | undefined;

  constructor(private readonly state: ContentState) {
    state.onChange(() => this.tell());
  }

  /** Answers with a stream; false, and nothing is answered, when there are too many already. */
  open(response: ServerResponse): boolean {
    if (this.isClosed || this.streams.size >= MAX_STREAMS) return false;
    const stream = new Stream(
      response,
      () => this.state.json(),
      () => this.streams.delete(stream),
    );
    this.streams.add(stream);
    this.heartbeat ??= setInterval(
      () => this.each((open) => open.heartbeat()),
      HEARTBEAT_MS,
    ).unref();
    return true;
  }

  /**
   * Tells at once of what is held back. Called before a request that may have written is answered:
   * whoever has the answer reads what was written, wherever it is shown.
   */
  flush(): void {
    if (!this.isBehind) return;
    clearTimeout(this.pause);
    this.pause = undefined;
    this.tell();
  }

  /** Ends all streams for good, so that a stop does not wait for them. */
  close(): void {
    this.isClosed = true;
    clearInterval(this.heartbeat);
    clearTimeout(this.pause);
    this.each((stream) => stream.close());
  }

  private each(act: (stream: Stream) => void): void {
    for (const stream of this.streams) act(stream);
  }

  private tell(): void {
    if (this.pause !== undefined) {
      this.isBehind = true;
      return;
    }
    this.isBehind = false;
    this.each((stream) => stream.sendState());
    this.pause = setTimeout(() => {
      this.pause = undefined;
      if (this.isBehind) this.tell();
    }, PAUSE_MS).unref();
  }
}
