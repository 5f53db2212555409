import { expect, test } from "vitest";
import { jsonScreen } from "../lib/json-screen.mjs";
import { Progress } from "../lib/progress.mjs";
import { ServerLog } from "../lib/server-log.mjs";

/** @param {(progress: Progress) => unknown} use */
async function linesOf(use) {
  /** @type {string[]} */
  const lines = [];
  await use(new Progress(jsonScreen({ write: (text) => lines.push(text) })));
  for (const line of lines) expect(line.indexOf("\n")).toBe(line.length - 1);
  return lines.map((line) => JSON.parse(line));
}

test("every line of a start is one of JSON", async () => {
  const entries = await linesOf(async (progress) => {
    progress.print("Lectern 0.1.0\n");
    await progress.run("build", "looking", () => "nothing to do");
    new ServerLog(progress).onEvent("cms is back");
  });
  expect(entries.map(({ part, level }) => [part, level])).toEqual(Array(3).fill(["start", "info"]));
  expect(entries[1].message).toMatch(/^✓ build +nothing to do \(0\.0 s\)$/);
});

test("lines of the servers are passed on as they come, others become the message of one", async () => {
  const own = {
    time: "2026-01-01T00:00:00Z",
    level: "warn",
    part: "cms",
    message: "x",
    request_id: "a",
  };
  const entries = await linesOf((progress) => {
    const log = new ServerLog(progress);
    log.onLine("cms", JSON.stringify(own));
    log.onLine("web", "{ no json");
    log.onLine("web", '{"other":1}');
  });
  expect(entries[0]).toEqual(own);
  expect(entries.slice(1).map(({ part, message }) => [part, message])).toEqual([
    ["web", "{ no json"],
    ["web", '{"other":1}'],
  ]);
});

test("the cms's stages are shown as such, in JSON too", async () => {
  const message = "[lectern] owner: owner@example.edu is ready (12 ms)";
  const entries = await linesOf((progress) => {
    const log = new ServerLog(progress);
    log.onLine("cms", JSON.stringify({ part: "cms", message }));
    expect([...log.stages]).toEqual(["owner"]);
  });
  expect(entries[0].message).toMatch(/^✓ owner +owner@example\.edu is ready \(0\.0 s\)$/);
});
