import { describe, expect, it } from "vitest";
import { markNobody, toAuthorsView } from "./author-runs";

const people = (count: number) => Array.from({ length: count }, (_, index) => `Ada Ash ${index}`);
const viewOf = (authors: string[]) => toAuthorsView({ authors, editors: [] }, markNobody);

describe("the authors of a publication", () => {
  it("fold behind the first eight", () => {
    const { shown, more } = viewOf(people(10));
    expect(shown).toEqual([people(8).join(", ")]);
    expect(more).toEqual({ count: 2, owner: null, runs: ["Ada Ash 8, Ada Ash 9"] });
  });

  it("count nobody for “et al.”", () => {
    const { more } = viewOf([...people(10), "et al."]);
    expect(more).toEqual({ count: 2, owner: null, runs: ["Ada Ash 8, Ada Ash 9, et al."] });
  });

  it("show an “et al.” that nobody stands before", () => {
    const { shown, more } = viewOf([...people(8), "et al."]);
    expect(shown).toEqual([`${people(8).join(", ")}, et al.`]);
    expect(more).toBeNull();
  });
});
