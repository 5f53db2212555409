import { IncomingMessage } from "node:http";
import { Socket } from "node:net";
import { describe, expect, it } from "vitest";
import { createRequestLog } from "./request-log";

function setUp() {
  const lines: string[] = [];
  const clock = { now: 0 };
  const log = createRequestLog(
    (...parts) => lines.push(parts.join(" ")),
    () => clock.now,
  );
  const request = new IncomingMessage(new Socket());
  Object.assign(request, { method: "POST", url: "/login?code=secret" });
  return { lines, clock, log, request };
}

describe("the log of requests", () => {
  it("has one line for a request that was rejected, without its query", () => {
    const { lines, log, request } = setUp();
    log.rejected(request, 405);
    expect(lines).toEqual(["POST /login: 405"]);
    request.url = `/${"a".repeat(2_000)}`;
    log.rejected(request, 414);
    expect(lines[1]?.length).toBeLessThan(220);
  });

  it("has the error of a request that failed", () => {
    const { lines, log, request } = setUp();
    log.failed(request, new Error("broken"));
    expect(lines).toEqual(["POST /login failed: Error: broken"]);
  });

  it("has ten lines a minute and the number of the others, of each kind", () => {
    const { lines, clock, log, request } = setUp();
    for (let count = 0; count < 10_000; count += 1) log.rejected(request, 404);
    expect(lines).toHaveLength(10);
    log.failed(request, "broken");
    expect(lines).toHaveLength(11);
    clock.now = 60_000;
    log.rejected(request, 404);
    expect(lines.slice(11)).toEqual([
      "9990 more requests rejected since the last of these lines.",
      "POST /login: 404",
    ]);
  });
});
