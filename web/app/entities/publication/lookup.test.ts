import { describe, expect, it } from "vitest";
import { type LookedUp, fillingsFor } from "./lookup";

const FOUND: LookedUp = {
  title: "On looking up",
  authors: ["Ada Lovelace", "Charles Babbage"],
  type: "book",
  publication_date: "2019-05-01",
  date_precision: "month",
  publisher: "Springer",
};

/** A new form, as the browser would post it. */
function form(values: Record<string, string> = {}): FormData {
  const data = new FormData();
  const blank = { title: "", "authors[0]": "", publication_date: "", publisher: "" };
  const chosen = { type: "article", date_precision: "day" };
  for (const [name, value] of Object.entries({ ...blank, ...chosen, ...values })) {
    data.append(name, value);
  }
  return data;
}

const filled = (values: Record<string, string>, isNew = true) =>
  fillingsFor(FOUND, form(values), isNew).map(({ name }) => name);

const ALL = ["title", "authors", "publication_date", "type", "date_precision", "publisher"];

describe("fillingsFor", () => {
  it("fills an empty form, under the names of its fields", () => {
    expect(filled({})).toEqual(ALL);
    expect(fillingsFor(FOUND, form(), true).slice(0, 3)).toEqual([
      { name: "title", label: "Title", value: "On looking up" },
      { name: "authors", label: "Authors", value: ["Ada Lovelace", "Charles Babbage"] },
      { name: "publication_date", label: "Publication Date", value: "2019-05-01" },
    ]);
  });

  it("never overwrites, not even what is typed into a list and not added yet", () => {
    expect(filled({ title: "Mine", "authors[0]": "A. Roe", publisher: "x" })).toEqual([
      "publication_date",
      "type",
      "date_precision",
    ]);
    expect(filled({ title: "  " })).toEqual(ALL);
  });

  it("leaves the precision of a date that is there, and a type that was chosen", () => {
    expect(filled({ publication_date: "2018-01-01", type: "report" })).toEqual([
      "title",
      "authors",
      "publisher",
    ]);
    expect(filled({}, false)).not.toContain("type");
  });

  it("does not tell of what was so already", () => {
    const same = { ...FOUND, type: "article", date_precision: "day" };
    const names = fillingsFor(same, form(), true).map(({ name }) => name);
    expect(names).toEqual(["title", "authors", "publication_date", "publisher"]);
  });
});
