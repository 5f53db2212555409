import { describe, expect, it } from "vitest";
import { type Course, type Semester, placeOf, splitCourses, termOf } from "./course";
import { texts } from "./texts";
import { toCourseViews } from "./view";

function course(attributes: Partial<Course>): Course {
  return {
    id: "c1",
    title: "A course",
    course_code: null,
    level: null,
    semester: null,
    year: null,
    description: null,
    resources: [],
    syllabus_url: null,
    ...attributes,
  };
}

describe("the term of a day", () => {
  it.each([
    ["2026-01-01", "Spring"],
    ["2026-05-31", "Spring"],
    ["2026-06-01", "Summer"],
    ["2026-08-31", "Summer"],
    ["2026-09-01", "Fall"],
    ["2026-12-31", "Fall"],
  ])("%s is %s", (day, semester) => {
    expect(termOf(day)).toEqual({ semester, year: 2026 });
  });
});

describe("a course", () => {
  it.each<[Semester | null, number | null, string, string]>([
    ["Fall", 2026, "2026-11-21", "running"],
    ["Summer", 2026, "2026-11-21", "past"],
    ["Winter", 2026, "2026-11-21", "past"],
    ["Fall", 2025, "2026-11-21", "past"],
    ["Winter", 2027, "2026-11-21", "coming"],
    ["Spring", 2027, "2026-11-21", "coming"],
    ["Winter", 2027, "2027-01-10", "running"],
    ["Winter", 2027, "2027-05-31", "running"],
    ["Winter", 2027, "2027-06-01", "past"],
    ["Fall", 2026, "2027-01-01", "past"],
    ["Summer", 2027, "2027-05-31", "coming"],
    [null, 2026, "2026-02-01", "running"],
    [null, 2025, "2026-02-01", "past"],
    [null, 2027, "2026-02-01", "coming"],
    ["Fall", null, "2026-11-21", "past"],
    [null, null, "2026-11-21", "past"],
  ])("of %s %s is on %s: %s", (semester, year, today, expected) => {
    expect(placeOf({ semester, year }, today)).toBe(expected);
  });

  it("that is current stands before those to come; of the past ones the latest is first", () => {
    const rows = [
      course({ title: "next fall", semester: "Fall", year: 2027 }),
      course({ title: "undated" }),
      course({ title: "b", semester: "Fall", year: 2026 }),
      course({ title: "old fall", semester: "Fall", year: 2025 }),
      course({ title: "next winter", semester: "Winter", year: 2027 }),
      course({ title: "next spring", semester: "Spring", year: 2027 }),
      course({ title: "spring", semester: "Spring", year: 2026 }),
      course({ title: "a", semester: "Fall", year: 2026 }),
      course({ title: "summer", semester: "Summer", year: 2026 }),
    ];
    const { current, past } = splitCourses(rows, "2026-11-21");
    expect(current.map(({ title }) => title)).toEqual([
      "a",
      "b",
      "next winter",
      "next spring",
      "next fall",
    ]);
    expect(past.map(({ title }) => title)).toEqual(["summer", "spring", "old fall", "undated"]);
  });

  it("says its term and whether it is upcoming, and links only where it is safe", () => {
    const rows = [
      course({ id: "now", semester: "Fall", year: 2026, syllabus_url: "/uploads/s.pdf" }),
      course({ id: "next", year: 2027, syllabus_url: "javascript:alert(1)" }),
    ];
    expect(toCourseViews(rows, "current", "2026-11-21")).toMatchObject([
      { id: "now", term: "Fall 2026", isUpcoming: false, syllabusHref: "/uploads/s.pdf" },
      { id: "next", term: "2027", isUpcoming: true, syllabusHref: null },
    ]);
    expect(toCourseViews([course({})], "past", "2026-11-21")).toMatchObject([{ term: null }]);
  });
});

it("says the words of the specification", () => {
  expect(texts.tabs).toEqual({ current: "Current Courses", past: "Past Courses" });
  expect(texts.none).toEqual({
    current: "No current courses found",
    past: "No past courses found",
  });
  expect(texts.upcoming).toBe("Upcoming");
});
