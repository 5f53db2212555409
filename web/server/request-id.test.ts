import { expect, it } from "vitest";
import { logAsJson } from "./json-log";
import { nameRequest, requestIdOf } from "./request-id";

function named(given?: string) {
  const request = { headers: given === undefined ? {} : { "x-request-id": given } };
  nameRequest(request);
  return requestIdOf(request);
}

it("takes over a name that is well formed, and makes one instead of any other", () => {
  expect(named("a-proxy/1.2:3+4=")).toBe("a-proxy/1.2:3+4=");
  const made = [undefined, "", "a b", "a\nb", "<b>", "é", "x".repeat(129)].map(named);
  for (const id of made) expect(id).toMatch(/^[0-9a-f-]{36}$/);
  expect(new Set(made).size).toBe(made.length);
});

it("writes lines of JSON, whatever is logged", () => {
  const lines: string[] = [];
  const target = { error: () => {}, warn: () => {}, info: () => {}, log: () => {} };
  const log: Pick<Console, "error" | "log"> & typeof target = target;
  logAsJson(log, (line) => lines.push(line));
  log.log("[lectern] web: ready");
  log.error("GET / (request abc-1) failed:", new Error("two\nlines"));
  expect(lines.every((line) => line.indexOf("\n") === line.length - 1)).toBe(true);
  const [first, second] = lines.map((line): unknown => JSON.parse(line));
  expect(first).toMatchObject({ level: "info", part: "web", message: "[lectern] web: ready" });
  expect(first).not.toHaveProperty("request_id");
  expect(second).toMatchObject({ level: "error", request_id: "abc-1" });
  expect(second).toHaveProperty("message", expect.stringContaining("two\nlines"));
});
