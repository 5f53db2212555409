import { describe, expect, it } from "vitest";
import { publicationWith } from "../../../tests/support/publication";
import { BOOK, citeSample } from "../../../tests/support/written-citation";
import type { Publication } from "~/entities/publication/publication";
import type { StyleValue } from "./citation-style";
import { toCslItem } from "./csl-json";

/** What is said of a work, by the style that cites it. */
type Sample = readonly [style: StyleValue, work: Partial<Publication>, citation: string];

const THESIS = { ...BOOK, type: "thesis", publisher: null, institution: "University X" } as const;

const NUMBERS_OF_PAGES: readonly Sample[] = [
  ["apa", { ...BOOK, volume: "2", pages: "762" }, "Ash, A. (2011). *A note* (Vol. 2). Springer."],
  ["mla", { ...BOOK, pages: "xii + 345" }, "Ash, Ada. *A Note*. Springer, 2011."],
  ["harvard", { ...BOOK, pages: "762" }, "Ash, A. (2011) *A note*. Springer."],
  ["ieee", { ...BOOK, pages: "762" }, "A. Ash, *A note*. Springer, 2011."],
  [
    "apa",
    { ...THESIS, genre: "PhD thesis", pages: "210" },
    "Ash, A. (2011). *A note* [PhD thesis]. University X.",
  ],
  ["vancouver", { ...THESIS, pages: "212 pp." }, "Ash A. A note [thesis]. University X; 2011."],
  ["apa", { ...THESIS, type: "report", pages: "33" }, "Ash, A. (2011). *A note*. University X."],
  ["harvard", { ...BOOK, pages: "12-30" }, "Ash, A. (2011) *A note*. Springer, pp. 12–30."],
  [
    "apa",
    { ...BOOK, type: "chapter", journal: "Handbook", pages: "7" },
    "Ash, A. (2011). A note. In *Handbook* (p. 7). Springer.",
  ],
];

describe("the number of pages of a whole work is no page", () => {
  it.each(NUMBERS_OF_PAGES)("%s: %j", async (style, work, citation) => {
    expect(await citeSample(style, work)).toBe(citation);
  });

  it("but stays in what is exported", () => {
    expect(toCslItem(publicationWith({ type: "book", pages: "762" }))).toMatchObject({
      page: "762",
    });
  });
});
