import { IncomingMessage, ServerResponse } from "node:http";
import { Socket } from "node:net";
import { Changes, type ContentState, noteWrite } from "~/lib/cache/content-changes";
import { ReadCache } from "~/lib/cache/read-cache";
import { currentRenderContext, createRenderContext } from "~/lib/cache/render-context.server";
import { ContentSubscription } from "~/lib/cache/content-subscription";
import { STALE_HEADER } from "~/lib/cache/stale-header";
import { createPageCache } from "../../server/page-cache";
import { createPageRenderer } from "../../server/page-renderer";
import { RenderQueue } from "../../server/render-queue";
import { RenderWorkerClient } from "../../server/render-worker/client";
import { serveRenders } from "../../server/render-worker/host";
import type {
  FromRenderWorker,
  ThreadPort,
  ToRenderWorker,
} from "../../server/render-worker/messages";

/** Numbers from 0 to 1 that are the same for the same seed (mulberry32). */
export function seededRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

export class Outage extends Error {}

const SITE = new URL("http://localhost");

const wait = (milliseconds: number) =>
  new Promise<void>((resolve) => setTimeout(resolve, milliseconds));

/** The pages of the model's site, by what each shows. */
export const PAGES: Record<string, readonly string[]> = {
  "/": ["publication", "award", "event", "about-page"],
  "/publications": ["publication", "about-page"],
  "/blog": ["blog-post", "user", "about-page"],
  "/events": ["event", "about-page"],
};
export const TAGS = [...new Set(Object.values(PAGES).flat())];

/** A cms that holds a number for each tag; every way to and from it takes a random time. */
export class ModelCms {
  readonly content = new Map(TAGS.map((tag) => [tag, 0]));
  /** How long a way takes, in milliseconds at most. */
  slowness = 20;
  isUp = true;
  hasStream = true;
  #boot = 0;
  #counter = 0;
  #changed: Record<string, number> = {};
  readonly #streams = new Set<ReadableStreamDefaultController<Uint8Array<ArrayBuffer>>>();

  constructor(private readonly random: () => number) {}

  state(): ContentState {
    return { boot: `boot-${this.#boot}`, counter: this.#counter, changed: { ...this.#changed } };
  }

  /** The way there, what the cms does, and the way back. */
  async call<T>(act: () => T): Promise<T> {
    await this.#way();
    this.#expectUp();
    const boot = this.#boot;
    const result = act();
    await this.#way();
    this.#expectUp();
    // A stop cuts what is on its way back, even when a start has followed.
    if (boot !== this.#boot) throw new Outage();
    return result;
  }

  /** Writes, as one transaction. */
  commit(tags: readonly string[]): void {
    this.#counter += 1;
    for (const tag of tags) {
      this.content.set(tag, (this.content.get(tag) ?? 0) + 1);
      this.#changed[tag] = this.#counter;
    }
    for (const stream of this.#streams) void this.#tell(stream);
  }

  stop(): void {
    this.isUp = false;
    this.cutStreams();
  }

  /** After a stop; what has been imported meanwhile no process was told. */
  start(imported: readonly string[] = []): void {
    if (this.isUp) return;
    for (const tag of imported) this.content.set(tag, (this.content.get(tag) ?? 0) + 1);
    this.#boot += 1;
    this.#counter = 0;
    this.#changed = {};
    this.isUp = true;
  }

  cutStreams(): void {
    for (const stream of this.#streams) stream.error(new Outage());
    this.#streams.clear();
  }

  async openStream(signal: AbortSignal): Promise<ReadableStream<Uint8Array<ArrayBuffer>>> {
    await this.call(() => undefined);
    if (!this.hasStream) throw new Outage();
    return new ReadableStream({
      start: (stream) => {
        this.#streams.add(stream);
        signal.addEventListener("abort", () => {
          if (this.#streams.delete(stream)) stream.error(new Outage());
        });
        void this.#tell(stream);
      },
    });
  }

  /** The heartbeat of all streams. */
  heartbeat(): void {
    for (const stream of this.#streams) stream.enqueue(new TextEncoder().encode(": heartbeat\n\n"));
  }

  /** A stream keeps the order of what it is told. */
  readonly #told = new Map<object, Promise<void>>();
  async #tell(stream: ReadableStreamDefaultController<Uint8Array<ArrayBuffer>>): Promise<void> {
    const text = `event: state\ndata: ${JSON.stringify(this.state())}\n\n`;
    const before = this.#told.get(stream);
    const told = (async () => {
      await this.#way();
      await before;
      if (this.#streams.has(stream)) stream.enqueue(new TextEncoder().encode(text));
    })();
    this.#told.set(stream, told);
    await told;
  }

  #expectUp(): void {
    if (!this.isUp) throw new Outage();
  }

  #way(): Promise<void> {
    return wait(this.random() * this.slowness);
  }
}

/** What a visitor has got. */
export interface Seen {
  path: string;
  values: Record<string, number>;
  isStale: boolean;
  /** A part could not be read at all. */
  isBroken: boolean;
}

function parseSeen(path: string, body: string): Omit<Seen, "isStale"> {
  const { values, isBroken } = JSON.parse(body) as Pick<Seen, "values" | "isBroken">;
  return { path, values, isBroken };
}

/** What one thread says to the other arrives late, in the order in which it was said. */
class ModelPort<Sent, Received> implements ThreadPort<Sent, Received> {
  #other: ModelPort<Received, Sent> | undefined;
  listener: (message: Received) => void = () => {};
  #said: Promise<void> = Promise.resolve();

  private constructor(private readonly way: () => Promise<void>) {}

  /** @param way how long a message is on its way */
  static pair<A, B>(way: () => Promise<void>): [ModelPort<A, B>, ModelPort<B, A>] {
    const [one, other] = [new ModelPort<A, B>(way), new ModelPort<B, A>(way)];
    one.#other = other;
    other.#other = one;
    return [one, other];
  }

  postMessage(message: Sent): void {
    const before = this.#said;
    this.#said = (async () => {
      await this.way();
      await before;
      this.#other?.listener(message);
    })();
  }

  on(_event: "message", listener: (message: Received) => void): void {
    this.listener = listener;
  }
}

/** How long a message between two threads is on its way, in milliseconds at most. */
const THREAD_MS = 5;

/** The website's own parts in their two threads, before a model of the cms and around an app of one line. */
export class ModelWeb {
  readonly #subscription: ContentSubscription;
  /** What the thread of the app knows. */
  readonly #changes = new Changes();
  readonly #reads: ReadCache;
  readonly #app: RenderWorkerClient;
  readonly #pages: ReturnType<typeof createPageCache>;
  reads = 0;

  constructor(
    private readonly cms: ModelCms,
    random: () => number,
  ) {
    const changes = new Changes();
    this.#subscription = new ContentSubscription(
      {
        poll: (signal) => this.#poll(signal),
        stream: (signal) => cms.openStream(signal),
      },
      changes,
    );
    const subscription = this.#subscription;
    const freshness = {
      changes,
      isLive: () => subscription.isLive,
      isDown: () => subscription.isDown(),
      onLive: (listener: (isLive: boolean) => void) => subscription.onLive(listener),
      today: () => "2026-01-01",
    };
    const way = () => wait(random() * THREAD_MS);
    const [port, portOfApp] = ModelPort.pair<ToRenderWorker, FromRenderWorker>(way);
    this.#app = new RenderWorkerClient(port, freshness);
    const { isDown } = serveRenders(portOfApp, {
      render: (request, { mode }) => createRenderContext(mode).run(() => this.#answer(request)),
      renderPage: createPageRenderer({
        createRenderContext,
        render: (request) => this.#answer(request),
        site: SITE,
        generalHeaders: new Headers(),
      }),
      changes: this.#changes,
    });
    this.#reads = new ReadCache({
      changes: this.#changes,
      isDown,
      isOutage: (error) => error instanceof Outage,
      maxSize: 1_000_000,
    });
    this.#pages = createPageCache({
      keyOf: ({ url = "" }) => url,
      freshness,
      renderPage: this.#app.renderPage,
      queue: new RenderQueue(),
      clientOf: () => "192.0.2.1",
      isUnknown: () => false,
    });
    this.#subscription.start();
  }

  stop(): void {
    this.#subscription.stop();
  }

  get isLive(): boolean {
    return this.#subscription.isLive;
  }

  /** A write of the owner, who knows when the promise resolves what is saved. */
  async write(tags: readonly string[]): Promise<ReadonlyMap<string, number>> {
    const form = new Request(SITE, { method: "POST", body: JSON.stringify(tags) });
    const answer = await this.#app.render(form, { mode: "stream", requestId: null });
    return new Map((await answer.json()) as [string, number][]);
  }

  async #save(tags: readonly string[]): Promise<Response> {
    const { state, saved } = await this.cms.call(() => {
      this.cms.commit(tags);
      const saved = tags.map((tag) => [tag, this.cms.content.get(tag) ?? 0]);
      return { state: JSON.stringify(this.cms.state()), saved };
    });
    noteWrite(state, this.#changes);
    return Response.json(saved);
  }

  async visit(path: string): Promise<Seen> {
    const request = new IncomingMessage(new Socket());
    Object.assign(request, { method: "GET", url: path });
    const response = new ServerResponse(request);
    return new Promise((resolve, reject) => {
      let isStale = false;
      Object.assign(response, {
        writeHead: (_status: number, headers: string[]) => {
          isStale = headers.includes(STALE_HEADER[0]);
        },
        end: (body: Buffer) => resolve({ ...parseSeen(path, body.toString()), isStale }),
      });
      this.#pages(request, response, () => {
        this.#app
          .render(new Request(new URL(path, SITE)), { mode: "immediate", requestId: null })
          .then(async (answer) => {
            const isStale = answer.headers.has(STALE_HEADER[0]);
            resolve({ ...parseSeen(path, await answer.text()), isStale });
          }, reject);
      });
    });
  }

  async #poll(signal: AbortSignal): Promise<unknown> {
    const late = new Promise<never>((_resolve, reject) => {
      signal.addEventListener("abort", () => reject(new Outage()));
    });
    return Promise.race([this.cms.call(() => this.cms.state()), late]);
  }

  async #answer(request: Request): Promise<Response> {
    if (request.method === "POST") return this.#save((await request.json()) as string[]);
    const response = await this.#render(new URL(request.url).pathname);
    if (currentRenderContext()?.isStale) response.headers.set(...STALE_HEADER);
    return response;
  }

  /** Some parts one after the other, as a page reads its pictures after its texts. */
  async #render(path: string): Promise<Response> {
    const tags = PAGES[path] ?? [];
    const [first, second] = [tags.slice(0, 2), tags.slice(2)];
    const values: Record<string, number> = {};
    let isBroken = false;
    for (const group of [first, second]) {
      await Promise.all(
        group.map(async (tag) => {
          try {
            values[tag] = (await this.#reads.get(tag, () => this.#ask(tag))) as number;
          } catch (error) {
            if (!(error instanceof Outage)) throw error;
            isBroken = true;
            const notes = currentRenderContext();
            if (notes) notes.isUncacheable = true;
          }
        }),
      );
    }
    return Response.json({ values, isBroken });
  }

  async #ask(tag: string) {
    this.reads += 1;
    const body = await this.cms.call(() => this.cms.content.get(tag));
    return { outcome: { body }, tags: [tag], size: 10 };
  }
}
