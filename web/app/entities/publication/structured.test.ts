import { describe, expect, it } from "vitest";
import { publicationWith } from "../../../tests/support/publication";
import type { Publication } from "./publication";
import { toBreadcrumbs, toStructuredPublication } from "./structured";

const context = {
  siteUrl: "https://ada.example.edu",
  url: "https://ada.example.edu/publications/a",
  describe: (name: string) => ({
    name,
    isOrganization: name === "WHO",
    sameAs: name === "Ada Lovelace" ? ["https://orcid.org/0000-0002-1825-0097"] : [],
  }),
};
const structured = (attributes: Partial<Publication>) =>
  toStructuredPublication(publicationWith(attributes), context);

const HANDBOOK = { "@type": "Book", name: "A Handbook", isbn: "978-0-262-03384-8" };

/** Literally what each type is called and has, by schema.org's definitions. */
const TYPES: [Publication["type"], Partial<Publication>, Record<string, unknown>][] = [
  [
    "article",
    { journal: "JSIS", volume: "28", issue: "2", issn: "0963-8687", pages: "118-144" },
    {
      "@type": "ScholarlyArticle",
      headline: "A title",
      pageStart: "118",
      pageEnd: "144",
      isPartOf: {
        "@type": "PublicationIssue",
        issueNumber: "2",
        isPartOf: {
          "@type": "PublicationVolume",
          volumeNumber: "28",
          isPartOf: { "@type": "Periodical", name: "JSIS", issn: "0963-8687" },
        },
      },
    },
  ],
  [
    "conference-paper",
    { event_title: "ICIS 2019" },
    { "@type": "ScholarlyArticle", isPartOf: { "@type": "Book", name: "ICIS 2019" } },
  ],
  ["preprint", { publisher: "arXiv" }, { "@type": "ScholarlyArticle", headline: "A title" }],
  [
    "book",
    { isbn: "978-0-262-03384-8", edition: "3", series: "LNCS" },
    {
      "@type": "Book",
      isbn: "978-0-262-03384-8",
      bookEdition: "3",
      isPartOf: { "@type": "BookSeries", name: "LNCS" },
    },
  ],
  [
    "chapter",
    { journal: "A Handbook", isbn: "978-0-262-03384-8", editors: ["Bob"], publisher: "MIT" },
    {
      "@type": "Chapter",
      isPartOf: {
        ...HANDBOOK,
        editor: [{ "@type": "Person", name: "Bob" }],
        publisher: { "@type": "Organization", name: "MIT" },
      },
    },
  ],
  [
    "thesis",
    { genre: "PhD thesis", institution: "HEC" },
    {
      "@type": "Thesis",
      inSupportOf: "PhD thesis",
      sourceOrganization: { "@type": "Organization", name: "HEC" },
    },
  ],
  ["report", { number: "TR-7" }, { "@type": "Report", reportNumber: "TR-7" }],
  ["working-paper", { number: "7" }, { "@type": "Report", reportNumber: "7" }],
  [
    "dataset",
    { abstract: "What was\nmeasured at <b>p</b> < 1." },
    {
      "@type": "Dataset",
      abstract: "What was measured at <b>p</b> < 1.",
      description: "What was measured at <b>p</b> < 1.",
      creator: [
        {
          "@type": "Person",
          name: "Ada Lovelace",
          sameAs: ["https://orcid.org/0000-0002-1825-0097"],
        },
      ],
    },
  ],
  [
    "software",
    { edition: "1.2", links: [{ kind: "code", url: "https://example.org/c", label: null }] },
    { "@type": "SoftwareSourceCode", version: "1.2", codeRepository: "https://example.org/c" },
  ],
  ["other", {}, { "@type": "CreativeWork", name: "A title" }],
];

describe("a publication in schema.org's words", () => {
  it.each(TYPES)("%s with %j", (type, attributes, expected) => {
    expect(structured({ type, ...attributes })).toMatchObject(expected);
  });

  it("names authors with their ORCID iD, the DOI, the date as it is known and what is not out", () => {
    const data = structured({
      title: "On <i>H</i>",
      authors: ["Ada Lovelace", "WHO"],
      doi: "10.1/x",
      publication_date: "2019-05-01T00:00:00.000Z",
      date_precision: "month",
      stage: "forthcoming",
    });
    expect(data).toEqual({
      "@type": "ScholarlyArticle",
      "@id": context.url,
      name: "On H",
      headline: "On H",
      author: [
        {
          "@type": "Person",
          name: "Ada Lovelace",
          sameAs: ["https://orcid.org/0000-0002-1825-0097"],
        },
        { "@type": "Organization", name: "WHO" },
      ],
      datePublished: "2019-05",
      creativeWorkStatus: "Forthcoming",
      url: context.url,
      mainEntityOfPage: context.url,
      sameAs: "https://doi.org/10.1/x",
    });
  });

  it("has a first page where the pages of a report are a range, not their number", () => {
    expect(structured({ type: "report", pages: "33" })).not.toHaveProperty("pageStart");
    expect(structured({ type: "report", pages: "3-9" })).toMatchObject({ pageStart: "3" });
  });

  it("stands in the list of publications", () => {
    expect(toBreadcrumbs("On <i>H</i>", context.siteUrl, context.url).itemListElement).toEqual([
      { "@type": "ListItem", position: 1, name: "Home", item: "https://ada.example.edu/" },
      {
        "@type": "ListItem",
        position: 2,
        name: "Publications",
        item: "https://ada.example.edu/publications",
      },
      { "@type": "ListItem", position: 3, name: "On H", item: context.url },
    ]);
  });
});
