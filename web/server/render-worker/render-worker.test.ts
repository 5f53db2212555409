import { MessageChannel, type MessagePort } from "node:worker_threads";
import { afterEach, describe, expect, it, vi } from "vitest";
import { Changes } from "~/lib/cache/content-changes";
import { Deadline, readClocks } from "~/lib/cache/deadline";
import { createRenderContext, currentRenderContext } from "~/lib/cache/render-context.server";
import { createPageRenderer } from "../page-renderer";
import type { RenderInfo } from "../render";
import { RenderWorkerClient } from "./client";
import { serveRenders } from "./host";

const SITE = new URL("https://marchetti.example.edu");
const INFO: RenderInfo = { mode: "stream", requestId: "r-1" };

const ports: MessagePort[] = [];
afterEach(() => {
  for (const port of ports.splice(0)) port.close();
});

/** A client and an app, with a port between them as between two threads. */
function setUp(render: (request: Request, info: RenderInfo) => Promise<Response> | Response) {
  const { port1, port2 } = new MessageChannel();
  ports.push(port1, port2);
  const changes = new Changes();
  const changesOfApp = new Changes();
  const state = { isDown: false, setLive: (_isLive: boolean) => {} };
  const client = new RenderWorkerClient(port1, {
    changes,
    isDown: () => state.isDown,
    onLive: (listener) => (state.setLive = listener),
  });
  const app = async (request: Request, info: RenderInfo) => render(request, info);
  const { isDown } = serveRenders(port2, {
    render: app,
    renderPage: createPageRenderer({
      createRenderContext,
      render: (request) => app(request, { mode: "complete", requestId: null }),
      site: SITE,
      generalHeaders: new Headers({ "x-frame-options": "DENY" }),
    }),
    changes: changesOfApp,
  });
  return { client, changes, changesOfApp, state, isDown };
}

const ask = (init?: RequestInit) => new Request(new URL("/a?b=c", SITE), init);
const textOf = (bytes: Uint8Array | undefined) => new TextDecoder().decode(bytes);

describe("a request to the app's thread", () => {
  it("arrives with its method, address, headers and form, and the answer with each cookie", async () => {
    const { client } = setUp(async (request, info) => {
      const headers = new Headers({ "x-asked": `${request.method} ${request.url}` });
      for (const cookie of ["a=1", "b=2"]) headers.append("set-cookie", cookie);
      const cookies = request.headers.get("cookie");
      const text = `${await request.text()} ${cookies} ${info.mode} ${info.requestId}`;
      return new Response(text, { status: 418, headers });
    });
    const headers = { cookie: "s=1", "content-length": "5" };
    const answer = await client.render(ask({ method: "POST", headers, body: "typed" }), INFO);
    expect(answer.status).toBe(418);
    expect(answer.headers.get("x-asked")).toBe(`POST ${SITE.origin}/a?b=c`);
    expect(answer.headers.getSetCookie()).toEqual(["a=1", "b=2"]);
    expect(await answer.text()).toBe("typed s=1 stream r-1");
  });

  it("brings a long body as the app reads it", async () => {
    const { client } = setUp(async (request) => {
      return new Response(String((await request.arrayBuffer()).byteLength));
    });
    let sent = 0;
    const body = new ReadableStream({
      pull(controller) {
        controller.enqueue(new Uint8Array(65_536));
        if ((sent += 1) === 64) controller.close();
      },
    });
    const upload = ask({ method: "POST", body, duplex: "half" });
    expect(await (await client.render(upload, INFO)).text()).toBe(String(64 * 65_536));
  });

  it("does not wait for a body that the app has no use for", async () => {
    const { client } = setUp(() => new Response("too much", { status: 413 }));
    const cancel = vi.fn();
    const pull = (controller: ReadableStreamDefaultController) =>
      controller.enqueue(new Uint8Array(65_536));
    const body = new ReadableStream({ pull, cancel });
    const answer = await client.render(ask({ method: "POST", body, duplex: "half" }), INFO);
    expect([answer.status, await answer.text()]).toEqual([413, "too much"]);
    await vi.waitFor(() => expect(cancel).toHaveBeenCalled());
  });

  it("is answered without a body where there is none", async () => {
    const { client } = setUp(() => new Response(null, { status: 204 }));
    const answer = await client.render(ask(), INFO);
    expect([answer.status, answer.body]).toEqual([204, null]);
  });

  it("is answered in parts, each as soon as it is there", async () => {
    let go = () => {};
    const gate = new Promise<void>((resolve) => (go = resolve));
    const { client } = setUp(() => {
      const parts = ["frame ", "list"].map((part) => new TextEncoder().encode(part));
      const pull = async (controller: ReadableStreamDefaultController) => {
        if (parts.length === 1) await gate;
        const part = parts.shift();
        if (part) controller.enqueue(part);
        else controller.close();
      };
      return new Response(new ReadableStream({ pull }));
    });
    const reader = (await client.render(ask(), INFO)).body?.getReader();
    expect(textOf((await reader?.read())?.value)).toBe("frame ");
    go();
    expect(textOf((await reader?.read())?.value)).toBe("list");
    expect((await reader?.read())?.done).toBe(true);
  });

  it("fails as the app fails", async () => {
    const { client } = setUp(() => Promise.reject(new TypeError("a detail")));
    await expect(client.render(ask(), INFO)).rejects.toThrow(new TypeError("a detail"));
    await expect(client.renderPage("/", null)).rejects.toThrow("a detail");
  });

  it("ends as the app's answer fails in the middle", async () => {
    const { client } = setUp(() => {
      let isFirst = true;
      const pull = (controller: ReadableStreamDefaultController) => {
        if (isFirst) controller.enqueue(new TextEncoder().encode("frame"));
        else controller.error(new Error("a detail"));
        isFirst = false;
      };
      return new Response(new ReadableStream({ pull }, { highWaterMark: 0 }));
    });
    const answer = await client.render(ask(), INFO);
    await expect(answer.text()).rejects.toThrow();
  });
});

describe("a client that goes", () => {
  it("is told to the app, whose answer has begun or not", async () => {
    const signals: AbortSignal[] = [];
    const cancel = vi.fn();
    const { client } = setUp((request) => {
      signals.push(request.signal);
      if (request.headers.has("never")) return new Promise<Response>(() => {});
      const pull = (controller: ReadableStreamDefaultController) =>
        controller.enqueue(new Uint8Array(1_000));
      return new Response(new ReadableStream({ pull, cancel }, { highWaterMark: 0 }));
    });
    const [waiting, reading] = [new AbortController(), new AbortController()];
    const headers = { never: "1" };
    void client.render(ask({ headers, signal: waiting.signal }), INFO);
    const answer = await client.render(ask({ signal: reading.signal }), INFO);
    expect(signals.map(({ aborted }) => aborted)).toEqual([false, false]);
    waiting.abort();
    reading.abort();
    await vi.waitFor(() => expect(signals.map(({ aborted }) => aborted)).toEqual([true, true]));
    expect(cancel).not.toHaveBeenCalled();
    await answer.body?.cancel();
    await vi.waitFor(() => expect(cancel).toHaveBeenCalledOnce());
  });

  it("has the app asked nothing when it went before", async () => {
    const render = vi.fn(() => new Response());
    const { client } = setUp(render);
    const signal = AbortSignal.abort(new Error("gone"));
    await expect(client.render(ask({ signal }), INFO)).rejects.toThrow("gone");
    expect(render).not.toHaveBeenCalled();
  });
});

describe("a page for the cache", () => {
  it("comes with what it was made of", async () => {
    const until = Deadline.in(600_000, readClocks());
    const { client } = setUp(() => {
      const notes = currentRenderContext();
      notes?.tags.add("publication");
      if (notes) notes.until = until;
      if (notes) notes.isStale = true;
      return new Response("a page", { headers: { "content-type": "text/html" } });
    });
    const made = await client.renderPage("/blog?page=2", null);
    expect(made?.page.body).toEqual(Buffer.from("a page"));
    expect(made?.page.headers).toEqual(expect.arrayContaining(["x-frame-options", "DENY"]));
    expect(made).toMatchObject({ tags: new Set(["publication"]), isStale: true });
    expect(made?.isUncacheable).toBe(false);
    expect(made?.until).not.toBe(until);
    expect(made?.until?.portable.wall).toBe(until?.portable.wall);
    expect(made?.until?.portable.left).toBeGreaterThan(0);
    expect(made?.until?.portable.left).toBeLessThanOrEqual(600_000);
  });

  it("is none where the answer is for one visitor alone", async () => {
    const { client } = setUp(() => new Response("a page", { headers: { "set-cookie": "a=b" } }));
    expect(await client.renderPage("/", null)).toBeNull();
  });
});

describe("a change of the content", () => {
  const state = (counter: number) => ({ boot: "a", counter, changed: { award: counter } });

  it("that the app has made is known before its answer", async () => {
    const { client, changes, changesOfApp } = setUp(() => {
      changesOfApp.apply(state(1));
      return new Response("saved");
    });
    changes.apply(state(0));
    const { revision } = changes;
    await client.render(ask(), INFO);
    expect(changes.hasChanged(["award"], revision)).toBe(true);
    expect(changes.revision).toBe(revision + 1);
  });

  it("of which nothing is known but that it was made is told once", async () => {
    const { client, changes, changesOfApp } = setUp(() => {
      changesOfApp.everything();
      return new Response("saved");
    });
    await client.render(ask(), INFO);
    await client.render(ask(), INFO);
    expect([changes.revision, changesOfApp.revision]).toEqual([2, 2]);
  });

  it("that this thread has heard of is known to whatever is made afterwards", async () => {
    const { client, changes, changesOfApp } = setUp(
      () => new Response(String(changesOfApp.hasChanged(["award"], 1))),
    );
    changes.apply(state(0));
    expect(await (await client.render(ask(), INFO)).text()).toBe("false");
    changes.apply(state(1));
    expect(await (await client.render(ask(), INFO)).text()).toBe("true");
  });

  it("has the app ask whether the cms is down, unless every change is heard of at once", async () => {
    const { client, state, isDown } = setUp(() => new Response());
    state.isDown = true;
    expect(await isDown()).toBe(true);
    state.isDown = false;
    expect(await isDown()).toBe(false);
    state.setLive(true);
    await client.render(ask(), INFO);
    expect(isDown()).toBe(false);
  });
});
