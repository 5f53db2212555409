import http from "node:http";
import { AS_WEB, readState, type State } from "./content-state";

/** One block of server-sent events: an event or a comment. */
type Block = string;

/** A reader of the cms's stream that can wait for what comes. */
export class EventStream {
  private readonly blocks: Block[] = [];
  private readonly waiting: (() => void)[] = [];
  private text = "";
  private isEnded = false;

  private constructor(
    private readonly response: http.IncomingMessage,
    readonly headers: http.IncomingHttpHeaders,
  ) {
    response.setEncoding("utf8");
    response.on("data", (chunk: string) => this.take(chunk));
    response.on("close", () => {
      this.isEnded = true;
      this.wake();
    });
    // Cut connections are seen as an end.
    response.on("error", () => {});
  }

  /** Opens a stream; throws when the cms answers anything but 200. */
  static open(address: string): Promise<EventStream> {
    return new Promise((resolve, reject) => {
      const url = `${address}/api/content-state/stream`;
      const request = http.get(url, { headers: AS_WEB, agent: false }, (response) => {
        if (response.statusCode === 200) resolve(new EventStream(response, response.headers));
        else reject(new Error(`The stream was answered with ${response.statusCode}`));
      });
      request.on("error", reject);
    });
  }

  /** The next event or comment; nothing when the stream has ended. */
  async next(): Promise<Block | undefined> {
    for (;;) {
      const block = this.blocks.shift();
      if (block !== undefined || this.isEnded) return block;
      await new Promise<void>((resolve) => this.waiting.push(resolve));
    }
  }

  /** The next state, past all comments. */
  async nextState(): Promise<State> {
    for (;;) {
      const block = await this.next();
      if (block === undefined) throw new Error("The stream has ended");
      if (block.startsWith(":")) continue;
      const data = /^event: state\ndata: ([^\n]+)$/.exec(block)?.[1];
      if (data === undefined) throw new Error(`No state event: ${block}`);
      return readState(data);
    }
  }

  /** The counter of the newest state that has come and was not read yet; it waits for none. */
  newestCounter(): number | undefined {
    const counters = this.blocks.flatMap((block) => /"counter":(\d+)/.exec(block)?.[1] ?? []);
    return counters.length === 0 ? undefined : Number(counters.at(-1));
  }

  /** Waits until a state has come that is at least this far. */
  async until(counter: number): Promise<State> {
    for (;;) {
      const state = await this.nextState();
      if (state.counter >= counter) return state;
    }
  }

  /** Resolves when the cms has ended the stream. */
  async ended(): Promise<void> {
    while ((await this.next()) !== undefined);
  }

  close(): void {
    this.response.destroy();
  }

  private take(chunk: string): void {
    const blocks = (this.text + chunk).split("\n\n");
    this.text = blocks.pop() ?? "";
    this.blocks.push(...blocks);
    this.wake();
  }

  private wake(): void {
    for (const resolve of this.waiting.splice(0)) resolve();
  }
}
