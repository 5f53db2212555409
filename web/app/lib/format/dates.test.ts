import { describe, expect, it } from "vitest";
import { dateParts, formatDate, parseDay, today } from "./dates";

describe("parseDay", () => {
  it("reads plain dates and timestamps as the same UTC day", () => {
    const day = new Date("2026-03-14T00:00:00.000Z");
    expect(parseDay("2026-03-14")).toEqual(day);
    expect(parseDay("2026-03-14T00:00:00.000Z")).toEqual(day);
    expect(parseDay("2026-03-14T23:59:59.999Z")).toEqual(day);
    expect(parseDay("2026-03-15T00:30:00+02:00")).toEqual(day);
    expect(parseDay("0099-05-05T00:00:00.000Z")).toEqual(new Date("0099-05-05T00:00:00.000Z"));
  });

  it("knows leap years", () => {
    expect(parseDay("2024-02-29")).toEqual(new Date("2024-02-29T00:00:00.000Z"));
    expect(parseDay("2025-02-29")).toBeNull();
    expect(parseDay("1900-02-29")).toBeNull();
  });

  it.each([
    null,
    undefined,
    "",
    "soon",
    "2026",
    "2026-03",
    "2026-13-01",
    "2026-02-30",
    "2026-04-31",
    "2026-00-10",
    "2026-3-4",
    "14/03/2026",
    "2026-03-14Tlater",
    "2026-03-14x",
    " 2026-03-14",
    "2026-03-14T25:00:00Z",
  ])("gives null for %j", (text) => {
    expect(parseDay(text)).toBeNull();
  });
});

describe("formatDate", () => {
  it("never shifts a day, wherever the server is", () => {
    expect(formatDate("2026-01-01", "long")).toBe("January 1, 2026");
    expect(formatDate("2026-01-01T00:00:00.000Z", "long")).toBe("January 1, 2026");
    expect(formatDate("2025-12-31T23:59:59.000Z", "long")).toBe("December 31, 2025");
  });

  it("has three styles", () => {
    expect(formatDate("2026-09-04", "long")).toBe("September 4, 2026");
    expect(formatDate("2026-09-04", "short")).toBe("Sep 4, 2026");
    expect(formatDate("2026-09-04", "month")).toBe("September 2026");
  });

  it("says what is wrong in the spec's words", () => {
    expect(formatDate(null, "long")).toBe("Unknown date");
    expect(formatDate("", "long")).toBe("Unknown date");
    expect(formatDate("soon", "long")).toBe("Invalid date");
    expect(formatDate("2026-02-30", "short")).toBe("Invalid date");
  });
});

describe("dateParts", () => {
  it("takes a date apart", () => {
    expect(dateParts("2026-03-04")).toEqual({ day: "4", month: "Mar", year: "2026" });
    expect(dateParts("soon")).toBeNull();
  });
});

describe("today", () => {
  const newYear = new Date("2026-01-01T00:30:00.000Z");

  it("is the date where the professor is", () => {
    expect(today("UTC", newYear)).toBe("2026-01-01");
    expect(today("America/New_York", newYear)).toBe("2025-12-31");
    expect(today("Pacific/Auckland", newYear)).toBe("2026-01-01");
    expect(today("Pacific/Kiritimati", new Date("2025-12-31T11:00:00.000Z"))).toBe("2026-01-01");
  });
});
