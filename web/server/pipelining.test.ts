import { once } from "node:events";
import type { ServerResponse } from "node:http";
import { type Socket, connect } from "node:net";
import { describe, expect, it } from "vitest";
import { withoutPipelining } from "./pipelining";
import { serve } from "./testing";

/** A server whose answers wait until they are told to go. */
async function setUp() {
  const begun: string[] = [];
  const open: ServerResponse[] = [];
  const { base } = await serve(() =>
    withoutPipelining((request, response) => {
      begun.push(request.url ?? "");
      open.push(response);
    }),
  );
  const { port } = new URL(base);
  const sockets: Socket[] = [];
  return {
    begun,
    /** Sends requests all at once. */
    send: async (paths: string[]) => {
      const socket = connect(Number(port), "127.0.0.1");
      sockets.push(socket);
      socket.on("error", () => {});
      await once(socket, "connect");
      socket.write(paths.map((path) => `GET ${path} HTTP/1.1\r\nHost: x\r\n\r\n`).join(""));
      return socket;
    },
    /** Answers the request that was begun first. */
    answer: () => open.shift()?.end("done"),
  };
}

const paths = (count: number) => Array.from({ length: count }, (_, index) => `/${index}`);
const settle = () => new Promise((resolve) => setTimeout(resolve, 50));

describe("requests that are sent ahead", () => {
  it("are begun one after the other, and answered in their order", async () => {
    const { send, begun, answer } = await setUp();
    const socket = await send(paths(3));
    let text = "";
    socket.on("data", (part: Buffer) => (text += part.toString()));
    for (let count = 1; count <= 3; count += 1) {
      await expect.poll(() => begun).toEqual(paths(count));
      await settle();
      expect(begun).toEqual(paths(count));
      answer();
      await expect.poll(() => text.split("done").length - 1).toBe(count);
    }
    socket.destroy();
  });

  it("are not begun when the connection is closed", async () => {
    const { send, begun, answer } = await setUp();
    const socket = await send(paths(90));
    await expect.poll(() => begun.length).toBe(1);
    socket.destroy();
    await settle();
    answer();
    await settle();
    expect(begun).toEqual(["/0"]);
  });

  it("end the connection when they are too many, and no other connection", async () => {
    const { send, begun, answer } = await setUp();
    const other = await send(["/other"]);
    await expect.poll(() => begun).toEqual(["/other"]);
    const socket = await send(paths(300));
    await once(socket, "close");
    expect(begun).toEqual(["/other", "/0"]);
    answer();
    expect(String(await once(other, "data"))).toContain("done");
    other.destroy();
  });
});
