import http from "node:http";
import net from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import { afterEach, expect, test } from "vitest";
import { ContentState } from "../../src/content-state/state";
import { Streams } from "../../src/content-state/streams";

const servers: http.Server[] = [];

afterEach(() => {
  for (const server of servers.splice(0)) server.close();
});

/** A server that answers every request with a stream, and a raw connection that asks for one. */
async function listen() {
  const state = new ContentState();
  const streams = new Streams(state);
  const answers: http.ServerResponse[] = [];
  const server = http.createServer((_request, response) => {
    answers.push(response);
    streams.open(response);
  });
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  const port = typeof address === "object" && address !== null ? address.port : 0;
  const socket = net.connect(port, "127.0.0.1");
  socket.on("error", () => {});
  await new Promise((resolve) => socket.once("connect", resolve));
  socket.write("GET / HTTP/1.1\r\nHost: x\r\n\r\n");
  await new Promise((resolve) => socket.once("readable", resolve));
  return { state, streams, answers, server, socket };
}

/** One event of about a megabyte, so that few of them fill every buffer of the system. */
const MANY_TAGS = Array.from({ length: 40_000 }, (_, index) => `tag-number-${index}`);

test("a reader that does not read piles nothing up and gets the newest state at last", async () => {
  const { state, answers, socket, streams } = await listen();
  const [answer] = answers;
  for (let bump = 0; bump < 40; bump += 1) {
    state.bump(MANY_TAGS);
    await sleep(25);
  }
  const event = state.json().length;
  expect(answer?.writableNeedDrain).toBe(true);
  expect(answer?.writableLength).toBeLessThan(2 * event);
  let tail = "";
  const done = new Promise<void>((resolve) => {
    socket.on("data", (chunk) => {
      tail = (tail + chunk.toString()).slice(-3 * event);
      const events = [...tail.matchAll(/"boot":"[^"]+","counter":(\d+)/g)];
      if (events.at(-1)?.[1] === "40" && tail.trimEnd().endsWith("}")) resolve();
    });
  });
  await done;
  streams.close();
  await new Promise((resolve) => socket.on("close", resolve));
});

test("a change is on its way before whoever made it goes on", async () => {
  const { state, answers, streams } = await listen();
  const socket = answers[0]?.socket;
  const before = socket?.bytesWritten ?? 0;
  state.bump(["course"]);
  expect(socket?.writableLength).toBe(0);
  const afterOne = socket?.bytesWritten ?? 0;
  expect(afterOne).toBeGreaterThan(before);
  // More of them within 20 ms are one event, which a request that ends does not wait for.
  state.bump(["event"]);
  state.bump(["student"]);
  expect(socket?.bytesWritten).toBe(afterOne);
  streams.flush();
  expect(socket?.writableLength).toBe(0);
  const afterFlush = socket?.bytesWritten ?? 0;
  expect(afterFlush).toBeGreaterThan(afterOne);
  streams.flush();
  expect(socket?.bytesWritten).toBe(afterFlush);
  streams.close();
});

test("a stop ends all streams, also one whose reader hangs, and opens no more", async () => {
  const { state, streams, server, answers, socket } = await listen();
  for (let bump = 0; bump < 20; bump += 1) {
    state.bump(MANY_TAGS);
    await sleep(25);
  }
  expect(answers[0]?.writableNeedDrain).toBe(true);
  streams.close();
  await new Promise((resolve) => server.close(resolve));
  socket.destroy();
  const [ended] = answers;
  expect(ended?.destroyed).toBe(true);
  expect(ended !== undefined && streams.open(ended)).toBe(false);
});
