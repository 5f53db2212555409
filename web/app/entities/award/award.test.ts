import { expect, it } from "vitest";
import { type Award, groupByYear } from "./award";
import { awardInput } from "./input";

it("takes any text as the year, and makes blank optional fields absent", () => {
  expect(
    awardInput.parse({ id: "a", title: " Prize ", year: "2019–2021", organization: "" }),
  ).toEqual({ id: "a", title: "Prize", year: "2019–2021", organization: null, description: null });
});

it("needs a title", () => {
  const { error } = awardInput.safeParse({ id: "a", year: "2026" });
  expect(error?.issues.map(({ message }) => message)).toEqual(["Title is required"]);
});

it("puts the awards of a year together, in the order in which they come", () => {
  const award = (title: string, year: string | null): Award => ({
    id: title,
    title,
    organization: null,
    year,
    description: null,
  });
  const [a, b, c, d] = [
    award("a", "2024"),
    award("b", "2024"),
    award("c", "2019–2021"),
    award("d", null),
  ];
  expect(groupByYear([a, b, c, d])).toEqual([
    { year: "2024", awards: [a, b] },
    { year: "2019–2021", awards: [c] },
    { year: null, awards: [d] },
  ]);
  expect(groupByYear([])).toEqual([]);
});
