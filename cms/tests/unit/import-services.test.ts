import { describe, expect, test } from "vitest";
import { parseSource } from "../../src/import/parse";
import type { EntryFields, ParsedEntry } from "../../src/import/parse/types";
import { crossrefAnswer, dataCiteAnswer, dataCiteWork } from "../support/doi-answers";

/** What the REST interfaces of OpenAlex, DataCite and Crossref answer, pasted or as a file. */

function read(value: unknown) {
  const bytes = new TextEncoder().encode(JSON.stringify(value, null, 1));
  return parseSource({ name: null, bytes });
}

function only(value: unknown): ParsedEntry {
  const { entries, error } = read(value);
  expect([entries.length, error]).toEqual([1, null]);
  return entries[0] as ParsedEntry;
}

const fieldsOf = (value: unknown): EntryFields => only(value).fields;

const authorship = (raw_author_name: string, display_name = raw_author_name) => ({
  author: { id: "https://openalex.org/A1", display_name, orcid: null },
  institutions: [{ id: "https://openalex.org/I1", display_name: "University of Fjordheim" }],
  raw_author_name,
});

/** What is expected of some fields; undefined of those that are to be missing. */
type Expected = { [Name in keyof EntryFields]?: EntryFields[Name] | undefined };

/** A work as OpenAlex answers it, with what it says of every work. */
const openAlexWork = (changes: object = {}) => ({
  id: "https://openalex.org/W4400000001",
  doi: "https://doi.org/10.5555/tides.2021.0042",
  title: "Tides and <i>Fucus vesiculosus</i> in a narrow fjord",
  display_name: "Tides and <i>Fucus vesiculosus</i> in a narrow fjord",
  publication_year: 2021,
  publication_date: "2021-05-14",
  language: "en",
  type: "article",
  primary_location: {
    landing_page_url: "https://doi.org/10.5555/tides.2021.0042",
    pdf_url: null,
    source: {
      display_name: "Journal of Cold Coasts",
      issn_l: "2049-3630",
      type: "journal",
      host_organization_name: "Fjord Press",
    },
    version: "publishedVersion",
    raw_type: "journal-article",
  },
  best_oa_location: {
    landing_page_url: "https://archive.example.edu/4711",
    pdf_url: "https://archive.example.edu/4711.pdf",
  },
  authorships: [
    authorship("Ludwig van Tangen"),
    authorship("SUNDE, MARI", "Mari Sunde"),
    authorship("Åse O'Nordvik"),
  ],
  is_authors_truncated: false,
  biblio: { volume: "12", issue: "3", first_page: "101", last_page: "117" },
  keywords: [{ display_name: "Geology", score: 0.4 }],
  abstract_inverted_index: { Seaweed: [0], grows: [1, 4], where: [2], water: [3], "fast.": [5] },
  ...changes,
});

const at = (source: object, raw_type = "posted-content") => ({
  primary_location: { landing_page_url: "https://doi.org/10.5555/x", source, raw_type },
});

describe("a work of OpenAlex", () => {
  test("has what it says of itself, and nothing that a program has guessed", () => {
    expect(only(openAlexWork())).toMatchObject({ warnings: [], problem: null, key: null });
    const { author_parts: parts, ...fields } = fieldsOf(openAlexWork());
    expect(fields).toEqual({
      type: "article",
      title: "Tides and <i>Fucus vesiculosus</i> in a narrow fjord",
      authors: ["Ludwig van Tangen", "Mari Sunde", "Åse O'Nordvik"],
      publication_date: "2021-05-14",
      date_precision: "day",
      journal: "Journal of Cold Coasts",
      volume: "12",
      issue: "3",
      pages: "101-117",
      publisher: "Fjord Press",
      abstract: "Seaweed grows where water grows fast.",
      doi: "10.5555/tides.2021.0042",
      links: [{ kind: "pdf", url: "https://archive.example.edu/4711.pdf" }],
      issn: "2049-3630",
    });
    expect(parts?.[0]).toMatchObject({ particle: "van", family: "Tangen" });
  });

  test("is dated as far as OpenAlex knows", () => {
    expect(fieldsOf(openAlexWork({ publication_date: "2021-01-01" }))).toMatchObject({
      publication_date: "2021-01-01",
      date_precision: "year",
    });
    const { publication_date } = fieldsOf(openAlexWork({ publication_date: null }));
    expect(publication_date).toBe("2021-01-01");
  });

  test("tells where authors are missing", () => {
    const { warnings } = only(openAlexWork({ is_authors_truncated: true }));
    expect(warnings.map(({ message }) => message)).toEqual([
      "OpenAlex has told the first authors only. Import the DOI for all of them.",
    ]);
  });

  const repository = {
    display_name: "arXiv (Cornell University)",
    type: "repository",
    host_organization_name: "Cornell University",
  };
  test.each<[string, object, Expected]>([
    [
      "a paper of a conference",
      at({ display_name: "Proceedings of Tides", type: "conference" }, "proceedings-article"),
      { type: "conference-paper", journal: "Proceedings of Tides" },
    ],
    [
      "a preprint",
      { type: "preprint", doi: "https://doi.org/10.48550/arxiv.2101.00001", ...at(repository) },
      { type: "preprint", publisher: "arXiv", eprint: "2101.00001", journal: undefined },
    ],
    [
      "an article whose first place is a repository",
      at({ display_name: "PubMed", type: "repository" }, "journal-article"),
      { type: "article", journal: undefined, publisher: undefined },
    ],
    [
      "a chapter of a series",
      {
        type: "book-chapter",
        ...at({ display_name: "Lecture Notes on Tides", type: "book series" }, "book-chapter"),
      },
      { type: "chapter", series: "Lecture Notes on Tides", journal: undefined },
    ],
    [
      "a book of a platform",
      { type: "book", ...at({ display_name: "Fjord eBooks", type: "ebook platform" }, "book") },
      { type: "book", journal: undefined },
    ],
    [
      "a thesis",
      { type: "dissertation", ...at(repository) },
      { type: "thesis", institution: "University of Fjordheim" },
    ],
    [
      "a data set",
      { type: "dataset", ...at({ display_name: "Harbour (Port Office)", type: "repository" }) },
      { type: "dataset", publisher: "Harbour", journal: undefined },
    ],
    ["an editorial", { type: "editorial" }, { type: "article" }],
    ["whatever else", { type: "paratext" }, { type: "other" }],
    [
      "an article with a number",
      { biblio: { first_page: "e30", last_page: "e30" } },
      { article_number: "e30", pages: undefined },
    ],
    [
      "no address but http(s)",
      { best_oa_location: { pdf_url: "javascript:alert(1)" }, primary_location: null },
      { links: undefined, url: undefined },
    ],
  ])("is %s", (_, changes, fields) => {
    const found = fieldsOf(openAlexWork(changes));
    for (const [name, value] of Object.entries(fields))
      expect([name, found]).toEqual([name, { ...found, [name]: value }]);
  });

  test("is read in its lists, without its authors too; one without a title is a problem", () => {
    const answer = {
      meta: { count: 3, page: 1 },
      results: [
        openAlexWork(),
        { id: "https://openalex.org/W2", title: "Selected fields", publication_year: 2020 },
        openAlexWork({ title: null, display_name: null }),
      ],
    };
    const { format, entries } = read(answer);
    expect(format).toBe("csl-json");
    expect(entries.map(({ fields, problem }) => problem?.message ?? fields.title)).toEqual([
      "Tides and <i>Fucus vesiculosus</i> in a narrow fjord",
      "Selected fields",
      "This entry has no title.",
    ]);
    expect(read([answer, answer]).entries).toHaveLength(6);
  });

  test("with an abstract of any size takes no longer than its words", () => {
    const index = { far: [4_000_000_000], near: [-1, "x"], none: "no list" };
    expect(fieldsOf(openAlexWork({ abstract_inverted_index: index })).abstract).toContain("far");
  });
});

describe("a work of DataCite", () => {
  test("is read in the envelopes of its REST interface, and without", () => {
    const { data } = dataCiteAnswer();
    const titles = (value: unknown) => read(value).entries.map(({ fields }) => fields.title);
    const [one, two] = [data.attributes.titles[0]?.title, dataCiteWork().titles[0]?.title];
    expect(titles(dataCiteAnswer())).toEqual([`${one}`]);
    expect(titles({ data: [data, { ...data, attributes: dataCiteWork() }] })).toEqual([one, two]);
    expect(titles([dataCiteWork(), data])).toEqual([two, one]);
    expect(fieldsOf(dataCiteAnswer())).toMatchObject({
      type: "dataset",
      authors: ["Isolde Varga", "Jonas Pell", "Wenke Pellworm", "Maria Sandoz-Ilk"],
      doi: "10.5555/m9.herring.1449",
      date_precision: "year",
    });
  });

  const work = (changes: object) => ({
    data: { type: "dois", attributes: { ...dataCiteWork(), ...changes } },
  });
  test.each<[string, object, Expected]>([
    [
      "a thesis",
      {
        types: { resourceTypeGeneral: "Dissertation", resourceType: "PhD thesis" },
        publisher: { name: "University of Fjordheim" },
      },
      { type: "thesis", genre: "PhD thesis", institution: "University of Fjordheim" },
    ],
    [
      "software, with its version",
      { types: { resourceTypeGeneral: "Software" }, version: "2.1" },
      { type: "software", edition: "2.1" },
    ],
    [
      "an article, which has no version",
      { version: "2.1" },
      { type: "article", edition: undefined },
    ],
    [
      "a picture, which DataCite calls an article in CSL",
      { types: { resourceTypeGeneral: "Image", citeproc: "article" } },
      { type: "other" },
    ],
    [
      "a chapter in what it is published in",
      {
        types: { resourceTypeGeneral: "BookChapter" },
        container: {},
        contributors: [
          { name: "Berg, Tor", contributorType: "Editor" },
          { name: "Nobody", contributorType: "Distributor" },
        ],
        relatedItems: [
          { relationType: "Cites", titles: [{ title: "Another" }] },
          {
            relationType: "IsPublishedIn",
            titles: [{ title: "Handbook of Tides" }],
            volume: "2",
            firstPage: "7",
            lastPage: "19",
          },
        ],
      },
      {
        type: "chapter",
        journal: "Handbook of Tides",
        volume: "2",
        pages: "7-19",
        editors: ["Tor Berg"],
      },
    ],
  ])("is %s", (_, changes, fields) => {
    const found = fieldsOf(work(changes));
    for (const [name, value] of Object.entries(fields))
      expect([name, found]).toEqual([name, { ...found, [name]: value }]);
  });
});

test("a list of Crossref's REST interface is read in its envelope", () => {
  const { message } = crossrefAnswer();
  const answer = {
    status: "ok",
    "message-type": "work-list",
    message: { items: [message, message] },
  };
  expect(read(answer).entries.map(({ fields }) => fields.doi)).toEqual([
    "10.5555/bells.2003.0877",
    "10.5555/bells.2003.0877",
  ]);
});

test("answers of other services stay rejected", () => {
  for (const value of [
    { data: [{ paperId: "1", title: "Semantic Scholar" }], total: 1 },
    { data: { attributes: { title: "no list" } } },
    { results: [{ name: "A film", year: 2001 }] },
    { meta: {}, results: [] },
    { data: [] },
  ]) {
    expect(read(value).error).toMatch(/^This is JSON, but no CSL-JSON/);
  }
});
