import { once } from "node:events";
import { Agent, request as ask } from "node:http";
import { connect } from "node:net";
import { describe, expect, it } from "vitest";
import { answerText } from "./answer-text";
import { HttpError } from "./http-error";
import { type Render, answerWith } from "./render";
import { RenderQueue } from "./render-queue";
import { createRequestLog } from "./request-log";
import { serve } from "./testing";

const log = createRequestLog(() => {});

function serveApp(render: Render, site?: URL, queue = new RenderQueue(), general = "general") {
  return serve((base) => (request, response) => {
    if (general) response.setHeader("cache-control", general);
    const options = { render, queue, log, site: site ?? base, bodyTimeout: 200 };
    answerWith(options)(request, response, (error: unknown) => {
      const status = error instanceof HttpError ? error.status : 500;
      answerText(response, status, String(error));
    });
  });
}

/** Sends a body over a connection that stays open. */
function post(agent: Agent, url: string, body: string): Promise<number | undefined> {
  return new Promise((resolve, reject) => {
    const sent = ask(url, { agent, method: "POST" }, (response) => {
      response.resume();
      response.once("end", () => resolve(response.statusCode));
    });
    sent.once("error", reject);
    sent.end(body);
  });
}

/** Sends a form of this length, of which only the beginning comes. */
async function sendSlowly(base: string, length: number, beginning: string) {
  const socket = connect(Number(new URL(base).port), "127.0.0.1");
  socket.on("error", () => {});
  await once(socket, "connect");
  socket.write(
    `POST / HTTP/1.1\r\nHost: localhost\r\nContent-Length: ${length}\r\n\r\n${beginning}`,
  );
  return socket;
}

describe("what the app answers", () => {
  it("is sent with its own headers over the general ones, and each of its cookies", async () => {
    const { base } = await serveApp(() => {
      const headers = new Headers({ "cache-control": "own" });
      headers.append("set-cookie", "a=1");
      headers.append("set-cookie", "b=2");
      return Promise.resolve(new Response("text", { status: 418, headers }));
    });
    const response = await fetch(base);
    expect(response.status).toBe(418);
    expect(response.headers.get("cache-control")).toBe("own");
    expect(response.headers.getSetCookie()).toEqual(["a=1", "b=2"]);
    expect(await response.text()).toBe("text");
  });

  it.each([
    [200, "no-store"],
    [302, "no-store"],
    [400, "no-store"],
    [301, null],
  ])("is kept by no cache where it says nothing about it: %s", async (status, expected) => {
    const answer = () => new Response(null, { status, headers: { location: "/login" } });
    const { base } = await serveApp(() => Promise.resolve(answer()), undefined, undefined, "");
    const { headers } = await fetch(base, { redirect: "manual" });
    expect(headers.get("cache-control")).toBe(expected);
  });

  it("names the methods of a page that takes no form", async () => {
    const { base } = await serveApp(() => Promise.resolve(new Response(null, { status: 405 })));
    const response = await fetch(base, { method: "POST" });
    expect(response.headers.get("allow")).toBe("GET, HEAD");
  });

  it("is an answer to what was asked at the public address", async () => {
    const echo: Render = async (request) =>
      new Response(`${request.method} ${request.url} ${await request.text()}`);
    const { base } = await serveApp(echo, new URL("https://marchetti.example.edu"));
    const response = await fetch(`${base}/a?b=c`, { method: "POST", body: "typed" });
    expect(await response.text()).toBe(`POST ${base.replace("http:", "https:")}/a?b=c typed`);
  });

  it("does not let whoever watches the server wait for a place", async () => {
    const queue = new RenderQueue({ total: 0 });
    const { base } = await serveApp(() => Promise.resolve(new Response("ok")), undefined, queue);
    for (const path of ["/healthz", "/readyz", "/healthz?from=probe"]) {
      expect((await fetch(base + path)).status, path).toBe(200);
    }
    for (const path of ["/", "/healthz/", "/healthzz"]) {
      expect((await fetch(base + path)).status, path).toBe(503);
    }
  });

  it("comes in parts as the app makes them", async () => {
    let finish = () => {};
    const { base } = await serveApp(() => {
      const body = new ReadableStream<Uint8Array>({
        start(controller) {
          controller.enqueue(Buffer.from("first"));
          finish = () => {
            controller.enqueue(Buffer.from("last"));
            controller.close();
          };
        },
      });
      return Promise.resolve(new Response(body));
    });
    const reader = (await fetch(base)).body?.getReader();
    expect(Buffer.from((await reader?.read())?.value ?? []).toString()).toBe("first");
    finish();
    expect(Buffer.from((await reader?.read())?.value ?? []).toString()).toBe("last");
  });

  it("leaves an error to whoever stands behind", async () => {
    const { base } = await serveApp(() => Promise.reject(new Error("broken")));
    expect(await (await fetch(base)).text()).toBe("Error: broken");
  });

  it.each([
    ["nothing", () => Promise.resolve(new Response("rejected", { status: 403 }))],
    [
      "only the beginning",
      async ({ body }: Request) => {
        await body?.getReader().read();
        return new Response("rejected", { status: 403 });
      },
    ],
  ])("leaves the connection good when it reads %s of a body", async (_what, render: Render) => {
    const { base } = await serveApp(render);
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    const body = "x".repeat(900_000);
    expect(await post(agent, base, body)).toBe(403);
    expect(await post(agent, base, body)).toBe(403);
    agent.destroy();
  });

  it("begins when a small body is complete, so that slow senders hold no place", async () => {
    let begun = 0;
    const { base } = await serveApp(async (request) => {
      begun += 1;
      return new Response(await request.text());
    });
    const slow = await sendSlowly(base, 10, "a=");
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(begun).toBe(0);
    slow.write("12345678");
    expect(String(await once(slow, "data"))).toContain("a=12345678");
    slow.destroy();
    const stalled = await sendSlowly(base, 10, "a=");
    expect(String(await once(stalled, "data"))).toContain("408");
    expect(begun).toBe(1);
    stalled.destroy();
  });

  it("begins at once with a large body, which the app may reject unread", async () => {
    const { base } = await serveApp(() => Promise.resolve(new Response("no", { status: 403 })));
    const slow = await sendSlowly(base, 1_000_000, "a=");
    expect(String(await once(slow, "data"))).toContain("403");
    slow.destroy();
  });

  it("is not made for a connection that is gone", async () => {
    const queue = new RenderQueue({ running: 1 });
    const begun: string[] = [];
    const ends: (() => void)[] = [];
    const { base } = await serveApp(
      async ({ url, signal }) => {
        begun.push(`${new URL(url).pathname} ${signal.aborted}`);
        await new Promise<void>((resolve) => ends.push(resolve));
        return new Response("text");
      },
      undefined,
      queue,
    );
    const first = fetch(`${base}/first`);
    await expect.poll(() => begun.length).toBe(1);
    const leaving = new AbortController();
    const gone = fetch(`${base}/gone`, { signal: leaving.signal }).catch(() => "gone");
    const last = fetch(`${base}/last`);
    await new Promise((resolve) => setTimeout(resolve, 100));
    leaving.abort();
    expect(await gone).toBe("gone");
    await new Promise((resolve) => setTimeout(resolve, 50));
    ends.shift()?.();
    await first;
    await expect.poll(() => ends.length).toBe(1);
    ends.shift()?.();
    await last;
    expect(begun).toEqual(["/first false", "/last false"]);
  });

  it("tells the app when whoever asked has gone", async () => {
    let asked: Request | undefined;
    const { base } = await serveApp((request) => {
      asked = request;
      return new Promise(() => {});
    });
    const leaving = new AbortController();
    const gone = fetch(base, { signal: leaving.signal }).catch(() => "gone");
    await expect.poll(() => asked?.signal.aborted).toBe(false);
    leaving.abort();
    await gone;
    await expect.poll(() => asked?.signal.aborted).toBe(true);
  });
});
