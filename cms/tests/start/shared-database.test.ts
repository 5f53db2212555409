import pg from "pg";
import { afterEach, describe, expect, inject, test } from "vitest";
import { makeDatabase, ON_POSTGRES, type TestDatabase } from "../support/databases";
import { EDGE_SECRET, OWNER, testEnvironment } from "../support/environment";
import { freePort } from "../support/free-port";
import { spawnCms, untilHealthy, type SpawnedCms } from "../support/spawn-cms";

const running: SpawnedCms[] = [];
const databases: TestDatabase[] = [];

afterEach(async () => {
  for (const cms of running.splice(0)) {
    cms.stop();
    await cms.ended;
  }
  for (const database of databases.splice(0)) await database.remove();
});

async function newDatabase(from?: string): Promise<TestDatabase> {
  const database = await makeDatabase(from);
  databases.push(database);
  return database;
}

async function spawn(database: TestDatabase) {
  const port = await freePort();
  const environment = { ...testEnvironment(database.dataDir), ...database.environment };
  // With limits, as on a live site.
  const cms = spawnCms({ ...environment, CMS_PORT: String(port), RATE_LIMIT: "on" });
  running.push(cms);
  return { cms, address: `http://127.0.0.1:${port}` };
}

async function start(database: TestDatabase) {
  const started = await spawn(database);
  await untilHealthy(started.cms, started.address);
  return started;
}

async function signIn(address: string, client: string, password: string): Promise<number> {
  const headers = {
    "content-type": "application/json",
    "x-edge-secret": EDGE_SECRET,
    "x-client-ip": client,
  };
  const body = JSON.stringify({ identifier: OWNER.email, password });
  return (await fetch(`${address}/api/auth/local`, { method: "POST", headers, body })).status;
}

async function guesses(addresses: string[], client: string): Promise<number[]> {
  const answers: number[] = [];
  for (const address of addresses) answers.push(await signIn(address, client, "a wrong guess"));
  return answers;
}

async function query(database: TestDatabase, statement: string): Promise<unknown[]> {
  const client = new pg.Client({ connectionString: database.environment.DATABASE_URL });
  await client.connect();
  try {
    return (await client.query<Record<string, unknown>>(statement)).rows;
  } finally {
    await client.end();
  }
}

function times(count: number, status: number): number[] {
  return Array.from({ length: count }, () => status);
}

describe.runIf(ON_POSTGRES)("two processes at one Postgres database", () => {
  test("count together, also over a restart; a failing table is no way in and locks nobody out", async () => {
    const database = await newDatabase(inject("golden"));
    const [one, two] = [await start(database), await start(database)];
    const both = Array.from({ length: 10 }, (_, index) => (index % 2 ? one : two).address);
    expect(await guesses(both, "192.0.2.1")).toEqual(times(10, 400));
    for (const { address } of [one, two]) {
      expect(await signIn(address, "192.0.2.1", OWNER.password)).toBe(429);
      expect(await signIn(address, "192.0.2.2", OWNER.password)).toBe(200);
    }
    // Neither an address nor a client can be read from the table.
    const rows = await query(database, "select * from lectern_rate_limits");
    expect(rows.length).toBeGreaterThan(2);
    expect(JSON.stringify(rows)).not.toMatch(/192\.0\.2|example\.edu/);

    two.cms.stop();
    await two.cms.ended;
    const three = await start(database);
    expect(await signIn(three.address, "192.0.2.1", OWNER.password)).toBe(429);

    await query(database, "drop table lectern_rate_limits");
    expect(await signIn(one.address, "192.0.2.3", OWNER.password)).toBe(200);
    const alone = Array.from({ length: 11 }, () => one.address);
    expect(await guesses(alone, "192.0.2.3")).toEqual([...times(10, 400), 429]);
  }, 240_000);

  test("take turns at the first start", async () => {
    const database = await newDatabase();
    const both = [await spawn(database), await spawn(database)];
    await Promise.all(both.map(({ cms, address }) => untilHealthy(cms, address)));
    const outputs = both.map(({ cms }) => cms.output());
    expect(outputs.filter((output) => output.includes("[lectern] owner:"))).toHaveLength(1);
    expect(outputs.filter((output) => output.includes("[lectern] permissions:"))).toHaveLength(1);
  });
});
