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

describe("an id of arXiv", () => {
  const linksOf = (attributes: Partial<Publication>) =>
    viewOf({ type: "preprint", ...attributes }).links.map(({ label, href }) => [label, href]);

  it.each(["hep-th/9901001", "arXiv:2001.08361v2", " 2001.08361 "])("leads there: %j", (eprint) => {
    const id = eprint.trim().replace("arXiv:", "");
    expect(linksOf({ eprint })).toEqual([[`arXiv: ${id}`, `https://arxiv.org/abs/${id}`]]);
  });

  it("is no link of its own where another leads there already, or where it is none", () => {
    const eprint = "2001.08361";
    expect(linksOf({ eprint, doi: "10.48550/arXiv.2001.08361" })).toHaveLength(1);
    expect(linksOf({ eprint, url: "https://arxiv.org/abs/2001.08361" })).toHaveLength(1);
    const links = [{ kind: "pdf", url: "http://export.arxiv.org/pdf/2001.08361", label: null }];
    expect(linksOf({ eprint, links: links as Publication["links"] })).toHaveLength(1);
    expect(linksOf({ eprint, doi: "10.1000/x" })).toHaveLength(2);
    expect(linksOf({ eprint: "PMC123456" })).toEqual([]);
    expect(linksOf({ eprint: null })).toEqual([]);
  });
});

it("editors stand in display order", () => {
  const editors = ["Doe, Jane", "Max Roe"];
  expect(detail({ authors: ["B"], editors }, "Editors")).toBe("Jane Doe, Max Roe");
});
