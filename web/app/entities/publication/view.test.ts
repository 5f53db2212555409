import { describe, expect, it } from "vitest";
import { toPublicationView } from "./view";

function viewWith(authors: string[]) {
  const nothing = { publication_date: null, journal: null, abstract: null, doi: null, url: null };
  return toPublicationView({ id: "a", title: "A title", authors, ...nothing });
}

describe("authors of a publication in a list", () => {
  const crowd = ["A", "B", "C", "D", "E", "F", "G", "H", "I", "J"];

  it("stand there up to the eighth", () => {
    expect(viewWith(crowd.slice(0, 8))).toMatchObject({
      authors: "A, B, C, D, E, F, G, H",
      moreAuthors: null,
    });
  });

  it("are folded behind the eighth", () => {
    expect(viewWith(crowd)).toMatchObject({
      authors: "A, B, C, D, E, F, G, H",
      moreAuthors: { count: 2, names: "I, J" },
    });
  });

  it("may be unknown", () => {
    expect(viewWith([])).toMatchObject({ authors: "Unknown authors", moreAuthors: null });
  });
});
