import { createServer } from "node:http";
import { expect, onTestFinished, test } from "vitest";
import { openConnections } from "../lib/bench/load.mjs";
import { Run, requestOf } from "../lib/fuzz/run.mjs";
import { sendRaw, sendRequest } from "../lib/fuzz/send.mjs";
import { encode } from "../lib/fuzz/values.mjs";

/** @type {import("../lib/fuzz/targets.mjs").Targets} */
const TARGETS = {
  routes: [
    { id: "home", pattern: "/" },
    { id: "post", pattern: "/blog/:id" },
    { id: "rest", pattern: "/*" },
  ],
  types: [{ name: "event", path: "events", isSingle: false, attributes: ["title", "date"] }],
  endpoints: [{ method: "POST", path: "/api/auth/local" }],
  attributes: ["title", "date"],
  fields: ["email", "password"],
  intents: ["save"],
};

/** A server of its own. @param {import("node:http").RequestListener} listener */
async function serve(listener) {
  const server = createServer(listener);
  await new Promise((resolve) => server.listen(0, "127.0.0.1", () => resolve(null)));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const address = server.address();
  return `http://127.0.0.1:${typeof address === "object" && address ? address.port : 0}`;
}

/**
 * A run against one server that stands for both servers.
 * @param {import("node:http").RequestListener} listener
 * @param {{ server: "web" | "cms", start: number, end: number, ms: number }[]} [pauses]
 */
async function runAgainst(listener, pauses = []) {
  const base = await serve(listener);
  const agent = openConnections(4);
  onTestFinished(() => agent.destroy());
  const site = {
    events: [],
    identities: { signIn: async () => {} },
    readIds: async () => {},
    isWell: async () => true,
    get pauses() {
      return pauses;
    },
    set pauses(_) {},
    send: (/** @type {import("../lib/fuzz/run.mjs").Request} */ request) =>
      "bytes" in request ? sendRaw(base, request) : sendRequest(agent, base, request),
  };
  const run = new Run(/** @type {never} */ (site), TARGETS, { seed: 1, limitMs: 200 });
  await run.send(Array.from({ length: 60 }, (_, number) => number));
  return run;
}

test("the same seed and number are the same request, whatever was sent before", () => {
  const numbers = Array.from({ length: 300 }, (_, number) => number);
  const all = numbers.map((number) => requestOf(7, number, TARGETS));
  expect(numbers.toReversed().map((number) => requestOf(7, number, TARGETS))).toEqual(
    all.toReversed(),
  );
  expect(new Set(all.map((request) => JSON.stringify(request))).size).toBeGreaterThan(250);
  expect(requestOf(8, 0, TARGETS)).not.toEqual(all[0]);
});

test("ill-formed text becomes an address that can be sent", () => {
  expect(encode("a b\ud800/é")).toBe("a%20b%ef%bf%bd%2f%c3%a9");
});

test("an answer of 5xx is found, any other is none", async () => {
  const well = await runAgainst((_, response) => response.writeHead(404).end());
  expect(well.findings).toEqual([]);
  const ill = await runAgainst((_, response) => response.writeHead(500).end());
  expect(ill.findings.length).toBeGreaterThan(3);
  expect(new Set(ill.findings.map(({ what }) => what))).toEqual(new Set(["answers 500"]));
});

test("503 is found unless web declares that it is overloaded", async () => {
  const overload = await runAgainst((_, response) =>
    response.writeHead(503, { "retry-after": "1" }).end(),
  );
  expect(overload.overloads).toBeGreaterThan(0);
  expect(new Set(overload.findings.map(({ server }) => server))).toEqual(new Set(["cms"]));
  const outage = await runAgainst((_, response) =>
    response.writeHead(503, { "retry-after": "1", "x-robots-tag": "noindex" }).end(),
  );
  expect(outage.overloads).toBe(0);
  expect(outage.findings.some(({ server }) => server === "web")).toBe(true);
});

test("a pause is found with those requests that were under way", async () => {
  const now = Date.now();
  const pauses = [
    { server: /** @type {const} */ ("cms"), start: now - 1_000, end: now + 60_000, ms: 300 },
    { server: /** @type {const} */ ("web"), start: now, end: now + 60_000, ms: 150 },
  ];
  const { findings } = await runAgainst((_, response) => response.end(), pauses);
  expect(findings.map(({ server, what }) => [server, what])).toEqual([
    ["cms", "stands still for 300 ms"],
  ]);
  expect(findings[0]?.sent).toHaveLength(60);
});
