import { describe, expect, test } from "vitest";
import {
  addDays,
  addTerms,
  clockAt,
  plainDay,
  termOf,
} from "../../src/bootstrap/demo-content/clock";

test("a moment is a calendar day where its reader is", () => {
  const moment = new Date("2026-03-01T03:30:00Z");
  expect(plainDay(moment, "UTC")).toBe("2026-03-01");
  expect(plainDay(moment, "America/New_York")).toBe("2026-02-28");
  expect(plainDay(moment, "Pacific/Auckland")).toBe("2026-03-01");
});

test("days are added across months, years and leap days", () => {
  expect(addDays("2026-12-31", 1)).toBe("2027-01-01");
  expect(addDays("2024-02-28", 1)).toBe("2024-02-29");
  expect(addDays("2026-01-01", -1)).toBe("2025-12-31");
  // The day on which clocks change in Europe has 23 hours, and is still one day.
  expect(addDays("2026-03-28", 2)).toBe("2026-03-30");
});

test.each([
  ["2026-01-01", "Spring"],
  ["2026-05-31", "Spring"],
  ["2026-06-01", "Summer"],
  ["2026-08-31", "Summer"],
  ["2026-09-01", "Fall"],
  ["2026-12-31", "Fall"],
])("the term of %s is %s", (day, semester) => {
  expect(termOf(day)).toEqual({ semester, year: 2026 });
});

test("terms follow each other across years", () => {
  const fall = { semester: "Fall", year: 2026 } as const;
  expect(addTerms(fall, 1)).toEqual({ semester: "Spring", year: 2027 });
  expect(addTerms(fall, -1)).toEqual({ semester: "Summer", year: 2026 });
  expect(addTerms(fall, -3)).toEqual({ semester: "Fall", year: 2025 });
  expect(addTerms(fall, -8)).toEqual({ semester: "Spring", year: 2024 });
});

describe("a clock", () => {
  const clock = clockAt("2026-11-21");

  test("counts from its day", () => {
    expect(clock.day(-21)).toBe("2026-10-31");
    expect(clock.moment(-1, 9)).toBe("2026-11-20T09:00:00.000Z");
    expect(clock.year(-2)).toBe(2024);
    expect(clock.dayInYear(1, "03-31")).toBe("2027-03-31");
    expect(clock.term(0)).toEqual({ semester: "Fall", year: 2026 });
  });

  test("finds the next such day, never today", () => {
    expect(clock.next("11-20")).toBe("2027-11-20");
    expect(clock.next("11-21")).toBe("2027-11-21");
    expect(clock.next("11-22")).toBe("2026-11-22");
  });
});
