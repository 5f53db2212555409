import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, onTestFinished, test } from "vitest";
import { ServerProcess, StartFailure } from "../lib/server-process.mjs";
import { freePorts } from "../lib/ports.mjs";
import { isRunning, linesOf, scratchFolder, until } from "./support.mjs";

/** @param {{ mode?: string, timing?: Partial<import("../lib/server-process.mjs").Timing> }} [options] */
async function makeServer({ mode = "", timing = {} } = {}) {
  const [port] = await freePorts(1);
  const log = join(scratchFolder(), "log");
  /** @type {string[]} */
  const events = [];
  const server = new ServerProcess({
    name: "web",
    args: [fileURLToPath(new URL("fixtures/server-process.mjs", import.meta.url))],
    cwd: process.cwd(),
    env: { ...process.env, NAME: "web", HEALTH_PORT: String(port), LOG: log, MODE: mode },
    readyUrl: `http://127.0.0.1:${port}/`,
    onLine: () => {},
    onEvent: (event) => events.push(event),
    timing: { firstPause: 20, longestPause: 80, stopGrace: 5000, ...timing },
  });
  onTestFinished(() => server.stop());
  const ups = () => linesOf(log).filter((line) => line.startsWith("web up")).length;
  return { server, url: `http://127.0.0.1:${port}`, log, events, ups };
}

test("serves once start() is done", async () => {
  const { server, url } = await makeServer();
  await server.start();
  expect((await fetch(url)).status).toBe(200);
});

test("says why it did not start", async () => {
  const { server } = await makeServer({ mode: "broken" });
  const failure = await server.start().catch((error) => error);
  expect(failure).toBeInstanceOf(StartFailure);
  expect(failure.message).toBe("web stopped while it was starting (exit code 1)");
  expect(failure.tail).toBe("WEB_PORT is not to its liking.");
});

test("is started again when it dies, after pauses that double up to a limit", async () => {
  const { server, url, events, ups } = await makeServer();
  await server.start();
  for (let count = 2; count <= 5; count += 1) {
    await fetch(`${url}/die`).catch(() => {});
    await until(() => ups() === count && events.length === 2 * (count - 1));
  }
  expect(events.filter((event) => event.includes("ended"))).toEqual([
    "web ended (exit code 7); starting it again in 0.02 s",
    "web ended (exit code 7); starting it again in 0.04 s",
    "web ended (exit code 7); starting it again in 0.08 s",
    "web ended (exit code 7); starting it again in 0.08 s",
  ]);
  expect(events.filter((event) => event === "web is back")).toHaveLength(4);
});

test("begins with the short pause again after a good run", async () => {
  const { server, url, events, ups } = await makeServer({ timing: { goodRun: 0 } });
  await server.start();
  for (const count of [2, 3]) {
    await fetch(`${url}/die`).catch(() => {});
    await until(() => ups() === count && events.length === 2 * (count - 1));
  }
  expect(events[2]).toBe("web ended (exit code 7); starting it again in 0.02 s");
});

test("goes on when a thread of it ends", async () => {
  const { server, url, events, ups } = await makeServer();
  await server.start();
  expect(await (await fetch(`${url}/thread`)).text()).toBe("ok");
  expect((await fetch(url)).status).toBe(200);
  expect([events, ups()]).toEqual([[], 1]);
});

test("finishes the request in flight before it stops", async () => {
  const { server, url, log } = await makeServer();
  await server.start();
  const answer = fetch(`${url}/slow`);
  await fetch(url);
  await server.stop();
  expect(await (await answer).text()).toBe("ok");
  expect(linesOf(log).slice(-2)).toEqual(["web told to stop", "web stopped"]);
});

test("is ended by force when it does not stop", async () => {
  const { server, events } = await makeServer({ mode: "stubborn", timing: { stopGrace: 100 } });
  await server.start();
  const { pid = 0 } = server;
  await server.stop();
  expect(isRunning(pid)).toBe(false);
  expect(events).toEqual(["web did not stop within 0.1 s and was ended by force"]);
});

test("does not come back when it is stopped during the pause", async () => {
  const { server, url, ups } = await makeServer({ timing: { firstPause: 60_000 } });
  await server.start();
  await fetch(`${url}/die`).catch(() => {});
  await until(() => server.pid === undefined || !isRunning(server.pid));
  await server.stop();
  expect(ups()).toBe(1);
});

test("can be started again after it was stopped", async () => {
  const { server, url } = await makeServer();
  await server.start();
  await server.stop();
  await expect(fetch(url)).rejects.toThrow();
  await server.start();
  expect((await fetch(url)).status).toBe(200);
});
