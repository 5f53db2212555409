import { createHash } from "node:crypto";
import fs from "node:fs/promises";
import path from "node:path";
import { beforeAll, describe, expect, test } from "vitest";
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
import { useBackedUpSite } from "../support/backed-up-site";
import { ON_POSTGRES, type TestDatabase } from "../support/databases";
import { OWNER } from "../support/environment";
import { at, listAt, textAt } from "../support/json";
import { pictureForm } from "../support/pictures";
import { useProcesses, type RunningCms } from "../support/running-cms";
import { expectOneMoment, siteWriters } from "../support/site-load";
import { rateOf, whileWriting } from "../support/writers";

const site = useBackedUpSite();
const { cms, owner, share, source, backup, emptyDatabase, sqliteDatabase, keptBeside } = site;
const processes = useProcesses();
let file = "";

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

beforeAll(() => {
  file = site.file();
});

test("a backup is one moment of a site that is being written to", async () => {
  const written = await whileWriting(await siteWriters(cms(), owner()), () => backup());
  const seconds = (written.ended - written.began) / 1000;
  console.info(`${rateOf(written).toFixed(0)} writes a second for ${seconds.toFixed(1)} s`);
  file = written.value;
  await expectOneMoment(file, written);
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
      const [before, after] = [await cms().get(path, owner()), await running.call("GET", path)];
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
    const numbers = {
      created_at: Number(share().created_at),
      expires_at: Number(share().expires_at),
    };
    const content = Buffer.from(`${JSON.stringify({ ...share(), ...numbers })}\n`);
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

test("a site that runs is left alone", async () => {
  const { code, said } = await runCommand("restore", source(), [file]);
  expect(code).toBe(1);
  expect(said).toMatch(/stop the site first\. Nothing was changed\./);
  expect((await cms().get("/api/publications")).status).toBe(200);
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
