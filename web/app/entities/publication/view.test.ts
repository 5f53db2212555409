import { describe, expect, it } from "vitest";
import { publicationWith } from "../../../tests/support/publication";
import type { AuthorMark } from "./author-runs";
import type { Publication } from "./publication";
import { afterVenue, toPublicationView } from "./view";

const NOBODY: AuthorMark = { isOwner: false, isStudent: false, href: null };

const MARKS: Record<string, AuthorMark> = {
  Owner: { isOwner: true, isStudent: false, href: null },
  Linked: { isOwner: false, isStudent: true, href: "https://example.org/linked" },
};
const viewOf = (attributes: Partial<Publication>) =>
  toPublicationView(publicationWith(attributes), (name) => MARKS[name] ?? NOBODY);

const nameRun = (text: string, marks: object) => ({ text, isRightToLeft: false, ...marks });

describe("authors of a publication in a list", () => {
  const crowd = ["A", "B", "C", "D", "E", "F", "G", "H", "I", "J"];

  it("stand there up to the eighth", () => {
    expect(viewOf({ authors: crowd.slice(0, 8) }).authors).toEqual({
      shown: ["A, B, C, D, E, F, G, H"],
      more: null,
      isRightToLeft: false,
      hasStudent: false,
    });
  });

  it("are folded behind the eighth, and keep their marks", () => {
    expect(viewOf({ authors: [...crowd, "Linked"] }).authors).toEqual({
      shown: ["A, B, C, D, E, F, G, H"],
      more: {
        count: 3,
        owner: null,
        runs: [
          "I, J, ",
          nameRun("Linked", { isOwner: false, href: "https://example.org/linked" }),
          "*",
        ],
      },
      isRightToLeft: false,
      hasStudent: true,
    });
  });

  it("say that the owner is among the folded ones", () => {
    expect(viewOf({ authors: [...crowd, "Owner"] }).authors.more).toMatchObject({
      count: 3,
      owner: "Owner",
    });
    expect(viewOf({ authors: ["Owner", ...crowd] }).authors.more?.owner).toBeNull();
  });

  it("keep their order where scripts of both directions meet", () => {
    const [first, second] = ["محمد رضایی", "دانا"];
    const isolated = (text: string) =>
      nameRun(text, { isOwner: false, href: null, isRightToLeft: true });
    expect(viewOf({ authors: [first, second, "A"] }).authors).toMatchObject({
      shown: [isolated(first), ", ", isolated(second), ", A"],
      isRightToLeft: true,
    });
    expect(viewOf({ authors: ["A", first] }).authors).toMatchObject({
      shown: ["A, ", isolated(first)],
      isRightToLeft: false,
    });
  });

  it("stand in display order, with their marks", () => {
    const authors = ["Smith, John", "Owner, The", "Roe, Max"];
    const markOf = (name: string) => ({
      isOwner: name === "Owner, The",
      isStudent: name === "Roe, Max",
      href: null,
      display: name.split(", ").reverse().join(" "),
    });
    expect(toPublicationView(publicationWith({ authors }), markOf).authors.shown).toEqual([
      "John Smith, ",
      nameRun("The Owner", { isOwner: true, href: null }),
      ", Max Roe*",
    ]);
  });

  it("may be the owner, or unknown", () => {
    expect(viewOf({ authors: ["A", "Owner", "B"] }).authors.shown).toEqual([
      "A, ",
      nameRun("Owner", { isOwner: true, href: null }),
      ", B",
    ]);
    expect(viewOf({ authors: [] }).authors.shown).toEqual(["Unknown authors"]);
  });

  it("are the editors of a volume that has nobody else", () => {
    expect(viewOf({ authors: [], editors: ["A"] }).authors.shown).toEqual(["A (ed.)"]);
    expect(viewOf({ authors: [], editors: ["A", "Owner"] }).authors.shown).toEqual([
      "A, ",
      nameRun("Owner", { isOwner: true, href: null }),
      " (eds.)",
    ]);
    expect(viewOf({ authors: [], editors: [...crowd, "Linked"] }).authors).toMatchObject({
      more: null,
      hasStudent: true,
    });
    expect(viewOf({ authors: ["A"], editors: ["B"] }).authors.shown).toEqual(["A"]);
  });
});

describe("where and when", () => {
  it.each<[Partial<Publication>, string | null, string[]]>([
    [{}, "Unknown Journal", ["Unknown date"]],
    [{ type: "book" }, null, ["Unknown date"]],
    [{ type: "book", publisher: "MIT" }, "MIT", ["Unknown date"]],
    [{ stage: "under-review" }, null, ["Under review"]],
    [
      { journal: "J", publication_date: "2019-05-01T00:00:00.000Z", date_precision: "month" },
      "J",
      ["May 2019"],
    ],
    [
      { stage: "forthcoming", publication_date: "2027-01-01", date_precision: "year", award: "A" },
      null,
      ["2027", "Forthcoming", "A"],
    ],
  ])("%j", (attributes, journal, facts) => {
    expect(viewOf(attributes)).toMatchObject({ journal, facts });
  });
});

describe("the line below the authors of a publication's page", () => {
  const venue = "Journal of Markets";

  it.each([
    [{ venue, facts: ["May 2025"] }, "\u00A0· May 2025"],
    [
      { venue, volumeAndIssue: "28 (2)", pages: "1–9", facts: ["May 2025", "Forthcoming"] },
      " 28 (2), 1–9\u00A0· May 2025\u00A0· Forthcoming",
    ],
    [{ venue, pages: "1–9", facts: ["2025"] }, ", 1–9\u00A0· 2025"],
    [{ venue }, ""],
    [{ volumeAndIssue: "28 (2)", facts: ["2025"] }, "28 (2)\u00A0· 2025"],
    [{ pages: "1–9" }, "1–9"],
    [{ facts: ["2025"] }, "2025"],
  ])("follows the venue: %o", (view, expected) => {
    expect(afterVenue({ venue: null, volumeAndIssue: null, pages: null, facts: [], ...view })).toBe(
      expected,
    );
  });
});
