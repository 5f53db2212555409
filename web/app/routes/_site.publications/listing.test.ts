import { describe, expect, it } from "vitest";
import { findWorks } from "~/entities/publication/filter";
import { byNewest } from "~/entities/publication/publication";
import { filterEntryOf, publicationWith } from "../../../tests/support/publication";
import { toChoices } from "./choices";
import { hasBlanks, listPath, readListQuery, selectWorks, withoutBlanks } from "./listing";

const context = {
  nameOf: (author: string) => (author === "A. Lovelace" ? "Ada Lovelace" : author),
  isOwner: (author: string) => author === "Olive Owner",
  textOf: ({ title }: { title: string }) => title.toLowerCase(),
};
const queryOf = (query: string) => readListQuery(new URLSearchParams(query));
const entries = Array.from({ length: 250 }, (_, index) =>
  filterEntryOf(
    publicationWith({
      id: String(index),
      title: `Work ${index}`,
      type: index < 3 ? "book" : "article",
      authors: ["Olive Owner", index % 2 ? "A. Lovelace" : "Ada Lovelace"],
      keywords: index === 0 ? ["Water"] : [],
      publication_date: `${2020 - Math.floor(index / 120)}-01-01T00:00:00.000Z`,
    }),
  ),
);
const select = (query: string) =>
  selectWorks(findWorks(entries, queryOf(query).filter, context), queryOf(query));

describe("pages of the list", () => {
  it("hold a hundred works, and every one is on one of them", () => {
    const shown = [1, 2, 3].flatMap((page) =>
      select(`page=${page}`).shown.flatMap((group) => group.entries),
    );
    expect(shown).toEqual(entries);
    expect(select("page=2")).toMatchObject({
      total: 250,
      page: 2,
      pages: 3,
      groups: [
        { label: "2020", count: 120, href: "/publications#y2020" },
        { label: "2019", count: 120, href: "#y2019" },
        { label: "2018", count: 10, href: "/publications?page=3#y2018" },
      ],
    });
  });

  it.each(["page=4", "page=0", "page=-1", "page=x", "page=9999999"])("?%s is none", (query) => {
    expect(select(query)).toMatchObject({ total: 0, shown: [] });
  });

  it("have what has no date at the end, under 'No date'", () => {
    const on = (id: string, publication_date: string | null) =>
      publicationWith({ id, title: id, publication_date });
    const works = [
      on("none", null),
      on("odd", "soon"),
      on("old", "0001-01-01"),
      on("new", "2020-01-01"),
    ];
    const { groups, shown } = selectWorks(works.sort(byNewest).map(filterEntryOf), queryOf(""));
    expect(groups).toEqual([
      { label: "2020", count: 1, href: "#y2020" },
      { label: "1", count: 1, href: "#y1" },
      { label: "No date", count: 2, href: "#yno-date" },
    ]);
    expect(shown.at(-1)?.entries.map(({ id }) => id)).toEqual(["none", "odd"]);
  });

  it("are grouped by type as well", () => {
    const { groups, shown } = select("group=type");
    expect(groups.map(({ label, count }) => [label, count])).toEqual([
      ["Journal article", 247],
      ["Book", 3],
    ]);
    expect(shown).toHaveLength(1);
    expect(listPath(queryOf("group=type&type=book&q=a%26b"), 3)).toBe(
      "/publications?type=book&q=a%26b&group=type&page=3",
    );
  });
});

describe("addresses of the form", () => {
  it("lose what nobody has filled", () => {
    const query = new URLSearchParams("year=2019&type=&q=&utm=x");
    expect([hasBlanks(query), withoutBlanks(query)]).toEqual([true, "?year=2019&utm=x"]);
    expect(hasBlanks(new URLSearchParams("year=2019&other="))).toBe(false);
  });
});

describe("choices", () => {
  const choicesFor = (query: string, some = entries) =>
    toChoices(
      { entries: some, works: some, found: findWorks(some, queryOf(query).filter, context) },
      queryOf(query).filter,
      context,
    );

  it("count what they would find under the other choices", () => {
    const { years, lastYears, types, keywords, authors } = choicesFor("year=2020&type=book");
    expect(years.map(({ label }) => label)).toEqual(["2020", "2019", "2018"]);
    expect(lastYears).toEqual(years);
    expect(types).toEqual([
      { value: "article", label: "Journal article (117)" },
      { value: "book", label: "Book (3)" },
    ]);
    expect(keywords).toEqual([{ value: "Water", label: "Water (1)" }]);
    expect(authors).toEqual([{ value: "Ada Lovelace", label: "Ada Lovelace (3)" }]);
  });

  it("are there only where the entries give reason", () => {
    expect(choicesFor("", entries.slice(5, 6))).toMatchObject({
      lastYears: null,
      types: null,
      keywords: null,
      authors: null,
      stages: null,
      hasPdf: false,
      hasSearch: false,
      hasGroups: false,
    });
  });

  it("stay, without options, where the other choices find nothing", () => {
    const { lastYears, types, keywords, authors, hasSearch, hasGroups } = choicesFor("until=1066");
    expect([types, keywords, authors]).toEqual([[], [], []]);
    expect(lastYears).toHaveLength(4);
    expect([hasSearch, hasGroups]).toEqual([true, true]);
  });

  it("have a co-author once, under whatever name an address asks for", () => {
    for (const name of ["Ada Lovelace", "A. Lovelace"]) {
      const { authors } = choicesFor(`author=${name}`);
      expect(authors).toContainEqual({ value: name, label: "Ada Lovelace (250)" });
    }
  });

  it("have the editors of a volume without authors among the co-authors", () => {
    const volume = publicationWith({
      id: "v",
      authors: [],
      editors: ["Olive Owner", "Eve Editor"],
    });
    const { authors } = choicesFor("", [...entries.slice(5, 6), filterEntryOf(volume)]);
    expect(authors).toContainEqual({ value: "Eve Editor", label: "Eve Editor (1)" });
  });

  it("have no co-authors where the owner has written everything alone", () => {
    const alone = ["a", "b"].map((id) =>
      filterEntryOf(publicationWith({ id, authors: ["Olive Owner"] })),
    );
    expect(choicesFor("", alone).authors).toBeNull();
  });

  it("have what is chosen among them, though it finds nothing under the other choices", () => {
    const none = choicesFor("year=2018&type=book&keyword=Water&author=Nobody&stage=forthcoming");
    expect(none.types).toContainEqual({ value: "book", label: "Book (0)" });
    expect(none.keywords).toEqual([{ value: "Water", label: "Water (0)" }]);
    expect(none.authors).toEqual([{ value: "Nobody", label: "Nobody (0)" }]);
    expect(none.stages).toEqual([{ value: "forthcoming", label: "Forthcoming (0)" }]);
  });

  it("have what is chosen among them, though no publication has it", () => {
    const few = entries.slice(5, 6);
    const none = choicesFor("year=1066&until=1100&type=Article&keyword=x&pdf=1&q=y", few);
    expect(none.years.at(-1)).toEqual({ value: "1066", label: "1066" });
    expect(none.lastYears?.at(-1)).toEqual({ value: "1100", label: "1100" });
    expect(none.types).toEqual([{ value: "Article", label: "Article (0)" }]);
    expect(none.keywords).toEqual([{ value: "x", label: "x (0)" }]);
    expect([none.hasPdf, none.hasSearch]).toEqual([true, true]);
  });

  it("have values that fit into an address", () => {
    const long = `Lorem ${"ipsum ".repeat(100)}`.trim();
    const some = [filterEntryOf(publicationWith({ keywords: [long] }))];
    const [first] = choicesFor("", some).keywords ?? [];
    expect(first?.label).toBe(`${long} (1)`);
    expect(first?.value.length).toBeLessThanOrEqual(200);
    const query = new URLSearchParams({ keyword: first?.value ?? "" }).toString();
    expect(choicesFor(query, some).keywords).toEqual([first]);
  });

  it("choose what the address says, however it is accented there", () => {
    expect(choicesFor("keyword=WATER").keywords).toEqual([{ value: "WATER", label: "Water (1)" }]);
  });
});
