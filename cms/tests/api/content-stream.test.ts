import http from "node:http";
import { createRequire } from "node:module";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { afterEach, beforeAll, describe, expect, test } from "vitest";
import { useCms } from "../support/cms";
import { stateAt, tagsBetween } from "../support/content-state";
import { ON_POSTGRES } from "../support/databases";
import { EventStream } from "../support/event-stream";

const cms = useCms();
let token = "";
const streams: EventStream[] = [];

beforeAll(async () => {
  token = await cms().ownerToken();
});

afterEach(() => {
  for (const stream of streams.splice(0)) stream.close();
});

async function open(): Promise<EventStream> {
  const stream = await EventStream.open(cms().address);
  streams.push(stream);
  return stream;
}

describe("GET /api/content-state/stream", () => {
  test("begins with the state and tells each change", async () => {
    const stream = await open();
    expect(stream.headers).toMatchObject({
      "content-type": "text/event-stream; charset=utf-8",
      "x-accel-buffering": "no",
    });
    expect(stream.headers["cache-control"]).toContain("no-store");
    const first = await stream.nextState();
    expect(first).toEqual(await stateAt(cms().address));
    for (const [path, tag] of [
      ["awards", "award"],
      ["courses", "course"],
    ]) {
      const before = await stateAt(cms().address);
      await cms().post(`/api/${path}`, { data: { title: "A" } }, token);
      const told = await stream.nextState();
      expect(told.counter).toBe(before.counter + 1);
      expect(tagsBetween(before, told)).toEqual([tag]);
    }
  });

  test("many changes in a row become few events, and none is lost", async () => {
    const stream = await open();
    const { counter } = await stream.nextState();
    // What other tests have changed is told by now.
    await sleep(100);
    const query = cms().strapi.db.query("api::award.award");
    for (let row = 0; row < 30; row += 1) await query.create({ data: { title: "A" } });
    const told: number[] = [];
    while (told.at(-1) !== counter + 30) told.push((await stream.nextState()).counter);
    expect(told[0]).toBe(counter + 1);
    expect(told).toEqual([...new Set(told)].sort((a, b) => a - b));
  });

  test("a write is told before it is answered, also right after another one", async () => {
    const stream = await open();
    let { counter } = await stream.nextState();
    for (let round = 0; round < 5; round += 1) {
      // What other rounds have changed is told by now.
      await sleep(50);
      const told = await new Promise<number | undefined>((resolve, reject) => {
        const request = http.request(
          `${cms().address}/api/awards`,
          {
            method: "POST",
            headers: { authorization: `Bearer ${token}`, "content-type": "application/json" },
            agent: false,
          },
          (response) => {
            resolve(stream.newestCounter());
            response.resume();
          },
        );
        request.on("error", reject);
        request.end(JSON.stringify({ data: { title: "A" } }));
        // Told at once, and opens the 20 ms in which further changes are held back.
        void cms()
          .strapi.db.query("api::award.award")
          .create({ data: { title: "B" } });
      });
      counter += 2;
      expect(told).toBe(counter);
      await stream.until(counter);
    }
  });

  test("everybody who listens hears it", async () => {
    const all = await Promise.all([open(), open(), open()]);
    const [first] = await Promise.all(all.map((stream) => stream.nextState()));
    await cms().post("/api/awards", { data: { title: "A" } }, token);
    const told = await Promise.all(all.map((stream) => stream.nextState()));
    expect(told.map(({ counter }) => counter)).toEqual(Array(3).fill((first?.counter ?? 0) + 1));
  });

  test("sends heartbeats when nothing happens", async () => {
    const stream = await open();
    await stream.nextState();
    expect(await stream.next()).toBe(": heartbeat");
  });

  test("there are 64 at most; one that is closed makes room", async () => {
    const all = await Promise.all(Array.from({ length: 64 }, () => open()));
    await expect(open()).rejects.toThrow("503");
    expect((await stateAt(cms().address)).boot).toMatch(/./);
    all[0]?.close();
    const again = async (): Promise<EventStream> => {
      try {
        return await open();
      } catch {
        return again();
      }
    };
    expect((await (await again()).nextState()).boot).toMatch(/./);
  });
});

interface Sqlite {
  pragma(statement: string): unknown;
  exec(statement: string): unknown;
  close(): void;
}

describe.skipIf(ON_POSTGRES)("another process at the SQLite file", () => {
  function connect(): Sqlite {
    const require = createRequire(import.meta.url);
    const Database = require("better-sqlite3") as new (file: string) => Sqlite;
    return new Database(path.join(cms().dataDir, "lectern.db"));
  }

  test("a write of it changes everything, also in the middle of a transaction of the cms", async () => {
    const other = connect();
    const stream = await open();
    const first = await stream.nextState();
    const write = () => other.exec("update awards set title = title || '!'");
    write();
    const told = await stream.nextState();
    expect(told.counter).toBe(first.counter + 1);
    expect(tagsBetween(first, told)).toEqual(["*"]);
    await cms().strapi.db.transaction(async () => {
      // Nothing of this transaction has read or written yet, so the other may write.
      write();
      expect(tagsBetween(told, await stream.nextState())).toEqual(["*"]);
    });
    other.close();
  });

  test("reads, copies and plain checkpoints of it change nothing, nor do the cms's own writes", async () => {
    const other = connect();
    const stream = await open();
    const first = await stream.nextState();
    other.exec("select * from awards");
    other.exec(`vacuum into '${path.join(cms().dataDir, "copy.db")}'`);
    for (let row = 0; row < 5; row += 1) {
      await cms().post("/api/awards", { data: { title: "A" } }, token);
      other.pragma("wal_checkpoint(PASSIVE)");
    }
    other.close();
    // A heartbeat comes after several looks at the file.
    const seen = await stream.until(first.counter + 5);
    let block = await stream.next();
    while (block?.startsWith("event") === true) block = await stream.next();
    expect(block).toBe(": heartbeat");
    const now = await stateAt(cms().address);
    expect([now.counter, tagsBetween(first, now)]).toEqual([first.counter + 5, ["award"]]);
    expect(seen.counter).toBe(now.counter);
  });
});
