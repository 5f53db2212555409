import { parse as parseBibtex } from "@retorquere/bibtex-parser";
import { plugins } from "@citation-js/core";
import "@citation-js/plugin-bibtex";
import "@citation-js/plugin-ris";
import { parse as parseRis } from "astrocite-ris";
import { describe, expect, it } from "vitest";
import { z } from "zod";
import type { Publication } from "~/entities/publication/publication";
import { plainTitle } from "~/entities/publication/title";
import { publicationWith } from "../../../tests/support/publication";
import { toBibtex } from "./bibtex";
import { toCslItem } from "./csl-json";
import { toRis } from "./ris";

/** What has broken files elsewhere. */
const NASTY = [
  "Braces {open { and } shut}} unbalanced",
  "100% of A & B, #5 for $3_000 at ~5^2",
  "A back\\slash and \\LaTeX{} and \\textbf{bold} typed",
  'Quotes "straight" “curly” and ‘single’, it\'s',
  "@article{key, title = {x}}",
  "Emoji 🧪 and CJK 数字化转型 and Ελληνικά and Кириллица",
  "עברית and العربية from right to left",
  "When p < 0.05 and q > 1 -- then | what?",
  "ÄÖÜ äöü ß ø Å ł đ ñ ç é",
  "The iPhone in DNA of McDonald and NASA",
];

const work = (changes: Partial<Publication>) =>
  publicationWith({
    citation_key: "ash2019trees",
    title: "Trees",
    authors: ["Ludwig van Beethoven", "Martin Luther King Jr.", "World Health Organization"],
    journal: "Journal of Trees",
    publication_date: "2019-05-14",
    ...changes,
  });

const record = z.record(z.string(), z.unknown());

function readByCitationJs(kind: "@bibtex/text" | "@ris/file", file: string) {
  return z
    .array(record)
    .parse(plugins.input.chain(file, { forceType: kind, generateGraph: false }));
}

function readByRetorquere(file: string) {
  const { entries, errors } = parseBibtex(file, {
    sentenceCase: false,
    english: false,
    caseProtection: false,
  });
  expect(errors).toEqual([]);
  return z
    .array(z.looseObject({ key: z.string(), type: z.string(), fields: record }))
    .parse(entries);
}

describe("BibTeX", () => {
  it.each(NASTY)("reads back: %s", (text) => {
    const file = toBibtex(work({ title: text, journal: text, abstract: text, keywords: [] }));
    const [entry] = readByRetorquere(file);
    expect(entry?.key).toBe("ash2019trees");
    for (const field of ["title", "journal", "abstract"]) {
      expect(readable(entry?.fields[field]), field).toBe(readable(text));
    }
    const [item] = readByCitationJs("@bibtex/text", file);
    expect(readable(item?.["title"])).toBe(readable(text));
    expect(readable(item?.["container-title"])).toBe(readable(text));
  });

  it("keeps hyphens that stand side by side, and makes a dash of a range alone", () => {
    const text = "Using --verbose, -- and --- in shells";
    const file = toBibtex(work({ title: text, journal: text, pages: "118–144" }));
    expect(file).toContain("journal = {Using -{}-verbose, -{}- and -{}-{}- in shells}");
    expect(file).toContain("pages = {118--144}");
    const [entry] = readByRetorquere(file);
    const [item] = readByCitationJs("@bibtex/text", file);
    expect([entry?.fields["title"], entry?.fields["journal"]]).toEqual([text, text]);
    expect([item?.["title"], item?.["container-title"]]).toEqual([text, text]);
    expect(entry?.fields["pages"]).toBe("118–144");
  });

  it("reads back names", () => {
    const [entry] = readByRetorquere(toBibtex(work({ editors: ["José Ortega y Gasset"] })));
    expect(entry?.fields["author"]).toMatchObject([
      { prefix: "van", lastName: "Beethoven", firstName: "Ludwig" },
      { lastName: "King", suffix: "Jr.", firstName: "Martin Luther" },
      { name: "World Health Organization" },
    ]);
    expect(entry?.fields["editor"]).toMatchObject([
      { lastName: "Ortega y Gasset", firstName: "José" },
    ]);
    const [item] = readByCitationJs("@bibtex/text", toBibtex(work({})));
    expect(item?.["author"]).toMatchObject([
      { "non-dropping-particle": "van", family: "Beethoven", given: "Ludwig" },
      { family: "King", suffix: "Jr.", given: "Martin Luther" },
      { family: "World Health Organization" },
    ]);
  });

  it("reads back a family name with a suffix and no given name as a whole", () => {
    const file = toBibtex(work({ authors: ["Ford, III", "Ada Ash"] }));
    expect(file).toContain("author = {{Ford III} and Ash, Ada}");
    const [entry] = readByRetorquere(file);
    expect(entry?.fields["author"]).toMatchObject([
      { name: "Ford III" },
      { lastName: "Ash", firstName: "Ada" },
    ]);
    const [item] = readByCitationJs("@bibtex/text", file);
    expect(item?.["author"]).toMatchObject([{ family: "Ford III" }, { family: "Ash" }]);
  });

  it("is, of a work with everything", () => {
    const file = toBibtex(
      work({ ...everything, title: "The <i>E. coli</i> of CO<sub>2</sub>: an Essay" }),
    );
    expect(file).toBe(`@article{ash2019trees,
  title = {The {{\\textit{E. coli}}} of {CO}\\textsubscript{2}: an {Essay}},
  author = {van Beethoven, Ludwig and King, Jr., Martin Luther and {World Health Organization}},
  editor = {Ash, Ada},
  journal = {Journal of Trees},
  eventtitle = {Tree Day},
  year = {2019},
  month = may,
  day = {14},
  volume = {28},
  number = {2},
  pages = {118--144},
  eid = {e12},
  series = {Trees \\& Co},
  edition = {2},
  type = {Essay},
  organization = {University of Trees},
  publisher = {Leaf Press},
  address = {Basel},
  eprint = {2001.1},
  pubstate = {forthcoming},
  isbn = {9780226458083},
  issn = {1234-5679},
  doi = {10.1000/a_b},
  url = {https://example.org/a_b?c=%20d},
  code = {https://example.org/code},
  pdf = {https://example.org/b.pdf},
  blog = {https://example.org/blog},
  language = {en},
  keywords = {oak, elm},
  note = {Best Paper},
  award = {Best Paper},
  abstract = {First. Second.}
}
`);
  });

  it("has a blank line between the paragraphs of an abstract", () => {
    const file = toBibtex(work({ abstract: "First: 5%.\r\n\r\nSecond\nline.\n\n\n" }));
    expect(file).toContain("  abstract = {First: 5\\%.\n\nSecond line.}\n}");
    expect(toBibtex(work({ abstract: "\n \n" }))).not.toContain("abstract");
    const [entry] = readByRetorquere(file);
    expect(entry?.fields["abstract"]).toBe("First: 5%. Second line.");
  });

  it("calls a thesis one where its kind is not known", () => {
    const thesis = toBibtex(work({ type: "thesis", journal: null, institution: "Basel" }));
    expect(thesis).toMatch(/^@phdthesis\{/);
    expect(thesis).toContain("  type = {Thesis},\n  school = {Basel}");
    expect(toBibtex(work({ type: "thesis", genre: "PhD thesis" }))).toContain(
      "type = {PhD thesis}",
    );
  });

  it.each(["a@b", "a b", "a{b}", 'a"b', "a,b", "a%b#c\\d"])(
    "has a key that ends nowhere: %s",
    (key) => {
      const [entry] = readByRetorquere(toBibtex(work({ citation_key: key })));
      expect(entry?.key).toMatch(/^a[b-d]*$/);
      expect(readable(entry?.fields["title"])).toBe("Trees");
    },
  );
});

describe("RIS", () => {
  it.each(NASTY)("reads back: %s", (text) => {
    const file = toRis(work({ title: text, journal: text, abstract: text }), "https://site");
    const [mine] = readByCitationJs("@ris/file", file);
    expect(mine).toMatchObject({
      title: plainTitle(text),
      "container-title": text,
      abstract: text,
    });
    const [other] = z.array(record).parse(parseRis(file));
    expect(other).toMatchObject({ title: plainTitle(text), "container-title": text });
  });

  it.each([
    ["12-18, 20-22", null, ["SP  - 12-18, 20-22"]],
    ["12-1-12-15", null, ["SP  - 12-1-12-15"]],
    ["118‐144", null, ["SP  - 118", "EP  - 144"]],
    [null, "2019-045", ["SP  - 2019-045", "C7  - 2019-045"]],
  ])("has the pages %j of the article %j in lines", (pages, article_number, lines) => {
    const file = toRis(work({ pages, article_number }), "https://site.example");
    expect(file.split("\r\n").filter((line) => /^(?:SP|EP|C7)/.test(line))).toEqual(lines);
  });

  it("reads back a family name that has a suffix and no given name", () => {
    const file = toRis(work({ authors: ["Ford, III", "Ada Ash"] }), "https://site.example");
    expect(file).toContain("AU  - Ford, , III\r\nAU  - Ash, Ada");
    const [item] = readByCitationJs("@ris/file", file);
    expect(item?.["author"]).toMatchObject([
      { family: "Ford", suffix: "III" },
      { family: "Ash", given: "Ada" },
    ]);
  });

  it("has a patent as one, with its number", () => {
    const patent = work({ type: "other", genre: "U.S. patent", number: "9,367,592", issn: null });
    expect(toRis(patent, "https://site")).toMatch(/^TY {2}- PAT\r\n[^]*\r\nSN {2}- 9,367,592\r\n/);
    expect(toRis(patent, "https://site")).toContain("M3  - U.S. patent\r\n");
    expect(toCslItem(patent)).toMatchObject({ type: "patent", number: "9,367,592" });
  });

  it("says of a paper that was presented alone that its conference is no proceedings", () => {
    const containersOf = (paper: Partial<Publication>) => {
      const file = toRis(work({ type: "conference-paper", ...paper }), "https://site.example");
      return file.split("\r\n").filter((line) => /^(?:T2|T3|C2|C3|N1) /.test(line));
    };
    const conference = { event_title: "Tree Day", journal: null };
    expect(containersOf(conference)).toEqual(["T2  - Tree Day", "N1  - Event: Tree Day"]);
    expect(containersOf({ ...conference, journal: "Proceedings of Tree Day" })).toEqual([
      "T2  - Tree Day",
      "C3  - Proceedings of Tree Day",
    ]);
    expect(containersOf({ event_title: null, journal: "Proceedings" })).toEqual([
      "T2  - Proceedings",
      "C3  - Proceedings",
    ]);
  });

  it("has a preprint as a report of that kind, which Zotero saves with its server", () => {
    const linesOf = (publication: Partial<Publication>) => {
      const file = toRis(work({ journal: null, ...publication }), "https://site.example");
      return file.split("\r\n").filter((line) => /^(?:TY|M3|PB|N1) /.test(line));
    };
    const preprint = { type: "preprint", publisher: "arXiv" } as const;
    expect(linesOf(preprint)).toEqual(["TY  - RPRT", "M3  - Preprint", "PB  - arXiv"]);
    const essay = ["TY  - RPRT", "M3  - Preprint", "N1  - Genre: Essay", "PB  - arXiv"];
    expect(linesOf({ ...preprint, genre: "Essay" })).toEqual(essay);
    expect(linesOf({ type: "working-paper", genre: "Working paper" })).toEqual([
      "TY  - RPRT",
      "M3  - Working paper",
    ]);
    expect(linesOf({ type: "thesis", genre: "Essay" })).toEqual(["TY  - THES", "M3  - Essay"]);
  });

  it("has nothing in a tag that Zotero or EndNote take for something else", () => {
    const linesOf = (tags: RegExp, publication: Partial<Publication>) => {
      const file = toRis(work({ journal: null, ...publication }), "https://site.example");
      return file.split("\r\n").filter((line) => tags.test(line));
    };
    const all = { ...everything, award: null, links: [], stage: "published" as const };
    expect(linesOf(/^(?:IS|N1|C\d|SV|M1|PB|T\d) /, { ...all, type: "chapter" })).toEqual([
      "T3  - Trees & Co",
      "N1  - Event: Tree Day",
      "N1  - Issue: 2",
      "C7  - e12",
      "SV  - 7",
      "PB  - Leaf Press",
      "N1  - Institution: University of Trees",
    ]);
    expect(linesOf(/^(?:N1|M1) /, { type: "software", number: "7" })).toEqual(["N1  - Number: 7"]);
    for (const type of ["book", "report", "working-paper", "thesis"] as const) {
      expect(linesOf(/^T\d /, { type, series: "Trees & Co" })).toEqual(["T2  - Trees & Co"]);
    }
  });

  it("is, of a work with everything", () => {
    const file = toRis(
      work({ ...everything, title: "The <i>E. coli</i>" }),
      "https://site.example",
    );
    expect(file.split("\r\n")).toEqual([
      "TY  - JOUR",
      "ID  - ash2019trees",
      "TI  - The E. coli",
      "AU  - van Beethoven, Ludwig",
      "AU  - King, Martin Luther, Jr.",
      "AU  - World Health Organization",
      "ED  - Ash, Ada",
      "T2  - Journal of Trees",
      "T3  - Trees & Co",
      "N1  - Event: Tree Day",
      "PY  - 2019",
      "DA  - 2019/05/14/",
      "VL  - 28",
      "IS  - 2",
      "SP  - 118",
      "EP  - 144",
      "C7  - e12",
      "N1  - Number: 7",
      "ET  - 2",
      "M3  - Essay",
      "PB  - Leaf Press",
      "N1  - Institution: University of Trees",
      "CY  - Basel",
      "SN  - 1234-5679",
      "SN  - 9780226458083",
      "AN  - 2001.1",
      "DO  - 10.1000/a_b",
      "UR  - https://example.org/a_b?c=%20d",
      "L1  - https://site.example/uploads/a.pdf",
      "N1  - Code: https://example.org/code",
      "N1  - PDF (Author’s copy): https://example.org/b.pdf",
      "L1  - https://example.org/b.pdf",
      "N1  - Blog post: https://example.org/blog",
      "LA  - en",
      "KW  - oak",
      "KW  - elm",
      "N1  - Award: Best Paper",
      "N1  - Forthcoming",
      "AB  - First. Second.",
      "ER  - ",
      "",
      "",
    ]);
  });
});

const everything: Partial<Publication> = {
  editors: ["Ada Ash"],
  event_title: "Tree Day",
  volume: "28",
  issue: "2",
  number: "7",
  pages: "118–144",
  article_number: "e12",
  series: "Trees & Co",
  edition: "2",
  genre: "Essay",
  institution: "University of Trees",
  publisher: "Leaf Press",
  place: "Basel",
  eprint: "2001.1",
  stage: "forthcoming",
  isbn: "9780226458083",
  issn: "1234-5679",
  doi: "https://doi.org/10.1000/a_b",
  url: "https://example.org/a_b?c=%20d",
  language: "en",
  keywords: ["oak", "elm"],
  award: "Best Paper",
  abstract: "First.\r\nSecond.\u0007",
  pdf: { id: 1, name: "a.pdf", url: "/uploads/a.pdf", size: 1 },
  links: [
    { kind: "code", url: "https://example.org/code", label: null },
    { kind: "pdf", url: "https://example.org/b.pdf", label: "Author’s copy" },
    { kind: "blog", url: "https://example.org/blog", label: "Blog post" },
  ],
};

/** Readers give titles as rich text, and some quotation marks and dashes in another form. */
function readable(value: unknown): string {
  return String(value)
    .replaceAll(/<\/?(?:span|i|b)[^>]*>/g, "")
    .replaceAll("&lt;", "<")
    .replaceAll("&gt;", ">")
    .replaceAll("&amp;", "&")
    .replaceAll(/[“”"]|''|``/g, '"')
    .replaceAll(/[‘’`]/g, "'")
    .replaceAll(/[–—]|-{2,3}/g, "–")
    .normalize("NFC");
}
