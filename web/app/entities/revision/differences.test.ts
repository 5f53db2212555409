import { describe, expect, it } from "vitest";
import { differencesOf, textDifference } from "./differences.server";
import { attributeLabel } from "./labels";

const compare = (before: object | object[] | null, after: object | object[] | null) =>
  differencesOf({
    before: before as never,
    after: after as never,
    references: { c1: "Notes", c2: "Essays" },
    version: "",
  });

describe("differences", () => {
  it("texts are compared by word", () => {
    expect(compare({ title: "On old rivers" }, { title: "On new rivers" })).toEqual([
      {
        kind: "text",
        label: "Title",
        segments: [
          { kind: "same", text: "On " },
          { kind: "removed", text: "old" },
          { kind: "added", text: "new" },
          { kind: "same", text: " rivers" },
        ],
      },
    ]);
  });

  it("a long text that stays is shortened, one without end is not searched word by word", () => {
    const long = "word ".repeat(500);
    const [first] = textDifference(`${long}old`, `${long}new`);
    expect(first?.text.length).toBeLessThan(400);
    const words = (seed: string) => Array.from({ length: 9000 }, (_, i) => `${seed}${i}`).join(" ");
    const whole = textDifference(words("a"), words("b"));
    expect(whole.map(({ kind }) => kind)).toEqual(["removed", "added"]);
  });

  it("the date of a publication is said as far as it is known", () => {
    const inYear = { publication_date: "2019-01-01T00:00:00.000Z", date_precision: "year" };
    const onDay = { publication_date: "2019-05-14T00:00:00.000Z", date_precision: "day" };
    const textsOf = (before: object | null, after: object | null) =>
      compare(before, after)
        .filter(({ label }) => label === attributeLabel("publication_date"))
        .flatMap((each) => ("segments" in each ? each.segments.map(({ text }) => text) : []))
        .join("");
    expect(textsOf(inYear, null)).toBe("2019");
    expect(textsOf(null, { ...onDay, date_precision: "month" })).toBe("May 2019");
    expect(textsOf(null, onDay)).toBe("May 14, 2019");
    expect(textsOf(inYear, onDay)).toBe("May 14, 2019");
    // What is said of it has changed, although the value is the same.
    expect(textsOf(onDay, { ...onDay, date_precision: "year" })).toBe("May 14, 2019");
    expect(textsOf(null, { publication_date: onDay.publication_date })).toBe("May 14, 2019");
    expect(textsOf(inYear, { ...inYear, title: "Another" })).toBe("");
  });

  it("a list without end that differs throughout is not searched item by item", () => {
    const authors = (form: (number: number) => string) => ({
      authors: Array.from({ length: 20_000 }, (_, number) => form(number)),
    });
    const [found] = compare(
      authors((number) => `Aad, G. ${number}`),
      authors((number) => `G. ${number} Aad`),
    );
    const kinds = found?.kind === "items" ? found.items.map(({ kind }) => kind) : [];
    expect(kinds).toHaveLength(40_000);
    expect(kinds.lastIndexOf("removed")).toBe(kinds.indexOf("added") - 1);
  });

  it("lists of texts are compared by item", () => {
    const [authors] = compare({ authors: ["Ada", "Bea"] }, { authors: ["Ada", "Cleo"] });
    expect(authors).toEqual({
      kind: "items",
      label: "Authors",
      items: [
        { kind: "same", text: "Ada" },
        { kind: "removed", text: "Bea" },
        { kind: "added", text: "Cleo" },
      ],
    });
  });

  it("parts of a document, and rows of a list, are found again by their ids", () => {
    const old = [
      { documentId: "a", title: "A" },
      { documentId: "b", title: "B" },
    ];
    const young = [
      { documentId: "b", title: "B2" },
      { documentId: "c", title: "C" },
    ];
    const found = compare(old, young).map((each) => [each.label, "state" in each && each.state]);
    expect(found).toEqual([
      ["B2", "changed"],
      ["C", "added"],
      ["A", "removed"],
    ]);
  });

  it("what a record leads to is called by its name", () => {
    const [category] = compare({ category: "c1" }, { category: "c2" });
    expect(JSON.stringify(category)).toContain("Notes");
    expect(JSON.stringify(category)).toContain("Essays");
  });

  it("a post is compared by what is read, and formatting is said to differ", () => {
    const [words] = compare({ content: "<p>one two</p>" }, { content: "<p>one three</p>" });
    expect(JSON.stringify(words)).not.toContain("<p>");
    const [format] = compare({ content: "<p>one</p>" }, { content: "<p><b>one</b></p>" });
    expect(JSON.stringify(format)).toContain("The formatting was changed.");
  });

  it("a moment is called by the owner's clock", () => {
    const [moment] = compare({ publish_at: null }, { publish_at: "2026-03-02T09:05:00.000Z" });
    expect(moment?.label).toBe("Publish at");
    expect(JSON.stringify(moment)).toMatch(/Mar \d, 2026, \d+:05 [AP]M/);
  });

  it("times of saving are no difference", () => {
    expect(compare({ title: "A", updatedAt: "1" }, { title: "A", updatedAt: "2" })).toEqual([]);
  });
});

describe("labels", () => {
  it.each([
    ["start_year", "Start year"],
    ["thesis_url", "Thesis URL"],
    ["doi", "DOI"],
    ["order_index", "Position"],
  ])("%s is %s", (name, label) => expect(attributeLabel(name)).toBe(label));
});
