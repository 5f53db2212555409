import { describe, expect, it } from "vitest";
import { publicationWith } from "../../../tests/support/publication";
import { citationTags } from "./citation-tags";
import type { Publication } from "./publication";

const context = {
  siteUrl: "https://ada.example.edu",
  url: "https://ada.example.edu/publications/vial-2019",
  indexedName: (name: string) => name,
};

/** All that any type may have; each type's tags must make something of it. */
const complete: Partial<Publication> = {
  title: "Water, H<sub>2</sub>O",
  authors: ["Gregory Vial", "Smith, John D."],
  publication_date: "2019-05-14T00:00:00.000Z",
  doi: "https://doi.org/10.1016/j.jsis.2019.01.003",
};

/**
 * Literally what the head says for each type, besides title, authors, date, DOI and page. Zotero's
 * translators "Embedded Metadata" and "RDF" (April 2026) were run over such pages:
 * `citation_journal_title` makes a journalArticle, `citation_inbook_title` a bookSection until
 * `citation_conference_title` makes it a conferencePaper, `citation_dissertation_institution` a
 * thesis, `citation_technical_report_institution` a report; else `DC.type` decides if it is one of
 * Zotero's types, and names the kind of thesis or report beside an institution.
 * `citation_book_title` alone would make it a book without a title of the whole.
 */
const OWN_TAGS: [Publication["type"], Partial<Publication>, [string, string][]][] = [
  [
    "article",
    { journal: "JSIS", volume: "28", issue: "2", pages: "118–144", issn: "0963-8687" },
    [
      ["citation_volume", "28"],
      ["citation_issue", "2"],
      ["citation_firstpage", "118"],
      ["citation_lastpage", "144"],
      ["citation_issn", "0963-8687"],
      ["citation_journal_title", "JSIS"],
    ],
  ],
  ["article", {}, [["DC.type", "journalArticle"]]],
  [
    "conference-paper",
    {
      journal: "Proceedings of ICIS",
      event_title: "ICIS 2019",
      pages: "1-9",
      series: "LNCS",
      number: "7",
    },
    [
      ["citation_firstpage", "1"],
      ["citation_lastpage", "9"],
      ["citation_series_title", "LNCS"],
      ["z:seriesNumber", "7"],
      ["citation_inbook_title", "Proceedings of ICIS"],
      ["citation_conference_title", "ICIS 2019"],
    ],
  ],
  [
    "conference-paper",
    { journal: "Proceedings of ICIS" },
    [
      ["citation_inbook_title", "Proceedings of ICIS"],
      ["citation_conference_title", "Proceedings of ICIS"],
    ],
  ],
  [
    "book",
    { publisher: "MIT Press", isbn: "978-0-262-03384-8", edition: "3", place: "Cambridge, MA" },
    [
      ["citation_isbn", "978-0-262-03384-8"],
      ["citation_publisher", "MIT Press"],
      ["prism.edition", "3"],
      ["eprints.place_of_pub", "Cambridge, MA"],
      ["DC.type", "book"],
    ],
  ],
  [
    "chapter",
    { journal: "A Handbook", editors: ["Ada Lovelace"], pages: "7", publisher: "Springer" },
    [
      ["citation_editor", "Ada Lovelace"],
      ["citation_firstpage", "7"],
      ["citation_publisher", "Springer"],
      ["citation_inbook_title", "A Handbook"],
      ["citation_book_title", "A Handbook"],
    ],
  ],
  [
    "thesis",
    { institution: "HEC Montréal", genre: "PhD thesis" },
    [
      ["DC.type", "PhD thesis"],
      ["citation_dissertation_institution", "HEC Montréal"],
    ],
  ],
  ["thesis", { genre: "PhD thesis" }, [["DC.type", "thesis"]]],
  [
    "report",
    { institution: "OECD", number: "TR-7" },
    [
      ["citation_technical_report_number", "TR-7"],
      ["citation_technical_report_institution", "OECD"],
    ],
  ],
  [
    "working-paper",
    { institution: "NBER", number: "123", series: "NBER Papers", eprint: "1901.2" },
    [
      ["citation_series_title", "NBER Papers"],
      ["DC.type", "Working Paper"],
      ["z:seriesTitle", "NBER Papers"],
      ["z:archiveLocation", "1901.2"],
      ["citation_technical_report_number", "123"],
      ["citation_technical_report_institution", "NBER"],
    ],
  ],
  [
    "preprint",
    { publisher: "arXiv", eprint: "1901.00001" },
    [
      ["citation_publisher", "arXiv"],
      ["DC.type", "preprint"],
      ["citation_technical_report_number", "1901.00001"],
    ],
  ],
  [
    "dataset",
    { publisher: "Zenodo" },
    [
      ["citation_publisher", "Zenodo"],
      ["DC.type", "dataset"],
    ],
  ],
  [
    "software",
    { edition: "1.2.0", institution: "HEC" },
    [
      ["citation_publisher", "HEC"],
      ["prism.edition", "1.2.0"],
      ["DC.type", "computerProgram"],
    ],
  ],
  ["other", { journal: "A leaflet" }, [["DC.type", "document"]]],
  [
    "other",
    { journal: null, genre: "U.S. Patent", number: "9,367,592" },
    [
      ["DC.type", "patent"],
      ["z:patentNumber", "9,367,592"],
    ],
  ],
];

const COMMON: [string, string][] = [
  ["citation_title", "Water, H2O"],
  ["citation_author", "Gregory Vial"],
  ["citation_author", "Smith, John D."],
  ["citation_publication_date", "2019/05/14"],
  ["citation_doi", "10.1016/j.jsis.2019.01.003"],
  ["citation_abstract_html_url", "https://ada.example.edu/publications/vial-2019"],
];

const tagsOf = (attributes: Partial<Publication>) =>
  citationTags(publicationWith({ ...complete, ...attributes }), context).map(
    ({ name, content }): [string, string] => [name, content],
  );

describe("the tags of a publication", () => {
  it.each(OWN_TAGS)("%s with %j", (type, attributes, own) => {
    const tags = tagsOf({ ...attributes, type });
    expect(tags.filter((tag) => !COMMON.some(([name]) => name === tag[0]))).toEqual(own);
    expect(tags.filter((tag) => COMMON.some(([name]) => name === tag[0]))).toEqual(COMMON);
  });

  it("of a preprint name no journal, which would make it an article", () => {
    const tags = tagsOf({ type: "preprint", journal: "SSRN" });
    expect(tags).toContainEqual(["citation_publisher", "SSRN"]);
    expect(tags.map(([name]) => name)).not.toContain("citation_journal_title");
  });

  it.each([
    ["month", "2019/05"],
    ["year", "2019"],
  ] as const)("say no more of the date than the %s", (date_precision, date) => {
    expect(tagsOf({ date_precision })).toContainEqual(["citation_publication_date", date]);
  });

  it("say of each name whether it is the only one of its kind", () => {
    const names: [string, boolean][] = [];
    const indexedName = (name: string, isOnly: boolean) => {
      names.push([name, isOnly]);
      return name;
    };
    citationTags(publicationWith({ authors: ["A", "B"], editors: ["C"] }), {
      ...context,
      indexedName,
    });
    expect(names).toEqual([
      ["A", false],
      ["B", false],
      ["C", true],
    ]);
  });

  it.each([
    ["book", "762", undefined],
    ["thesis", "xii + 345", undefined],
    ["report", "212 pp.", undefined],
    ["book", "12-30", "12"],
    ["chapter", "7", "7"],
  ] as const)("of a %s of the pages %j have the first page %j", (type, pages, first) => {
    expect(new Map(tagsOf({ type, pages })).get("citation_firstpage")).toBe(first);
  });

  it("are never empty", () => {
    const bare = citationTags(publicationWith({ authors: [], journal: null }), context);
    expect(bare).toEqual([
      { name: "citation_title", content: "A title" },
      { name: "citation_abstract_html_url", content: context.url },
      { name: "DC.type", content: "journalArticle" },
    ]);
  });

  it("name a PDF of this site only, whole keywords and an abstract as it is", () => {
    const file = { id: 1, name: "a.pdf", size: null };
    expect(tagsOf({ pdf: { ...file, url: "/uploads/a.pdf" } })).toContainEqual([
      "citation_pdf_url",
      "https://ada.example.edu/publications/a.pdf",
    ]);
    const elsewhere = tagsOf({ pdf: { ...file, url: "https://s3.example.org/uploads/a.pdf" } });
    expect(elsewhere.map(([name]) => name)).not.toContain("citation_pdf_url");
    const words = tagsOf({ keywords: ["Water, clean", "Rivers"], abstract: "<i>A</i>\n< B" });
    expect(words).toContainEqual(["citation_keywords", "Water, clean; Rivers"]);
    expect(words).toContainEqual(["citation_abstract", "<i>A</i> < B"]);
  });

  it.each([
    ["118-144", "118", "144"],
    ["118--144", "118", "144"],
    ["S12 – S20", "S12", "S20"],
    ["e0123", "e0123", undefined],
    [null, "104301", undefined],
    [null, "2019-045", undefined],
    ["12-18, 20-22", "12", "22"],
    ["12-1-12-15", "12-1", "12-15"],
  ])("take %j apart", (pages, first, last) => {
    const article_number = pages === null ? first : "104301";
    const tags = new Map(tagsOf({ pages, article_number, journal: "J" }));
    expect([tags.get("citation_firstpage"), tags.get("citation_lastpage")]).toEqual([first, last]);
  });
});
