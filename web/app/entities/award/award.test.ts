import { expect, it } from "vitest";
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
