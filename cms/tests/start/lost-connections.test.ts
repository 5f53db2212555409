import pg from "pg";
import { describe, expect, onTestFinished, test, vi } from "vitest";
import { ON_POSTGRES, SERVER_URL, type TestDatabase } from "../support/databases";
import { at, listAt, textAt } from "../support/json";
import { until } from "../support/mail";
import { useProcesses, type RunningCms } from "../support/running-cms";

const processes = useProcesses();

vi.setConfig({ testTimeout: 120_000 });

function urlOf(database: TestDatabase): string {
  return database.environment.DATABASE_URL ?? "";
}

/** A connection of the test's own; to the database of the cms, or to another one of its server. */
async function connect(url: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: url, application_name: "test" });
  client.on("error", () => {});
  await client.connect();
  onTestFinished(() => client.end().catch(() => {}));
  return client;
}

/** What is stored. A pool may still hold a connection whose end it has not been told of. */
async function storedIds(cms: RunningCms): Promise<string[]> {
  const { body } = await until("a read that is answered", async () => {
    const answer = await cms.call("GET", "/api/awards");
    return answer.status === 200 ? answer : undefined;
  });
  return listAt(body, "data").map((award) => textAt(award, "documentId"));
}

describe.runIf(ON_POSTGRES)("connections to Postgres that are lost", () => {
  test("while nobody waits for the query: the cms lives on", async () => {
    const database = await processes.database();
    const cms = await processes.start(database);
    await cms.signIn();
    const gate = await connect(urlOf(database));
    const locker = await connect(urlOf(database));
    await gate.query(
      `create function wait_at_gate() returns trigger language plpgsql as
         $$ begin perform pg_advisory_xact_lock(4711); return new; end $$;
       create trigger wait_at_gate after insert on awards
         for each row execute function wait_at_gate();`,
    );
    const waiting = async (kind: string, count: number) =>
      until(`${count} waiting for a lock of kind ${kind}`, async () => {
        const { rows } = await gate.query(
          "select 1 from pg_locks where not granted and locktype = $1",
          [kind],
        );
        return rows.length >= count ? true : undefined;
      });
    // The entry is read again after its COMMIT: at that moment the table is locked by somebody else.
    await gate.query("select pg_advisory_lock(4711)");
    const writing = cms.call("POST", "/api/awards", { data: { title: "At the gate" } });
    await waiting("advisory", 1);
    await locker.query("begin");
    const locked = locker.query("lock table awards in access exclusive mode");
    await waiting("relation", 1);
    await gate.query("select pg_advisory_unlock(4711)");
    await locked;
    await waiting("relation", 1);
    await gate.query(
      `select pg_terminate_backend(pid) from pg_stat_activity
       where datname = current_database() and wait_event_type = 'Lock'`,
    );
    await locker.query("rollback");
    const { status, body } = await writing;
    const stored = await storedIds(cms);
    expect(stored).toHaveLength(1);
    if (status < 300) expect(stored).toEqual([at(body, "data", "documentId")]);
    else expect(status).toBe(503);
    await until("the log", () =>
      Promise.resolve(cms.cms.output().includes("nobody waits for") ? true : undefined),
    );
    expect((await cms.call("GET", "/_health")).status).toBe(204);
  });

  test("in mid-write: what is answered as saved is saved, all else is 5xx", async () => {
    const database = await processes.database();
    const cms = await processes.start(database);
    await cms.signIn();
    const killer = await connect(SERVER_URL);
    const name = new URL(urlOf(database)).pathname.slice(1);
    const saved: string[] = [];
    const rejected: number[] = [];
    const write = async (title: string) => {
      const { status, body } = await cms.call("POST", "/api/awards", { data: { title } });
      if (status === 201) saved.push(textAt(body, "data", "documentId"));
      else rejected.push(status);
    };
    for (let round = 0; round < 15; round += 1) {
      const writes = Array.from({ length: 6 }, (_, index) => write(`${round}.${index}`));
      await new Promise((resolve) => setTimeout(resolve, 7 * round));
      await killer.query(
        `select pg_terminate_backend(pid) from pg_stat_activity
         where datname = $1 and application_name <> 'test'`,
        [name],
      );
      await Promise.all(writes);
    }
    expect(rejected.filter((status) => status < 500)).toEqual([]);
    expect(rejected.length).toBeGreaterThan(0);
    const stored = await storedIds(cms);
    expect(saved.filter((id) => !stored.includes(id))).toEqual([]);
    const after = await cms.call("POST", "/api/awards", { data: { title: "after" } });
    expect(after.status).toBe(201);
  });

  test("for a while: reads and writes are 503, with and without a token, then all is well", async () => {
    const database = await processes.database();
    const cms = await processes.start(database);
    const server = await connect(SERVER_URL);
    const name = new URL(urlOf(database)).pathname.slice(1);
    const allow = (isAllowed: boolean) =>
      server.query(`alter database ${name} with allow_connections ${String(isAllowed)}`);
    const credentials = { identifier: "owner@example.edu", password: "wrong" };
    const attempts = async () => [
      await cms.call("GET", "/api/awards"),
      await cms.call("GET", "/api/about-page"),
      await cms.call("POST", "/api/awards", { data: { title: "A" } }),
      await cms.call("POST", "/api/auth/local", credentials),
      await cms.call("POST", "/api/auth/forgot-password", { email: "owner@example.edu" }),
      await cms.call("POST", "/admin/login", { email: "owner@example.edu", password: "wrong" }),
    ];
    const usual = (await attempts()).map(({ status }) => status);
    expect(usual).toEqual([200, 404, 403, 400, 200, 400]);
    await allow(false);
    await server.query(
      "select pg_terminate_backend(pid) from pg_stat_activity where datname = $1",
      [name],
    );
    for (const isSignedIn of [false, true]) {
      for (const { status, headers, body } of await attempts()) {
        expect([status, at(body, "error", "name")]).toEqual([503, "ServiceUnavailableError"]);
        expect(headers.get("retry-after")).toBe("10");
      }
      if (isSignedIn) break;
      await allow(true);
      await cms.signIn();
      await allow(false);
      await server.query(
        "select pg_terminate_backend(pid) from pg_stat_activity where datname = $1",
        [name],
      );
    }
    await allow(true);
    expect(await storedIds(cms)).toEqual([]);
    expect(cms.cms.output()).toContain("The database is not available: ");
    expect(cms.cms.output()).not.toMatch(/^\s+at /m);
  });
});
