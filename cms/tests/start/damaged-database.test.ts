import fs from "node:fs/promises";
import path from "node:path";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { runCommand, sumsOf } from "../support/backup";
import { ON_POSTGRES, type TestDatabase } from "../support/databases";
import { useProcesses } from "../support/running-cms";

/** Each of these tests runs several commands. */
vi.setConfig({ testTimeout: 240_000 });

const processes = useProcesses();

const NOISE = Buffer.from(Array.from({ length: 20_000 }, (_, index) => (index * 37 + 11) % 251));

const DAMAGES: [how: string, damage: (bytes: Buffer) => Buffer][] = [
  ["overwritten", () => NOISE],
  ["cut off", (bytes) => bytes.subarray(0, bytes.length / 2)],
];

describe.skipIf(ON_POSTGRES)("a database file that is damaged", () => {
  let database: TestDatabase;
  let file = "";

  beforeEach(async () => {
    database = await processes.database();
    file = path.join(database.dataDir, "lectern.db");
  });

  async function damageWith(damage: (bytes: Buffer) => Buffer): Promise<Buffer> {
    const damaged = damage(await fs.readFile(file));
    await fs.writeFile(file, damaged);
    return damaged;
  }

  test.each(DAMAGES)("(%s) is replaced by a restore and kept aside", async (_, damage) => {
    const backup = await runCommand("backup", database);
    expect(backup.code, backup.said).toBe(0);
    const damaged = await damageWith(damage);
    const { code, said } = await runCommand("restore", database, [backup.last]);
    expect(code, said).toBe(0);
    expect(said).toContain("The database that was there is damaged; it is kept with the rest.");
    const kept = /What was in DATA_DIR is kept in (\S+)/.exec(said)?.[1] ?? "";
    expect(await fs.readFile(path.join(kept, "lectern.db"))).toEqual(damaged);
    await fs.rm(kept, { recursive: true });
    const again = await runCommand("backup", database);
    expect(again.code, again.said).toBe(0);
    expect(await sumsOf(again.last)).toEqual(await sumsOf(backup.last));
  });

  test.each(DAMAGES)("(%s) ends a start with one sentence", async (_, damage) => {
    const damaged = await damageWith(damage);
    const { cms } = await processes.spawn(database);
    expect(await cms.ended).toBe(1);
    expect(cms.output().trim()).toBe(
      `The database at ${file} is damaged. Restore a backup with npm run restore -- FILE, then ` +
        "start again.",
    );
    expect(await fs.readFile(file)).toEqual(damaged);
  });
});
