import { type Server, type ServerResponse, createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, describe, expect, it, vi } from "vitest";
import { Changes, type ContentState } from "./content-changes";
import { type Reach, ContentSubscription } from "./content-subscription";

const TIMES = { silence: 1_000, poll: 200, pollTtl: 20, retry: 20, safetyNet: 60_000 };
const cleanups: (() => void)[] = [];
afterEach(() => {
  for (const cleanup of cleanups.splice(0)) cleanup();
});

/** A server that tells a state as the cms does, and that can be cut, silenced and stopped. */
class StateServer {
  state: ContentState = { boot: "a", counter: 0, changed: {} };
  hasStream = true;
  polls = 0;
  readonly #streams = new Set<ServerResponse>();
  #server: Server | undefined;
  #port = 0;

  get base(): string {
    return `http://127.0.0.1:${this.#port}`;
  }

  async start(): Promise<void> {
    const server = createServer((request, response) => {
      if (request.url === "/state") {
        this.polls += 1;
        response.end(JSON.stringify(this.state));
      } else if (this.hasStream) {
        this.#streams.add(response);
        response.write(this.#event());
      } else response.writeHead(502).end();
    });
    await new Promise<void>((resolve) => server.listen(this.#port, "127.0.0.1", resolve));
    this.#port = (server.address() as AddressInfo).port;
    this.#server = server;
  }

  change(tag: string): void {
    const counter = this.state.counter + 1;
    this.state = { ...this.state, counter, changed: { ...this.state.changed, [tag]: counter } };
    for (const stream of this.#streams) stream.write(this.#event());
  }

  cut(): void {
    for (const stream of this.#streams) stream.destroy();
    this.#streams.clear();
  }

  heartbeat(): void {
    for (const stream of this.#streams) stream.write(": heartbeat\n\n");
  }

  stop(): void {
    this.cut();
    this.#server?.closeAllConnections();
    this.#server?.close();
  }

  #event(): string {
    return `event: state\ndata: ${JSON.stringify(this.state)}\n\n`;
  }
}

async function setUp() {
  const server = new StateServer();
  await server.start();
  const changes = new Changes();
  const reports: Reach[] = [];
  const subscription = new ContentSubscription(
    {
      poll: async (signal) =>
        (await fetch(`${server.base}/state`, { signal })).json() as Promise<unknown>,
      stream: async (signal) => {
        const { ok, body } = await fetch(`${server.base}/stream`, { signal });
        if (!ok || !body) throw new Error("no stream");
        return body;
      },
    },
    changes,
    (reach) => reports.push(reach),
    TIMES,
  );
  cleanups.push(() => {
    subscription.stop();
    server.stop();
  });
  return { server, changes, subscription, reports };
}

const until = (check: () => void | Promise<void>) =>
  vi.waitFor(check, { timeout: 3_000, interval: 5 });

describe("the subscription to the cms's changes", () => {
  it("hears of a change by the stream, without asking", async () => {
    const { server, changes, subscription } = await setUp();
    subscription.start();
    await until(() => expect(subscription.isLive).toBe(true));
    const { polls } = server;
    const since = changes.revision;
    server.change("award");
    await until(() => expect(changes.hasChanged(["award"], since)).toBe(true));
    expect(changes.hasChanged(["event"], since)).toBe(false);
    expect(subscription.isDown()).toBe(false);
    expect(server.polls).toBe(polls);
  });

  it("asks before it says that nothing has changed, as long as there is no stream", async () => {
    const { server, changes, subscription } = await setUp();
    server.hasStream = false;
    subscription.start();
    expect(await subscription.isDown()).toBe(false);
    const since = changes.revision;
    server.change("award");
    await until(async () => {
      expect(await subscription.isDown()).toBe(false);
      expect(changes.hasChanged(["award"], since)).toBe(true);
    });
    expect(subscription.isLive).toBe(false);
  });

  it("opens a stream that was cut again, and knows what it has missed", async () => {
    const { server, changes, subscription } = await setUp();
    subscription.start();
    await until(() => expect(subscription.isLive).toBe(true));
    const since = changes.revision;
    server.cut();
    server.change("award");
    await until(() => expect(changes.hasChanged(["award"], since)).toBe(true));
    await until(() => expect(subscription.isLive).toBe(true));
  });

  it("takes a stream without a heartbeat for a broken one", async () => {
    const { server, subscription } = await setUp();
    subscription.start();
    await until(() => expect(subscription.isLive).toBe(true));
    server.hasStream = false;
    await until(() => expect(subscription.isLive).toBe(false));
  });

  it("keeps a stream that has heartbeats", async () => {
    const { server, subscription } = await setUp();
    subscription.start();
    await until(() => expect(subscription.isLive).toBe(true));
    const heartbeat = setInterval(() => server.heartbeat(), 50);
    cleanups.push(() => clearInterval(heartbeat));
    let wasLost = false;
    for (let round = 0; round < 30; round += 1) {
      await new Promise((resolve) => setTimeout(resolve, 50));
      wasLost ||= !subscription.isLive;
    }
    expect(wasLost).toBe(false);
  });

  it("says that the cms is down, and when it is back", async () => {
    const { server, changes, subscription, reports } = await setUp();
    subscription.start();
    await until(() => expect(subscription.isLive).toBe(true));
    server.stop();
    await until(async () => expect(await subscription.isDown()).toBe(true));
    const since = changes.revision;
    server.state = { boot: "b", counter: 0, changed: {} };
    await server.start();
    await until(() => expect(subscription.isLive).toBe(true));
    expect(subscription.isDown()).toBe(false);
    expect(changes.hasChanged(["event"], since)).toBe(true);
    expect(reports).toEqual(["down", "up"]);
  });

  it("waits for a cms that starts after it", async () => {
    const { server, subscription, reports } = await setUp();
    server.stop();
    subscription.start();
    await until(() => expect(reports).toEqual(["waiting"]));
    await server.start();
    await until(() => expect(reports).toEqual(["waiting", "up"]));
  });

  it("believes the answer to a write that the cms is up", async () => {
    const { server, changes, subscription } = await setUp();
    server.stop();
    subscription.start();
    await until(async () => expect(await subscription.isDown()).toBe(true));
    await server.start();
    changes.apply({ boot: "b", counter: 1, changed: { award: 1 } });
    expect(await subscription.isDown()).toBe(false);
  });

  it("ends when it is told to", async () => {
    const { server, changes, subscription } = await setUp();
    subscription.start();
    await until(() => expect(subscription.isLive).toBe(true));
    subscription.stop();
    const since = changes.revision;
    server.change("award");
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(subscription.isLive).toBe(false);
    expect(changes.hasChanged(["award"], since)).toBe(false);
  });
});
