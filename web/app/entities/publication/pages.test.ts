import { expect, it } from "vitest";
import { compoundRange, labelOf, pageRangeOf, pagesWithin } from "./pages";

it.each([
  ["118-144", "118", "144", true],
  ["118 -- 144", "118", "144", true],
  ["118‐144", "118", "144", true],
  ["S12 – S20", "S12", "S20", true],
  ["279--93", "279", "293", true],
  ["1008-9", "1008", "1009", true],
  ["S279-93", "S279", "S293", true],
  ["279-79", "279", "79", true],
  ["279-12", "279", "12", true],
  ["e279-e93", "e279", "e93", true],
  ["12-18, 220-5", "12", "225", false],
  ["e0123", "e0123", null, true],
  ["12-", "12", null, true],
  ["12-18, 20-22", "12", "22", false],
  ["12–18; 20", "12", "20", false],
  ["7,41,73--97", "7", "97", false],
  ["12-1-12-15", "12-1", "12-15", false],
  ["12-1–12-15", "12-1", "12-15", false],
  ["A-1-5", "A-1-5", null, false],
  [" , ", null, null, true],
  ["S. 3–5", "3", "5", true],
  ["pp. 12-18", "12", "18", true],
  ["p.12-p.18", "12", "18", true],
  ["Sp. 215–221", "215", "221", false],
  ["art. 12", "12", null, false],
])("pages %j begin with %j and end with %j", (pages, first, last, isWhole) => {
  expect(pageRangeOf({ pages, article_number: "7" })).toEqual({ first, last, isWhole });
});

it("an article's number stands for the first page, dashes and all", () => {
  expect(pageRangeOf({ pages: null, article_number: "2019-045" })).toEqual({
    first: "2019-045",
    last: null,
    isWhole: true,
  });
});

it.each([
  ["book", "762", null],
  ["book", "xii + 345", null],
  ["book", "12-30", "12-30"],
  ["thesis", "212 pp.", null],
  ["report", "33", null],
  ["working-paper", "xii, 33", null],
  ["report", "1 -- 33", "1 -- 33"],
  ["chapter", "7", "7"],
  ["article", "7", "7"],
  ["book", null, null],
] as const)("a %s with the pages %j stands at %j", (type, pages, expected) => {
  expect(pagesWithin({ type, pages })).toBe(expected);
});

it.each([
  ["12:1-12:28", "12:1–12:28"],
  ["12:1 — 28", "12:1–28"],
  ["12-1--12-15", "12-1–12-15"],
  ["112a-115b", "112a–115b"],
  ["3.1-3.20", "3.1–3.20"],
  ["118-144", null],
  ["S12-S20", null],
  ["xii-xv", null],
  ["12:1", null],
  ["12:1-12:3, 7", null],
])("pages %j are the compound range %j", (pages, range) => {
  expect(compoundRange(pages)).toBe(range);
});

it.each([
  ["3-5", "page", "3-5"],
  ["S. 3–5", "page", "3–5"],
  ["pp. xii–xv", "page", "xii–xv"],
  ["стр. 12", "page", "12"],
  ["págs. 3-5", "page", "3-5"],
  ["Seiten 3-5", "page", "3-5"],
  ["S3-S5", "page", "S3-S5"],
  ["xii + 345", "page", "xii + 345"],
  ["e12345", "page", "e12345"],
  ["Sp. 215–221", "column", "215–221"],
  ["col. 12", "column", "12"],
  ["columns 12-14", "column", "12-14"],
  ["art. 12", "article", "12"],
  ["Article ID 123456", "article", "123456"],
  ["Art. no. e12", "article", "e12"],
  ["Article 12, 7 pages", "other", "Article 12, 7 pages"],
  ["Paper 12", "other", "Paper 12"],
  ["fol. 3r", "other", "fol. 3r"],
  ["№ 3", "other", "№ 3"],
])("%j is a %s: %j", (pages, label, plain) => {
  expect(labelOf(pages)).toEqual({ label, pages: plain });
});
