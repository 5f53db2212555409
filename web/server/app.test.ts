import { once } from "node:events";
import { mkdir, mkdtemp } from "node:fs/promises";
import { connect } from "node:net";
import os from "node:os";
import path from "node:path";
import { describe, expect, it } from "vitest";
import { createApp } from "./app";
import type { Render } from "./render";
import { RenderQueue } from "./render-queue";
import { createRequestLog } from "./request-log";
import { serve } from "./testing";

async function serveApp(render: Render, queue = new RenderQueue()) {
  const directory = await mkdtemp(path.join(os.tmpdir(), "app-test-"));
  await mkdir(path.join(directory, "assets"));
  const lines: string[] = [];
  const { base } = await serve((site) =>
    createApp({
      clientDir: directory,
      uploads: { folder: directory },
      notFound: (_request, _response, next) => next(),
      render,
      queue,
      log: createRequestLog((...parts) => lines.push(parts.join(" "))),
      site,
      inactivityTimeout: 200,
    }),
  );
  return { base, lines };
}

describe("the app", () => {
  it("says when it is busy, and when to come again", async () => {
    const { base, lines } = await serveApp(
      () => Promise.resolve(new Response("text")),
      new RenderQueue({ total: 0 }),
    );
    const response = await fetch(base);
    expect(response.status).toBe(503);
    expect(response.headers.get("retry-after")).toMatch(/^\d+$/);
    expect(response.headers.get("cache-control")).toBe("no-store");
    expect(await response.text()).toBe("The website is busy. Please try again in a moment.");
    expect(lines).toEqual(["GET /: 503"]);
  });

  it("tells nobody but the log why it failed", async () => {
    const { base, lines } = await serveApp(() => Promise.reject(new Error("a detail")));
    const response = await fetch(base);
    expect(response.status).toBe(500);
    expect(await response.text()).toBe("Internal Server Error");
    expect(lines).toEqual(["GET / failed: Error: a detail"]);
  });

  it("gives up on a client that stops reading", async () => {
    let isGivenUp = false;
    const { base } = await serveApp(() => {
      const endless = new ReadableStream<Uint8Array>({
        pull: (controller) => controller.enqueue(Buffer.alloc(65_536)),
        cancel: () => void (isGivenUp = true),
      });
      return Promise.resolve(new Response(endless));
    });
    const socket = connect(Number(new URL(base).port), "127.0.0.1");
    socket.on("error", () => {});
    await once(socket, "connect");
    socket.pause();
    socket.write("GET / HTTP/1.1\r\nHost: localhost\r\n\r\n");
    await expect.poll(() => isGivenUp, { timeout: 4_000 }).toBe(true);
    socket.destroy();
  });
});
