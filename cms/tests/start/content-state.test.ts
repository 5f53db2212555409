import { afterEach, expect, inject, test } from "vitest";
import { stateAt } from "../support/content-state";
import { makeDatabase, type TestDatabase } from "../support/databases";
import { testEnvironment } from "../support/environment";
import { EventStream } from "../support/event-stream";
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
