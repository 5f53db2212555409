import { expect, it } from "vitest";
import { comingTerm } from "./coming-term";

it.each([
  ["2026-01-01", "Fall", 2026],
  ["2026-05-31", "Fall", 2026],
  ["2026-08-31", "Fall", 2026],
  ["2026-09-01", "Spring", 2027],
  ["2026-12-31", "Spring", 2027],
])("on %s the term to plan is %s %i", (today, semester, year) => {
  expect(comingTerm(today)).toEqual({ semester, year });
});
