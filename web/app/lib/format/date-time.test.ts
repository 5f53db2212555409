import { describe, expect, it } from "vitest";
import { localAsUtc, withOffset } from "./date-time.server";

describe("a moment on the owner's clock", () => {
  it.each([
    ["2026-11-29T02:43:10.250Z", "UTC", "2026-11-29T02:43:10.250Z"],
    ["2026-11-29T02:43:00.000Z", "America/St_Johns", "2026-11-28T23:13:00.000Z"],
    ["2026-11-29T18:29:00.000Z", "Asia/Kolkata", "2026-11-29T23:59:00.000Z"],
    ["2026-11-29T18:30:00.000Z", "Asia/Kolkata", "2026-11-30T00:00:00.000Z"],
    ["2026-07-29T22:00:00.000Z", "Europe/Berlin", "2026-07-30T00:00:00.000Z"],
    ["someday", "Europe/Berlin", "someday"],
  ])("%s in %s is on the right day", (iso, timeZone, expected) => {
    expect(localAsUtc(iso, timeZone)).toBe(expected);
  });
});

describe("a time of the owner's clock", () => {
  it.each([
    ["2026-03-14T23:30:00.000Z", "UTC", "2026-03-14T23:30:00.000+00:00"],
    ["2026-01-14T23:30:00.000Z", "Europe/Paris", "2026-01-14T23:30:00.000+01:00"],
    ["2026-07-14T00:00:00.000Z", "Europe/Paris", "2026-07-14T00:00:00.000+02:00"],
    ["2026-07-14T09:15:30.250Z", "America/New_York", "2026-07-14T09:15:30.250-04:00"],
    ["2026-07-14T09:15:00.000Z", "Asia/Kathmandu", "2026-07-14T09:15:00.000+05:45"],
  ])("%s in %s has its offset", (iso, timeZone, expected) => {
    expect(withOffset(iso, timeZone)).toBe(expected);
  });

  it("has the right one also shortly before and after the clock is changed", () => {
    // Forward at 2:00 in New York, when it is 7:00 in UTC.
    const at = (time: string) => withOffset(`2026-03-08T${time}:00.000Z`, "America/New_York");
    expect(at("01:59")).toBe("2026-03-08T01:59:00.000-05:00");
    expect(at("03:00")).toBe("2026-03-08T03:00:00.000-04:00");
    expect(at("08:00")).toBe("2026-03-08T08:00:00.000-04:00");
    // Forward at 2:00 in Sydney, when it is 16:00 of the day before in UTC.
    const there = (time: string) => withOffset(`2026-10-04T${time}:00.000Z`, "Australia/Sydney");
    expect(there("01:00")).toBe("2026-10-04T01:00:00.000+10:00");
    expect(there("03:00")).toBe("2026-10-04T03:00:00.000+11:00");
  });

  it("stays what it is when it is no time", () => {
    expect(withOffset("someday", "Europe/Paris")).toBe("someday");
  });
});
