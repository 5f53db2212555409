import { expect, test } from "vitest";
import { skippedTime, toMinute } from "../../src/schedule/local-time";

/** Written on the clock of a zone, and which moment it is. */
const MOMENTS: [zone: string, what: string, written: string, moment: string][] = [
  ["Europe/Berlin", "the second of two hours", "2031-10-26T02:30", "2031-10-26T01:30"],
  ["Europe/London", "the second of two hours", "2027-10-31T01:30", "2027-10-31T01:30"],
  ["America/St_Johns", "the second of two hours", "2027-11-07T01:30", "2027-11-07T05:00"],
  ["America/New_York", "the second of two hours", "2027-11-07T01:30", "2027-11-07T06:30"],
  ["Australia/Lord_Howe", "the second of two half hours", "2027-04-04T01:45", "2027-04-03T15:15"],
  ["Europe/Berlin", "the hour left out", "2031-03-30T02:30", "2031-03-30T01:30"],
  ["America/St_Johns", "the hour left out", "2027-03-14T02:30", "2027-03-14T06:00"],
  ["Australia/Lord_Howe", "the half hour left out", "2027-10-03T02:15", "2027-10-02T15:45"],
  ["Pacific/Apia", "the day left out", "2011-12-30T12:00", "2011-12-30T22:00"],
  ["Europe/London", "the hour that Berlin leaves out", "2027-10-31T02:30", "2027-10-31T02:30"],
  ["Asia/Kolkata", "the half hour of Lord Howe", "2027-10-03T02:15", "2027-10-02T20:45"],
  ["America/New_York", "just after the change", "2027-03-14T03:00", "2027-03-14T07:00"],
  ["America/New_York", "just before the change", "2027-03-14T01:59", "2027-03-14T06:59"],
];

test.each(MOMENTS)("%s: %s", (zone, _, written, moment) => {
  expect(toMinute(written, zone)).toBe(`${moment}:00.000Z`);
});

/** Written on the clock of a zone, and what the clock shows instead. */
const SKIPPED: [zone: string, written: string, shown: string][] = [
  ["America/New_York", "2027-03-14T02:00", "2027-03-14 03:00"],
  ["America/New_York", "2027-03-14T02:59", "2027-03-14 03:59"],
  ["Pacific/Auckland", "2027-09-26 02:30", "2027-09-26 03:30"],
  ["Australia/Lord_Howe", "2027-10-03T02:15", "2027-10-03 02:45"],
  ["Pacific/Apia", "2011-12-30", "2011-12-31 00:00"],
];

test.each(SKIPPED)("the clock of %s never shows %s", (zone, written, shown) => {
  const [day = "", time = "00:00"] = written.split(/[T ]/);
  expect(skippedTime(written, zone)).toEqual({ day, time, shown });
});

test.each([
  ["America/New_York", "2027-03-14T01:59"],
  ["America/New_York", "2027-03-14T03:00"],
  ["America/New_York", "2027-03-14T02:30-05:00"],
  ["America/New_York", "2027-11-07T01:30"],
  ["Pacific/Auckland", "2027-04-04T02:30"],
  ["Pacific/Auckland", "2027-03-14T02:30"],
  // Midnight is left out there, and the day begins at one.
  ["Africa/Cairo", "2027-04-30"],
  ["America/New_York", "someday"],
])("the clock of %s shows %s, or it is none of its times", (zone, written) => {
  expect(skippedTime(written, zone)).toBeNull();
});
