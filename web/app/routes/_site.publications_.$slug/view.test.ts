import { describe, expect, it } from "vitest";
import { publicationWith } from "../../../tests/support/publication";
import type { Publication } from "~/entities/publication/publication";
import { toPageView } from "./view.server";

const nobody = () => ({ isOwner: false, isStudent: false, href: null });
const viewOf = (attributes: Partial<Publication>) =>
  toPageView(
    { publication: publicationWith(attributes), author_parts: [], previous: null, next: null },
    nobody,
  );
const detail = (attributes: Partial<Publication>, wanted: string) =>
  viewOf(attributes).details.find(({ term }) => term === wanted)?.value;

describe("the volume of a series", () => {
  const chapter = { type: "chapter", journal: "Handbook", pages: "1-9", volume: "234" } as const;

  it("stands with the series", () => {
    const inSeries = { ...chapter, series: "Critical Studies" };
    expect(viewOf(inSeries)).toMatchObject({ volumeAndIssue: null, pages: "1–9" });
    expect(detail(inSeries, "Series")).toBe("Critical Studies, 234");
  });

  it("is the book's where the series has a number of its own, or where there is none", () => {
    const numbered = { ...chapter, series: "Critical Studies", number: "5" };
    expect(viewOf(numbered).volumeAndIssue).toBe("234");
    expect(detail(numbered, "Series")).toBe("Critical Studies");
    expect(viewOf(chapter).volumeAndIssue).toBe("234");
  });

  it("is the journal's in an article", () => {
    const article = { ...chapter, type: "article", series: "Series A" } as const;
    expect(viewOf(article).volumeAndIssue).toBe("234");
    expect(detail(article, "Series")).toBe("Series A");
  });
});

it("editors who stand where authors do are not named again", () => {
  expect(viewOf({ authors: [], editors: ["A"] }).authors.shown).toEqual(["A (ed.)"]);
  expect(detail({ authors: [], editors: ["A"] }, "Editors")).toBeUndefined();
  expect(detail({ authors: ["B"], editors: ["A"] }, "Editors")).toBe("A");
});
