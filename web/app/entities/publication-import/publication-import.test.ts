import { parseWithZod } from "@conform-to/zod/v4";
import { describe, expect, it } from "vitest";
import { canBeTicked, isTickedAtFirst, noticeText, toEntryRows } from "./entry-row";
import { importedInput, selectionInput, takenEntriesOf } from "./input";
import type { ImportEntry } from "./publication-import";
import { texts } from "./texts";

function entry(changes: Partial<ImportEntry> = {}): ImportEntry {
  return {
    row: 0,
    status: "new",
    source: null,
    line: 3,
    fields: {
      title: "On Computable Numbers",
      authors: ["Alan Turing"],
      editors: [],
      journal: "Proceedings",
      publisher: null,
      publication_date: "1936-11-12",
      date_precision: "year",
      stage: "published",
      type: "article",
      doi: "10.1112/plms/s2-42.1.230",
    },
    warnings: [],
    problem: null,
    match: null,
    differences: [],
    version_of: null,
    version_side: "version",
    isVersionGiven: false,
    ...changes,
  };
}

describe("what the screen says of an import", () => {
  it.each([
    [
      { new: 30, duplicate: 4, changed: 2, problem: 1 },
      "37 entries: 30 New, 4 Duplicate, 2 Changed, 1 Problem",
    ],
    [{ new: 1, duplicate: 0, changed: 0, problem: 0 }, "1 entry: 1 New"],
    [{ new: 0, duplicate: 2, changed: 0, problem: 3 }, "5 entries: 2 Duplicate, 3 Problem"],
    [{ new: 0, duplicate: 0, changed: 0, problem: 0 }, "0 entries"],
  ])("counts %j", (counts, words) => {
    expect(texts.summary(counts)).toBe(words);
  });

  it("counts what is ticked and what was imported", () => {
    expect([0, 1, 2].map(texts.submit)).toEqual([
      "Import 0 publications",
      "Import 1 publication",
      "Import 2 publications",
    ]);
    expect([1, 37].map(texts.imported)).toEqual([
      "1 publication has been imported",
      "37 publications have been imported",
    ]);
    expect(texts.done({ created: 3, changed: 1 })).toBe("3 New, 1 Changed");
    expect(texts.undoneBut(1)).toBe(
      "The import has been undone. 1 publication edited since was left.",
    );
  });
});

describe("the rows of the table", () => {
  it("say who, where and when, as far as it is known", () => {
    const [row] = toEntryRows([entry()]);
    expect(row).toMatchObject({
      kind: "new",
      title: "On Computable Numbers",
      authors: "Alan Turing",
      details: "Proceedings\u00A0· 1936\u00A0· Journal article\u00A0· DOI 10.1112/plms/s2-42.1.230",
      place: "line 3",
    });
  });

  it("say what is missing, and count authors beyond four", () => {
    const { fields } = entry();
    const authors = ["A", "B", "C", "D", "E", "F"];
    const bare = { ...fields, title: null, authors: [], journal: null, publication_date: null };
    const rows = toEntryRows([
      entry({ fields: { ...bare, doi: null, type: "no such type" } }),
      entry({ row: 1, fields: { ...fields, authors } }),
    ]);
    expect(rows[0]).toMatchObject({
      title: "Untitled entry",
      authors: "No authors",
      details: "No date",
    });
    expect(rows[1]?.authors).toBe("A, B, C, D and 2 more");
    const inPress = { ...fields, publication_date: null, stage: "forthcoming" as const, doi: null };
    expect(toEntryRows([entry({ fields: inPress })])[0]?.details).toBe(
      "Proceedings\u00A0· Forthcoming\u00A0· Journal article",
    );
    const volume = { ...fields, authors: [], editors: ["E"] };
    expect(toEntryRows([entry({ fields: volume })])[0]?.authors).toBe("E");
  });

  it("name works without the markup of their titles", () => {
    const title = "On H<sub>2</sub>O";
    const rows = toEntryRows([
      entry({ fields: { ...entry().fields, title }, version_of: { title } }),
      entry({ row: 1, status: "duplicate", match: { row: 0 } }),
      entry({ row: 2, status: "duplicate", match: { id: "x", slug: "water", title } }),
    ]);
    expect(rows[0]?.title).toBe("On H2O");
    expect(rows[0]?.version?.label).toContain("On H2O");
    expect(rows[1]?.match?.text).toBe("Also earlier in this import: “On H2O”");
    expect(rows[2]?.match).toMatchObject({ title: "On H2O" });
  });

  it("name the source where there are several", () => {
    const rows = toEntryRows([
      entry({ source: "a.bib" }),
      entry({ row: 1, source: "b.ris", line: null }),
    ]);
    expect(rows.map(({ place }) => place)).toEqual(["a.bib, line 3", "b.ris"]);
    expect(toEntryRows([entry({ source: "a.bib" })])[0]?.place).toBe("line 3");
  });

  it("say what an entry is like, with a link or with the other entry's title", () => {
    const rows = toEntryRows([
      entry({ status: "duplicate", match: { id: "x", slug: "turing-1936", title: "Computable" } }),
      entry({ row: 1, status: "duplicate", match: { row: 0 } }),
    ]);
    expect(rows[0]?.match).toEqual({
      text: "Already there:",
      title: "Computable",
      href: "/publications/turing-1936",
    });
    expect(rows[1]?.match).toEqual({
      text: "Also earlier in this import: “On Computable Numbers”",
    });
  });

  it("show each difference in words", () => {
    const differences = [
      { field: "doi", current: null, imported: "10.1/x" },
      { field: "authors", current: [], imported: ["Ada", "Bob"] },
      { field: "type", current: "article", imported: "conference-paper" },
      { field: "links", current: [], imported: [{ kind: "pdf", url: "https://a.example/x.pdf" }] },
      { field: "abstract", current: "", imported: "x".repeat(400) },
      { field: "some_field", current: { odd: 1 }, imported: 7 },
    ];
    const [row] = toEntryRows([entry({ status: "changed", differences })]);
    expect(row?.differences).toEqual([
      { field: "doi", label: "DOI", current: "empty", imported: "10.1/x" },
      { field: "authors", label: "Authors", current: "empty", imported: "Ada, Bob" },
      { field: "type", label: "Type", current: "Journal article", imported: "Conference paper" },
      { field: "links", label: "Links", current: "empty", imported: "https://a.example/x.pdf" },
      { field: "abstract", label: "Abstract", current: "empty", imported: `${"x".repeat(300)}…` },
      { field: "some_field", label: "some field", current: "empty", imported: "7" },
    ]);
  });

  it("offer versions in either direction", () => {
    const version_of = { title: "A Preprint" };
    const rows = toEntryRows([
      entry({ version_of, isVersionGiven: true }),
      entry({ row: 1, version_of, version_side: "work" }),
    ]);
    expect(rows.map(({ version }) => version)).toEqual([
      { label: "Version of “A Preprint”", isGiven: true },
      { label: "“A Preprint” is a version of it", isGiven: false },
    ]);
  });

  it("tick what is new, and offer everything but what has a problem", () => {
    const kinds = ["new", "duplicate", "changed", "problem"] as const;
    expect(kinds.map((kind) => isTickedAtFirst({ kind }))).toEqual([true, false, false, false]);
    expect(kinds.map((kind) => canBeTicked({ kind }))).toEqual([true, true, true, false]);
  });

  it("tell the line of a notice", () => {
    expect(noticeText({ message: "Month 13.", line: 7 })).toBe("Line 7: Month 13.");
    expect(noticeText({ message: "Month 13.", line: null })).toBe("Month 13.");
  });
});

describe("what a form has ticked", () => {
  const read = (...entries: [string, string][]) => {
    const form = new FormData();
    for (const [name, value] of entries) form.append(name, value);
    const submission = parseWithZod(form, { schema: selectionInput });
    return submission.status === "success"
      ? takenEntriesOf(submission.value)
      : Object.values(submission.error ?? {}).flat();
  };

  it("is read from single checkboxes", () => {
    expect(
      read(
        ["row", "0"],
        ["row", "4"],
        ["changed", "4"],
        ["changed", "5"],
        ["take", "4:doi"],
        ["take", "4:pages"],
        ["take", "5:doi"],
        ["version", "0"],
      ),
    ).toEqual([
      { row: 0, version_of: true },
      { row: 4, fields: ["doi", "pages"] },
    ]);
    expect(read(["row", "5"], ["changed", "5"])).toEqual([{ row: 5, fields: [] }]);
  });

  it("is read from one text", () => {
    const rows = [{ row: 0 }, { row: 4, fields: ["doi"], version_of: true }];
    expect(read(["selection", JSON.stringify(rows)])).toEqual(rows);
  });

  it("has at least one entry", () => {
    expect(read()).toEqual(["Tick at least one entry"]);
    expect(read(["selection", "[]"])).toEqual(["Tick at least one entry"]);
  });

  it.each(["no JSON", "{}", '[{"row":-1}]', '[{"row":"0"}]'])(
    "is nothing else: %s",
    (selection) => {
      expect(read(["selection", selection])).toEqual([
        "The publications could not be imported. Please try again.",
      ]);
    },
  );
});

it("an entry may lack authors and a date, but no title", () => {
  expect(importedInput.safeParse({ title: "T" }).success).toBe(true);
  expect(importedInput.safeParse({ title: " " }).error?.issues[0]?.message).toBe(
    "Title is required",
  );
  expect(
    importedInput.safeParse({ title: "<i> </i>" }).error?.issues.map(({ message }) => message),
  ).toEqual(["Title is required"]);
  expect(importedInput.parse({ title: "T", pdf: { id: 3 } })).not.toHaveProperty("pdf");
  // The cms rejects what belongs to the site.
  const parsed = importedInput.parse({ title: "T", slug: "x", featured: true });
  expect(Object.keys(parsed)).not.toEqual(expect.arrayContaining(["slug"]));
  expect(parsed).not.toHaveProperty("featured");
});
