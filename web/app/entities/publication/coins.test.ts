import { describe, expect, it } from "vitest";
import { publicationWith } from "../../../tests/support/publication";
import { contextObject } from "./coins";
import type { Publication } from "./publication";

const context = {
  url: "https://ada.example.edu/publications/vial-2019",
  indexedName: (name: string) => name,
};
const complete: Partial<Publication> = {
  title: "Water, H<sub>2</sub>O",
  authors: ["Gregory Vial", "Smith, John D."],
  publication_date: "2019-05-14T00:00:00.000Z",
  doi: "https://doi.org/10.1016/j.jsis.2019.01.003",
};
const START =
  "ctx_ver=Z39.88-2004&rft_val_fmt=info%3Aofi%2Ffmt%3Akev%3Amtx%3A{format}&rft_id=info:doi/10.1016/j.jsis.2019.01.003&rft_id=https://ada.example.edu/publications/vial-2019&";
const END = "&rft.au=Gregory Vial&rft.au=Smith, John D.&rft.date=2019-05-14";

/** As Zotero's `parseContextObject` reads it: format and genre make the type. */
const COINS: [Publication["type"], Partial<Publication>, string, string][] = [
  [
    "article",
    { journal: "JSIS", volume: "28", issue: "2", publisher: "Elsevier" },
    "journal",
    "rft.genre=article&rft.atitle=Water, H2O&rft.jtitle=JSIS&rft.volume=28&rft.issue=2&rft.pub=Elsevier",
  ],
  [
    "conference-paper",
    { journal: "Proc." },
    "book",
    "rft.genre=proceeding&rft.atitle=Water, H2O&rft.btitle=Proc.",
  ],
  [
    "chapter",
    { journal: "A Handbook", publisher: "Springer" },
    "book",
    "rft.genre=bookitem&rft.atitle=Water, H2O&rft.btitle=A Handbook&rft.publisher=Springer",
  ],
  [
    "book",
    { publisher: "MIT", place: "Cambridge", volume: "2" },
    "book",
    "rft.genre=book&rft.btitle=Water, H2O&rft.volume=2&rft.place=Cambridge&rft.publisher=MIT",
  ],
  [
    "thesis",
    { institution: "HEC", genre: "PhD thesis", place: "Paris" },
    "dissertation",
    "rft.title=Water, H2O&rft.inst=HEC&rft.degree=PhD thesis&rft.place=Paris",
  ],
  [
    "report",
    { institution: "OECD" },
    "book",
    "rft.genre=report&rft.btitle=Water, H2O&rft.publisher=OECD",
  ],
  ["working-paper", {}, "book", "rft.genre=report&rft.btitle=Water, H2O"],
  [
    "preprint",
    { publisher: "arXiv" },
    "dc",
    "rft.type=preprint&rft.title=Water, H2O&rft.publisher=arXiv",
  ],
  [
    "dataset",
    { institution: "HEC", place: "Paris" },
    "dc",
    "rft.type=dataset&rft.title=Water, H2O&rft.publisher=HEC&rft.place=Paris",
  ],
  ["software", {}, "dc", "rft.type=computerProgram&rft.title=Water, H2O"],
  ["other", {}, "dc", "rft.type=document&rft.title=Water, H2O"],
];

describe("the context object of a publication", () => {
  it.each(COINS)("%s", (type, attributes, format, own) => {
    const publication = publicationWith({ ...complete, ...attributes, type });
    const expected = START.replace("{format}", format) + own + END;
    expect(contextObject(publication, context)).toBe(expected);
  });

  it("has editors as contributors, and each keyword", () => {
    const attributes = {
      authors: [],
      editors: ["Ada Lovelace"],
      keywords: ["Water, clean", "R&D"],
    };
    expect(contextObject(publicationWith({ type: "book", ...attributes }), context)).toMatch(
      /&rft\.contributor=Ada Lovelace&rft\.subject=Water, clean&rft\.subject=R%26D$/,
    );
  });

  it("is read back as it was, whatever signs its words have", () => {
    const title = 'A & B: 100 % + "more", <less>? Größe; 1/2 = ½ #';
    const object = contextObject(publicationWith({ type: "article", title }), context);
    expect(new URLSearchParams(object).get("rft.atitle")).toBe(title);
  });

  it.each([
    ["12-18, 20-22", null, "12-18, 20-22"],
    ["12-1-12-15", null, "12-1-12-15"],
    ["1 – 9", null, "1-9"],
    [null, "2019-045", "2019-045"],
  ])("has the pages %j of the article %j as %j", (pages, article_number, expected) => {
    const object = contextObject(publicationWith({ pages, article_number }), context);
    expect(new URLSearchParams(object).get("rft.pages")).toBe(expected);
  });

  it("has pages and numbers, and a hundred authors at most", () => {
    const authors = Array.from({ length: 3000 }, (_, index) => `A${index}`);
    const object = contextObject(
      publicationWith({ authors, pages: "1–9", issn: "0963-8687", isbn: "1", language: "en" }),
      context,
    );
    expect(object).toMatch(/rft\.pages=1-9&rft\.isbn=1&rft\.issn=0963-8687&rft\.language=en$/);
    expect(object.match(/rft\.au=/g)).toHaveLength(100);
  });
});
