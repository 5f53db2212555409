import { expect, test } from "vitest";
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
