import { describe, expect, it } from "vitest";
import { setUpWebBeforeCms } from "../support/web-before-cms";

/** The built website before a real cms: how requests are named, and what `/readyz` says. */

const { cms, visit } = setUpWebBeforeCms();

interface Init {
  method?: string;
  headers?: Record<string, string>;
}

const get = (path: string, id?: string, init: Init = {}) =>
  visit(path, {
    redirect: "manual",
    ...init,
    headers: { ...init.headers, ...(id !== undefined && { "x-request-id": id }) },
  });

describe("X-Request-Id", () => {
  it("is on every answer, taken over where it is well formed", async () => {
    const paths = ["/", "/", "/none", "/healthz", "/readyz", "/login", "/admin", "/favicon.svg"];
    for (const path of paths) {
      expect((await get(path, "proxy-7")).headers.get("x-request-id"), path).toBe("proxy-7");
      const own = (await get(path, "two words")).headers.get("x-request-id");
      expect(own, path).toMatch(/^[0-9a-f-]{36}$/);
    }
    const unchanged = await get("/", "proxy-8", { headers: { "if-none-match": "*" } });
    expect([unchanged.status, unchanged.headers.get("x-request-id")]).toEqual([304, "proxy-8"]);
    const rejected = await get("/", "proxy-9", { method: "DELETE" });
    expect([rejected.status, rejected.headers.get("x-request-id")]).toEqual([405, "proxy-9"]);
  });

  it("goes to the cms with the calls that a request is made of", async () => {
    await get("/publications?q=nobody-has-asked-this", "call-1");
    await get("/blog/nobody-has-asked-this", "call-2");
    const named = cms().calls.map(({ requestId }) => requestId);
    expect(named).toContain("call-2");
  });

  it("stands on the page in place of one that failed, the same for all who share it", async () => {
    cms().setDown(true);
    try {
      const answers = await Promise.all(
        ["down-1", "down-2"].map((id) => get("/events/no-such-event", id)),
      );
      for (const answer of answers) {
        expect(answer.status).toBe(503);
        const id = answer.headers.get("x-request-id");
        expect(["down-1", "down-2"]).toContain(id);
        expect((await answer.text()).replaceAll("<!-- -->", "")).toContain(`Request: ${id}`);
      }
    } finally {
      cms().setDown(false);
    }
    expect(await (await get("/none", "missing-1")).text()).not.toContain("missing-1");
  });
});

describe("/readyz", () => {
  const ready = async () => {
    const answer = await get("/readyz");
    return { status: answer.status, body: (await answer.json()) as unknown };
  };
  const WELL = { status: 200, body: { ok: true, problems: [] } };
  const SILENT = {
    status: 503,
    body: {
      ok: false,
      problems: [{ part: "cms", message: "The content server does not answer." }],
    },
  };
  const soon = { timeout: 10_000, interval: 200 };

  it("says within ten seconds that the cms is gone, hangs, and is back", async () => {
    await expect.poll(ready, soon).toEqual(WELL);
    cms().setDown(true);
    await expect.poll(ready, soon).toEqual(SILENT);
    cms().setDown(false);
    await expect.poll(ready, soon).toEqual(WELL);
    cms().delay("/readyz", 15_000);
    await expect.poll(ready, soon).toEqual(SILENT);
    cms().delay("/readyz", 0);
    await expect.poll(ready, soon).toEqual(WELL);
  });
});
