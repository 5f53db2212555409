import { once } from "node:events";
import { type Socket, connect } from "node:net";
import { afterEach, describe, expect, it } from "vitest";
import { createHttpServer } from "./http-server";
import { shutDownGracefully } from "./graceful-shutdown";

const ends: (() => Promise<void>)[] = [];
afterEach(() => Promise.all(ends.splice(0).map((end) => end())));

async function setUp(limits: Parameters<typeof createHttpServer>[1]) {
  const seen: string[] = [];
  const server = createHttpServer((request, response) => {
    seen.push(request.url ?? "");
    request.resume();
    request.once("end", () => response.end("done"));
  }, limits);
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  ends.push(() => shutDownGracefully(server, 0));
  const address = server.address();
  if (!address || typeof address === "string") throw new Error("The server does not listen.");
  const open = async (text: string): Promise<Socket> => {
    const socket = connect(address.port, "127.0.0.1");
    socket.on("error", () => {});
    await once(socket, "connect");
    socket.write(text);
    return socket;
  };
  return { server, seen, open };
}

async function all(socket: Socket): Promise<string> {
  let text = "";
  socket.on("data", (part: Buffer) => (text += part.toString()));
  await once(socket, "close");
  return text;
}

const QUICK = { connectionsCheckingInterval: 20 };

describe("the server", () => {
  it("has a limit for whatever a slow client could hold", async () => {
    const { server } = await setUp({});
    expect(server.headersTimeout).toBeLessThanOrEqual(15_000);
    expect(server.requestTimeout).toBeLessThanOrEqual(300_000);
    expect(server.maxConnections).toBeLessThanOrEqual(2_000);
    expect(server.keepAliveTimeout).toBeGreaterThan(60_000);
  });

  it("ends a request whose headers do not come to an end", async () => {
    const { open, seen } = await setUp({ ...QUICK, headersTimeout: 100 });
    const slow = await open("GET / HTTP/1.1\r\nHost: x\r\nX-Slow: ");
    expect(await all(slow)).toContain("408 Request Timeout");
    expect(seen).toEqual([]);
  });

  it("ends a request whose body does not come to an end", async () => {
    const { open, seen } = await setUp({ ...QUICK, headersTimeout: 100, requestTimeout: 200 });
    const slow = await open("POST /form HTTP/1.1\r\nHost: x\r\nContent-Length: 10\r\n\r\na=");
    await all(slow);
    expect(seen).toEqual(["/form"]);
  });

  it("closes connections that wait idle when all are taken, and no other", async () => {
    const { open } = await setUp({ maxConnections: 2 });
    const idle = await open("GET / HTTP/1.1\r\nHost: x\r\n\r\n");
    await once(idle, "data");
    const busy = await open("POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 3\r\n\r\na=");
    const ended = once(idle, "close");
    await all(await open("GET /dropped HTTP/1.1\r\nHost: x\r\n\r\n"));
    await ended;
    const next = await open("GET /next HTTP/1.1\r\nHost: x\r\n\r\n");
    expect(String(await once(next, "data"))).toContain("done");
    busy.write("b");
    expect(String(await once(busy, "data"))).toContain("done");
    for (const socket of [next, busy]) socket.destroy();
  });
});
