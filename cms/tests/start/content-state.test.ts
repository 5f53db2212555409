import pg from "pg";
import { afterEach, describe, expect, inject, test } from "vitest";
import { AS_WEB, readState, stateAt, tagsBetween } from "../support/content-state";
import { makeDatabase, ON_POSTGRES, type TestDatabase } from "../support/databases";
import { MINIMAL } from "../support/entries";
import { OWNER, testEnvironment } from "../support/environment";
import { EventStream } from "../support/event-stream";
import { freePort } from "../support/free-port";
import { textAt } from "../support/json";
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

async function newDatabase(): Promise<TestDatabase> {
  const database = await makeDatabase(inject("golden"));
  databases.push(database);
  return database;
}

async function start(database: TestDatabase) {
  const port = await freePort();
  const environment = { ...testEnvironment(database.dataDir), ...database.environment };
  const cms = spawnCms({ ...environment, CMS_PORT: String(port) });
  running.push(cms);
  const address = `http://127.0.0.1:${port}`;
  await untilHealthy(cms, address);
  return { cms, address };
}

test("a stop ends open streams and does not wait for them; a restart has another boot", async () => {
  const database = await newDatabase();
  const first = await start(database);
  const streams = [await EventStream.open(first.address), await EventStream.open(first.address)];
  const { boot } = await stateAt(first.address);
  for (const stream of streams) expect((await stream.nextState()).boot).toBe(boot);
  const asked = performance.now();
  first.cms.stop();
  await Promise.all(streams.map((stream) => stream.ended()));
  expect(await first.cms.ended).toBe(0);
  // Requests under way may take eight seconds, so a stop that waits for a stream takes longer.
  expect(performance.now() - asked).toBeLessThan(8000);
  const second = await start(database);
  expect((await stateAt(second.address)).boot).not.toBe(boot);
});

/** Runs SQL as another program at the database would; gives the number of rows. */
async function query(database: TestDatabase, statement: string): Promise<number> {
  const client = new pg.Client({ connectionString: database.environment.DATABASE_URL });
  await client.connect();
  try {
    return (await client.query(statement)).rowCount ?? 0;
  } finally {
    await client.end();
  }
}

/** Ends the connections of all processes that listen, as a restart of the database would. */
function cutListeners(database: TestDatabase): Promise<number> {
  return query(
    database,
    `select pg_terminate_backend(pid) from pg_stat_activity
     where datname = current_database() and application_name = 'lectern content versions'`,
  );
}

async function ownerToken(address: string): Promise<string> {
  const response = await post(`${address}/api/auth/local`, {
    identifier: OWNER.email,
    password: OWNER.password,
  });
  return textAt(await response.json(), "jwt");
}

function post(url: string, body: unknown, token?: string): Promise<Response> {
  const authorization = token === undefined ? {} : { authorization: `Bearer ${token}` };
  return fetch(url, {
    method: "POST",
    headers: { "content-type": "application/json", ...AS_WEB, ...authorization },
    body: JSON.stringify(body),
  });
}

describe.runIf(ON_POSTGRES)("two processes at one Postgres database", () => {
  test("hear each other, and everything changes for one that was cut off", async () => {
    const database = await newDatabase();
    const [one, two] = [await start(database), await start(database)];
    const token = await ownerToken(one.address);
    const stream = await EventStream.open(two.address);
    const before = await stream.nextState();
    const ownBefore = await stateAt(one.address);

    // Made by one, heard by two; a rejected write is not heard.
    expect((await post(`${one.address}/api/awards`, { data: {} }, token)).status).toBe(400);
    const made = await post(`${one.address}/api/awards`, { data: { title: "A" } }, token);
    const own = readState(made.headers.get("x-content-state") ?? "");
    expect([own.counter, tagsBetween(ownBefore, own)]).toEqual([ownBefore.counter + 1, ["award"]]);
    const heard = await stream.nextState();
    expect(heard.boot).toBe(before.boot);
    expect([heard.counter, tagsBetween(before, heard)]).toEqual([before.counter + 1, ["award"]]);

    // The other way round: nobody counts its own change twice.
    await post(`${two.address}/api/courses`, { data: { title: "A" } }, token);
    const second = await stream.nextState();
    expect([second.counter, tagsBetween(heard, second)]).toEqual([heard.counter + 1, ["course"]]);

    // What one transaction has changed arrives as one change; what is rolled back never does.
    const notify = (tag: string) =>
      `select pg_notify('lectern_content', '{"boot":"another","id":1,"tags":["${tag}"]}');`;
    await query(database, `begin; ${notify("event")} rollback`);
    await query(database, `begin; ${notify("award")} ${notify("course")} commit`);
    const joined = await stream.nextState();
    expect([joined.counter, tagsBetween(second, joined)]).toEqual([
      second.counter + 1,
      ["award", "course"],
    ]);

    expect(await cutListeners(database)).toBe(2);
    const back = await stream.nextState();
    expect([back.counter, tagsBetween(joined, back)]).toEqual([joined.counter + 1, ["*"]]);
    await post(`${one.address}/api/events`, { data: MINIMAL.events }, token);
    expect(tagsBetween(back, await stream.nextState())).toEqual(["event"]);
  });
});
