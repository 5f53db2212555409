import { mkdtempSync, utimesSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { expect, test, vi } from "vitest";
import { backupDay } from "../../src/backup/nightly";

test.each([
  ["2026-11-23T01:59:00Z", "Europe/Berlin", "2026-11-22"],
  ["2026-11-23T02:00:00Z", "Europe/Berlin", "2026-11-23"],
  ["2026-11-23T02:59:00Z", "UTC", "2026-11-22"],
  ["2026-11-23T03:00:00Z", "UTC", "2026-11-23"],
  ["2026-11-23T13:00:00Z", "America/Los_Angeles", "2026-11-23"],
  ["2026-11-23T10:59:00Z", "America/Los_Angeles", "2026-11-22"],
])("%s belongs in %s to the night of %s", (moment, timeZone, day) => {
  expect(backupDay(Date.parse(moment), timeZone)).toBe(day);
});

test("a night belongs to one of all who ask at once", async () => {
  const folder = mkdtempSync(path.join(os.tmpdir(), "lectern-nights-"));
  vi.stubEnv("BACKUP_DIR", folder);
  vi.stubEnv("TIME_ZONE", "UTC");
  vi.resetModules();
  const { claimNight } = await import("../../src/backup/nightly");
  const now = Date.parse("2026-11-23T03:10:00Z");
  const askAll = async (at: number) =>
    (await Promise.all(Array.from({ length: 20 }, () => claimNight(at)))).filter(Boolean);
  const file = path.join(folder, ".night-2026-11-23");
  expect(await askAll(now)).toEqual([file]);
  utimesSync(file, now / 1000, now / 1000);
  expect(await askAll(now + 59 * 60_000)).toEqual([]);
  expect(await askAll(now + 24 * 60 * 60_000)).toEqual([path.join(folder, ".night-2026-11-24")]);
});
