import { parse as parseBibtex } from "@retorquere/bibtex-parser";
import { plugins } from "@citation-js/core";
import "@citation-js/plugin-ris";
import { AST } from "astrocite-ris";
import { BibLatexParser } from "biblatex-csl-converter";
import { describe, expect, it } from "vitest";
import { z } from "zod";
import { PUBLICATION_TYPES, type PublicationType } from "~/entities/publication/publication";
import { completePublication } from "../../../tests/support/publication";
import { toBibtex } from "./bibtex";
import { toRis } from "./ris";

/** Each type with all that the model has: read back by parsers that are not ours, nothing is lost. */

const record = z.record(z.string(), z.unknown());
const ENTRY_TYPES: Record<PublicationType, string> = {
  article: "article",
  "conference-paper": "inproceedings",
  book: "book",
  chapter: "incollection",
  thesis: "phdthesis",
  report: "techreport",
  "working-paper": "techreport",
  preprint: "misc",
  dataset: "dataset",
  software: "software",
  other: "misc",
};

/** What a field of BibTeX holds for the publication of a type. */
function expectedFields(type: PublicationType): Record<string, string | string[]> {
  const isPart = type === "chapter" || type === "conference-paper";
  const isReport = type === "report" || type === "working-paper";
  const isVersioned = type === "dataset" || type === "software";
  const isArticle = type === "article";
  return {
    [isPart ? "booktitle" : "journal"]: "Journal of Trees & Łódź",
    eventtitle: "Tree Day 2019",
    year: "2019",
    day: "14",
    volume: "28",
    number: isArticle ? "2" : "TR-7",
    ...(!isArticle && { issue: "2" }),
    eid: "e12",
    series: "Trees & Co",
    [isVersioned ? "version" : "edition"]: "3",
    type: "Essay",
    [type === "thesis" ? "school" : isReport ? "institution" : "organization"]:
      "University of Łódź",
    publisher: "Leaf Press",
    address: "Basel",
    eprint: "1901.00001",
    eprinttype: "arxiv",
    pubstate: "forthcoming",
    isbn: "978-0-262-03384-8",
    issn: "0963-8687",
    doi: "10.1000/a_b",
    url: "https://example.org/a_b?c=1&d=%20e",
    code: "https://example.org/code",
    slides: "https://example.org/slides",
    language: "en",
    note: "Best Paper 2019",
    award: "Best Paper 2019",
    abstract: "What was found: p < 0.05 & $3 for 数字.",
  };
}

describe.each(PUBLICATION_TYPES)("BibTeX of the type %s", (type) => {
  const file = toBibtex(completePublication(type));

  it("is read back whole by Better BibTeX's parser", () => {
    const { entries, errors } = parseBibtex(file, {
      sentenceCase: false,
      english: false,
      caseProtection: false,
    });
    expect(errors).toEqual([]);
    const [entry] = z
      .array(z.looseObject({ key: z.string(), type: z.string(), fields: record }))
      .parse(entries);
    expect(entry).toMatchObject({
      key: `vial2019${type.replaceAll("-", "")}`,
      type: ENTRY_TYPES[type],
    });
    // It gives lists of one as lists.
    const flat = Object.entries(entry?.fields ?? {}).map(([name, value]) => [
      name,
      Array.isArray(value) && value.length === 1 ? (value[0] as unknown) : value,
    ]);
    expect(Object.fromEntries(flat)).toEqual({
      ...expectedFields(type),
      title: "On <i>E. coli</i> in H₂O & 50% of DNA: “数字” {ß} x²",
      month: "5",
      pages: "118–144",
      keywords: ["elm \\& ash", "oak"],
      author: [
        { lastName: "Vial", firstName: "Gregory" },
        { lastName: "Beethoven", firstName: "Ludwig", prefix: "van" },
        { lastName: "King", firstName: "Martin Luther", suffix: "Jr." },
        { name: "World Health Organization" },
        { lastName: "Ortega y Gasset", firstName: "José" },
        { lastName: "王", firstName: "小明" },
        { lastName: "Сидоров", firstName: "Иван" },
      ],
      editor: [
        { lastName: "Lovelace", firstName: "Ada" },
        { lastName: "Beauvoir", firstName: "Simone", prefix: "de" },
      ],
    });
  });

  it("is read back by Fidus Writer's parser", () => {
    const parser = new BibLatexParser(file, { processUnexpected: true, processUnknown: true });
    const { entries, errors } = parser.parse();
    expect(errors).toEqual([]);
    const [entry] = Object.values(entries);
    const all = { ...entry?.fields, ...entry?.unexpected_fields, ...entry?.unknown_fields };
    const found = Object.fromEntries(Object.entries(all).map(([name, v]) => [name, plain(v)]));
    const { journal, address, school, organization, institution, year, ...same } =
      expectedFields(type);
    expect(found).toMatchObject({
      ...same,
      // It names fields as BibLaTeX does, and knows no braces that are text.
      date: `${String(year)}-05`,
      ...(journal && { journaltitle: journal }),
      location: address,
      ...(organization && { organization }),
      ...((school ?? institution) && { institution: school ?? institution }),
      title: "On E. coli in H2O & 50% of DNA: “数字” ß x2",
      pages: "118144",
      keywords: "oakelm \\& ash",
    });
    expect(found["author"]).toMatch(/van.*Beethoven.*Ludwig/);
    expect(JSON.stringify(entry?.fields["title"])).toMatch(
      /"E\. coli","marks":\[\{"type":"nocase"\},\{"type":"em"\}\].*"2","marks":\[\{"type":"sub"\}\]/,
    );
  });
});

/** All text in what the parser makes of a value, without marks. */
function plain(value: unknown): string {
  if (typeof value === "string") return value;
  if (Array.isArray(value)) return value.map(plain).join("");
  if (typeof value !== "object" || value === null) return "";
  const { text } = value as { text?: unknown };
  return typeof text === "string" ? text : Object.values(value).map(plain).join("");
}

const tree = z.object({
  children: z.array(
    z.object({ properties: z.array(z.object({ key: z.string(), value: z.string() })) }),
  ),
});

describe.each(PUBLICATION_TYPES)("RIS of the type %s", (type) => {
  const file = toRis(completePublication(type), "https://site.example");

  it("is read back line by line by Astrocite", () => {
    const { children } = tree.parse(AST.parse(file));
    const lines = children.flatMap(({ properties }) =>
      properties.map(({ key, value }) => `${key}  - ${value}`),
    );
    const written = file.split("\r\n").filter((line) => line && !/^(?:TY|ER)/.test(line));
    expect(lines).toEqual(expect.arrayContaining(written));
  });

  it("is read back by Citation.js", () => {
    const [item] = z
      .array(record)
      .parse(plugins.input.chain(file, { forceType: "@ris/file", generateGraph: false }));
    expect(item).toMatchObject({
      id: `vial2019${type.replaceAll("-", "")}`,
      title: "On E. coli in H2O & 50% of DNA: “数字” {ß} x2",
      author: [
        { family: "Vial", given: "Gregory" },
        { family: "van Beethoven", given: "Ludwig" },
        { family: "King", given: "Martin Luther", suffix: "Jr." },
        { literal: "World Health Organization" },
        { family: "Ortega y Gasset", given: "José" },
        { family: "王", given: "小明" },
        { family: "Сидоров", given: "Иван" },
      ],
      abstract: "What was found: p < 0.05 & $3 for 数字.",
      DOI: "10.1000/a_b",
      URL: "https://example.org/a_b?c=1&d=%20e",
      keyword: "oak,elm & ash",
      language: "en",
      note: expect.arrayContaining(["Award: Best Paper 2019", "Forthcoming"]) as unknown,
    });
    expect(JSON.stringify(item)).toContain("2019");
  });
});
