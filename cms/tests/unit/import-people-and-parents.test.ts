import { describe, expect, test } from "vitest";
import { entriesOfGroup } from "../../src/import/lookup/orcid-groups";
import { readOrcidWork } from "../../src/import/lookup/orcid-work";
import { parseSource } from "../../src/import/parse";
import { fromCslItem } from "../../src/import/parse/csl-item";
import { unguessedParts } from "../../src/publications/author-parts";

const read = (text: string) =>
  parseSource({ name: null, bytes: new TextEncoder().encode(text) }).entries;

describe("braces in a name", () => {
  const partsOf = (name: string) =>
    read(`@book{a, title = {T}, author = {${name}}}`)[0]?.fields.author_parts?.map(
      ({ given, particle, family, suffix }) => [given, particle, family, suffix],
    );

  test.each([
    ["Mario {Vargas Llosa}", ["Mario", undefined, "Vargas Llosa", undefined]],
    ["Simon {Peyton Jones} Jr.", ["Simon", undefined, "Peyton Jones", "Jr."]],
    [
      String.raw`Gabriel {Garc{\'i}a M{\'a}rquez}`,
      ["Gabriel", undefined, "García Márquez", undefined],
    ],
    ["Ana de {Souza Lima}", ["Ana", "de", "Souza Lima", undefined]],
    ["Ludwig {van Beethoven}", ["Ludwig", "van", "Beethoven", undefined]],
    ["{Vargas Llosa}, Mario", ["Mario", undefined, "Vargas Llosa", undefined]],
  ])("is round the family name: %s", (name, parts) => {
    expect(partsOf(name)).toEqual([parts]);
  });

  test.each([
    [String.raw`J{\"o}rg M{\"u}ller`, ["Jörg", undefined, "Müller", undefined]],
    [String.raw`Ada {\O}re`, ["Ada", undefined, "Øre", undefined]],
    ["John {MacDonald}", ["John", undefined, "MacDonald", undefined]],
    ["{Jean Paul} Sartre", ["Jean Paul", undefined, "Sartre", undefined]],
    ["John {Q. Public}", ["John Q.", undefined, "Public", undefined]],
    ["Martin Luther {King, Jr.}", ["Martin Luther", undefined, "King", "Jr."]],
    [
      "University of {New South Wales}",
      [undefined, undefined, "University of New South Wales", undefined],
    ],
  ])("changes nothing else: %s", (name, parts) => {
    expect(partsOf(name)).toEqual([parts]);
  });
});

describe("what stands in parentheses behind a name", () => {
  const parts = { given: "Xiaoming", family: "Wang" };

  test.each([
    ["@book{a, title = {T}, author = {Wang, Xiaoming (王小明)}}"],
    ["TY  - BOOK\nTI  - T\nAU  - Wang, Xiaoming (王小明)\nER  - \n"],
    [
      '[{"type": "book", "title": "T", "author": [{"family": "Wang", "given": "Xiaoming (王小明)"}]}]',
    ],
  ])("stays, and is none of its parts: %s", (source) => {
    const { authors, author_parts } = read(source)[0]?.fields ?? {};
    expect(authors).toEqual(["Xiaoming Wang (王小明)"]);
    expect(author_parts).toEqual([{ name: "Xiaoming Wang (王小明)", ...parts }]);
    expect(unguessedParts({ authors, author_parts })).toBeNull();
  });

  test("stays where it is in the name of an organization", () => {
    const source = "TY  - BOOK\nTI  - T\nAU  - World Health Organization (WHO)\nER  - \n";
    expect(read(source)[0]?.fields.authors).toEqual(["World Health Organization (WHO)"]);
  });
});

describe("a part of a whole", () => {
  const datesOf = (child: string, parent: string) => {
    const { publication_date, date_precision } =
      read(`@inproceedings{a, title = {A}, crossref = {p}, ${child}}
@proceedings{p, title = {P}, ${parent}}`)[0]?.fields ?? {};
    return [publication_date, date_precision];
  };

  test.each([
    ["year = 2005, month = may", "date = {2004-03-02}", "2005-05-01", "month"],
    ["year = 2005", "date = {2004-03-02}", "2005-01-01", "year"],
    ["year = 2004", "date = {2004-03-02}", "2004-03-02", "day"],
    ["month = may", "date = {2004-03-02}", "2004-05-01", "month"],
    ["year = 2005", "year = 2004, month = mar", "2005-01-01", "year"],
    ["pages = 1", "date = {2004-03-02}", "2004-03-02", "day"],
    ["year = 2004", "year = 2004, month = mar", "2004-03-01", "month"],
  ])("has its own date: %s of %s", (child, parent, day, precision) => {
    expect(datesOf(child, parent)).toEqual([day, precision]);
  });

  test("has the author of its book where it is one author's", () => {
    const entries = read(`
@inbook{a, title = {A}, crossref = {p}}
@inbook{b, title = {B}, author = {Cy Fir}, crossref = {p}}
@incollection{c, title = {C}, crossref = {p}}
@inbook{d, title = {D}, crossref = {q}}
@book{p, title = {P}, author = {Ada Ash}, editor = {Bo Elm}}
@collection{q, title = {Q}, author = {Ada Ash}}`);
    expect(entries.slice(0, 4).map(({ fields }) => fields.authors)).toEqual([
      ...[["Ada Ash"], ["Cy Fir"], undefined, undefined],
    ]);
    expect(entries[0]?.fields).toMatchObject({ editors: ["Bo Elm"], journal: "P" });
  });
});

describe("an RIS file", () => {
  const record = (lines: string) => read(`${lines}\nTI  - T\nER  - \n`)[0]?.fields;

  test("has the editors of an edited book where others have authors", () => {
    const edited = record("TY  - EDBOOK\nAU  - Ash, Ada\nA1  - Elm, Bo");
    expect(edited).toMatchObject({ type: "book", editors: ["Ada Ash", "Bo Elm"] });
    expect(edited).not.toHaveProperty("authors");
    expect(record("TY  - EDBOOK\nAU  - Ash, Ada\nED  - Elm, Bo")).toMatchObject({
      authors: ["Ada Ash"],
      editors: ["Bo Elm"],
    });
    expect(record("TY  - BOOK\nAU  - Ash, Ada")).toMatchObject({ authors: ["Ada Ash"] });
  });

  test.each([
    [
      ["Smith, JD", "Roe, A"],
      ["J. D. Smith", "A. Roe"],
    ],
    [
      ["Smith JD", "Roe A"],
      ["J. D. Smith", "A. Roe"],
    ],
    [
      ["Smith, MD", "World Health Organization"],
      ["M. D. Smith", "World Health Organization"],
    ],
    [
      ["LI, JO", "Roe, AB"],
      ["JO LI", "AB Roe"],
    ],
    [
      ["Smith, JD", "Roe, Jane"],
      ["JD Smith", "Jane Roe"],
    ],
    [
      ["Ford, AB", "Roe, III"],
      ["AB Ford", "Roe III"],
    ],
    [["Smith, J. D."], ["J. D. Smith"]],
    [["Li, Jo"], ["Jo Li"]],
  ])("has initials of %j", (names, authors) => {
    const lines = names.map((name) => `AU  - ${name}`).join("\n");
    expect(record(`TY  - JOUR\n${lines}`)?.authors).toEqual(authors);
  });
});

describe("a suffix is no given name, and not lost", () => {
  const ris = (name: string) => read(`TY  - JOUR\nTI  - T\nAU  - ${name}\nER  - \n`)[0]?.fields;
  const bibtex = (name: string) => read(`@article{a, title = {T}, author = {${name}}}`)[0]?.fields;

  test.each([
    ["Ford, Henry, III", "Henry Ford III", { given: "Henry", family: "Ford", suffix: "III" }],
    ["Ford, III, Henry", "Henry Ford III", { given: "Henry", family: "Ford", suffix: "III" }],
    ["Ford III, Henry", "Henry Ford III", { given: "Henry", family: "Ford", suffix: "III" }],
    ["Ford, Henry III", "Henry Ford III", { given: "Henry", family: "Ford", suffix: "III" }],
    ["Ford, Henry Jr.", "Henry Ford Jr.", { given: "Henry", family: "Ford", suffix: "Jr." }],
    ["Ford,Henry,Sr.", "Henry Ford Sr.", { given: "Henry", family: "Ford", suffix: "Sr." }],
    ["Ford, H. J., II", "H. J. Ford II", { given: "H. J.", family: "Ford", suffix: "II" }],
    ["Ford, III", "Ford III", { family: "Ford", suffix: "III" }],
    ["Ford, , IV", "Ford IV", { family: "Ford", suffix: "IV" }],
    ["Ford, Jr.", "Ford Jr.", { family: "Ford", suffix: "Jr." }],
    ["van Ford, Sr.", "van Ford Sr.", { particle: "van", family: "Ford", suffix: "Sr." }],
  ])("%s", (name, shown, parts) => {
    for (const fields of [ris(name), bibtex(name)]) {
      expect(fields?.authors).toEqual([shown]);
      expect(fields?.author_parts).toEqual([{ name: shown, ...parts }]);
    }
  });

  test("is told to the website where its rules would take it for a family name", () => {
    expect(unguessedParts(ris("Ford, Senior") ?? {})).toEqual([
      { name: "Ford Senior", family: "Ford", suffix: "Senior" },
    ]);
  });
});

test.each([
  [{ literal: "forthcoming" }, "forthcoming"],
  [{ raw: "in press" }, "forthcoming"],
  ["Submitted", "under-review"],
  [{ "date-parts": [[2020]] }, undefined],
  [{ literal: "n.d." }, undefined],
])("CSL-JSON that is issued %j has its stage", (issued, stage) => {
  expect(fromCslItem({ type: "article-journal", title: "T", issued }).fields.stage).toBe(stage);
});

describe("a group of an ORCID record", () => {
  const titlesOf = (title: string) => {
    const work = (text: string, doi: string) =>
      readOrcidWork({
        type: "journal-article",
        title: { title: { value: text } },
        "external-ids": {
          "external-id": [
            {
              "external-id-type": "doi",
              "external-id-value": doi,
              "external-id-relationship": "self",
            },
          ],
        },
      });
    const works = [work("On pots", "10.1000/a"), work(title, "10.1000/b")] as const;
    return entriesOfGroup(works, 0, [], new Map()).map(({ fields }) => fields.title);
  };

  test.each([
    ...["Quantum error correction", "Grammatical error correction", "Bias correction."],
    ...["Motion-correction", "Auto-correction", "Pots [error correction]"],
  ])("has no correction in “%s”", (title) => {
    expect(titlesOf(title)).toEqual(["On pots"]);
  });
  test.each([
    ...["Correction: On pots", "Correction to: On pots", "On pots (Correction)", "Correction"],
    ...[
      "On pots – Corrigendum",
      "On pots [Erratum]",
      "On pots: correction",
      "On pots - Correction.",
    ],
  ])("has one in “%s”", (title) => {
    expect(titlesOf(title)).toEqual(["On pots", title]);
  });
});

describe("what the exports of the website say in notes", () => {
  const links = [
    { kind: "slides", label: "Keynote (short): draft", url: "https://example.org/s" },
    { kind: "pdf", label: "Author’s copy", url: "https://example.org/a.pdf" },
    { kind: "pdf", url: "https://example.org/b.pdf" },
    { kind: "blog", url: "https://example.org/blog?x=(1)" },
    { kind: "other", url: "https://example.org/o" },
  ];
  const award = "Shortlisted: Leaf of the Year";

  test("comes back from RIS, in its order", () => {
    const text = [
      "TY  - RPRT",
      "TI  - T",
      "M3  - Preprint",
      "N1  - Genre: Essay",
      "N1  - Slides (Keynote (short): draft): https://example.org/s",
      "N1  - PDF (Author’s copy): https://example.org/a.pdf",
      "L1  - https://example.org/a.pdf",
      "L1  - https://example.org/b.pdf",
      "N1  - Blog post: https://example.org/blog?x=(1)",
      "N1  - Link: https://example.org/o",
      "N1  - Award: Shortlisted: Leaf of the Year",
      "N1  - Coda: https://example.org/none",
      "N1  - Code: see below",
      "ER  - ",
    ];
    const fields = read(text.join("\r\n"))[0]?.fields;
    expect(fields).toEqual({ type: "preprint", title: "T", genre: "Essay", award, links });
  });

  test("comes back from CSL-JSON", () => {
    const note = [
      "Award: Shortlisted: Leaf of the Year",
      "Slides (Keynote (short): draft): https://example.org/s",
      "PDF (Author’s copy): https://example.org/a.pdf",
      "PDF: https://example.org/b.pdf",
      "Blog post: https://example.org/blog?x=(1)",
      "Link: https://example.org/o",
    ];
    const item = { type: "book", title: "T", note: note.join("\n") };
    expect(fromCslItem(item).fields).toEqual({ type: "book", title: "T", award, links });
    const prize = fromCslItem({ ...item, note: "Best Paper Award 2020" }).fields;
    expect(prize).toEqual({ type: "book", title: "T", award: "Best Paper Award 2020" });
  });

  test("comes back from the fields of BibTeX, but for labels", () => {
    const text = `@book{a, title = {T}, award = {${award}}, slides = {https://example.org/s},
      pdf = {https://example.org/a.pdf https://example.org/b.pdf}, press = {https://example.org/p}}`;
    expect(read(text)[0]?.fields).toMatchObject({
      award,
      links: [
        { kind: "slides", url: "https://example.org/s" },
        { kind: "pdf", url: "https://example.org/a.pdf" },
        { kind: "pdf", url: "https://example.org/b.pdf" },
        { kind: "press", url: "https://example.org/p" },
      ],
    });
  });
});

describe("lists that leave somebody out", () => {
  test("say so in RIS and CSL-JSON as well", () => {
    const ris = read("TY  - BOOK\nTI  - T\nAU  - Ash, Ada\nAU  - et al.\nED  - others\nER  - ");
    expect(ris[0]?.fields).toMatchObject({ authors: ["Ada Ash", "et al."] });
    expect(ris[0]?.fields.editors).toBeUndefined();
    const author = [{ family: "Ash", given: "Ada" }, { family: "others" }];
    const editor = [{ literal: "Bo Elm et al." }];
    const { fields } = fromCslItem({ type: "book", title: "T", author, editor });
    expect(fields.authors).toEqual(["Ada Ash", "et al."]);
    expect(fields.editors).toEqual(["Bo Elm", "et al."]);
    expect(fields.author_parts?.map(({ name }) => name)).toEqual(["Ada Ash", "Bo Elm"]);
  });
});

describe("what publications have no attribute for", () => {
  const saidOf = (text: string) => read(text)[0]?.warnings;

  test("is named by an import of BibTeX, with its line", () => {
    const entry = String.raw`@book{mann,
  author = {Thomas Mann},
  title = {The Magic Mountain},
  translator = {Lowe-Porter, Helen and M{\"u}ller, Jan},
  foreword = {John Doe},
  volumes = 2,
}`;
    expect(saidOf(entry)).toEqual([
      {
        message: "“Helen Lowe-Porter, Jan Müller” is left out: publications have no translators.",
        line: 4,
      },
      { message: "“John Doe” is left out: publications have no foreword authors.", line: 5 },
      { message: "“2” is left out: publications have no number of volumes.", line: 6 },
    ]);
  });

  test("is not named where a chapter is by the author of its book", () => {
    const entry = (author: string) =>
      `@inbook{a, author = {Ann Roe}, title = {T}, booktitle = {B}, bookauthor = {${author}}}`;
    expect(saidOf(entry("Ann Roe"))).toEqual([]);
    expect(saidOf(entry("Jim Poe"))?.map(({ message }) => message)).toEqual([
      "“Jim Poe” is left out: publications have no book authors.",
    ]);
  });

  test("is named by an import of RIS", () => {
    const record = `TY  - BOOK
AU  - Mann, Thomas
A2  - Roe, Ann
A4  - Lowe-Porter, Helen
NV  - 2
TI  - The Magic Mountain
ER  - `;
    expect(saidOf(record)).toEqual([
      { message: "“Ann Roe” is left out: publications have no series editors.", line: 3 },
      { message: "“Helen Lowe-Porter” is left out: publications have no translators.", line: 4 },
      { message: "“2” is left out: publications have no number of volumes.", line: 5 },
    ]);
  });

  test("is named by an import of CSL-JSON", () => {
    const { warnings } = fromCslItem({
      type: "chapter",
      title: "T",
      "container-author": [{ family: "Poe", given: "Jim" }],
      translator: [{ family: "Lowe-Porter", given: "Helen" }],
      "number-of-volumes": 3,
    });
    expect(warnings.map(({ message }) => message)).toEqual([
      "“Helen Lowe-Porter” is left out: publications have no translators.",
      "“Jim Poe” is left out: publications have no book authors.",
      "“3” is left out: publications have no number of volumes.",
    ]);
  });
});

test("a book within a book is a part of it", () => {
  const [entry] = read("@bookinbook{a, author = {A B}, title = {T}, booktitle = {Works}}");
  expect(entry?.fields).toMatchObject({ type: "chapter", title: "T", journal: "Works" });
});

test("what is cut to the length of its attribute ends with a whole character", () => {
  const long = `A${"𝐀".repeat(700)}`;
  const text = `@article{${long}, title={T}, author={${long}}, keywords={${long}}}`;
  const { entries } = parseSource({ name: null, bytes: Buffer.from(text) });
  const fields = entries[0]?.fields ?? {};
  expect(fields.authors?.[0]?.length).toBe(999);
  const texts = [fields.authors, fields.keywords, fields.citation_key].flat();
  expect(texts.filter((each) => each?.isWellFormed() !== true)).toEqual([]);
});
