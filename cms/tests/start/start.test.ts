import { once } from "node:events";
import http from "node:http";
import net from "node:net";
import { afterEach, beforeAll, describe, expect, inject, test } from "vitest";
import { makeDatabase, type TestDatabase } from "../support/databases";
import { testEnvironment } from "../support/environment";
import { freePort } from "../support/free-port";
import { spawnCms, untilHealthy, type SpawnedCms } from "../support/spawn-cms";

const databases: TestDatabase[] = [];
const running: SpawnedCms[] = [];

afterEach(async () => {
  for (const cms of running.splice(0)) {
    cms.stop();
    await cms.ended;
  }
  for (const database of databases.splice(0)) await database.remove();
});

interface Started {
  cms: SpawnedCms;
  address: string;
  port: number;
}

async function start(
  changes: Record<string, string> = {},
  database?: TestDatabase,
): Promise<Started> {
  const used = database ?? (await makeDatabase(inject("golden")));
  if (database === undefined) databases.push(used);
  const port = await freePort();
  const environment = { ...testEnvironment(used.dataDir), ...used.environment };
  const cms = spawnCms({ ...environment, CMS_PORT: String(port), ...changes });
  running.push(cms);
  return { cms, address: `http://127.0.0.1:${port}`, port };
}

describe("a wrong setting stops the start with one sentence", () => {
  const WRONG: [name: string, value: string][] = [
    ["CMS_PORT", "http"],
    ["JWT_SECRET", ""],
    ["ADMIN_JWT_SECRET", "tobemodified"],
  ];

  test.each(WRONG)("%s=%s", async (name, value) => {
    const { cms } = await start({ [name]: value });
    expect(await cms.ended).toBe(1);
    expect(cms.output().trim()).toMatch(new RegExp(`^${name} [^\\n]+\\.$`));
  });
});

describe("the first start", () => {
  let startError = "";
  let output = "";
  const registrations: number[] = [];

  beforeAll(async () => {
    const database = await makeDatabase();
    const failed = await start({ OWNER_PASSWORD: "" }, database);
    expect(await failed.cms.ended).toBe(1);
    startError = failed.cms.output();
    const { cms, address } = await start({}, database);
    const healthy = untilHealthy(cms, address);
    const progress = { done: false };
    void healthy.finally(() => (progress.done = true));
    // Somebody tries to become the first administrator for as long as the start takes.
    while (!progress.done) {
      const response = await fetch(`${address}/admin/register-admin`, {
        method: "POST",
        headers: { "content-type": "application/json" },
        body: JSON.stringify({
          email: "eve@example.org",
          firstname: "Eve",
          password: "Evil-password-1",
        }),
      }).catch(() => undefined);
      if (response !== undefined) registrations.push(response.status);
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
    await healthy;
    cms.stop();
    await cms.ended;
    output = cms.output();
    await database.remove();
  });

  test("needs the owner's password", () => {
    expect(startError).toMatch(/^OWNER_PASSWORD must be set for the first start/m);
    expect(startError).not.toMatch(/^\s+at /m);
  });

  test("says its stages in one line each, with no secret", () => {
    const stages = output
      .trim()
      .split("\n")
      .map((line) => /^\[lectern\] ([a-z ]+): .+ \(\d+ ms\)$/.exec(line)?.[1]);
    // The start without a password came as far as the roles.
    expect(stages).toEqual(["migrate", "owner"]);
    expect(startError).toMatch(/^\[lectern\] permissions: .+ \(\d+ ms\)$/m);
    for (const [name, value] of Object.entries(testEnvironment(""))) {
      if (/PASSWORD|SECRET|SALT|KEY/.test(name)) expect(output).not.toContain(value);
    }
  });

  test("is closed to whoever wants to be the first administrator", () => {
    expect(registrations.filter((status) => status < 400)).toEqual([]);
  });
});

/** The status of a health check, and what becomes of its connection. */
async function health(address: string, agent: http.Agent) {
  const sent = http.get(`${address}/_health`, { agent });
  const [answer] = (await once(sent, "response")) as [http.IncomingMessage];
  answer.resume();
  await once(answer, "end");
  return [answer.statusCode, answer.headers.connection];
}

test("a second start has nothing to do; a stop finishes the request under way and ends with 0", async () => {
  const { cms, address, port } = await start();
  await untilHealthy(cms, address);
  expect(cms.output().match(/^\[lectern\] (\w+)/gm)).toEqual(["[lectern] migrate"]);
  const body = JSON.stringify({ identifier: "nobody@example.org", password: "wrong password" });
  const socket = net.connect(port, "127.0.0.1");
  let answer = "";
  socket.on("data", (chunk) => (answer += chunk.toString()));
  const closed = new Promise((resolve) => socket.on("close", resolve));
  const head = [
    "POST /api/auth/local HTTP/1.1",
    "Host: localhost",
    "Content-Type: application/json",
    `Content-Length: ${Buffer.byteLength(body)}`,
    "Connection: close",
  ].join("\r\n");
  socket.write(`${head}\r\n\r\n${body.slice(0, 10)}`);
  await new Promise((resolve) => setTimeout(resolve, 300));
  const kept = new http.Agent({ keepAlive: true, maxSockets: 1 });
  expect(await health(address, kept)).toEqual([204, "keep-alive"]);
  cms.stop();
  // What still arrives is answered, and its connection ends with the answer; then nothing arrives.
  const answers: unknown[] = [];
  for (;;) {
    const answered = await health(address, kept).catch(() => undefined);
    if (answered === undefined) break;
    answers.push(answered);
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  expect(answers).toContainEqual([204, "close"]);
  socket.write(body.slice(10));
  await closed;
  expect(answer).toMatch(/^HTTP\/1\.1 400 /);
  expect(answer).toContain("Invalid identifier or password");
  expect(await cms.ended).toBe(0);
});

test("a port that is taken is said in one sentence", async () => {
  const blocker = net.createServer();
  const port = await freePort();
  await new Promise<void>((resolve) => blocker.listen(port, "127.0.0.1", () => resolve()));
  const { cms } = await start({ CMS_PORT: String(port) });
  expect(await cms.ended).not.toBe(0);
  expect(cms.output()).toMatch(new RegExp(`port ${port} is already used`));
  await new Promise((resolve) => blocker.close(resolve));
});

test("a database that cannot be reached is said in one sentence", async () => {
  const database = `postgres://nobody@127.0.0.1:${await freePort()}/nothing`;
  const { cms } = await start({ DATABASE_CLIENT: "postgres", DATABASE_URL: database });
  expect(await cms.ended).toBe(1);
  expect(cms.output().trim()).toMatch(/^DATABASE_URL leads to no database [^\n]+\.$/);
});
