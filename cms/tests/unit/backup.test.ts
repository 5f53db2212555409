import { execFileSync } from "node:child_process";
import fs from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { afterEach, describe, expect, test } from "vitest";
import { DamagedBackup, LIMITS, unpack, type Limits } from "../../src/backup/archive-reader";
import { isEntryName, parseManifest } from "../../src/backup/manifest";
import { isBackupName, newBackupName } from "../../src/backup/names";
import { parseSchema } from "../../src/backup/schema";
import { neutralRow, postgresValue, sqliteValue } from "../../src/backup/values";
import type { ColumnType } from "../../src/backup/shapes";
import { writeArchive } from "../support/backup";
import { TEST_DIST } from "../support/paths";

describe("values", () => {
  const SAME: [type: ColumnType, sqlite: unknown, postgres: unknown, neutral: unknown][] = [
    ["boolean", 1n, true, true],
    ["boolean", 0n, false, false],
    [
      "json",
      '{"b":1,"a":[2,{"d":3,"c":4}]}',
      '{"a": [2, {"c": 4, "d": 3}], "b": 1}',
      { a: [2, { c: 4, d: 3 }], b: 1 },
    ],
    ["json", 5n, "5", 5],
    ["datetime", 1795403649828n, new Date(1795403649828), "2026-11-23T03:14:09.828Z"],
    ["bigint", 9007199254740993n, "9007199254740993", "9007199254740993"],
    ["bigint", 12n, "12", 12],
    ["decimal", 15.95, "15.95", 15.95],
    ["time", "10:00:00.000", "10:00:00", "10:00:00.000"],
    ["date", "2026-11-23", "2026-11-23", "2026-11-23"],
    ["string", "Ünï", "Ünï", "Ünï"],
    ["text", null, null, null],
  ];

  test.each(SAME)("%s is the same from both databases", (type, sqlite, postgres, neutral) => {
    const columns = [{ name: "value", type }];
    expect(neutralRow(columns, { value: sqlite })).toEqual({ value: neutral });
    expect(JSON.stringify(neutralRow(columns, { value: postgres }))).toBe(
      JSON.stringify({ value: neutral }),
    );
  });

  test.each(SAME)("%s comes back as SQLite has it", (type, _, postgres, neutral) => {
    const column = { name: "value", type };
    const stored = sqliteValue(column, neutral);
    expect(neutralRow([column], { value: stored })).toEqual({ value: neutral });
    if (type !== "datetime")
      expect(neutralRow([column], { value: postgres })).toEqual({ value: neutral });
  });

  test("a time for Postgres is in the zone of the process, where node-postgres reads it", () => {
    const text = String(
      postgresValue({ name: "at", type: "datetime" }, "2026-11-23T03:14:09.828Z"),
    );
    expect(new Date(text.replace(" ", "T")).toISOString()).toBe("2026-11-23T03:14:09.828Z");
  });

  test("of the hour that comes twice, Postgres keeps one", () => {
    // The zone is that of a process: a test's thread cannot change it.
    const script = `
      const { throughPostgres } = require("./src/backup/values.js");
      const through = (at) => throughPostgres({ name: "at", type: "datetime" }, at);
      console.log(["2026-10-25T01:30:00.000Z", "2026-10-25T02:30:00.000Z"].map(through).join());
    `;
    const env = { ...process.env, TZ: "Europe/Berlin" };
    const kept = execFileSync(process.execPath, ["-e", script], { cwd: TEST_DIST, env });
    expect(String(kept).trim()).toBe("2026-10-25T00:30:00.000Z,2026-10-25T02:30:00.000Z");
  });

  test("what is no value of its type names the column", () => {
    expect(() => neutralRow([{ name: "at", type: "datetime" }], { at: "never" })).toThrow(
      "Column at holds no datetime",
    );
  });
});

test("names of backups hold a part that cannot be guessed, and no way elsewhere", () => {
  const now = new Date("2026-11-23T03:15:00Z");
  const name = newBackupName("nightly", now);
  expect(name).toMatch(/^lectern-2026-11-23T03-15-00Z-nightly-[0-9a-f]{8}\.tar\.gz$/);
  expect(newBackupName("nightly", now)).not.toBe(name);
  expect(isBackupName(name)).toBe(true);
  for (const other of [
    `../${name}`,
    `${name}.json`,
    `${name}/..`,
    "lectern.db",
    `x${name}`,
    `${name}\n`,
  ]) {
    expect(isBackupName(other), other).toBe(false);
  }
});

test("a backup holds files of a few names only", () => {
  for (const name of ["manifest.json", "tables/events.jsonl", "uploads/a b.webp", "uploads/..a"]) {
    expect(isEntryName(name), name).toBe(true);
  }
  const wrong = [
    "/etc/passwd",
    "../a",
    "uploads/..",
    "uploads/.",
    "uploads/a/b",
    "uploads/a\\b",
    "tables/../a.jsonl",
    "uploads/",
  ];
  for (const name of wrong) expect(isEntryName(name), name).toBe(false);
});

test("a manifest of a newer format says so", () => {
  const text = JSON.stringify({ format: "lectern-backup", formatVersion: 2 });
  expect(() => parseManifest(text)).toThrow("update Lectern first");
});

test("a schema with anything but names and plain values is rejected", () => {
  const table = (column: object) => ({
    tables: [{ name: "a", columns: [column], indexes: [], foreignKeys: [] }],
  });
  expect(parseSchema(table({ name: "b", type: "string" }))).toHaveLength(1);
  const wrong = [
    { name: "b; drop table c", type: "string" },
    { name: "b", type: "specificType" },
    { name: "b", type: "string", defaultTo: ["now()", { isRaw: true }] },
  ];
  for (const column of wrong)
    expect(() => parseSchema(table(column))).toThrow("not one of Strapi's");
});

describe("an archive that unpacks to more than its size allows", () => {
  const TOO_MUCH = new DamagedBackup("it unpacks to more than a backup can hold");
  const KILOBYTE = 1024;
  const folders: string[] = [];

  afterEach(async () => {
    for (const folder of folders.splice(0)) await fs.rm(folder, { recursive: true });
  });

  async function unpackFiles(
    count: number,
    limits: Partial<Limits>,
  ): Promise<{ error: unknown; unpacked: string[] }> {
    const folder = await fs.mkdtemp(path.join(os.tmpdir(), "lectern-archive-"));
    folders.push(folder);
    const archive = path.join(folder, "archive.tar.gz");
    const names = Array.from({ length: count }, (_, index) => `uploads/${index}`);
    await writeArchive(
      archive,
      names.map((name) => ({ header: { name }, content: Buffer.alloc(KILOBYTE) })),
    );
    const target = path.join(folder, "unpacked");
    const error: unknown = await unpack(archive, target, { ...LIMITS, ...limits }).catch(
      (reason: unknown) => reason,
    );
    return { error, unpacked: await fs.readdir(path.join(target, "uploads")) };
  }

  test("is unpacked no further, all files together", async () => {
    const limits = { free: 3 * KILOBYTE, ratio: 0 };
    const { error, unpacked } = await unpackFiles(10, limits);
    expect(error).toEqual(TOO_MUCH);
    expect(unpacked.length).toBeLessThanOrEqual(4);
    // Without a manifest it is no backup, but not too much.
    expect((await unpackFiles(3, limits)).error).not.toEqual(TOO_MUCH);
  });

  test("may be larger when its own size is", async () => {
    const { error } = await unpackFiles(10, { free: 3 * KILOBYTE, ratio: 1000 });
    expect(error).not.toEqual(TOO_MUCH);
  });

  test("is unpacked no further than the largest site, whatever its size", async () => {
    const { error } = await unpackFiles(10, { total: 3 * KILOBYTE });
    expect(error).toEqual(TOO_MUCH);
  });

  test("has a bounded number of files", async () => {
    expect((await unpackFiles(5, { files: 4 })).error).toEqual(TOO_MUCH);
    expect((await unpackFiles(4, { files: 4 })).error).not.toEqual(TOO_MUCH);
  });
});
