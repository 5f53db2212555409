import { describe, expect, it } from "vitest";
import {
  type Course,
  type Semester,
  byLatestTerm,
  placeOf,
  searchedTexts,
  splitCourses,
  termOf,
} from "./course";
import { codedCourseInput, courseInput } from "./input";
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

it("stands by year, the latest first, and those without a year last", () => {
  const rows = [
    course({ title: "undated" }),
    course({ title: "spring", year: 2026, semester: "Spring" }),
    course({ title: "b fall", year: 2026, semester: "Fall" }),
    course({ title: "a fall", year: 2026, semester: "Fall" }),
    course({ title: "next winter", year: 2027, semester: "Winter" }),
  ];
  expect(rows.sort(byLatestTerm).map(({ title }) => title)).toEqual([
    "next winter",
    "a fall",
    "b fall",
    "spring",
    "undated",
  ]);
});

it("is found by title, code and description", () => {
  const texts = { title: "T", course_code: "C", description: "D" };
  expect(searchedTexts(course({ ...texts, syllabus_url: "https://u" }))).toEqual(["T", "C", "D"]);
});

describe("input", () => {
  const least = { course_code: "MKT 301", title: " Marketing " };

  it("turns blank optional fields into null", () => {
    expect(codedCourseInput.parse(least)).toEqual({
      course_code: "MKT 301",
      title: "Marketing",
      level: null,
      semester: null,
      year: null,
      description: null,
      resources: [],
      syllabus_url: null,
    });
  });

  it.each([
    ["2026", 2026],
    ["", null],
    [" ", null],
    ["soon", null],
  ])("reads the year %j as %j", (year, expected) => {
    expect(courseInput.parse({ ...least, year }).year).toBe(expected);
  });

  it.each([
    ["course_code", undefined, "Course code is required"],
    ["course_code", "  ", "Course code is required"],
    ["title", undefined, "Title is required"],
    ["year", "0", "Year must be a whole number from 1 to 9999"],
    ["year", "-3", "Year must be a whole number from 1 to 9999"],
    ["year", "2026.5", "Year must be a whole number from 1 to 9999"],
    ["year", "10000", "Year must be a whole number from 1 to 9999"],
    ["syllabus_url", "example.org", "Invalid URL"],
    ["syllabus_url", "javascript:alert(1)", "Invalid URL"],
  ])("of Manage Courses rejects %s = %j with %j", (field, value, message) => {
    const result = codedCourseInput.safeParse({ ...least, [field]: value });
    expect(result.error?.issues.map((issue) => [issue.path[0], issue.message])).toEqual([
      [field, message],
    ]);
  });

  it("of Teaching Management needs no code", () => {
    expect(courseInput.parse({ title: "T" }).course_code).toBeNull();
    expect(courseInput.safeParse({}).error?.issues.map(({ message }) => message)).toEqual([
      "Title is required",
    ]);
  });

  it.each([
    ["semester", "Autumn"],
    ["level", "Kindergarten"],
  ])("rejects the %s %j", (field, value) => {
    expect(courseInput.safeParse({ title: "T", [field]: value }).success).toBe(false);
  });
});

it("says the words of the specification", () => {
  expect(texts.tabs).toEqual({ current: "Current Courses", past: "Past Courses" });
  expect(texts.none).toEqual({
    current: "No current courses found",
    past: "No past courses found",
  });
  expect(texts.upcoming).toBe("Upcoming");
  expect(texts.admin.empty).toBe("No courses found");
  expect(texts.admin.fetchFailed).toBe("Failed to fetch courses");
  expect(texts.manage.addFailed("why")).toBe("Failed to add course: why");
  expect(texts.manage.updateFailed("why")).toBe("Failed to update course: why");
  expect(texts.manage.deleteFailed("why")).toBe("Failed to delete course: why");
  expect(texts.manage).toMatchObject({
    added: "Course added successfully.",
    updated: "Course updated successfully",
    deleted: "Course deleted successfully",
  });
  expect(texts.teaching).toMatchObject({
    added: "Course added",
    updated: "Course updated",
    saveFailed: "Failed to save course",
    deleteFailed: "Failed to delete course",
  });
});
