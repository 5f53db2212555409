import { existsSync, mkdtempSync, readdirSync, statSync, utimesSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";

/** Which backups stay, and when the next one is due. */

const NOW = Date.parse("2026-11-23T12:00:00Z");
const DAY = 24 * 60 * 60 * 1000;

let dataDir = "";
let folder = "";

beforeEach(() => {
  dataDir = mkdtempSync(path.join(os.tmpdir(), "lectern-backups-"));
  folder = mkdtempSync(path.join(os.tmpdir(), "lectern-backups-"));
  vi.stubEnv("DATA_DIR", dataDir);
  vi.stubEnv("BACKUP_DIR", folder);
  vi.stubEnv("BACKUP_KEEP", "10");
  vi.stubEnv("TIME_ZONE", "UTC");
  vi.resetModules();
});
afterEach(() => {
  vi.unstubAllEnvs();
});

let count = 0;

/** Writes a backup as it lies in the folder. @returns its name */
function backup(at: number, kind: string, { isVerified = false } = {}): string {
  const stamp = new Date(at).toISOString().slice(0, 19).replaceAll(":", "-");
  const name = `lectern-${stamp}Z-${kind}-${String(count++).padStart(8, "0")}.tar.gz`;
  const file = path.join(folder, name);
  writeFileSync(file, "a backup");
  const { size, mtimeMs } = statSync(file);
  const notes = { bytes: size, mtimeMs, ...(isVerified && { verifiedAt: "2026-01-01T00:00:00Z" }) };
  writeFileSync(`${file}.json`, JSON.stringify(notes));
  return name;
}

const left = () => readdirSync(folder).filter((name) => name.endsWith(".tar.gz"));

describe("BACKUP_KEEP", () => {
  const remove = async () => (await import("../../src/backup/summary")).removeOldBackups(NOW);

  test("removes what is older, and what is written of it", async () => {
    const old = backup(NOW - 10 * DAY - 1000, "nightly", { isVerified: true });
    const young = backup(NOW - 10 * DAY, "manual", { isVerified: true });
    const newest = backup(NOW - DAY, "nightly", { isVerified: true });
    expect(await remove()).toEqual([old]);
    expect(left().toSorted()).toEqual([young, newest].toSorted());
    expect(readdirSync(folder)).toHaveLength(4);
    expect(await remove()).toEqual([]);
  });

  test("leaves the newest, and the newest that is verified, however old", async () => {
    const older = backup(NOW - 90 * DAY, "nightly", { isVerified: true });
    const verified = backup(NOW - 80 * DAY, "upgrade", { isVerified: true });
    const damaged = backup(NOW - 70 * DAY, "nightly");
    const newest = backup(NOW - 60 * DAY, "nightly");
    expect((await remove()).toSorted()).toEqual([older, damaged].toSorted());
    expect(left().toSorted()).toEqual([verified, newest].toSorted());
  });

  test("is not waited for when the last ones failed, but the newest verified one stays", async () => {
    const old = backup(NOW - 40 * DAY, "nightly", { isVerified: true });
    const verified = backup(NOW - 20 * DAY, "nightly", { isVerified: true });
    const failed = [15, 3, 0].map((days) => backup(NOW - days * DAY, "nightly"));
    expect((await remove()).toSorted()).toEqual([old, failed[0]].toSorted());
    expect(left().toSorted()).toEqual([verified, ...failed.slice(1)].toSorted());
  });

  test("leaves the newest verified one although others are dated in the future", async () => {
    const older = backup(NOW - 40 * DAY, "nightly", { isVerified: true });
    const verified = backup(NOW - 20 * DAY, "nightly", { isVerified: true });
    const future = backup(NOW + 400 * DAY, "nightly", { isVerified: true });
    expect(await remove()).toEqual([older]);
    expect(left().toSorted()).toEqual([verified, future].toSorted());
  });

  test("removes nothing that is no backup", async () => {
    backup(NOW - DAY, "nightly");
    const others = ["lectern.tar.gz", "mine-2020-01-01.tar.gz", "lectern-2020.tar.gz.part"];
    for (const name of others) writeFileSync(path.join(folder, name), "");
    expect(await remove()).toEqual([]);
    expect(readdirSync(folder)).toEqual(expect.arrayContaining(others));
  });
});

describe("the backup of the night", () => {
  const isDue = async (at: string) =>
    (await import("../../src/backup/nightly")).isDue(Date.parse(at));

  /** The site was set up then. */
  const setUp = (at: string) => {
    const file = path.join(dataDir, "initialised.txt");
    writeFileSync(file, "");
    utimesSync(file, Date.parse(at) / 1000, Date.parse(at) / 1000);
  };

  test("of a new site is due in its first night", async () => {
    setUp("2026-11-22T10:00:00Z");
    expect(await isDue("2026-11-22T23:00:00Z")).toBe(false);
    expect(await isDue("2026-11-23T02:59:00Z")).toBe(false);
    expect(await isDue("2026-11-23T03:00:00Z")).toBe(true);
  });

  test("is due once in each night, also when the site slept through it", async () => {
    backup(Date.parse("2026-11-21T03:01:00Z"), "nightly", { isVerified: true });
    expect(await isDue("2026-11-22T02:59:00Z")).toBe(false);
    expect(await isDue("2026-11-22T17:00:00Z")).toBe(true);
    backup(Date.parse("2026-11-22T17:00:10Z"), "nightly", { isVerified: true });
    expect(await isDue("2026-11-22T17:10:00Z")).toBe(false);
    expect(await isDue("2026-11-23T03:00:00Z")).toBe(true);
  });

  test("is due although a clock that was ahead has dated one, or the site, in the future", async () => {
    setUp("2027-11-20T10:00:00Z");
    expect(await isDue("2026-11-23T04:00:00Z")).toBe(true);
    backup(Date.parse("2027-11-21T03:01:00Z"), "nightly", { isVerified: true });
    expect(await isDue("2026-11-23T04:00:00Z")).toBe(true);
    backup(Date.parse("2026-11-23T04:00:10Z"), "nightly", { isVerified: true });
    expect(await isDue("2026-11-23T04:10:00Z")).toBe(false);
    expect(await isDue("2026-11-24T03:00:00Z")).toBe(true);
  });

  test("is not due again where its clock was ahead by less than a day", async () => {
    backup(Date.parse("2026-11-23T14:00:00Z"), "nightly", { isVerified: true });
    expect(await isDue("2026-11-23T04:00:00Z")).toBe(false);
  });

  test("is due again when it was not verified", async () => {
    setUp("2026-11-20T10:00:00Z");
    backup(Date.parse("2026-11-22T03:00:10Z"), "nightly", { isVerified: true });
    backup(Date.parse("2026-11-23T03:00:10Z"), "nightly");
    expect(await isDue("2026-11-23T04:10:00Z")).toBe(true);
    backup(Date.parse("2026-11-23T04:10:10Z"), "nightly", { isVerified: true });
    expect(await isDue("2026-11-23T05:20:00Z")).toBe(false);
  });

  test("takes the place of earlier attempts of its night that were not verified, and of no others", async () => {
    const stay = [
      backup(Date.parse("2026-11-22T03:00:10Z"), "nightly"),
      backup(Date.parse("2026-11-23T02:59:50Z"), "nightly"),
      backup(Date.parse("2026-11-23T03:10:10Z"), "manual"),
      backup(Date.parse("2026-11-23T03:20:10Z"), "upgrade"),
      backup(Date.parse("2026-11-23T03:30:10Z"), "nightly", { isVerified: true }),
    ];
    backup(Date.parse("2026-11-23T03:00:10Z"), "nightly");
    backup(Date.parse("2026-11-23T04:10:10Z"), "nightly");
    const made = backup(Date.parse("2026-11-23T05:20:10Z"), "nightly");
    const { removeEarlierAttempts } = await import("../../src/backup/nightly");
    await removeEarlierAttempts(path.join(folder, made));
    expect(left().toSorted()).toEqual([...stay, made].toSorted());
    expect(readdirSync(folder)).toHaveLength(2 * left().length);
  });

  test("is not begun while another one is being made", async () => {
    setUp("2026-11-20T10:00:00Z");
    const runBackup = vi.fn();
    let running = true;
    vi.doMock("../../src/backup/run", () => ({
      runBackup,
      backupState: () => Promise.resolve({ running, problem: null }),
    }));
    const { startNightlyBackups, stopNightlyBackups } = await import("../../src/backup/nightly");
    vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
    try {
      startNightlyBackups({ log: { error: () => {} } } as never);
      const look = async () => {
        vi.advanceTimersByTime(10 * 60 * 1000);
        await new Promise((resolve) => setTimeout(resolve, 200));
      };
      await look();
      expect(runBackup).not.toHaveBeenCalled();
      running = false;
      await look();
      expect(runBackup).toHaveBeenCalledExactlyOnceWith("nightly");
    } finally {
      stopNightlyBackups();
      vi.useRealTimers();
      vi.doUnmock("../../src/backup/run");
    }
  });

  /** An existing folder in which not even root makes a file. */
  const PROC = "/proc/self/task";
  const UNWRITABLE: [what: string, folder: () => string, code: string][] = [
    ["lies below a file", () => path.join(dataDir, "initialised.txt", "backups"), "ENOTDIR"],
    ["lets nobody write", () => PROC, "ENOENT"],
  ];

  test.each(UNWRITABLE.filter(([, folder]) => folder() !== PROC || existsSync(PROC)))(
    "is noted as failed where the folder %s, and tried again after an hour",
    async (_, folderOf, code) => {
      vi.stubEnv("BACKUP_DIR", folderOf());
      setUp("2026-11-20T10:00:00Z");
      const { startNightlyBackups, stopNightlyBackups } = await import("../../src/backup/nightly");
      const { backupState } = await import("../../src/backup/run");
      const error = vi.fn();
      vi.useFakeTimers({ toFake: ["setInterval", "clearInterval", "Date"], now: NOW });
      const TEN_MINUTES = 10 * 60 * 1000;
      const logged = async (count: number) => {
        while (error.mock.calls.length < count) await new Promise((done) => setTimeout(done, 20));
      };
      try {
        startNightlyBackups({ log: { error } } as never);
        vi.advanceTimersByTime(TEN_MINUTES);
        await logged(1);
        const problem = `BACKUP_DIR is ${folderOf()}, which cannot be written (${code}).`;
        expect(error.mock.lastCall).toEqual([`The nightly backup failed: ${problem}`]);
        expect(await backupState()).toEqual({ running: false, problem });
        vi.advanceTimersByTime(5 * TEN_MINUTES);
        await new Promise((done) => setTimeout(done, 200));
        expect(error).toHaveBeenCalledTimes(1);
        vi.advanceTimersByTime(TEN_MINUTES);
        await logged(2);
      } finally {
        stopNightlyBackups();
        vi.useRealTimers();
      }
    },
  );

  test("is due although one was made by hand", async () => {
    setUp("2026-11-20T10:00:00Z");
    backup(Date.parse("2026-11-23T11:00:00Z"), "manual");
    expect(await isDue("2026-11-23T12:00:00Z")).toBe(true);
  });
});
