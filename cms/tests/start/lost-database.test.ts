import fs from "node:fs";
import path from "node:path";
import { describe, expect, test, vi } from "vitest";
import { ON_POSTGRES, type TestDatabase } from "../support/databases";
import { at } from "../support/json";
import { until } from "../support/mail";
import { pictureForm } from "../support/pictures";
import { useProcesses, type RunningCms } from "../support/running-cms";

const processes = useProcesses();

const MARKER = "initialised.txt";

/** Some of these tests start more than one cms. */
vi.setConfig({ testTimeout: 240_000 });

/** The sentence with which a start is refused. */
async function startError(database: TestDatabase, changes: Record<string, string> = {}) {
  const { cms } = await processes.spawn(database, changes);
  expect(await cms.ended).toBe(1);
  const [sentence = "", ...more] = cms.output().trim().split("\n");
  expect(more).toEqual([]);
  return sentence.replaceAll(database.dataDir, "DATA");
}

describe.skipIf(ON_POSTGRES)("the file of the database that is open", () => {
  const fileOf = (database: TestDatabase) => path.join(database.dataDir, "lectern.db");

  async function expectUnavailable(cms: RunningCms): Promise<void> {
    const data = { title: "Into nothing" };
    for (const [method, url, body] of [
      ["GET", "/api/awards"],
      ["POST", "/api/awards", { data }],
      ["POST", "/api/auth/local", { identifier: "owner@example.edu", password: "wrong" }],
      ["GET", "/admin/init"],
    ] as const) {
      const answer = await cms.call(method, url, body);
      expect([url, answer.status]).toEqual([url, 503]);
      expect(answer.headers.get("retry-after")).toBe("10");
    }
  }

  const logged = (cms: RunningCms, what: string) =>
    until(what, () => Promise.resolve(cms.cms.output().includes(what) ? true : undefined));

  async function write(cms: RunningCms, title: string): Promise<number> {
    return (await cms.call("POST", "/api/awards", { data: { title } })).status;
  }

  test("is missed when it goes, and trusted again when it is back", async () => {
    const database = await processes.database();
    const file = fileOf(database);
    const cms = await processes.start(database);
    await cms.signIn();
    expect(await write(cms, "before")).toBe(201);
    fs.renameSync(file, `${file}.away`);
    await expectUnavailable(cms);
    await logged(cms, `The database file ${file} is gone`);
    fs.renameSync(`${file}.away`, file);
    expect(await write(cms, "after")).toBe(201);
    await logged(cms, "The database file is back");
    expect(at((await cms.call("GET", "/api/awards")).body, "data", "length")).toBe(2);
  });

  test("is missed when another one takes its place; a new start uses that one", async () => {
    const database = await processes.database();
    const file = fileOf(database);
    fs.copyFileSync(file, `${file}.copy`);
    const cms = await processes.start(database);
    await cms.signIn();
    fs.renameSync(`${file}.copy`, file);
    await expectUnavailable(cms);
    await logged(cms, `Another file has taken the place of the database file ${file}`);
    await cms.stop();
    const next = await processes.start(database);
    await next.signIn();
    expect(await write(next, "in the new file")).toBe(201);
  });

  test("that was removed is not made anew by the next start", async () => {
    const database = await processes.database();
    const cms = await processes.start(database);
    fs.rmSync(fileOf(database));
    await expectUnavailable(cms);
    await cms.stop();
    for (const name of fs.readdirSync(database.dataDir)) {
      if (name.startsWith("lectern.db")) fs.rmSync(path.join(database.dataDir, name));
    }
    expect(await startError(database)).toBe(
      "There is no database at DATA/lectern.db, although this site has been set up before (found: " +
        `DATA/${MARKER}). Mount its volume or restore a backup, then start again. To begin a new ` +
        `site instead, remove DATA/${MARKER}.`,
    );
    expect(fs.existsSync(fileOf(database))).toBe(false);
  });
});

/** A database in which nothing is, beside a folder in which something is. */
async function emptyDatabase(leave: (dataDir: string) => void): Promise<TestDatabase> {
  const database = await processes.database("empty");
  leave(database.dataDir);
  return database;
}

const EMPTY = ON_POSTGRES
  ? "The database of DATABASE_URL is empty"
  : "There is no database at DATA/lectern.db";

describe("a start without a database is refused", () => {
  test("where there are uploads", async () => {
    const database = await emptyDatabase((dataDir) => {
      fs.mkdirSync(path.join(dataDir, "uploads"));
      fs.writeFileSync(path.join(dataDir, "uploads/portrait.jpg"), "");
    });
    expect(await startError(database)).toContain(
      `${EMPTY}, although this site has been set up before`,
    );
  });

  test("where an earlier start has been completed", async () => {
    const database = await emptyDatabase((dataDir) => {
      fs.writeFileSync(path.join(dataDir, MARKER), "");
    });
    expect(await startError(database)).toContain(`(found: DATA/${MARKER})`);
  });

  test("where the settings say that there was one", async () => {
    const database = await emptyDatabase(() => {});
    expect(await startError(database, { DATA_INITIALISED: "true" })).toBe(
      `${EMPTY}, although this site has been set up before (found: DATA_INITIALISED in the ` +
        "settings). Mount its volume or restore a backup, then start again. To begin a new site " +
        "instead, remove DATA_INITIALISED in the settings.",
    );
  });

  test.skipIf(ON_POSTGRES)("where the file of the database is empty", async () => {
    const database = await emptyDatabase((dataDir) => {
      fs.writeFileSync(path.join(dataDir, "lectern.db"), "");
      fs.writeFileSync(path.join(dataDir, MARKER), "");
    });
    expect(await startError(database)).toContain("There is no database");
  });
});

test.runIf(ON_POSTGRES)(
  "a start with a database, and a folder that is not its own, is refused",
  async () => {
    const database = await processes.database();
    expect(await startError(database, { DATA_INITIALISED: "true" })).toMatch(
      /^DATA_DIR is DATA, which holds nothing of this site, although it has been set up before/,
    );
  },
);

/** Everything below a folder, and the folder, that others have any right to. */
function openToOthers(folder: string): string[] {
  const paths = fs.readdirSync(folder, { recursive: true, encoding: "utf8" });
  return ["", ...paths].filter((name) => {
    const { mode } = fs.statSync(path.join(folder, name));
    return (mode & 0o077) !== 0;
  });
}

test("nothing in DATA_DIR is open to other users of the machine, and what was is closed", async () => {
  const database = await processes.database("empty");
  const { dataDir } = database;
  fs.chmodSync(dataDir, 0o755);
  const first = await processes.start(database);
  await first.signIn();
  expect((await first.call("POST", "/api/upload", await pictureForm())).status).toBe(201);
  await first.call("POST", "/api/auth/forgot-password", { email: "owner@example.edu" });
  await until("a mail", () =>
    Promise.resolve(fs.existsSync(path.join(dataDir, "outbox")) ? true : undefined),
  );
  await first.stop();
  expect(fs.readdirSync(path.join(dataDir, "uploads"))).not.toEqual([]);
  expect(openToOthers(dataDir)).toEqual([]);
  for (const name of ["", "uploads", "outbox"]) fs.chmodSync(path.join(dataDir, name), 0o755);
  if (!ON_POSTGRES) fs.chmodSync(path.join(dataDir, "lectern.db"), 0o644);
  const second = await processes.start(database);
  await second.signIn();
  expect(openToOthers(dataDir)).toEqual([]);
});
