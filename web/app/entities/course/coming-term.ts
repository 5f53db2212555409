import { type Semester, termOf } from "./course";

/**
 * The term that a professor plans for next: Fall in Spring and Summer, Spring in Fall. Summer is left
 * out, because many teach nothing then.
 * @param today the calendar date as YYYY-MM-DD
 */
export function comingTerm(today: string): { semester: Semester; year: number } {
  const { semester, year } = termOf(today);
  return semester === "Fall" ? { semester: "Spring", year: year + 1 } : { semester: "Fall", year };
}
