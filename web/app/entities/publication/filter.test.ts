import { describe, expect, it } from "vitest";
import { filterEntryOf, publicationWith } from "../../../tests/support/publication";
import {
  NO_FILTER,
  findPublications,
  findWorks,
  readFilter,
  searchTextOf,
  toQuery,
} from "./filter";
import type { Publication } from "./publication";

const file = { id: 1, name: "a.pdf", url: "/uploads/a.pdf", size: null };
const work = publicationWith({ id: "work", title: "Digital <i>transformation</i>" });
const known: Publication[] = [
  publicationWith({
    id: "article",
    title: "Über H<sub>2</sub>O",
    authors: ["Zoë Løvås", "Ada Lovelace"],
    publication_date: "2021-03-01T00:00:00.000Z",
    journal: "Rivers",
    keywords: ["Water", "Rivières"],
    abstract: "What flows\ndownstream.",
    pdf: file,
  }),
  publicationWith({
    id: "book",
    type: "book",
    title: "A book",
    publication_date: "2021-01-01T00:00:00.000Z",
    date_precision: "year",
    links: [{ kind: "pdf", url: "https://example.org/a.pdf", label: null }],
  }),
  publicationWith({
    id: "draft",
    stage: "under-review",
    publication_date: "2020-01-01T00:00:00.000Z",
    links: [{ kind: "code", url: "https://example.org/code", label: null }],
  }),
  { ...work, publication_date: "2019-05-14T00:00:00.000Z" },
  publicationWith({
    id: "version",
    type: "preprint",
    title: "An earlier wording",
    authors: ["Bob Roe"],
    keywords: ["Early"],
    version_of: work,
  }),
  publicationWith({ id: "undated" }),
  publicationWith({ id: "volume", type: "other", authors: [], editors: ["Anna Müller"] }),
];

const entries = known.map(filterEntryOf);
const abstracts = new Map(known.map(({ id, abstract }) => [id, abstract]));
const filterOf = (query: string) => readFilter(new URLSearchParams(query));
const found = (query: string) =>
  findPublications(entries, filterOf(query), {
    nameOf: (author) => author,
    textOf: (entry) => searchTextOf(entry, abstracts.get(entry.id) ?? null),
  }).map(({ id }) => id);
const listed = (query: string) =>
  findWorks(entries, filterOf(query), {
    nameOf: (author) => author,
    textOf: ({ id }) => (id === "version" ? "an earlier wording" : ""),
  }).map(({ id }) => id);

describe("the filter of an address", () => {
  it.each([
    ["year=2021", ["article", "book"]],
    ["year=No+date", ["version", "undated", "volume"]],
    ["year=2019&until=2020", ["draft", "work"]],
    ["year=2021&until=2020", ["article", "book", "draft"]],
    ["year=2020&until=2020", ["draft"]],
    ["until=2019", ["work"]],
    ["year=1990&until=2020&stage=under-review", ["draft"]],
    ["type=book", ["book"]],
    ["type=preprint", ["version"]],
    ["keyword=rivieres", ["article"]],
    ["author=zoe+lovas", ["article"]],
    ["author=anna+muller", ["volume"]],
    ["q=Anna+Muller", ["volume"]],
    ["stage=under-review", ["draft"]],
    ["pdf=1", ["article", "book"]],
    ["q=UBER+h2o", ["article"]],
    ["q=riviere+downstream", ["article"]],
    ["q=rivers", ["article"]],
    ["q=L%C3%B8vas", ["article"]],
    ["q=flows+downstream", ["article"]],
    ["q=earlier+wording", ["work", "version"]],
    ["year=2021&type=article&pdf=1&q=rivers", ["article"]],
    ["year=2021&q=earlier", []],
    ["year=%20&type=", known.map(({ id }) => id)],
    ["unknown=1", known.map(({ id }) => id)],
  ])("?%s finds %j", (query, expected) => {
    expect(found(query)).toEqual(expected);
  });

  it.each([
    "year=1066",
    "year=abc",
    "until=abc",
    "year=x&until=2021",
    "year=No+date&until=2021",
    "type=poem",
    "stage=x",
    "pdf=0",
    "author=Ada",
    "keyword=wat",
  ])("?%s finds nothing", (query) => {
    expect(found(query)).toEqual([]);
  });

  it("names each value once, cuts what is far too long and goes back into an address", () => {
    const filter = filterOf(`year=2019&year=2020&q=${"ä".repeat(5000)}&page=2&group=type`);
    expect(filter).toMatchObject({ year: "2019", q: "ä".repeat(200) });
    expect(toQuery(filterOf("q=a+b&type=book&page=3"))).toBe("?type=book&q=a+b");
    expect(toQuery(filterOf(""))).toBe("");
  });

  it("finds names and keywords that are longer than a value of an address", () => {
    // The cut falls on a blank.
    const long = `${"Lorem ipsum ".repeat(16)}dolor si ${"t".repeat(500)}`;
    const entry = filterEntryOf(
      publicationWith({ authors: [`Author ${long}`], keywords: [`${"x".repeat(199)} ${long}`] }),
    );
    const isFound = (name: string, value: string) => {
      const filter = readFilter(new URLSearchParams({ [name]: value }));
      expect(Array.from(filter.keyword + filter.author).length).toBeLessThanOrEqual(200);
      const context = { nameOf: (author: string) => author, textOf: () => "" };
      return findWorks([entry], filter, context).length === 1;
    };
    for (const value of entry.keywords) expect(isFound("keyword", value)).toBe(true);
    for (const value of entry.authors) expect(isFound("author", value)).toBe(true);
    expect(isFound("author", `Other ${long}`)).toBe(false);
  });
});

describe("a search", () => {
  const printed = filterEntryOf(
    publicationWith({
      title: "Species’ interactions 1990–2000: X‐ray “quoted”",
      authors: ["Flann O’Brien"],
    }),
  );
  const context = {
    nameOf: (author: string) => author,
    textOf: () => searchTextOf(printed, null),
  };

  it.each([
    "species' interactions",
    "1990-2000",
    "X-ray",
    '"quoted"',
    "O'Brien",
    "O’Brien, species’",
    "interactions; x‑ray:",
  ])("%s finds what is printed with typographic signs", (q) => {
    expect(findWorks([printed], { ...NO_FILTER, q }, context)).toEqual([printed]);
  });

  it.each([";;", "species: plants"])("%s finds no other", (q) => {
    expect(findWorks([printed], { ...NO_FILTER, q }, context)).toEqual([]);
  });
});

describe("the list", () => {
  it("has works only", () => {
    expect(listed("")).toEqual(["article", "book", "draft", "work", "undated", "volume"]);
    expect(listed("type=preprint")).toEqual([]);
  });

  it("shows the work whose version a search finds, within the other choices", () => {
    expect(listed("q=earlier")).toEqual(["work"]);
    expect(listed("q=earlier&year=2019")).toEqual(["work"]);
    expect(listed("q=earlier&year=2020")).toEqual([]);
  });

  it("has a version whose work is gone as a work of its own", () => {
    const orphan = entries.filter(({ id }) => id !== "work");
    const context = { nameOf: (author: string) => author, textOf: () => "" };
    expect(findWorks(orphan, filterOf("type=preprint"), context)).toHaveLength(1);
  });
});
