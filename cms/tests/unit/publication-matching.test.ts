import { describe, expect, test } from "vitest";
import { changesOf, differencesOf } from "../../src/import/differences";
import { settings } from "../../src/settings";
import { fold, foldDoi, foldIsbn } from "../../src/import/folding";
import type { Library, LibraryWork } from "../../src/import/library";
import { countRows, matchRows, type ReadRow } from "../../src/import/match-rows";
import type { EntryFields } from "../../src/import/parse/types";

const RIVERS: EntryFields = {
  title: "On Rivers",
  type: "article",
  authors: ["Ada Lovelace"],
  publication_date: "2019-05-14",
};

function library(...present: (EntryFields & Partial<Pick<LibraryWork, "versionOf">>)[]): Library {
  const works = present.map(
    ({ versionOf = null, ...fields }, index): LibraryWork => ({
      id: index + 1,
      documentId: `doc${index}`,
      slug: `slug-${index}`,
      title: fields.title ?? "",
      fields,
      versionOf,
      hasVersions: present.some((other) => other.versionOf === `doc${index}`),
    }),
  );
  const byDocumentId = new Map(works.map((work) => [work.documentId, work]));
  return { mark: "", works, byDocumentId };
}

function rowsOf(...entries: (EntryFields & { givenVersionOf?: number })[]): ReadRow[] {
  return entries.map(({ givenVersionOf = null, ...fields }, row) => ({
    ...{ row, source: null, line: null, key: null, fields, warnings: [], problem: null },
    givenVersionOf,
  }));
}

async function statuses(present: EntryFields[], ...entries: EntryFields[]): Promise<string[]> {
  const rows = await matchRows(library(...present), rowsOf(...entries));
  return rows.map(({ status }) => status);
}

const one = async (present: EntryFields, entry: EntryFields) =>
  (await statuses([present], entry))[0];

describe("what is compared", () => {
  test("text without accents, case, markup and punctuation", () => {
    expect(fold("The “Größe” of <i>É. coli</i>:  a–b")).toBe(fold("the grosse of e coli a b"));
    expect(fold("山田彬尭")).not.toBe("");
    expect(fold("Đorđević Ðorði Þór Ħal Işık Łódź")).toBe(
      fold("dordevic dordi thor hal isik lodz"),
    );
  });
  test("an ampersand as the word that it stands for", async () => {
    const entry = { ...RIVERS, title: "Rivers and lakes" };
    expect(await one({ ...RIVERS, title: "Rivers & Lakes" }, entry)).toBe("duplicate");
    expect(fold("R&D")).toBe(fold("R and D"));
  });
  test("a DOI without its resolver, an ISBN in both forms", () => {
    expect(foldDoi("https://doi.org/10.1000/ABC")).toBe(foldDoi("10.1000/abc"));
    expect(foldDoi(" ")).toBeUndefined();
    expect(foldIsbn("0-306-40615-2")).toBe(foldIsbn("978 0 306 40615 7"));
    expect(foldIsbn("080442957X")).toBe("9780804429573");
  });
});

describe("a DOI is compared in whatever spelling it is stored", () => {
  test.each([
    "10.1000/xy",
    "doi.org/10.1000/Xy",
    "https://www.doi.org/10.1000/Xy",
    "http://dx.doi.org/10.1000/Xy",
    "https://doi.org/10.1000%2FXy",
    "https://doi.org/10.1000/Xy?lang=en",
    "doi:10.1000/Xy",
    "DOI 10.1000/Xy",
    " DOI: https://doi.org/10.1000/Xy ",
  ])("%s", async (doi) => {
    expect(foldDoi(doi)).toBe("10.1000/xy");
    const entry = { title: "Other", doi: "10.1000/Xy" };
    expect(await one({ ...RIVERS, doi }, entry)).toBe("duplicate");
  });

  test("what is no DOI by the standard is compared as it is written", () => {
    expect(foldDoi("https://doi.org/10.1/A")).toBe("10.1/a");
    expect(foldDoi("doi: Abc")).toBe("abc");
    expect(foldDoi("10.1000/xy2")).not.toBe(foldDoi("10.1000/xy"));
  });
});

describe("the same work", () => {
  test("by DOI, whatever the title is", async () => {
    const present = { ...RIVERS, doi: "10.1000/Rivers" };
    expect(await one(present, { title: "Other", doi: "10.1000/rivers" })).toBe("duplicate");
  });

  test("by the ISBN of a book, but not of its chapters", async () => {
    const book: EntryFields = { title: "Water", type: "book", isbn: "978-0-306-40615-7" };
    expect(await one(book, { title: "Waters", type: "book", isbn: "0306406152" })).toBe(
      "duplicate",
    );
    const chapter: EntryFields = { ...book, type: "chapter" };
    expect(await one({ ...chapter, title: "One" }, { ...chapter, title: "Two" })).toBe("new");
  });

  test.each<[string, EntryFields, string]>([
    ["the same", RIVERS, "duplicate"],
    ["other case and markup", { ...RIVERS, title: "<i>ON</i> rivers." }, "duplicate"],
    ["the year before", { ...RIVERS, publication_date: "2018-01-01" }, "duplicate"],
    ["two years before", { ...RIVERS, publication_date: "2017-01-01" }, "new"],
    ["an initial", { ...RIVERS, authors: ["A. Lovelace"] }, "duplicate"],
    ["another first author", { ...RIVERS, authors: ["Bo Ek", "Ada Lovelace"] }, "new"],
    ["no date", { title: "On Rivers", authors: ["Ada Lovelace"] }, "duplicate"],
    ["a preprint", { ...RIVERS, type: "preprint" }, "new"],
    ["a thesis", { ...RIVERS, type: "thesis" }, "new"],
    ["a conference paper", { ...RIVERS, type: "conference-paper" }, "duplicate"],
  ])("by title, year and first author: %s", async (_name, entry, status) => {
    expect(await one(RIVERS, entry)).toBe(status);
  });

  test("the particle of a family name may be missing", async () => {
    const beethoven: EntryFields = { ...RIVERS, authors: ["Ludwig van Beethoven"] };
    expect(await one(beethoven, { ...RIVERS, authors: ["L. Beethoven"] })).toBe("duplicate");
  });

  test("works with different DOIs are different works", async () => {
    const entry = (doi: string): EntryFields => ({ ...RIVERS, doi });
    expect(await one(entry("10.1000/a"), entry("10.1000/b"))).toBe("new");
    // Of three, the one without a DOI is only one of the others.
    expect(await statuses([RIVERS], entry("10.1000/a"), entry("10.1000/b"))).toEqual([
      ...["changed", "new"],
    ]);
    expect(await statuses([], RIVERS, entry("10.1000/a"), entry("10.1000/b"))).toEqual([
      ...["new", "changed", "new"],
    ]);
  });

  test("editorials of two issues are two works", async () => {
    const editorial = (issue: string, pages: string): EntryFields => {
      return { ...RIVERS, title: "Editorial", volume: "3", issue, pages };
    };
    expect(await one(editorial("1", "1-2"), editorial("2", "99-100"))).toBe("new");
  });

  test("earlier in the source, also where that one is there already", async () => {
    const rows = await matchRows(
      library({ ...RIVERS, doi: "10.1000/a" }),
      rowsOf({ title: "Rivers, on", doi: "10.1000/a" }, { title: "Rivers, on" }, RIVERS, {
        ...RIVERS,
        title: "New",
      }),
    );
    expect(rows.map(({ status, match }) => [status, match && Object.keys(match)[0]])).toEqual([
      ["duplicate", "documentId"],
      ["duplicate", "documentId"],
      ["duplicate", "documentId"],
      ["new", null],
    ]);
    const twice = await matchRows(library(), rowsOf(RIVERS, RIVERS));
    expect(twice[1]).toMatchObject({ status: "duplicate", match: { row: 0 } });
    expect(countRows(twice)).toEqual({ new: 1, duplicate: 1, changed: 0, problem: 0 });
  });

  test("an entry with a problem is compared with none", async () => {
    const [row] = rowsOf(RIVERS);
    const problem = { message: "No title.", line: 3 };
    const rows = await matchRows(library(RIVERS), row === undefined ? [] : [{ ...row, problem }]);
    expect(rows[0]).toMatchObject({ status: "problem", match: null });
  });

  test("a citation key that is taken gets a letter, and that is said", async () => {
    const keyed = (title: string): EntryFields => ({ title, citation_key: "ada2019" });
    const rows = await matchRows(library(keyed("Old")), rowsOf(keyed("One"), keyed("Two")));
    expect(rows.map(({ warnings }) => warnings.map(({ message }) => message))).toEqual([
      ["The citation key “ada2019” is taken, so it becomes “ada2019a”."],
      ["The citation key “ada2019” is taken, so it becomes “ada2019b”."],
    ]);
  });
});

describe("versions", () => {
  const preprint: EntryFields = { ...RIVERS, type: "preprint", doi: "10.48550/1" };
  const article: EntryFields = { ...RIVERS, doi: "10.1000/a", publication_date: "2021-01-01" };
  const offers = async (
    present: Parameters<typeof library>,
    ...entries: Parameters<typeof rowsOf>
  ) =>
    (await matchRows(library(...present), rowsOf(...entries))).map((row) => [
      ...[row.status, row.version_of, row.version_side, row.version_of_given],
    ]);

  test("a preprint of a work that is there", async () => {
    expect(await offers([article], preprint)).toEqual([
      ["new", { documentId: "doc0", title: "On Rivers" }, "version", false],
    ]);
  });
  test("a work whose preprint is there", async () => {
    expect(await offers([preprint], article)).toEqual([
      ["new", { documentId: "doc0", title: "On Rivers" }, "work", false],
    ]);
  });
  test("a version leads to the work of a version", async () => {
    const present = { ...article, title: "On Rivers", type: "working-paper" as const };
    const found = await offers([{ title: "Main" }, { ...present, versionOf: "doc0" }], {
      ...RIVERS,
      doi: "10.1000/other",
    });
    expect(found).toEqual([["new", null, "version", false]]);
  });
  test("both in one source, in either order", async () => {
    expect(await offers([], preprint, article)).toEqual([
      ["new", { row: 1, title: "On Rivers" }, "version", false],
      ["new", null, "version", false],
    ]);
    expect((await offers([], article, preprint))[1]?.[1]).toEqual({ row: 0, title: "On Rivers" });
  });
  test("what the source says, also where the work is there already", async () => {
    const given = { ...preprint, title: "Something else", givenVersionOf: 0 };
    expect((await offers([], article, given))[1]).toEqual([
      ...["new", { row: 0, title: "On Rivers" }, "version", true],
    ]);
    expect((await offers([article], article, given))[1]).toEqual([
      ...["new", { documentId: "doc0", title: "On Rivers" }, "version", true],
    ]);
  });
});

describe("what an entry knows more", () => {
  const fields = (imported: EntryFields, current: EntryFields) =>
    differencesOf(imported, current).map(({ field }) => field);

  test("counts nobody for “et al.”, which is news where a list does not say so", () => {
    const authors = (theirs: string[], ours: string[]) =>
      fields({ authors: theirs }, { authors: ours });
    expect(authors(["Ada Ash", "et al."], ["Ada Ash", "Bo Elm"])).toEqual([]);
    expect(authors(["Ada Ash", "Bo Elm", "et al."], ["Ada Ash", "Bo Elm", "Cy Fir"])).toEqual([]);
    expect(authors(["Ada Ash", "Bo Elm"], ["Ada Ash", "et al."])).toEqual(["authors"]);
    expect(authors(["Ada Ash", "et al."], ["Ada Ash"])).toEqual(["authors"]);
    expect(authors(["Ada Ash"], ["Ada Ash", "et al."])).toEqual([]);
  });

  test("does not take a file that is uploaded here for a new link", () => {
    const own = new URL("/uploads/a.pdf", settings.siteUrl).href;
    const links = (url: string) => [{ kind: "pdf" as const, url }];
    expect(fields({ links: links(own) }, {})).toEqual([]);
    expect(fields({ links: links("https://example.org/uploads/a.pdf") }, {})).toEqual(["links"]);
  });

  test.each<[string, EntryFields, EntryFields, string[]]>([
    ["an empty attribute", { doi: "10.1/a", volume: "3" }, {}, ["doi", "volume"]],
    ["an empty list", { keywords: ["a"] }, { keywords: [] }, ["keywords"]],
    ["nothing where it is empty itself", {}, { doi: "10.1/a" }, []],
    ["no number under CSL's name", { article_number: "2" }, { number: "2" }, []],
    ["another number", { article_number: "2" }, { number: "3" }, ["article_number"]],
    ["no publisher that is the institution", { publisher: "MIT" }, { institution: "MIT" }, []],
    ["no other DOI, number or type", { volume: "31", type: "book" }, { volume: "3" }, []],
    ["markup and case of the title", { title: "<i>ON</i> rivers" }, { title: "On Rivers" }, []],
    ["a longer title", { title: "On rivers: a study" }, { title: "On Rivers" }, ["title"]],
    ["no shorter title", { title: "On rivers" }, { title: "On Rivers: A Study" }, []],
    ["no other title", { title: "Of lakes and rivers" }, { title: "On Rivers" }, []],
    ["a range of pages", { pages: "118–144" }, { pages: "118" }, ["pages"]],
    ["no other dash", { pages: "118-144" }, { pages: "118–144" }, []],
    [
      "a journal in full",
      { journal: "The Journal of Strategic Information Systems" },
      { journal: "J. Strateg. Inf. Syst." },
      ["journal"],
    ],
    [
      "no abbreviation",
      { journal: "J. Strateg. Inf. Syst." },
      { journal: "Journal of Strategic Information Systems" },
      [],
    ],
    [
      "the address of the DOI",
      { doi: "10.1/a", url: "https://doi.org/10.1/A" },
      { doi: "10.1/a" },
      [],
    ],
    [
      "the address of the DOI at www",
      { doi: "10.1000/a", url: "https://www.doi.org/10.1000/A" },
      { doi: "10.1000/a" },
      [],
    ],
    ["an address", { url: "https://example.org" }, { doi: "10.1/a" }, ["url"]],
    ["given names", { authors: ["John Smith"] }, { authors: ["J. Smith"] }, ["authors"]],
    ["no initials", { authors: ["J. Smith"] }, { authors: ["John Smith"] }, []],
    ["nobody else", { authors: ["Jane Smith"] }, { authors: ["John Smith"] }, []],
    ["more authors", { authors: ["A. Li", "B. Ek"] }, { authors: ["A. Li"] }, ["authors"]],
    ["no fewer authors", { authors: ["A. Li"] }, { authors: ["A. Li", "B. Ek"] }, []],
    ["more keywords", { keywords: ["b", "A"] }, { keywords: ["a"] }, ["keywords"]],
    ["no other keywords", { keywords: ["b", "c"] }, { keywords: ["a"] }, []],
    ["a later stage", { stage: "forthcoming" }, { stage: "under-review" }, ["stage"]],
    ["no earlier stage", { stage: "under-review" }, { stage: "forthcoming" }, []],
    ["no stage of what is out", { stage: "forthcoming" }, { stage: "published" }, []],
    ["no stage of what says none", { stage: "forthcoming" }, {}, []],
  ])("%s", (_name, imported, current, expected) => {
    expect(fields(imported, current)).toEqual(expected);
  });

  test("is taken with the parts of the names in it alone", () => {
    const [ada, mario] = [
      { name: "Ada Ash", given: "Ada", family: "Ash" },
      { name: "Mario Vargas Llosa", given: "Mario", family: "Vargas Llosa" },
    ];
    const imported: EntryFields = {
      authors: [ada.name],
      editors: [mario.name],
      author_parts: [ada, mario],
    };
    expect(changesOf(imported, ["editors"])).toEqual({
      editors: [mario.name],
      author_parts: [mario],
    });
    expect(changesOf(imported, ["authors"]).author_parts).toEqual([ada]);
    expect(changesOf({ ...imported, author_parts: [] }, ["authors"]).author_parts).toEqual([]);
    expect(changesOf(imported, [])).toEqual({});
  });

  describe("of a work that is not out yet", () => {
    const placed: EntryFields = { publication_date: "2024-05-01", volume: "3", pages: "1-9" };
    const current: EntryFields = { publication_date: "2024-05-01", stage: "forthcoming" };

    test("that it is, where it says its place", () => {
      expect(differencesOf(placed, current)[0]).toEqual({
        ...{ field: "stage", current: "forthcoming", imported: "published" },
      });
      expect(changesOf(placed, ["stage"])).toEqual({ stage: "published" });
      expect(changesOf({ stage: "forthcoming" }, ["stage"])).toEqual({ stage: "forthcoming" });
    });

    test.each<[string, EntryFields, EntryFields]>([
      ["says that it is not", { ...placed, stage: "forthcoming" }, current],
      ["has but a DOI", { publication_date: "2024-05-01", doi: "10.1/a" }, current],
      ["has no date", { volume: "3", pages: "1-9" }, current],
      ["has pages alone", { publication_date: "2024-05-01", pages: "1-9" }, current],
      ["is a preprint", { ...placed, type: "preprint" }, { ...current, type: "preprint" }],
      ["has the place that is known", placed, { ...current, ...placed }],
    ])("nothing, where it %s", (_name, imported, known) => {
      expect(fields(imported, known)).not.toContain("stage");
    });
  });

  test.each<[EntryFields, EntryFields, [unknown, unknown] | undefined]>([
    [
      { publication_date: "2019-05-14", date_precision: "day" },
      { publication_date: "2019-01-01T00:00:00.000Z", date_precision: "year" },
      ["2019", "2019-05-14"],
    ],
    [
      { publication_date: "2019-05-01", date_precision: "month" },
      { publication_date: "2019-01-01", date_precision: "year" },
      ["2019", "2019-05"],
    ],
    [
      { publication_date: "2019-01-01", date_precision: "year" },
      { publication_date: "2019-05-14", date_precision: "day" },
      undefined,
    ],
    [
      { publication_date: "2020-05-14", date_precision: "day" },
      { publication_date: "2019-01-01", date_precision: "year" },
      undefined,
    ],
    [{ publication_date: "2020-05-14" }, { publication_date: null }, [null, "2020-05-14"]],
  ])("a date that is more exact: %j to %j", (imported, current, expected) => {
    const [difference] = differencesOf(imported, current);
    expect(difference && [difference.current, difference.imported]).toEqual(expected);
  });
});
