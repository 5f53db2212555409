import { IncomingMessage, ServerResponse } from "node:http";
import { Socket } from "node:net";
import { Changes, type ContentState, noteWrite } from "~/lib/cache/content-changes";
import type { Freshness } from "~/lib/cache/content.server";
import { ReadCache } from "~/lib/cache/read-cache";
import { currentRenderContext, createRenderContext } from "~/lib/cache/render-context.server";
import { ContentSubscription } from "~/lib/cache/content-subscription";
import { createPageCache } from "../../server/page-cache";
import { RenderQueue } from "../../server/render-queue";

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

const STALE_HEADER = ["x-lectern-stale", "cms-unreachable"] as const;

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

/** The website's own parts, before a model of the cms and around an app of one line. */
export class ModelWeb {
  readonly #changes = new Changes();
  readonly #subscription: ContentSubscription;
  readonly #reads: ReadCache;
  readonly #pages: ReturnType<typeof createPageCache>;
  reads = 0;

  constructor(private readonly cms: ModelCms) {
    this.#subscription = new ContentSubscription(
      {
        poll: (signal) => this.#poll(signal),
        stream: (signal) => cms.openStream(signal),
      },
      this.#changes,
    );
    this.#reads = new ReadCache({
      changes: this.#changes,
      isDown: () => this.#subscription.isDown(),
      isOutage: (error) => error instanceof Outage,
      maxSize: 1_000_000,
    });
    const freshness: Freshness = {
      changes: this.#changes,
      createRenderContext,
      follow: () => this.#subscription.start(),
      stop: () => this.#subscription.stop(),
      isLive: () => this.#subscription.isLive,
      isDown: () => this.#subscription.isDown(),
      today: () => "2026-01-01",
      staleHeader: STALE_HEADER,
    };
    this.#pages = createPageCache({
      keyOf: ({ url = "" }) => url,
      freshness,
      render: (request) => this.#render(new URL(request.url).pathname),
      queue: new RenderQueue(),
      clientOf: () => "192.0.2.1",
      isUnknown: () => false,
      site: new URL("http://localhost"),
      generalHeaders: new Headers(),
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
    const { state, saved } = await this.cms.call(() => {
      this.cms.commit(tags);
      const saved = new Map(tags.map((tag) => [tag, this.cms.content.get(tag) ?? 0]));
      return { state: JSON.stringify(this.cms.state()), saved };
    });
    noteWrite(state, this.#changes);
    return saved;
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
        const page = createRenderContext("immediate");
        page
          .run(() => this.#render(path))
          .then((answer) => answer.text())
          .then((body) => resolve({ ...parseSeen(path, body), isStale: page.isStale }), reject);
      });
    });
  }

  async #poll(signal: AbortSignal): Promise<unknown> {
    const late = new Promise<never>((_resolve, reject) => {
      signal.addEventListener("abort", () => reject(new Outage()));
    });
    return Promise.race([this.cms.call(() => this.cms.state()), late]);
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
