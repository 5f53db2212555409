import fs from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { readArchive, runCommand, sumsOf } from "../support/backup";
import { SECRET_KEY, TestStorage } from "../support/bucket";
import { useCms } from "../support/cms";
import { makeDatabase, type TestDatabase } from "../support/databases";
import { at, textAt } from "../support/json";
import { pictureForm } from "../support/pictures";

/** A restore starts the cms, to bring the database up to date. */
vi.setConfig({ testTimeout: 240_000 });

const [storage, other] = [await TestStorage.start(), await TestStorage.start()];
const cms = useCms(storage.settings);
const databases: TestDatabase[] = [];
const LOCAL = { UPLOADS: "local" };

let file = "";
let url = "";

/** The settings of a site whose uploads are elsewhere; the cms of this test is in the environment. */
const source = () => {
  const { DATABASE_CLIENT = "sqlite", DATABASE_URL = "" } = process.env;
  return { dataDir: cms().dataDir, environment: { DATABASE_CLIENT, DATABASE_URL } };
};

async function emptyDatabase(): Promise<TestDatabase> {
  const database = await makeDatabase();
  databases.push(database);
  return database;
}

async function restore(
  target: TestDatabase,
  backup: string,
  settings: Record<string, string>,
): Promise<string> {
  const { code, said } = await runCommand("restore", target, [backup], settings);
  expect(code, said).toBe(0);
  return said;
}

beforeAll(async () => {
  const token = await cms().ownerToken();
  for (const width of [40, 1200]) {
    const { body } = await cms().post("/api/upload", await pictureForm("photo.png", width), token);
    url = textAt(body, 0, "url");
  }
  const backup = await runCommand("backup", source(), ["--with-secrets"], storage.settings);
  expect(backup.code, backup.said).toBe(0);
  file = backup.last;
});

afterAll(async () => {
  for (const database of databases) {
    const folder = path.dirname(database.dataDir);
    const name = path.basename(database.dataDir);
    const asides = (await fs.readdir(folder)).filter((entry) => entry.startsWith(`${name}.`));
    for (const aside of asides) await fs.rm(path.join(folder, aside), { recursive: true });
    await database.remove();
  }
  await storage.remove();
  await other.remove();
});

describe("a backup of a site whose uploads lie in a bucket", () => {
  test("holds them and is verified, and not the key of the bucket", async () => {
    const entries = await readArchive(file);
    const uploads = entries.filter(({ header }) => header.name.startsWith("uploads/"));
    const names = uploads.map(({ header }) => header.name.slice("uploads/".length));
    expect(names).toEqual(await storage.names());
    expect(names).toHaveLength(6);
    for (const { header, content } of uploads) {
      const name = header.name.slice("uploads/".length);
      expect(content.equals(await storage.content(name))).toBe(true);
    }
    const notes: unknown = JSON.parse(await fs.readFile(`${file}.json`, "utf8"));
    expect(at(notes, "verifiedAt")).toMatch(/^20/);
    expect(Buffer.concat(entries.map(({ content }) => content)).includes(SECRET_KEY)).toBe(false);
    const left = (await fs.readdir(cms().dataDir)).filter((name) => name.startsWith(".backup-"));
    expect(left).toEqual([]);
  });

  test("moves the site to a folder, and from there into another bucket", async () => {
    const local = await emptyDatabase();
    await restore(local, file, LOCAL);
    const folder = path.join(local.dataDir, "uploads");
    expect((await fs.readdir(folder)).sort()).toEqual(await storage.names());
    const ofFolder = await runCommand("backup", local, [], LOCAL);
    expect(ofFolder.code, ofFolder.said).toBe(0);
    expect(await sumsOf(ofFolder.last)).toEqual(await sumsOf(file));

    const target = await emptyDatabase();
    const said = await restore(target, ofFolder.last, other.settings);
    expect(said).not.toContain("kept in s3:");
    expect(await other.names()).toEqual(await storage.names());
    const again = await runCommand("backup", target, [], other.settings);
    expect(again.code, again.said).toBe(0);
    expect(await sumsOf(again.last)).toEqual(await sumsOf(file));
  });

  test("keeps aside what was in the bucket, and nothing that is the same", async () => {
    const target = await emptyDatabase();
    await restore(target, file, other.settings);
    const names = await other.names();
    const [changed = ""] = names;
    const before = await other.content(changed);
    await other.put(changed, "other bytes");
    await other.put("newer_0123456789.png", "newer");
    const said = await restore(target, file, other.settings);
    const [, aside = ""] =
      /kept in s3:\/\/lectern-tests\/sites\/ada\/(before-restore-\S+)/.exec(said) ?? [];
    expect(await other.names()).toEqual(names);
    expect((await other.content(changed)).equals(before)).toBe(true);
    expect(await other.names(aside)).toEqual([changed, "newer_0123456789.png"].sort());
    expect(String(await other.content(`${aside}/${changed}`))).toBe("other bytes");
  });

  test("is not restored at all when the bucket breaks off", async () => {
    const target = await emptyDatabase();
    await other.clear();
    await other.put("mine_0123456789.png", "mine");
    other.breakAfter(2);
    const { code, said } = await runCommand("restore", target, [file], other.settings);
    other.breakAfter(Infinity);
    expect(code).toBe(1);
    expect(said).toContain("Nothing was restored, and everything is as it was");
    expect(await other.names()).toEqual(["mine_0123456789.png"]);
  });
});

test("the export takes the uploads along", async () => {
  const folder = await fs.mkdtemp(path.join(os.tmpdir(), "lectern-export-"));
  const { code, said } = await runCommand("export-content", source(), [folder], storage.settings);
  expect(code, said).toBe(0);
  expect((await fs.readdir(path.join(folder, "uploads"))).sort()).toEqual(await storage.names());
  expect(await fs.readFile(path.join(folder, url))).toEqual(
    await storage.content(path.basename(url)),
  );
  await fs.rm(folder, { recursive: true });
});

test("without its bucket no backup is made, and it says why", async () => {
  const backups = path.join(cms().dataDir, "backups");
  const before = await fs.readdir(backups);
  await storage.stop();
  const { code, said } = await runCommand("backup", source(), [], storage.settings);
  await storage.goOn();
  expect(code).toBe(1);
  expect(said).toContain("The storage for uploads failed: ECONNREFUSED");
  expect(said).not.toContain(SECRET_KEY);
  expect(await fs.readdir(backups)).toEqual(before);
});
