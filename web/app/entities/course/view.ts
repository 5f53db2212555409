import { safeHref } from "~/lib/http/safe-href";
import { type Course, placeOf, splitCourses } from "./course";

/** A course as the teaching page shows it: nothing else is sent to the browser. */
export interface CourseView {
  id: string;
  title: string;
  code: string | null;
  level: string | null;
  /** Such as "Fall 2026"; null when neither is known. */
  term: string | null;
  isUpcoming: boolean;
  description: string | null;
  resources: string[];
  syllabusHref: string | null;
}

export type CourseTab = "current" | "past";

/**
 * The courses of one tab, ready to be rendered.
 * @param today the calendar date as YYYY-MM-DD
 */
export function toCourseViews(
  courses: readonly Course[],
  tab: CourseTab,
  today: string,
): CourseView[] {
  return splitCourses(courses, today)[tab].map((course) => ({
    id: course.id,
    title: course.title,
    code: course.course_code,
    level: course.level,
    term: [course.semester, course.year].filter(Boolean).join(" ") || null,
    isUpcoming: placeOf(course, today) === "coming",
    description: course.description,
    resources: course.resources,
    syllabusHref: safeHref(course.syllabus_url) ?? null,
  }));
}
