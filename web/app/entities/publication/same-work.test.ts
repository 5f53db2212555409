import { describe, expect, it } from "vitest";
import { findSameWork } from "./same-work";

const known = [
  { title: "Über <i>Organization</i>: A Theory", doi: "10.1000/ABC" },
  { title: "Another", doi: null },
];

describe("a work that is there already", () => {
  it.each([
    "Über Organization: A Theory",
    "uber organization – a theory",
    " ÜBER ORGANIZATION A THEORY.",
  ])("is found by its title as %j", (title) => {
    expect(findSameWork({ title }, known).byTitle).toBe(known[0]);
  });

  it.each(["10.1000/abc", "https://doi.org/10.1000/ABC", "doi:10.1000/abc"])(
    "is found by its DOI as %j",
    (doi) => {
      expect(findSameWork({ doi }, known).byDoi).toBe(known[0]);
    },
  );

  it.each([
    {},
    { title: "", doi: "" },
    { title: " – ", doi: " " },
    { title: "Others", doi: "10.1000/ab" },
  ])("is not found for %j", (typed) => {
    expect(findSameWork(typed, known)).toEqual({ byTitle: undefined, byDoi: undefined });
  });
});
