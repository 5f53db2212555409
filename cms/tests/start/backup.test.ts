import { createHash } from "node:crypto";
import { once } from "node:events";
import fs from "node:fs/promises";
import { createRequire } from "node:module";
import os from "node:os";
import path from "node:path";
import { gzipSync } from "node:zlib";
import { pack } from "tar-stream";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import {
  countsOf,
  manifestOf,
  readArchive,
  rowsOf,
  runCommand,
  sumsOf,
  writeArchive,
  type Entry,
} from "../support/backup";
import { useCms } from "../support/cms";
import { makeDatabase, ON_POSTGRES, type TestDatabase } from "../support/databases";
import { OWNER, testEnvironment } from "../support/environment";
import { at, listAt, textAt } from "../support/json";
import { until } from "../support/mail";
import { TEST_DIST } from "../support/paths";
import { pictureForm } from "../support/pictures";
import { useProcesses, type RunningCms } from "../support/running-cms";
import { expectOneMoment, siteWriters } from "../support/site-load";
import { rateOf, whileWriting } from "../support/writers";

const cms = useCms({ DEMO_CONTENT: "true" });
const source = () => ({ dataDir: cms().dataDir, environment: databaseOfCms() });
const databases: TestDatabase[] = [];
const processes = useProcesses();
let owner = "";
let file = "";
let share: Record<string, unknown> = {};

/** Under the tests on Postgres the cms has the address of its database in the environment. */
function databaseOfCms(): Record<string, string> {
  const { DATABASE_CLIENT = "sqlite", DATABASE_URL = "" } = process.env;
  return { DATABASE_CLIENT, DATABASE_URL };
}

async function emptyDatabase(): Promise<TestDatabase> {
  const database = await makeDatabase();
  databases.push(database);
  return database;
}

async function sqliteDatabase(): Promise<TestDatabase> {
  const dataDir = await fs.mkdtemp(path.join(os.tmpdir(), "lectern-cms-"));
  const database = {
    dataDir,
    environment: { DATABASE_CLIENT: "sqlite", DATABASE_URL: "" },
    remove: () => fs.rm(dataDir, { recursive: true, force: true }),
  };
  databases.push(database);
  return database;
}

const asides: string[] = [];

/** What a restore has kept beside the data folder. */
async function keptBeside({ dataDir }: Pick<TestDatabase, "dataDir">): Promise<string[]> {
  const names = await fs.readdir(path.dirname(dataDir));
  const kept = names.filter((name) => name.startsWith(`${path.basename(dataDir)}.`));
  asides.push(...kept.map((name) => path.join(path.dirname(dataDir), name)));
  return kept;
}

async function backup(args: string[] = []): Promise<string> {
  const { code, said, last } = await runCommand("backup", source(), args);
  expect(code, said).toBe(0);
  return last;
}

/** Backs up a site that holds the same as the backup. */
async function backupEqualTo(original: string, database: TestDatabase): Promise<string> {
  const { code, said, last } = await runCommand("backup", database);
  expect(code, said).toBe(0);
  expect(await sumsOf(last)).toEqual(await sumsOf(original));
  expect(await countsOf(last)).toEqual(await countsOf(original));
  return last;
}

/** The site serves each picture and the number of events of the backup, and signs in its owner. */
async function expectServed(running: RunningCms, original: string): Promise<void> {
  await running.signIn();
  const panel = { email: OWNER.email, password: OWNER.password };
  expect((await running.call("POST", "/admin/login", panel)).status).toBe(200);
  const events = await running.call("GET", "/api/events");
  expect(at(events.body, "meta", "pagination", "total")).toBe((await rowsOf(original)).events);
  const uploads = (await readArchive(original)).filter(({ header }) =>
    header.name.startsWith("uploads/"),
  );
  expect(uploads).not.toEqual([]);
  for (const { header, content } of uploads) {
    const answer = await fetch(`${running.address}/${header.name}`);
    expect(answer.status, header.name).toBe(200);
    expect(Buffer.from(await answer.arrayBuffer()).equals(content), header.name).toBe(true);
  }
}

beforeAll(async () => {
  owner = await cms().ownerToken();
  await cms().makeVisitor("vera@example.org", "visitor password");
  const publications = listAt((await cms().get("/api/publications", owner)).body, "data");
  await cms().delete(`/api/publications/${textAt(publications[0], "documentId")}`, owner);
  await makeTransient();
  file = await backup();
});

/** A preview that is shared, and a link in an email. */
async function makeTransient(): Promise<void> {
  const { db } = cms().strapi;
  const [post] = listAt((await cms().get("/api/blog-posts", owner)).body, "data");
  const url = `/api/preview-shares/blog-post/${textAt(post, "documentId")}`;
  expect((await cms().put(url, {}, owner)).status).toBe(200);
  const rows: unknown[] = await db.connection("lectern_previews").select("*");
  share = rows[0] as Record<string, unknown>;
  const token = { purpose: "recovery", hash: "hash", account: "someone", expires_at: new Date() };
  await db.query("api::account.account-token").create({ data: token });
}

afterAll(async () => {
  for (const database of databases) await database.remove();
  for (const folder of asides) await fs.rm(folder, { recursive: true, force: true });
});

describe("a backup of a running site", () => {
  test("is one private file, verified, and its path is the last line", async () => {
    const { mode } = await fs.stat(file);
    expect(mode & 0o777).toBe(0o600);
    expect(path.dirname(file)).toBe(path.join(cms().dataDir, "backups"));
    const notes: unknown = JSON.parse(await fs.readFile(`${file}.json`, "utf8"));
    expect(at(notes, "problem")).toBeNull();
    expect(at(notes, "verifiedAt")).toMatch(/^20\d\d-/);
    const left = (await fs.readdir(cms().dataDir)).filter((name) => name.startsWith(".backup-"));
    expect(left).toEqual([]);
  });

  test("holds no session, no link of an email and no share, which end with a restore", async () => {
    const ended = { strapi_sessions: 0, account_tokens: 0, lectern_previews: 0 };
    expect(await rowsOf(file)).toMatchObject(ended);
  });

  test("holds content, uploads, accounts and settings, and no session, and no secret unless asked", async () => {
    const rows = await rowsOf(file);
    expect(rows).toMatchObject({ up_users: 2, strapi_sessions: 0, files: 29, admin_users: 1 });
    expect(rows.revisions).toBeGreaterThan(0);
    const plain = await readArchive(file);
    const names = plain.map(({ header }) => header.name);
    expect(names).toContain("settings.env");
    expect(names).not.toContain("secrets.env");
    const secret = testEnvironment("").ENCRYPTION_KEY ?? "";
    const whole = (entries: Entry[]) =>
      Buffer.concat(entries.map(({ content }) => content)).toString("latin1");
    expect(whole(plain)).not.toContain(secret);
    const { said } = await runCommand("backup", source());
    expect(said).toContain("Two-step sign-in needs its ENCRYPTION_KEY");
    const withSecrets = await readArchive(await backup(["--with-secrets"]));
    expect(whole(withSecrets)).toContain(`ENCRYPTION_KEY='${secret}'`);
  });

  test("says when a key of the site is not among its secrets", async () => {
    const MISSING = "SESSION_SECRET is not in it";
    const asked = ["--with-secrets"];
    expect((await runCommand("backup", source(), asked)).said).toContain(MISSING);
    const key = { SESSION_SECRET: "test-session-secret-0123456789" };
    expect((await runCommand("backup", source(), asked, key)).said).not.toContain(MISSING);
  });

  test("is one moment of a site that is being written to", async () => {
    const written = await whileWriting(await siteWriters(cms(), owner), () => backup());
    const seconds = (written.ended - written.began) / 1000;
    console.info(`${rateOf(written).toFixed(0)} writes a second for ${seconds.toFixed(1)} s`);
    file = written.value;
    await expectOneMoment(file, written);
  });
});

test("the backup of the night is made by itself, once, and the old ones go", async () => {
  const require = createRequire(import.meta.url);
  const nightly = require(path.join(TEST_DIST, "src/backup/nightly.js")) as {
    startNightlyBackups(strapi: unknown): void;
    stopNightlyBackups(): void;
  };
  const folder = path.join(cms().dataDir, "backups");
  const ofNights = async () =>
    (await fs.readdir(folder)).filter((name) => /Z-nightly-\w+\.tar\.gz$/.test(name));
  const old = path.join(folder, "lectern-2020-01-01T03-10-00Z-nightly-00000000.tar.gz");
  await fs.writeFile(old, "");
  vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
  try {
    nightly.startNightlyBackups(cms().strapi);
    const TEN_MINUTES = 10 * 60 * 1000;
    vi.advanceTimersByTime(TEN_MINUTES - 1);
    expect(await ofNights()).toEqual([path.basename(old)]);
    vi.advanceTimersByTime(1);
    const verified = async () => {
      const [name] = (await ofNights()).filter((one) => one !== path.basename(old));
      const file = path.join(folder, `${name}.json`);
      const notes = await fs.readFile(file, "utf8").catch(() => "{}");
      return typeof at(JSON.parse(notes), "verifiedAt") === "string";
    };
    while (!(await verified())) await new Promise((resolve) => setTimeout(resolve, 200));
    await until("the old one to go", async () =>
      (await ofNights()).length === 1 ? true : undefined,
    );
    const made = await ofNights();
    vi.advanceTimersByTime(3 * TEN_MINUTES);
    await new Promise((resolve) => setTimeout(resolve, 500));
    expect(await ofNights()).toEqual(made);
  } finally {
    nightly.stopNightlyBackups();
    vi.useRealTimers();
  }
});

test("a backup that cannot be verified lets old ones go, and the next one of the night takes its place", async () => {
  const folder = path.join(cms().dataDir, "backups");
  const names = async () =>
    (await fs.readdir(folder)).filter((name) => /Z-nightly-\w+\.tar\.gz$/.test(name)).sort();
  const before = await names();
  const old = "lectern-2020-01-01T03-10-00Z-nightly-00000000.tar.gz";
  await fs.writeFile(path.join(folder, old), "");
  // Where the temporary copy is built: as on a full disk, it cannot be.
  const failing = { TMPDIR: "/dev/null/full" };
  const failed = await runCommand("backup", source(), ["--kind=nightly"], failing);
  expect(failed.code, failed.said).toBe(1);
  expect(failed.said).toMatch(/Z-nightly-\w+\.tar\.gz was not verified: /);
  const [left = ""] = (await names()).filter((name) => !before.includes(name));
  expect(await names()).toEqual([...before, left].sort());
  const next = await runCommand("backup", source(), ["--kind=nightly"]);
  expect(next.code, next.said).toBe(0);
  expect(await names()).toEqual([...before, path.basename(next.last)].sort());
});

describe("a restored site", () => {
  let target: TestDatabase;

  beforeAll(async () => {
    target = await emptyDatabase();
    const { code, said } = await runCommand("restore", target, [file]);
    expect(code, said).toBe(0);
    expect(said).toContain("Everybody has to sign in again.");
  });

  test("has the same rows, checksums and uploads", async () => {
    await backupEqualTo(file, target);
  });

  test("signs in the same accounts, shows the same ids and gives numbers that were never given", async () => {
    const running = await processes.start(target);
    await expectServed(running, file);
    const visitor = { identifier: "vera@example.org", password: "visitor password" };
    expect((await running.call("POST", "/api/auth/local", visitor)).status).toBe(200);
    for (const path of ["/api/publications", "/api/trash"]) {
      const [before, after] = [await cms().get(path, owner), await running.call("GET", path)];
      expect(listAt(after.body, "data"), path).toEqual(listAt(before.body, "data"));
    }
    const { lastNumber } = await tableOf("events");
    const event = { data: { title: "After", date: "2030-01-01" } };
    const made = await running.call("POST", "/api/events", event);
    expect(at(made.body, "data", "id")).toBe(Number(lastNumber) + 1);
  });

  test("shares nothing, also when an older version has put shares into its backup", async () => {
    const archive = path.join(target.dataDir, "older.tar.gz");
    await writeArchive(archive, withShare(await readArchive(file)));
    const other = await emptyDatabase();
    const { code, said } = await runCommand("restore", other, [archive]);
    expect(code, said).toBe(0);
    for (const database of [target, other]) {
      const running = await processes.start(database);
      await running.signIn();
      const { status, body } = await running.call("GET", "/api/preview-shares/blog-post");
      expect([status, listAt(body, "data")]).toEqual([200, []]);
      await running.stop();
    }
  });

  /** The backup as it was when the table of previews was not left empty. */
  function withShare(entries: Entry[]): Entry[] {
    const name = "tables/lectern_previews.jsonl";
    const numbers = { created_at: Number(share.created_at), expires_at: Number(share.expires_at) };
    const content = Buffer.from(`${JSON.stringify({ ...share, ...numbers })}\n`);
    const manifest = JSON.parse(String(entries.at(-1)?.content)) as {
      tables: { name: string; rows: number }[];
      files: { name: string; bytes: number; sha256: string }[];
    };
    const sha256 = createHash("sha256").update(content).digest("hex");
    for (const table of manifest.tables) if (table.name === "lectern_previews") table.rows = 1;
    for (const entry of manifest.files) {
      if (entry.name === name) Object.assign(entry, { bytes: content.length, sha256 });
    }
    return entries.map((entry) => {
      if (entry.header.name === name) return { ...entry, content };
      const isManifest = entry.header.name === "manifest.json";
      return isManifest ? { ...entry, content: Buffer.from(JSON.stringify(manifest)) } : entry;
    });
  }

  async function tableOf(name: string): Promise<Record<string, unknown>> {
    const { tables } = await manifestOf(file);
    const found: unknown =
      Array.isArray(tables) && tables.find((table) => at(table, "name") === name);
    return found as Record<string, unknown>;
  }

  test("keeps aside what was there", async () => {
    await fs.writeFile(path.join(target.dataDir, "note.txt"), "mine");
    const { code, said } = await runCommand("restore", target, [file]);
    expect(code, said).toBe(0);
    const [kept] = await keptBeside(target);
    expect(kept).toMatch(/\.before-restore-20\d\d-\d\d-\d\dT\d\d-\d\d-\d\dZ$/);
    expect(said).toContain(`What was in DATA_DIR is kept in `);
    const folder = path.join(path.dirname(target.dataDir), kept ?? "");
    expect(await fs.readFile(path.join(folder, "note.txt"), "utf8")).toBe("mine");
    if (ON_POSTGRES) expect(said).toMatch(/kept in its schema before_restore_\w+/);
    // The backups stay with the site.
    expect(await fs.readdir(path.join(target.dataDir, "backups"))).not.toEqual([]);
  });

  test("goes back to how it was with what no backup holds, and is no new site then", async () => {
    const queue = path.join(target.dataDir, "mail-queue/waiting.json");
    await fs.mkdir(path.dirname(queue), { recursive: true });
    await fs.writeFile(queue, "{}");
    const { code, said } = await runCommand("restore", target, [file, "--as-it-was"]);
    expect(code, said).toBe(0);
    await keptBeside(target);
    expect(await fs.readFile(queue, "utf8")).toBe("{}");
    expect(await fs.readdir(target.dataDir)).toContain("initialised.txt");
    const again = await runCommand("backup", target);
    expect(again.code, again.said).toBe(0);
    expect(await sumsOf(again.last)).toEqual(await sumsOf(file));
  });
});

describe.runIf(ON_POSTGRES)("a site moves to the other database and back", () => {
  /** Each database in turn is restored from the backup of the one before, and holds and serves the same. */
  async function moveAlong(path: TestDatabase[], original: string): Promise<void> {
    let latest = original;
    for (const database of path) {
      const { code, said } = await runCommand("restore", database, [latest]);
      expect(code, said).toBe(0);
      latest = await backupEqualTo(original, database);
      expect((await manifestOf(latest)).database).toBe(database.environment.DATABASE_CLIENT);
      const running = await processes.start(database);
      await expectServed(running, original);
      await running.stop();
    }
  }

  test("from Postgres", { timeout: 240_000 }, async () => {
    await moveAlong([await sqliteDatabase(), await emptyDatabase()], file);
  });

  test("from SQLite", { timeout: 240_000 }, async () => {
    const home = await sqliteDatabase();
    const running = await processes.start(home, {}, { DEMO_CONTENT: "true" });
    await running.signIn();
    const account = { email: "lite@example.org", password: "visitor password", full_name: "Lite" };
    const [publication] = listAt((await running.call("GET", "/api/publications")).body, "data");
    for (const [method, path, body] of [
      ["POST", "/api/auth/local/register", account],
      ["POST", "/api/upload", await pictureForm()],
      ["DELETE", `/api/publications/${textAt(publication, "documentId")}`, undefined],
    ] as const) {
      expect((await running.call(method, path, body)).status, path).toBeLessThan(300);
    }
    await running.stop();
    const { code, said, last } = await runCommand("backup", home);
    expect(code, said).toBe(0);
    expect(await rowsOf(last)).toMatchObject({ up_users: 2, files: 30, admin_users: 1 });
    await moveAlong([await emptyDatabase(), await sqliteDatabase()], last);
  });
});

describe("what is no whole backup is recognised before anything is touched", () => {
  let target: TestDatabase;
  let entries: Entry[];
  let scratch = "";

  beforeAll(async () => {
    target = await emptyDatabase();
    await runCommand("restore", target, [file]);
    entries = await readArchive(file);
    scratch = await fs.mkdtemp(path.join(os.tmpdir(), "lectern-archives-"));
    asides.push(scratch);
  });

  async function rejected(change: (archive: string) => Promise<void>): Promise<string> {
    const archive = path.join(scratch, "changed.tar.gz");
    await change(archive);
    const before = await fs.readdir(target.dataDir);
    const { code, said } = await runCommand("restore", target, [archive]);
    expect(code).toBe(1);
    expect(said).toContain("Nothing was changed.");
    expect(await fs.readdir(target.dataDir)).toEqual(before);
    expect(await keptBeside(target)).toEqual([]);
    return said;
  }

  const withEntry = (entry: Entry) => (archive: string) =>
    writeArchive(archive, [...entries.slice(0, -1), entry, ...entries.slice(-1)]);

  test("cut off", async () => {
    const bytes = await fs.readFile(file);
    for (const length of [0, 10, Math.floor(bytes.length / 2), bytes.length - 1]) {
      await rejected((archive) => fs.writeFile(archive, bytes.subarray(0, length)));
    }
  });

  test("one bit changed", async () => {
    const bytes = await fs.readFile(file);
    bytes[Math.floor(bytes.length / 2)] = (bytes[Math.floor(bytes.length / 2)] ?? 0) ^ 1;
    await rejected((archive) => fs.writeFile(archive, bytes));
  });

  test("a file that is not what was backed up, or is missing", async () => {
    const changed = entries.map((entry) =>
      entry.header.name === "tables/events.jsonl"
        ? { ...entry, content: Buffer.from("{}\n") }
        : entry,
    );
    expect(await rejected((archive) => writeArchive(archive, changed))).toContain(
      "tables/events.jsonl is not what was backed up",
    );
    const fewer = entries.filter(({ header }) => header.name !== "tables/events.jsonl");
    expect(await rejected((archive) => writeArchive(archive, fewer))).toContain(
      "tables/events.jsonl is missing",
    );
    expect(await rejected((archive) => writeArchive(archive, entries.slice(0, -1)))).toContain(
      "it has no manifest",
    );
  });

  test.each([
    "../outside.txt",
    "/tmp/outside.txt",
    "uploads/../../outside",
    "uploads/a/b",
    "extra.txt",
  ])("a file named %s", async (name) => {
    const said = await rejected(withEntry({ header: { name }, content: Buffer.from("x") }));
    expect(said).toContain("it holds");
  });

  test("links, and files twice", async () => {
    const link: Entry = {
      header: { name: "uploads/link", type: "symlink", linkname: "/etc/passwd" },
      content: Buffer.alloc(0),
    };
    expect(await rejected(withEntry(link))).toContain("which is no file");
    expect(
      await rejected(withEntry({ header: { name: "README.txt" }, content: Buffer.from("x") })),
    ).toContain("twice");
  });

  test("a file that is larger than any site", async () => {
    const tar = pack();
    tar.entry({ name: "uploads/bomb", size: 2 * 1024 ** 3 });
    const [header] = (await once(tar, "data")) as [Buffer];
    const said = await rejected((archive) => fs.writeFile(archive, gzipSync(header)));
    expect(said).toContain("it unpacks to more than a backup can hold");
  });

  test("a site that runs is left alone", async () => {
    const { code, said } = await runCommand("restore", source(), [file]);
    expect(code).toBe(1);
    expect(said).toMatch(/stop the site first\. Nothing was changed\./);
    expect((await cms().get("/api/publications")).status).toBe(200);
  });
});

describe("a database that cannot be brought up to date", () => {
  // Three commands, each of which starts the cms.
  test("leaves everything as it was", { timeout: 240_000 }, async () => {
    const target = await processes.database();
    const before = await sumsOf((await runCommand("backup", target)).last);
    const broken = await brokenBackup();
    const { code, said } = await runCommand("restore", target, [broken]);
    expect(code).toBe(1);
    expect(said).toContain("Nothing was restored, and everything is as it was");
    expect(said).toContain("could not be brought up to date");
    expect(await keptBeside(target)).toEqual([]);
    const again = await runCommand("backup", target);
    expect(again.code, again.said).toBe(0);
    expect(await sumsOf(again.last)).toEqual(before);
  });

  /** Of an older version without the unique index, with two categories of one address. */
  async function brokenBackup(): Promise<string> {
    const { connection } = cms().strapi.db;
    const index = "blog_categories_slug_uq";
    const rows: unknown[] = await connection("strapi_database_schema").select("*");
    const stored: unknown = at(rows[0], "schema");
    const schema = (typeof stored === "string" ? JSON.parse(stored) : stored) as {
      tables: { name: string; indexes: { name: string }[] }[];
    };
    for (const table of schema.tables) {
      table.indexes = table.indexes.filter(({ name }) => name !== index);
    }
    await connection.schema.alterTable(
      "blog_categories",
      (table: { dropUnique(columns: string[], name: string): void }) =>
        table.dropUnique(["slug"], index),
    );
    await connection("blog_categories").insert({ document_id: "one", name: "One", slug: "same" });
    await connection("blog_categories").insert({ document_id: "two", name: "Two", slug: "same" });
    await connection("strapi_database_schema").update({
      schema: JSON.stringify(schema),
      hash: "older",
    });
    return backup();
  }
});

describe("over REST", () => {
  const url = "/api/backups";
  const currentPassword = OWNER.password;
  let visitor = "";

  beforeAll(async () => {
    visitor = (await cms().signIn("vera@example.org", "visitor password")).jwt;
  });

  async function finished(): Promise<unknown> {
    for (let attempt = 0; attempt < 600; attempt += 1) {
      const { body } = await cms().get(url, owner);
      if (at(body, "data", "running") === false) return at(body, "data");
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
    throw new Error("The backup does not end");
  }

  test("backups are for the owner alone", async () => {
    const name = path.basename(file);
    for (const token of [undefined, visitor]) {
      expect((await cms().get(url, token)).status).toBe(403);
      expect((await cms().post(url, { currentPassword }, token)).status).toBe(403);
      const download = await cms().post(`${url}/${name}/download`, { currentPassword }, token);
      expect(download.status).toBe(403);
    }
  });

  test("one is made only with the password, and is verified", async () => {
    const before = listAt((await cms().get(url, owner)).body, "data", "backups").length;
    for (const wrong of [{}, { currentPassword: "not the password" }]) {
      expect((await cms().post(url, wrong, owner)).status).toBe(400);
    }
    expect((await cms().post(url, { currentPassword }, owner)).status).toBe(202);
    const state = await finished();
    expect(at(state, "problem")).toBeNull();
    const backups = listAt(state, "backups");
    expect(backups).toHaveLength(before + 1);
    expect(backups[0]).toMatchObject({
      kind: "manual",
      secrets: false,
      problem: null,
      missing: [],
    });
    expect(at(backups[0], "verified_at")).toMatch(/^20/);
    expect(at(backups[0], "counts", "events")).toBeGreaterThan(0);
  });

  test("one is downloaded only with the password, private and never stored", async () => {
    const [newest] = listAt((await cms().get(url, owner)).body, "data", "backups");
    const address = `${cms().address}${url}/${textAt(newest, "name")}/download`;
    const send = (body: object) =>
      fetch(address, {
        method: "POST",
        headers: { "content-type": "application/json", authorization: `Bearer ${owner}` },
        body: JSON.stringify(body),
      });
    expect((await send({ currentPassword: "not the password" })).status).toBe(400);
    const response = await send({ currentPassword });
    expect(response.status).toBe(200);
    expect(response.headers.get("cache-control")).toBe("private, no-store");
    expect((await response.arrayBuffer()).byteLength).toBe(at(newest, "bytes"));
  });

  test("none is served as a file", async () => {
    const name = path.basename(file);
    for (const address of [`/backups/${name}`, `/uploads/../backups/${name}`, `/${name}`]) {
      expect((await cms().get(address)).status, address).toBe(404);
    }
  });

  test("what a killed attempt has left goes after a day", async () => {
    const old = path.join(cms().dataDir, ".backup-killed");
    const part = path.join(cms().dataDir, "backups", "killed.tar.gz.part");
    const ofExport = path.join(cms().dataDir, ".export-Ab3xYz");
    const running = path.join(cms().dataDir, ".export-Ab3xYy");
    await fs.mkdir(old);
    await fs.mkdir(path.join(ofExport, "export"), { recursive: true });
    await fs.mkdir(running);
    await fs.writeFile(part, "");
    const yesterday = new Date(Date.now() - 25 * 60 * 60 * 1000);
    for (const left of [old, part, ofExport]) await fs.utimes(left, yesterday, yesterday);
    await backup();
    for (const left of [old, part, ofExport]) {
      await expect(fs.stat(left)).rejects.toThrow("ENOENT");
    }
    await fs.rmdir(running);
  });

  test.each(["..%2Flectern.db", "lectern.db", "..%2F..%2Fetc%2Fpasswd", ".night-2026-01-01"])(
    "%s is no backup",
    async (name) => {
      const { status } = await cms().post(`${url}/${name}/download`, { currentPassword }, owner);
      expect(status).toBe(404);
    },
  );
});
