import type { StoredRecord } from "~/lib/cms/document";
export const SEMESTERS = ["Winter", "Spring", "Summer", "Fall"] as const;
export type Semester = (typeof SEMESTERS)[number];

/** The levels to choose from (admin spec §3). */
export const COURSE_LEVELS = ["Undergraduate", "Graduate", "Doctoral"] as const;
export type CourseLevel = (typeof COURSE_LEVELS)[number];

/** A course in one term (public spec §3, admin spec §3). */
export interface Course extends StoredRecord {
  title: string;
  course_code: string | null;
  level: CourseLevel | null;
  semester: Semester | null;
  year: number | null;
  description: string | null;
  /** What the course works with, in the owner's words. */
  resources: string[];
  /** As the owner typed it, so not safe to link to. */
  syllabus_url: string | null;
}

/** The part of a course that its forms edit. */
export type CourseInput = Omit<Course, "id" | "version">;

type Dated = Pick<Course, "semester" | "year">;

/** Before, in or after the running term; null for a course without a year. */
export type TermPlace = "past" | "running" | "coming";

/** Where a term stands in its year. Winter counts as January, which is in Spring (contract §5). */
const PLACE_IN_YEAR: Record<Semester, number> = { Winter: 0, Spring: 0, Summer: 1, Fall: 2 };
const LAST_SPRING_MONTH = 5;
const LAST_SUMMER_MONTH = 8;

/**
 * The term of a day: January to May Spring, June to August Summer, otherwise Fall (public spec §4).
 * @param day a calendar date as YYYY-MM-DD
 */
export function termOf(day: string): { semester: Semester; year: number } {
  const month = Number(day.slice(5, 7));
  const year = Number(day.slice(0, 4));
  if (month <= LAST_SPRING_MONTH) return { semester: "Spring", year };
  return { semester: month <= LAST_SUMMER_MONTH ? "Summer" : "Fall", year };
}

/**
 * Where a course stands in time. One without a semester lasts the whole year; one without a year
 * is not known to be current, so it is past (public spec §4).
 * @param today the calendar date as YYYY-MM-DD
 */
export function placeOf({ semester, year }: Dated, today: string): TermPlace {
  const now = termOf(today);
  if (year === null) return "past";
  if (year !== now.year) return year < now.year ? "past" : "coming";
  const distance = semester ? PLACE_IN_YEAR[semester] - PLACE_IN_YEAR[now.semester] : 0;
  if (distance === 0) return "running";
  return distance < 0 ? "past" : "coming";
}

/**
 * Courses of the running term and then of the terms to come, and the past ones, the latest first
 * (public spec §4, contract §5).
 */
export function splitCourses<Row extends Dated & Pick<Course, "title">>(
  courses: readonly Row[],
  today: string,
): { current: Row[]; past: Row[] } {
  const earliestFirst = courses.toSorted(
    (a, b) => timeOf(a) - timeOf(b) || a.title.localeCompare(b.title, "en"),
  );
  const placed = (...places: TermPlace[]) =>
    earliestFirst.filter((course) => places.includes(placeOf(course, today)));
  return {
    current: [...placed("running"), ...placed("coming")],
    past: placed("past").sort((a, b) => timeOf(b) - timeOf(a)),
  };
}

/** The latest term first, courses without a year last, ties by title (admin spec §7). */
export function byLatestTerm(a: Course, b: Course): number {
  return timeOf(b) - timeOf(a) || a.title.localeCompare(b.title, "en");
}

/** The texts that a search looks through (admin spec §5, "Search filters"). */
export function searchedTexts({ title, course_code, description }: Course) {
  return [title, course_code, description];
}

/** A number that grows with the term; Winter comes before Spring, undated courses before all. */
function timeOf({ semester, year }: Dated): number {
  const place = semester ? SEMESTERS.indexOf(semester) : SEMESTERS.length;
  return year === null ? 0 : year * 10 + place;
}
