import type { RequestListener } from "node:http";
import { connect } from "node:net";
import { text } from "node:stream/consumers";
import { setTimeout as pause } from "node:timers/promises";
import { describe, expect, it } from "vitest";
import { createRequestListener } from "./request-listener";
import { createRequestLog } from "./request-log";
import { serve } from "./testing";

const listenerOptions = (app: RequestListener, site: URL, trustedProxies = 0) => ({
  app,
  config: { site, trustedProxies },
  log: createRequestLog(() => {}),
});

describe("the request listener", () => {
  const echo: RequestListener = (request, response) =>
    response.end(JSON.stringify(request.headers));

  it("writes the visitor's address over whatever the request claims", async () => {
    const { base } = await serve((site) => createRequestListener(listenerOptions(echo, site)));
    const headers = {
      "x-lectern-client-ip": "6.6.6.6",
      "x-forwarded-for": "7.7.7.7",
      "x-forwarded-proto": "https",
    };
    const seen: unknown = await (await fetch(base, { headers })).json();
    expect(seen).toMatchObject({ "x-lectern-client-ip": "127.0.0.1" });
    expect(seen).not.toHaveProperty("x-forwarded-for");
    expect(seen).not.toHaveProperty("x-forwarded-proto");
  });

  it("believes the proxies that it trusts", async () => {
    const { base } = await serve((site) => createRequestListener(listenerOptions(echo, site, 1)));
    const headers = { "x-forwarded-for": "6.6.6.6, 9.9.9.9", "x-forwarded-host": "evil.example" };
    const seen: unknown = await (await fetch(base, { headers })).json();
    expect(seen).toMatchObject({ "x-lectern-client-ip": "9.9.9.9" });
    expect(seen).not.toHaveProperty("x-forwarded-host");
  });

  it("rejects in plain words and closes the connection", async () => {
    const { base } = await serve((site) => createRequestListener(listenerOptions(echo, site)));
    const response = await fetch(`${base}/logout`, {
      method: "POST",
      headers: { origin: "https://evil.example" },
    });
    expect(response.status).toBe(403);
    expect(response.headers.get("connection")).toBe("close");
    expect(await response.text()).toBe("Forbidden");
  });

  it("hides from the app where a HEAD request comes from", async () => {
    const { base } = await serve((site) => createRequestListener(listenerOptions(echo, site)));
    const headers = { origin: "https://evil.example" };
    expect((await fetch(base, { method: "HEAD", headers })).status).toBe(200);
    const app: RequestListener = (request, response) => {
      response.setHeader("x-seen-origin", request.headers.origin ?? "none").end();
    };
    const site = await serve((url) => createRequestListener(listenerOptions(app, url)));
    const seen = await fetch(site.base, { method: "HEAD", headers });
    expect(seen.headers.get("x-seen-origin")).toBe("none");
  });

  it("names the methods that there are", async () => {
    const { base } = await serve((site) => createRequestListener(listenerOptions(echo, site)));
    const response = await fetch(`${base}/login`, { method: "DELETE" });
    expect(response.status).toBe(405);
    expect(response.headers.get("allow")).toBe("GET, HEAD, POST");
  });

  it("rejects a large body before it is read", async () => {
    const { base } = await serve((site) => createRequestListener(listenerOptions(echo, site)));
    const body = "x".repeat(1024 * 1024 + 1);
    const response = await fetch(`${base}/login`, { method: "POST", body });
    expect(response.status).toBe(413);
  });

  it("answers a client that reads only when it has sent everything", async () => {
    const { base } = await serve((site) => createRequestListener(listenerOptions(echo, site)));
    const { host, port } = new URL(base);
    const socket = connect(Number(port), "127.0.0.1");
    const part = "x".repeat(64 * 1024);
    const parts = 16;
    socket.write(
      `POST /login HTTP/1.1\r\nHost: ${host}\r\nContent-Length: ${parts * part.length}\r\n\r\n`,
    );
    for (let sent = 0; sent < parts; sent += 1) {
      socket.write(part);
      await pause(10);
    }
    expect(await text(socket)).toMatch(/^HTTP\/1\.1 413 [^]*Content Too Large$/);
  });
});
