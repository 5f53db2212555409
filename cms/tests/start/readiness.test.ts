import { spawnSync } from "node:child_process";
import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { afterEach, describe, expect, test, vi } from "vitest";
import { ON_POSTGRES } from "../support/databases";
import { at, textAt } from "../support/json";
import { until } from "../support/mail";
import { useProcesses, type RunningCms } from "../support/running-cms";

const processes = useProcesses();

vi.setConfig({ testTimeout: 120_000 });

const MB = 1024 * 1024;
const SOON_MS = 10_000;

/** What `/readyz` says in the end, which has to be within ten seconds. */
async function readyAs(cms: RunningCms, status: number): Promise<unknown> {
  const start = performance.now();
  const body = await until(`status ${status}`, async () => {
    const answer = await cms.call("GET", "/readyz");
    return answer.status === status ? answer.body : undefined;
  });
  expect(performance.now() - start).toBeLessThan(SOON_MS);
  return body;
}

const WELL = { ok: true, problems: [] };
const without = (part: string, message: string) => ({ ok: false, problems: [{ part, message }] });
const NO_DATABASE = without("database", "The database does not answer.");

describe("/healthz and /readyz", () => {
  test("need no account, and tell the two apart", async () => {
    const cms = await processes.start(await processes.database());
    expect(await readyAs(cms, 200)).toEqual(WELL);
    const alive = await cms.call("GET", "/healthz");
    expect([alive.status, alive.body]).toEqual([200, { ok: true }]);
    expect(alive.headers.get("cache-control")).toBe("no-store");
    expect((await fetch(`${cms.address}/readyz`, { method: "POST" })).status).toBe(405);
  });

  test.skipIf(ON_POSTGRES)("say that the database's file is gone, and back", async () => {
    const database = await processes.database();
    const file = path.join(database.dataDir, "lectern.db");
    const cms = await processes.start(database);
    fs.renameSync(file, `${file}.away`);
    expect(await readyAs(cms, 503)).toEqual(NO_DATABASE);
    expect((await cms.call("GET", "/healthz")).status).toBe(200);
    fs.renameSync(`${file}.away`, file);
    expect(await readyAs(cms, 200)).toEqual(WELL);
  });

  const mounted: string[] = [];
  afterEach(() => {
    for (const folder of mounted.splice(0)) {
      spawnSync("umount", ["-l", folder]);
      fs.rmSync(folder, { recursive: true, force: true });
    }
  });

  test.skipIf(ON_POSTGRES)(
    "say that the disk is almost full, full, and neither",
    async (context) => {
      const dataDir = fs.mkdtempSync(path.join(os.tmpdir(), "lectern-full-"));
      const mount = ["-t", "tmpfs", "-o", `size=${100 * MB}`, "tmpfs", dataDir];
      if (spawnSync("mount", mount).status !== 0) return context.skip("not allowed to mount");
      mounted.push(dataDir);
      const golden = await processes.database();
      fs.cpSync(golden.dataDir, dataDir, { recursive: true });
      const cms = await processes.start({ ...golden, dataDir });
      expect(await readyAs(cms, 200)).toEqual(WELL);
      const filling = path.join(dataDir, "filling");
      fs.writeFileSync(filling, Buffer.alloc(60 * MB));
      const almost = without("disk", "The disk of the data folder is almost full.");
      expect(await readyAs(cms, 503)).toEqual(almost);
      expect(spawnSync("dd", ["if=/dev/zero", `of=${filling}2`]).status).toBe(1);
      await until("a full disk", async () => {
        const message = at((await cms.call("GET", "/readyz")).body, "problems", 0, "message");
        return message === "Nothing can be written to the data folder." || undefined;
      });
      for (const name of [filling, `${filling}2`]) fs.rmSync(name);
      expect(await readyAs(cms, 200)).toEqual(WELL);
      expect(fs.readdirSync(dataDir).filter((name) => name.startsWith(".ready-"))).toEqual([]);
    },
  );
});

interface Init {
  method?: string;
  headers?: Record<string, string>;
  body?: string;
}

describe("X-Request-Id", () => {
  const send = (cms: RunningCms, url: string, id: string, init: Init = {}) =>
    fetch(cms.address + url, { ...init, headers: { ...init.headers, "x-request-id": id } });

  test("is on every answer, taken over where it is well formed, and in lines of JSON", async () => {
    const cms = await processes.start(await processes.database(), {}, { LOG_FORMAT: "json" });
    for (const url of ["/api/awards", "/api/none", "/api/activity", "/healthz", "/admin/init"]) {
      expect((await send(cms, url, "from-web.1")).headers.get("x-request-id")).toBe("from-web.1");
      const own = (await send(cms, url, "two words")).headers.get("x-request-id");
      expect(own).toMatch(/^[0-9a-f-]{36}$/);
    }
    const headers = { "content-type": "application/json" };
    await send(cms, "/api/auth/local", "broken-1", { method: "POST", headers, body: "{" });
    const lines = await until("the line of a bad request", () => {
      const all = cms.cms.output().trim().split("\n");
      return Promise.resolve(all.some((line) => line.includes("broken-1")) ? all : undefined);
    });
    const entries = lines.map((line): unknown => JSON.parse(line));
    for (const entry of entries) {
      expect(at(entry, "part")).toBe("cms");
      expect(Number.isNaN(Date.parse(textAt(entry, "time")))).toBe(false);
    }
    expect(entries.at(-1)).toMatchObject({
      level: "warn",
      message: "400 POST /api/auth/local",
      request_id: "broken-1",
    });
  });
});
