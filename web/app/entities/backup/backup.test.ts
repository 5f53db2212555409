import { expect, it } from "vitest";
import { ageText, type Backup, contentsText, newestBackup, sizeText } from "./backup";

it.each([
  [0, "0 bytes"],
  [999, "999 bytes"],
  [2_531_652, "2.5 MB"],
  [7_000_000_000, "7.0 GB"],
])("says the size of %i bytes", (bytes, text) => {
  expect(sizeText(bytes)).toBe(text);
});

it("says what is in a backup, without what there is none of", () => {
  const counts = { publications: 75, courses: 1, events: 0, strapi_core_store_settings: 69 };
  const uploads = { count: 1, bytes: 15_950 };
  expect(contentsText({ counts, uploads })).toBe("75 publications, 1 course, 1 file (15.9 kB)");
  expect(contentsText({ counts: {}, uploads })).toBe("");
});

it.each([
  ["2026-11-23T02:30:00Z", "less than an hour ago"],
  ["2026-11-23T01:59:00Z", "1 hour ago"],
  ["2026-11-21T04:00:00Z", "47 hours ago"],
  ["2026-11-20T03:00:00Z", "3 days ago"],
  ["2026-11-23T03:59:00Z", "less than an hour ago"],
  ["2026-11-24T03:00:00Z", "dated in the future"],
])("says how long ago %s was", (moment, text) => {
  expect(ageText(moment, Date.parse("2026-11-23T03:00:00Z"))).toBe(text);
});

it("takes a backup dated in the future for the newest only where there is no other", () => {
  const madeAt = (createdAt: string): Backup => ({
    name: createdAt,
    createdAt,
    kind: "nightly",
    bytes: 1,
    counts: {},
    uploads: { count: 0, bytes: 0 },
    missing: [],
    verifiedAt: null,
    problem: null,
  });
  const future = madeAt("2027-01-01T03:00:00Z");
  const last = madeAt("2026-11-23T03:00:00Z");
  const older = madeAt("2026-11-22T03:00:00Z");
  const now = Date.parse("2026-11-23T09:00:00Z");
  expect(newestBackup([future, last, older], now)).toBe(last);
  expect(newestBackup([future], now)).toBe(future);
  expect(newestBackup([], now)).toBeUndefined();
});
