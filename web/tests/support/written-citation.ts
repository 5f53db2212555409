import { type CitationStyle, citationStyle } from "~/entities/citation/citation-style";
import { cite } from "~/entities/citation/cite.server";
import type { Publication } from "~/entities/publication/publication";
import type { TextRun } from "~/lib/csl/rich-text";
import { publicationWith } from "./publication";

const SIGNS = { i: "*", b: "**", sub: "~", sup: "^" } as const;

/** A citation as one text: *italics*, ~lowered~, ^raised^. */
export function written(runs: readonly TextRun[]): string {
  return runs
    .map(({ text, marks }) => {
      const signs = marks.map((mark) => SIGNS[mark]);
      return signs.join("") + text + signs.reverse().join("");
    })
    .join("");
}

/** What makes the article of a sample a book. */
export const BOOK = {
  type: "book",
  journal: null,
  volume: null,
  pages: null,
  publisher: "Springer",
} as const;

/** A rule of the processor, with the fixture of its test suite that states it, and a work that falls under it. */
export type ProcessorSample = readonly [
  fixture: string,
  rule: string,
  style: CitationStyle["value"],
  work: Partial<Publication>,
  citation: string,
];

/** The citation of an article of 2011, on page 3 of "Notes" 1, with what a sample says of it instead. */
export async function citeSample(
  style: CitationStyle["value"],
  work: Partial<Publication>,
): Promise<string> {
  const article: Partial<Publication> = {
    title: "A note",
    authors: ["Ada Ash"],
    journal: "Notes",
    volume: "1",
    pages: "3",
    publication_date: "2011-01-01",
    date_precision: "year",
  };
  return written(await cite(publicationWith({ ...article, ...work }), citationStyle(style)));
}
