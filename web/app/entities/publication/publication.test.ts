import { describe, expect, it } from "vitest";
import { importedInput } from "../publication-import/input";
import { publicationInput } from "./input";
import { publicationWith as publication } from "../../../tests/support/publication";
import { byNewest, formatPublicationDate, yearOf } from "./publication";

describe("years", () => {
  it("takes the UTC year, whatever the time zone", () => {
    expect(yearOf({ publication_date: "2019-01-01T00:00:00.000Z" })).toBe(2019);
    expect(yearOf({ publication_date: "2019-12-31T23:59:59.000Z" })).toBe(2019);
  });

  it("has none for a missing or unreadable date", () => {
    expect(yearOf({ publication_date: null })).toBeNull();
    expect(yearOf({ publication_date: "soon" })).toBeNull();
  });
});

describe("date", () => {
  it.each([
    ["2019-05-14T00:00:00.000Z", "day", "May 14, 2019"],
    ["2019-05-01T00:00:00.000Z", "month", "May 2019"],
    ["2019-01-01T00:00:00.000Z", "year", "2019"],
    [null, "year", "Unknown date"],
    ["soon", "day", "Invalid date"],
  ] as const)("%j known to the %s is %s", (publication_date, date_precision, expected) => {
    expect(formatPublicationDate({ publication_date, date_precision })).toBe(expected);
  });
});

describe("order", () => {
  it("is newest first, undated and unreadable last, ties by title", () => {
    const rows = [
      publication({ title: "undated" }),
      publication({ title: "old", publication_date: "1999-01-01" }),
      publication({ title: "b", publication_date: "2020-01-01" }),
      publication({ title: "a", publication_date: "2020-01-01" }),
    ];
    expect(rows.sort(byNewest).map(({ title }) => title)).toEqual(["a", "b", "old", "undated"]);
  });
});

describe("input", () => {
  const complete = {
    title: " A title ",
    authors: [" Ada ", "", undefined, "Bob"],
    publication_date: "2020-02-29",
  };

  it("trims, ignores blank authors and turns blank optional fields into null", () => {
    expect(publicationInput.parse({ ...complete, journal: "  ", doi: undefined })).toMatchObject({
      title: "A title",
      authors: ["Ada", "Bob"],
      publication_date: "2020-02-29",
      journal: null,
      abstract: null,
      doi: null,
      url: null,
    });
  });

  it.each([
    ["https://www.doi.org/10.1000/x%3C1%3E", "10.1000/x<1>"],
    ["DOI 10.1000/x", "10.1000/x"],
    [" 10.1000/x ", "10.1000/x"],
    ["doi:pending", "doi:pending"],
  ])("stores the DOI %j as %j", (doi, stored) => {
    expect(publicationInput.parse({ ...complete, doi }).doi).toBe(stored);
  });

  it("takes no date for what is not published yet", () => {
    const draft = { ...complete, publication_date: "", stage: "under-review" };
    expect(publicationInput.parse(draft)).toMatchObject({
      publication_date: null,
      stage: "under-review",
      type: "article",
      date_precision: "day",
    });
  });

  it.each([
    ["2019", "year", "2019-01-01"],
    ["2019-05", "year", "2019-05-01"],
    ["2019-05", "month", "2019-05-01"],
    ["2019-05-14", "year", "2019-05-14"],
    ["2019-05-14", "day", "2019-05-14"],
  ])("takes the date %s of precision %s as %s", (publication_date, date_precision, stored) => {
    const fields = { ...complete, publication_date, date_precision };
    expect(publicationInput.parse(fields).publication_date).toBe(stored);
    expect(importedInput.parse(fields).publication_date).toBe(stored);
  });

  it.each([
    ["2019", "day"],
    ["2019", "month"],
    ["2019-13", "month"],
    ["2019-00", "year"],
    ["19", "year"],
  ])("rejects the date %s of precision %s", (publication_date, date_precision) => {
    const fields = { ...complete, title: "", publication_date, date_precision };
    for (const schema of [publicationInput, importedInput])
      expect(schema.safeParse(fields).error?.issues.map(({ message }) => message)).toEqual([
        "Title is required",
        "Enter a real date as YYYY-MM-DD",
      ]);
  });

  it("says that the date is missing together with what else is", () => {
    const result = publicationInput.safeParse({});
    expect(result.error?.issues.map((issue) => issue.path[0])).toEqual([
      "title",
      "authors",
      "publication_date",
    ]);
  });

  it("takes the editors of a volume in place of authors", () => {
    const volume = { ...complete, type: "book", authors: [], editors: ["Anna Müller"] };
    expect(publicationInput.parse(volume)).toMatchObject({ authors: [], editors: ["Anna Müller"] });
  });

  it("rejects authors and editors that are no lists", () => {
    for (const broken of [
      { authors: {} },
      { authors: [], editors: {} },
      { authors: 1, editors: 1 },
    ])
      expect(publicationInput.safeParse({ ...complete, ...broken }).success).toBe(false);
  });

  it("reads the file by its number, and links with their kinds", () => {
    const links = [{ kind: "code", url: "https://example.org" }, { url: "https://example.org/2" }];
    const pdf = { id: "7", name: "paper.pdf", url: "/uploads/paper.pdf" };
    expect(publicationInput.parse({ ...complete, links, pdf })).toMatchObject({
      pdf: 7,
      links: [{ kind: "code", label: null }, { kind: "other" }],
    });
  });

  it.each([
    ["title", undefined, "Title is required"],
    ["title", "   ", "Title is required"],
    ["title", "<i></i>", "Title is required"],
    ["title", "<b> <SUB>\u00a0</sub></b></i>", "Title is required"],
    ["authors", undefined, "At least one author is required"],
    ["authors", [], "At least one author is required"],
    ["authors", [" "], "At least one author is required"],
    ["publication_date", undefined, "Publication date is required"],
    ["publication_date", "2023-02-30", "Enter a real date as YYYY-MM-DD"],
    ["publication_date", "12/01/2020", "Enter a real date as YYYY-MM-DD"],
    ["url", "example.org", "Must be a valid URL"],
    ["url", "javascript:alert(1)", "Must be a valid URL"],
    ["url", "ftp://example.org/a", "Must be a valid URL"],
  ])("rejects %s = %j with %j", (field, value, message) => {
    const result = publicationInput.safeParse({ ...complete, [field]: value });
    expect(result.error?.issues.map((issue) => [issue.path[0], issue.message])).toEqual([
      [field, message],
    ]);
  });
});
