import { setTimeout as sleep } from "node:timers/promises";
import { describe, expect, test } from "vitest";
import { parseSource } from "../../src/import/parse";
import { fromCslItem } from "../../src/import/parse/csl-item";
import type * as InWorker from "../../src/import/parse/in-worker";
import type { EntryFields, ParsedSource } from "../../src/import/parse/types";
import { compiled } from "../support/compiled";

const bytesOf = (text: string) => new TextEncoder().encode(text);
const read = (text: string): ParsedSource => parseSource({ name: null, bytes: bytesOf(text) });

/** The attributes of the only entry of a source. */
function only(text: string): EntryFields {
  const { entries } = read(text);
  expect(entries).toHaveLength(1);
  return entries[0]?.fields ?? {};
}

const article = (fields: string) => `@article{key,\n  title = {A title},\n  ${fields}\n}`;
const titled = (title: string) => only(`@article{key, title = {${title}}}`).title;
const written = (field: "author" | "editor", value: string) => {
  const { authors, editors } = only(article(`${field} = {${value}}`));
  return field === "author" ? authors : editors;
};
const messages = (text: string) =>
  read(text).entries.flatMap(({ warnings }) =>
    warnings.map(({ line, message }) => [line, message]),
  );

describe("a BibTeX file", () => {
  test("loses no entry to another one", () => {
    const source = read(`
@article{one, title = {One}, year = 2001}
@article{two, title = {Two, year = 2002
@article{three, title = "Three "quoted"", year = 2003}
@article{four, title = {Four}}, year = {2004}}
@article{five
  title = {Five}
  year = 2005 }
@article{, title = {Six}, year = 2006)
@article{seven, title = {Seven}, volume = {3
  year = {2007},
}
@article{eight, title = {Eight}, year = 2008
`);
    const found = source.entries.map(({ key, fields }) => [
      key,
      fields.title,
      fields.publication_date?.slice(0, 4),
    ]);
    expect(found).toEqual([
      ["one", "One", "2001"],
      ["two", "Two", "2002"],
      ["three", 'Three "quoted"', "2003"],
      ["four", "Four", "2004"],
      ["five", "Five", "2005"],
      [null, "Six", "2006"],
      ["seven", "Seven", "2007"],
      ["eight", "Eight", "2008"],
    ]);
    const lines = source.entries.map(({ line, warnings }) => [line, warnings.length > 0]);
    expect(lines).toEqual([
      [2, false],
      [3, true],
      [4, false],
      [5, true],
      [6, true],
      [9, true],
      [10, true],
      [13, true],
    ]);
  });

  test("names faults with their lines", () => {
    expect(
      messages("@article{key,\n  title = {T},\n  journal = NOWHERE,\n  year = 2000\n}"),
    ).toEqual([[3, "The macro “NOWHERE” is not defined."]]);
    expect(
      messages("\n@article{key,\n  title = {T \\nosuch{x}},\n year = 2000, month = 13}"),
    ).toEqual([
      [3, "The command \\nosuch is unknown and was left out."],
      [2, "There is no month 13: only the year 2000 was taken."],
    ]);
    expect(messages("@article{key, title = {T}, year = 2019,\n month = {Summer}}")).toEqual([
      [2, "“Summer” is no month: only the year 2019 was taken."],
    ]);
    expect(messages("@article{key, title = {T}, year = 2019, month = {}}")).toEqual([]);
    expect(messages("@strange{key, title = {T}, journal = {J}}")).toEqual([
      [1, "BibTeX has no entries of type “strange”."],
    ]);
    const [entry] = read("@misc{a, author = {Ada Ash}, doi = {10.1000/x}}").entries;
    expect(entry?.problem).toEqual({ message: "This entry has no title.", line: 1 });
    expect(entry?.fields).toMatchObject({ authors: ["Ada Ash"], doi: "10.1000/x" });
  });

  test.each(["<i></i>", "<b> </b>", "<i><b></b></i>", String.raw`\textit{\textbf{}}`])(
    "has no title where it is markup alone: %s",
    (title) => {
      const [entry] = read(`@misc{a, title = {${title}}}`).entries;
      expect(entry?.problem).toEqual({ message: "This entry has no title.", line: 1 });
      expect(entry?.fields.title).toBeUndefined();
    },
  );

  test("has macros, joined values, comments and preambles", () => {
    const fields = only(`
@preamble{ "\\newcommand{\\noopsort}[1]{}" }
@comment{ @article{hidden, title = {Hidden}} }
@string{jot = "Journal of " # {Trees}} @string(who = {Ash, Ada})
@article{key, % the first
  title = {A title}, author = who # { and } # {Elm, Bo}, journal = jot, month = 10 # "~" # may, year = 2019 }`);
    expect(fields).toMatchObject({
      journal: "Journal of Trees",
      authors: ["Ada Ash", "Bo Elm"],
      publication_date: "2019-05-10",
      date_precision: "day",
    });
  });

  test("has macros that grow without end cut", () => {
    const doubled = Array.from(
      { length: 40 },
      (_, index) => `@string{m${index + 1} = m${index} # m${index}}`,
    );
    const { entries } = read(
      `@string{m0 = "0123456789"}\n${doubled.join("\n")}\n@misc{key, title = m40}`,
    );
    expect(entries[0]?.fields.title).toHaveLength(500);
  });

  test("inherits from parents before and behind, and in circles", () => {
    const { entries } = read(`
@inproceedings{a, title = {A}, author = {Ada Ash}, crossref = {P}}
@inproceedings{b, title = {B}, booktitle = {Own}, crossref = {p}, pages = {1--2}}
@article{c, title = {C}, xdata = {x1}}
@xdata{x1, publisher = {Leaf}, xdata = {x2}} @xdata{x2, address = {Basel}, xdata = {x1}}
@proceedings{p, title = {Proceedings}, subtitle = {of Trees}, editor = {Bo Elm}, year = 2001, doi = {10.1000/all}}
@article{d, title = {D}, crossref = {none}}`);
    expect(entries.map(({ fields }) => fields)).toMatchObject([
      { journal: "Proceedings: of Trees", editors: ["Bo Elm"], publication_date: "2001-01-01" },
      { journal: "Own", pages: "1-2" },
      { publisher: "Leaf", place: "Basel" },
      { type: "book", title: "Proceedings: of Trees", doi: "10.1000/all" },
      { title: "D" },
    ]);
    expect(entries[0]?.fields).not.toHaveProperty("doi");
    expect(entries[4]?.warnings[0]).toEqual({
      message: "The entry “none”, which is referred to, is not in the source.",
      line: 7,
    });
  });

  test("keeps entries with the same key, and never a path", () => {
    const source = read(`
@article{same, title = {One}, file = {:/home/ada/one.pdf:PDF}, url = {file:///etc/passwd}}
@article{same, title = {Two}, url = {C:\\papers\\two.pdf}, pdf = {two.pdf}}
@article{other, title = {Three}, url = {javascript:alert(1)}, code = {https://example.org/code}}`);
    expect(source.entries.map(({ key }) => key)).toEqual(["same", "same", "other"]);
    expect(JSON.stringify(source)).not.toMatch(/home|passwd|papers|javascript|two\.pdf/);
    expect(source.entries[2]?.fields.links).toEqual([
      { kind: "code", url: "https://example.org/code" },
    ]);
  });

  test.each([
    [
      String.raw`{\'{\i}} \"{o} {\"O} {\aa} \L{}\'od\'z \c{c} \c c {\ss} \v{S} \k{e} {\H o} {\DJ}`,
      "í ö Ö å Łódź ç ç ß Š ę ő Đ",
    ],
    [String.raw`\textcommabelow{s} \h{a} {\~{\^e}} \.{I} \u{g} \i \AE \OE{} \O`, "ș ả ễ İ ğ ıÆŒ Ø"],
    [String.raw`{T}est of {DNA} {\&} 100\% \#1 a\_b \{x\}`, "Test of DNA & 100% #1 a_b {x}"],
    [
      String.raw`$O(n \log n)$ and $\alpha$-decay, $10^{-3}$, H$_2$O, $x^2(y)$`,
      "O(n log n) and α-decay, 10⁻³, H₂O, x²(y)",
    ],
    [
      String.raw`Above $\sqrt{s} = 13$ TeV, $\frac{1}{2}$, 5$^\circ$C, p $<$ 0.05`,
      "Above √s = 13 TeV, 1/2, 5°C, p < 0.05",
    ],
    [
      String.raw`On \emph{E. coli} and {\it in vivo} {\bf b} \textsuperscript{3}He`,
      "On <i>E. coli</i> and <i>in vivo</i> <b>b</b> <sup>3</sup>He",
    ],
    ["``Quoted'' `single' -- a --- b~c", "“Quoted” ‘single’ – a — b c"],
    [
      String.raw`It costs $5 and \$10, or $20 million more`,
      "It costs $5 and $10, or $20 million more",
    ],
    [
      "H&#246;he &amp;amp; &lt;i&gt;Tiefe&lt;/i&gt; <script>x</script>",
      "Höhe & <i>Tiefe</i> <script>x</script>",
    ],
    [String.raw`\LaTeX\ and \href{http://x.org}{a link}`, "LaTeX and a link"],
    ["?`Qu{\\'e} es? !`Ay!", "¿Qué es? ¡Ay!"],
    [String.raw`$3\times 3$ for $A\to B$, $3 \times 3$`, "3×3 for A→B, 3 × 3"],
    [String.raw`\(p\le 0.05\) and $\sim 5$ \ldots and`, "p≤0.05 and ∼5 … and"],
    [String.raw`Stra{\ss}e \textbackslash{}alpha`, String.raw`Straße \alpha`],
  ])("has the title %s", (latex, title) => {
    expect(titled(latex)).toBe(title);
  });

  test.each([
    ["van Beethoven, Ludwig and Jan van der Berg", ["Ludwig van Beethoven", "Jan van der Berg"]],
    ["King, Jr., Martin Luther and Ford III, Henry", ["Martin Luther King Jr.", "Henry Ford III"]],
    ["Smith, MD and Doe, Jane, MD and Jane Roe, PhD", ["MD Smith", "Jane Doe", "Jane Roe"]],
    [
      "{World Health Organization} and {Council on X, Y and Z}",
      ["World Health Organization", "Council on X, Y and Z"],
    ],
    [
      String.raw`{\bf Weller, Hilary} and \textbf{Ash, A.}$^*$ and {\"O}zel, Ay{\c s}e`,
      ["Hilary Weller", "A. Ash", "Ayşe Özel"],
    ],
    ["Smith, John and others", ["John Smith", "et al."]],
    ["others", undefined],
    ["{others} and Doe, A. and and", ["A. Doe", "et al."]],
    ["J. Smith and A. Doe {\\em et al.}", ["J. Smith", "A. Doe", "et al."]],
    ["J. Smith, A. Doe, et al.", ["J. Smith", "A. Doe", "et al."]],
    ["Smith, J. et al.", ["J. Smith", "et al."]],
    ["山田 彬尭 and 王, 小明 and 山田彬尭", ["山田 彬尭", "王 小明", "山田彬尭"]],
    [String.raw`Mu{\~n}oz, Ana and Pe\~na, J.`, ["Ana Muñoz", "J. Peña"]],
    ["Ash, A.; Elm, B.", ["A. Ash", "B. Elm"]],
    ["Ada Ash, Bo Elm, and Cy Fir", ["Ada Ash", "Bo Elm", "Cy Fir"]],
    ["Ash JB and Elm C", ["J. B. Ash", "C. Elm"]],
    [
      "Ash, A and Bradway, DP and Nightingale, KRM",
      ["A. Ash", "D. P. Bradway", "K. R. M. Nightingale"],
    ],
    [String.raw`M{\"u}ller, AB and others`, ["A. B. Müller", "et al."]],
    ["LI, WEI and Ash, JB", ["WEI LI", "JB Ash"]],
    ["Ash, JB and Elm, Cy", ["JB Ash", "Cy Elm"]],
    ["{Smith, John and Doe, Jane}", ["John Smith", "Jane Doe"]],
    ["Ash, A. and and Elm, B. and", ["A. Ash", "B. Elm"]],
    ["Назаренко, В. Ю.", ["В. Ю. Назаренко"]],
    ["M&uuml;ller, J&ouml;rg", ["Jörg Müller"]],
  ])("has the authors %s", (field, names) => {
    expect(written("author", field)).toEqual(names);
    expect(written("editor", field)).toEqual(names);
  });

  test("keeps the parts of names", () => {
    expect(
      only(article("author = {van Beethoven, Ludwig and {The ATLAS Team}}")).author_parts,
    ).toEqual([
      { name: "Ludwig van Beethoven", given: "Ludwig", particle: "van", family: "Beethoven" },
      { name: "The ATLAS Team", family: "The ATLAS Team" },
    ]);
  });

  test("keeps the parts of editors, and once of whoever is an author, too", () => {
    const editors = "editor = {Vargas Llosa, Mario and Ash, Ada and {Editorial Board}}";
    expect(only(article(`author = {Ash, Ada}, ${editors}`)).author_parts).toEqual([
      { name: "Ada Ash", given: "Ada", family: "Ash" },
      { name: "Mario Vargas Llosa", given: "Mario", family: "Vargas Llosa" },
      { name: "Editorial Board", family: "Editorial Board" },
    ]);
  });

  test.each([
    ["year = 2019", "2019-01-01", "year"],
    ["year = {2019}, month = may", "2019-05-01", "month"],
    ["year = 2019, month = {Mai}", "2019-05-01", "month"],
    ["year = 2019, month = {May--June}", "2019-05-01", "month"],
    ["year = 2019, month = {MAR 14}", "2019-03-14", "day"],
    ["year = 2019, month = 2, day = 30", "2019-02-01", "month"],
    ["year = 2019, month = {1st Quarter}", "2019-01-01", "year"],
    ["date = {2019-05-14/2019-05-16}", "2019-05-14", "day"],
    ["date = {2019-05}", "2019-05-01", "month"],
    ["year = {c. 1850}", "1850-01-01", "year"],
    ["year = {1995--1997}", "1995-01-01", "year"],
    ["year = {14 May 2019}", "2019-05-14", "day"],
    ["year = {n.d.}", undefined, undefined],
  ])("has the date %s", (field, day, precision) => {
    const { publication_date, date_precision } = only(article(field));
    expect([publication_date, date_precision]).toEqual([day, precision]);
  });

  test.each([
    ["year = {to appear}", "forthcoming"],
    ["year = {2024}, note = {To appear}", "forthcoming"],
    ["year = {in press}", "forthcoming"],
    ["note = {Submitted to Nature}", "under-review"],
    ["pubstate = {inpreparation}", "in-preparation"],
    ["year = 2019, note = {To appear}, volume = 3, pages = {1--9}", undefined],
    ["note = {Accepted as a talk}", undefined],
    ["journal = {J}, pubstate = {prepublished}", "forthcoming"],
    ["eprint = {2003.00001}, eprinttype = {arxiv}, pubstate = {prepublished}", undefined],
    ["eprint = {2003.00001}, eprinttype = {arxiv}, pubstate = {inpreparation}", "in-preparation"],
  ])("has the stage of %s", (field, stage) => {
    expect(only(article(field)).stage).toBe(stage);
  });

  test.each([
    [
      "@inproceedings{k, title = {T}, booktitle = {B}, organization = {IEEE}}",
      { type: "conference-paper", journal: "B", publisher: "IEEE" },
    ],
    [
      "@phdthesis{k, title = {T}, school = {U}}",
      { type: "thesis", genre: "PhD thesis", institution: "U" },
    ],
    ["@phdthesis{k, title = {T}, type = {PhD thesis}}", { type: "thesis", genre: "PhD thesis" }],
    ["@mastersthesis{k, title = {T}, type = {Thesis}}", { genre: "Master's thesis" }],
    [
      "@misc{k, title = {T}, type = {Preprint}, publisher = {OSF}, number = {7}, eprint = {x1}}",
      { type: "preprint", publisher: "OSF", number: "7", eprint: "x1" },
    ],
    [
      "@techreport{k, title = {T}, type = {Working paper}, institution = {NBER}, number = {W1}}",
      { type: "working-paper", institution: "NBER", number: "W1" },
    ],
    [
      "@article{k, title = {T}, journal = {arXiv preprint arXiv:1706.03762}}",
      { type: "preprint", publisher: "arXiv", eprint: "1706.03762" },
    ],
    [
      "@misc{k, title = {T}, eprint = {1706.03762}, archiveprefix = {arXiv}}",
      { type: "preprint", publisher: "arXiv", eprint: "1706.03762" },
    ],
    [
      "@article{k, title = {T}, journal = {CoRR}, volume = {abs/1706.03762}}",
      { type: "preprint", eprint: "1706.03762" },
    ],
    [
      "@misc{k, title = {T}, howpublished = {Cryptology {ePrint} Archive, Paper 2019/123}}",
      { type: "preprint", publisher: "Cryptology ePrint Archive", eprint: "2019/123" },
    ],
    [
      "@misc{k, title = {T}, doi = {10.48550/ARXIV.2606.08795}}",
      { type: "preprint", publisher: "arXiv", eprint: "2606.08795" },
    ],
    [
      "@article{k, title = {T}, journal = {Nature}, doi = {10.48550/arXiv.2606.08795}}",
      { type: "article", journal: "Nature" },
    ],
    [
      "@online{k, title = {T}, eprint = {123}, eprinttype = {Social Science Research Network}}",
      { type: "preprint", publisher: "SSRN", eprint: "123" },
    ],
    [
      "@misc{k, title = {T}, eprint = {123}, archiveprefix = {engrXiv}}",
      { type: "preprint", publisher: "engrXiv", eprint: "123" },
    ],
    [
      "@incollection{k, title = {T}, booktitle = {B}, edition = {2nd ed.}}",
      { type: "chapter", edition: "2" },
    ],
    ["@journal{k, title = {T}, journal = {J}, number = 3}", { type: "article", issue: "3" }],
    [
      "@online{k, title = {T}, url = {https://example.org/a_b}}",
      { type: "other", url: "https://example.org/a_b" },
    ],
    ["@dataset{k, title = {T}, version = {2.1}}", { type: "dataset", edition: "2.1" }],
    [
      "@article{k, title = {T}, journal = \\mnras, note = {Best Paper Award}}",
      { journal: "Monthly Notices of the Royal Astronomical Society", award: "Best Paper Award" },
    ],
  ])("has the kind of %s", (entry, fields) => {
    expect(only(entry)).toMatchObject(fields);
  });

  test("has no kind of a thesis that says no more, and no number of a preprint that is its id", () => {
    const thesis = only("@phdthesis{k, title = {T}, type = {Thesis}, school = {U}}");
    expect(thesis).toMatchObject({ type: "thesis", institution: "U" });
    expect(thesis).not.toHaveProperty("genre");
    const number = "number = {arXiv:2001.00001}";
    for (const type of ["type = {Preprint}", "archiveprefix = {arXiv}, eprint = {2001.00001}"]) {
      const preprint = only(`@misc{k, title = {T}, ${type}, ${number}}`);
      expect(preprint.type).toBe("preprint");
      expect(preprint).not.toHaveProperty("number");
    }
  });

  test("has no edition of a preprint, whose versions are counted", () => {
    const preprint = only(
      "@misc{k, title = {T}, doi = {10.48550/arXiv.2606.08795}, version = {1}}",
    );
    expect(preprint).not.toHaveProperty("edition");
  });

  test.each([
    [String.raw`doi = {https://doi.org/10.1000/a\_b}`, "10.1000/a_b"],
    ["doi = {doi:10.1000/x.}", "10.1000/x"],
    ["url = {http://dx.doi.org/10.1000%2Fx}", "10.1000/x"],
    [
      "doi = {10.1002/(SICI)1097-4636(1998)43:4<422::AID-JBM5>3.0.CO;2-Q}",
      "10.1002/(SICI)1097-4636(1998)43:4<422::AID-JBM5>3.0.CO;2-Q",
    ],
    ["note = {doi: 10.1000/n}", "10.1000/n"],
    ["doi = {none}", undefined],
  ])("has the DOI of %s", (field, doi) => {
    const fields = only(article(field));
    expect(fields.doi).toBe(doi);
    expect(fields.url).toBeUndefined();
  });

  test("has values that the cms takes", () => {
    const long = "x".repeat(600);
    const { fields, warnings } = read(
      `@book{a(b), title = {${long}}, isbn = {978-0-226-45808-3, 0-226-45808-4}, issn = {1234-5678}, pages = {12 -- 18}, publisher = {${long}}}`,
    ).entries[0] ?? { fields: {}, warnings: [] };
    expect(fields.title).toHaveLength(500);
    expect(fields.publisher).toHaveLength(500);
    expect(fields).toMatchObject({ isbn: "978-0-226-45808-3", pages: "12-18", citation_key: "ab" });
    expect(fields).not.toHaveProperty("issn");
    expect(warnings.map(({ message }) => message)).toEqual([
      "The title is too long and was cut.",
      "The publisher is too long and was cut.",
      "A digit of the ISBN 0-226-45808-4 is wrong: it was left out.",
      "A digit of the ISSN 1234-5678 is wrong: it was left out.",
      "The citation key “a(b)” became “ab”.",
    ]);
  });
});

test.each([
  "@article{k, title = {T, author = {Roe, Ann}, year = 2011\n}",
  "@article{k, title = {T, author = {Roe, Ann}, year = 2011",
  '@article{k, title = {T, author = "Roe, Ann", year = 2011}',
])("a value without an end takes no other field with it: %s", (text) => {
  const { title, authors, publication_date } = only(text);
  expect([title, authors, publication_date?.slice(0, 4)]).toEqual(["T", ["Ann Roe"], "2011"]);
  expect(messages(text)[0]).toEqual([1, "A value has no end; it was taken up to the next field."]);
});

test.each([
  ["First.\n\n  Second.", "First.\n\nSecond."],
  ["First: 5\\%.\n\n  Second {\\&}\n  last.", "First: 5%.\n\nSecond & last."],
  ["First.\\par Second.\r\n\r\nThird.", "First.\n\nSecond.\n\nThird."],
])("an abstract keeps its paragraphs: %j", (abstract, read) => {
  expect(only(article(`abstract = {${abstract}}`)).abstract).toBe(read);
});

test("a title is one line, whatever its lines are", () => {
  expect(titled("Of trees\n\n  \\& shrubs\\par and {H}erbs")).toBe("Of trees & shrubs and Herbs");
});

test.each([
  "@patent{k, title = {T}, number = {9,367,592}}",
  "TY  - PAT\nTI  - T\nSN  - 9,367,592\nER  - ",
  '[{"id": "k", "type": "patent", "title": "T", "number": "9,367,592"}]',
])("a patent is called one, and has its number: %s", (text) => {
  expect(only(text)).toMatchObject({ type: "other", genre: "Patent", number: "9,367,592" });
});

test("a patent's kind is read as BibLaTeX names it", () => {
  const kind = (type: string) => only(`@patent{k, title = {T}, type = {${type}}}`).genre;
  expect([kind("patentus"), kind("patreqeu"), kind("Utility patent")]).toEqual([
    "U.S. patent",
    "European patent request",
    "Utility patent",
  ]);
});

test("an abstract may tell of fields", () => {
  const text = "@misc{k, title = {T}, abstract = {See Roe, year = {2011}, in the index}}";
  expect(only(text).abstract).toBe("See Roe, year = 2011, in the index");
  expect(messages(text)).toEqual([]);
});

test("the kind of a report ends without the comma before its number", () => {
  const fields = "title = {T}, institution = {Univ X}, type = {Papers of X,}, number = {no. 12}";
  expect(only(`@techreport{k, ${fields}}`).genre).toBe("Papers of X");
});

test.each([
  ["2nd ed.", "2"],
  ["Third edition", "3"],
  ["10th edn", "10"],
  ["4", "4"],
  ["Revised ed.", "Revised"],
])("every format has the edition %s as %s", (typed, edition) => {
  const item = { type: "book", title: "T", edition: typed };
  expect([
    only(`@book{k, title = {T}, edition = {${typed}}}`).edition,
    only(`TY  - BOOK\nTI  - T\nET  - ${typed}\nER  - `).edition,
    fromCslItem(item).fields.edition,
  ]).toEqual([edition, edition, edition]);
});

describe("an RIS file", () => {
  test("says once what it has twice for other readers, and whose work is whose", () => {
    const record = (lines: string) => only(`${lines}\nTI  - A title\nER  - \n`);
    expect(record("TY  - JOUR\nSP  - e12\nC7  - e12")).toMatchObject({ article_number: "e12" });
    expect(record("TY  - JOUR\nSP  - e12\nC7  - e12").pages).toBeUndefined();
    expect(record("TY  - JOUR\nSP  - 1\nEP  - 9\nC7  - e12")).toMatchObject({
      article_number: "e12",
      pages: "1-9",
    });
    expect(record("TY  - CHAP\nSV  - 4")).toMatchObject({ number: "4" });
    for (const type of ["GEN", "DATA", "COMP", "RPRT"]) {
      expect(record(`TY  - ${type}\nC2  - Tree Day`)).toMatchObject({ event_title: "Tree Day" });
    }
    for (const type of ["JOUR", "CHAP", "BOOK", "COMP"]) {
      expect(record(`TY  - ${type}\nN1  - Best Paper\nN1  - Event: Tree Day`)).toMatchObject({
        event_title: "Tree Day",
      });
    }
    expect(record("TY  - JOUR\nC2  - PMC1234567").event_title).toBeUndefined();
    expect(record("TY  - CHAP\nC2  - Elm, Eva").event_title).toBeUndefined();
    expect(messages("TY  - CHAP\nTI  - A title\nC2  - Elm, Eva\nER  - \n")).toEqual([
      [3, "“Eva Elm” is left out: publications have no book authors."],
    ]);
    for (const line of ["N1  - Event: Tree Day", "C2  - Tree Day"]) {
      const talk = record(`TY  - CPAPER\nT2  - Tree Day\n${line}`);
      expect(talk).toMatchObject({ event_title: "Tree Day" });
      expect(talk.journal).toBeUndefined();
    }
    expect(record("TY  - CONF\nT2  - Tree Day\nC1  - Cham\nCY  - Basel").place).toBe("Cham");
    expect(record("TY  - CONF\nT2  - Proceedings of Tree Day\nC2  - 2019")).toMatchObject({
      journal: "Proceedings of Tree Day",
    });
    for (const [institution, publisher] of [
      ["N1  - Institution: Second", "N1  - Publisher: Second"],
      ["C5  - Second", "C5  - Second"],
    ] as const) {
      expect(record(`TY  - BOOK\nPB  - First\n${institution}`)).toMatchObject({
        publisher: "First",
        institution: "Second",
      });
      expect(record(`TY  - THES\nPB  - First\n${publisher}`)).toMatchObject({
        institution: "First",
        publisher: "Second",
      });
    }
    expect(
      record("TY  - RPRT\nSN  - TR-7\nSN  - 978-0-262-03384-8\nSN  - 0963-8687"),
    ).toMatchObject({ number: "TR-7", isbn: "978-0-262-03384-8", issn: "0963-8687" });
    expect(record("TY  - CHAP\nN1  - Issue: 2")).toMatchObject({ issue: "2" });
    expect(record("TY  - COMP\nN1  - Number: 7")).toMatchObject({ number: "7" });
  });

  test.each([
    ["ash2019trees", "ash2019trees"],
    ["DBLP:conf/trees/Ash19", "DBLP:conf/trees/Ash19"],
    ["doidge2015brain", "doidge2015brain"],
    ["Refsum:2019", "Refsum:2019"],
    ["WOS:000412345", undefined],
    ["rayyan-4412", undefined],
    ["ref12", undefined],
    ["10.1000/x", undefined],
    ["edselc.2-52.0/84", undefined],
  ])("with the ID %s has the key %s", (id, key) => {
    expect(only(`TY  - JOUR\nTI  - A title\nID  - ${id}\nER  - `).citation_key).toBe(key);
  });

  test("has a preprint where arXiv has given the DOI", () => {
    const record = "TY  - JOUR\nTI  - A title\nDO  - 10.48550/arXiv.2606.08795\n";
    expect(only(`${record}ER  - `)).toMatchObject({
      type: "preprint",
      publisher: "arXiv",
      eprint: "2606.08795",
    });
    expect(only(`${record}JF  - Journal of Trees\nER  - `)).toMatchObject({ type: "article" });
  });

  test("is read whatever its lines look like", () => {
    const { format, entries } = read(`Provider: X

TY - JOUR
AU - Ash,Ada
A1 - Elm, Bo, Jr.
T1 - A title
   that goes on
JF - Journal of Trees
JO - J. Trees
PY - 2020//
PY - 2020/05//
SP - 12-18
M3 - doi: 10.1000/x
SN - 1234-5679
ER -
AU - Fir, Cy
TI - No type
ER
TY - CPAPER
TI - Third
T2 - Tree Day
C3 - Proceedings of Tree Day
ID - fir2020
SP - 1
EP - 9`);
    expect(format).toBe("ris");
    expect(
      entries.map(({ line, fields, warnings }) => ({ line, ...fields, warned: warnings.length })),
    ).toMatchObject([
      {
        line: 3,
        type: "article",
        title: "A title that goes on",
        authors: ["Ada Ash", "Bo Elm Jr."],
        journal: "Journal of Trees",
        publication_date: "2020-05-01",
        date_precision: "month",
        pages: "12-18",
        doi: "10.1000/x",
        issn: "1234-5679",
        warned: 0,
      },
      { line: 16, title: "No type", authors: ["Cy Fir"], warned: 1 },
      {
        line: 19,
        type: "conference-paper",
        event_title: "Tree Day",
        journal: "Proceedings of Tree Day",
        citation_key: "fir2020",
        pages: "1-9",
      },
    ]);
  });
});

describe("CSL-JSON", () => {
  test("is read item by item", () => {
    const { format, entries } = read(`[
  {"id": "a", "type": "article-journal", "title": "One", "issued": {"date-parts": [["2019", 5]]}},
  {"type": "book"},
  "no item"
]`);
    expect(format).toBe("csl-json");
    expect(entries.map(({ problem }) => problem?.message)).toEqual([
      undefined,
      "This entry has no title.",
      "This is no entry of CSL-JSON.",
    ]);
    expect(entries[0]).toMatchObject({
      key: "a",
      fields: { publication_date: "2019-05-01", date_precision: "month" },
    });
  });

  test("has a preprint where arXiv has given the DOI, and no edition", () => {
    const title = "A title";
    const item = { type: "article-journal", title, DOI: "10.48550/ARXIV.2606.08795", version: "1" };
    expect(fromCslItem(item).fields).toEqual({
      type: "preprint",
      title: "A title",
      doi: "10.48550/ARXIV.2606.08795",
      eprint: "2606.08795",
      publisher: "arXiv",
    });
    const inJournal = { ...item, "container-title": "Journal of Trees" };
    expect(fromCslItem(inJournal).fields).toMatchObject({ type: "article" });
  });

  test("is read as Crossref answers it", () => {
    const { fields } = fromCslItem({
      type: "journal-article",
      title: ["On <i>E. coli</i> &amp; <b>more</b>"],
      subtitle: ["an essay"],
      author: [{ given: "Ludwig", family: "van Beethoven" }, { name: "WHO" }],
      "container-title": ["Journal"],
      abstract: "<jats:p>First.</jats:p><jats:p>Second.</jats:p>",
      "published-print": { "date-parts": [[2019, 5, 14]] },
      page: "1-9",
      DOI: "10.1000/x",
      URL: "http://dx.doi.org/10.1000/x",
      ISSN: ["1234-5679"],
    });
    expect(fields).toEqual({
      type: "article",
      title: "On <i>E. coli</i> & <b>more</b>: an essay",
      authors: ["Ludwig van Beethoven", "WHO"],
      author_parts: [
        { name: "Ludwig van Beethoven", given: "Ludwig", particle: "van", family: "Beethoven" },
        { name: "WHO", family: "WHO" },
      ],
      journal: "Journal",
      abstract: "First.\n\nSecond.",
      publication_date: "2019-05-14",
      date_precision: "day",
      pages: "1-9",
      doi: "10.1000/x",
      issn: "1234-5679",
    });
  });

  test.each([
    [{ type: "report", genre: "Working paper" }, { type: "working-paper" }],
    [
      { type: "article", genre: "Preprint", publisher: "arXiv", number: "2001.00001" },
      { type: "preprint", publisher: "arXiv", eprint: "2001.00001" },
    ],
    [
      { type: "posted-content", institution: [{ name: "bioRxiv" }], publisher: "Cold Spring" },
      { type: "preprint", publisher: "bioRxiv" },
    ],
    [
      { type: "article", volume: 3 },
      { type: "article", volume: "3" },
    ],
    [{ type: "article-journal", status: "under review" }, { stage: "under-review" }],
  ])("has the kind of %j", (item, fields) => {
    expect(fromCslItem({ title: "T", ...item }).fields).toMatchObject(fields);
  });
});

describe("identifiers", () => {
  test("are DOIs, each once, with the lines that hold none", () => {
    const source = read(
      "10.1000/a\nhttps://doi.org/10.1000/B, doi:10.1000/c.\n\n10.1000/b\nnothing\narXiv:1706.03762v2",
    );
    expect(source).toMatchObject({ format: "dois", error: null });
    expect(source.dois).toEqual([
      { doi: "10.1000/a", line: 1 },
      { doi: "10.1000/B", line: 2 },
      { doi: "10.1000/c", line: 2 },
      { doi: "10.48550/arXiv.1706.03762", line: 6 },
    ]);
    expect(source.notices).toEqual([
      { message: "This line holds no DOI and was left out.", line: 5 },
    ]);
  });

  test("are ORCID iDs whose digits are right", () => {
    expect(read(" https://orcid.org/0000-0002-1825-0097 ")).toMatchObject({
      format: "orcid",
      orcid: "0000-0002-1825-0097",
    });
    expect(read("0000-0002-1825-0098").error).toBe("This is no ORCID iD: a digit is wrong.");
  });
});

describe("a source", () => {
  test.each([
    [
      "<!DOCTYPE html><p>@article{x, title = {T}}",
      "This is a web page (HTML), not a list of publications.",
    ],
    ["<script>alert(1)</script>", "This is a web page (HTML), not a list of publications."],
    [
      '<?xml version="1.0"?><modsCollection/>',
      "This is MODS, which cannot be imported: export BibTeX, RIS or CSL-JSON instead.",
    ],
    [
      "PMID- 1\nTI  - T\nAU  - A\nER",
      "This is a PubMed file (nbib), which cannot be imported: export RIS, or paste the DOIs.",
    ],
    [
      "%0 Book\n%T Title",
      "This is an EndNote file (enw), which cannot be imported: export BibTeX or RIS instead.",
    ],
    ["%PDF-1.4 …", "This is a PDF: paste the DOI of the work instead."],
    [
      "a\u0000\u0001\u0002\u0003\u0004b",
      "This file is no text: export BibTeX, RIS or CSL-JSON instead.",
    ],
    ["  \n", "This file is empty."],
    [
      "@comment{nothing}",
      "There is nothing to import in it: no BibTeX, RIS, CSL-JSON, DOI or ORCID iD.",
    ],
    [
      '[{"type": "book",\n "title": oops}]',
      "This JSON cannot be read: something is wrong in line 2.",
    ],
    [
      '{"titles": [], "doi": "10.1000/x"}',
      "This is JSON, but no CSL-JSON: export the list as CSL-JSON, BibTeX or RIS.",
    ],
  ])("is rejected in a sentence: %j", (text, error) => {
    expect(read(text)).toMatchObject({ error, entries: [], format: null });
  });

  test("is rejected beyond 10 MB", () => {
    const bytes = new Uint8Array(10 * 1024 * 1024 + 1).fill(32);
    expect(parseSource({ name: "a.bib", bytes }).error).toBe("This file is larger than 10 MB.");
  });

  const text = "@article{k, title = {Größe}}";
  const utf16 = (isLittle: boolean) =>
    Uint8Array.from(
      Array.from(text).flatMap((character) => {
        const code = character.charCodeAt(0);
        return isLittle ? [code & 255, code >> 8] : [code >> 8, code & 255];
      }),
    );
  const latin = Uint8Array.from(Array.from(text).map((character) => character.charCodeAt(0)));
  const joined = (...parts: Uint8Array[]) => Uint8Array.from(parts.flatMap((part) => [...part]));

  test.each([
    ["UTF-8", bytesOf(text), false],
    ["UTF-8", bytesOf(`\ufeff${text}`), false],
    ["UTF-16LE", joined(Uint8Array.of(0xff, 0xfe), utf16(true)), false],
    ["UTF-16BE", joined(Uint8Array.of(0xfe, 0xff), utf16(false)), false],
    ["UTF-16LE", utf16(true), false],
    ["Windows-1252", latin, true],
    ["Windows-1252", joined(bytesOf("% Encoding: Cp1252\n"), latin), false],
  ])("is read as %s", (encoding, bytes, isGuess) => {
    const source = parseSource({ name: "a.bib", bytes });
    expect(source.encoding).toBe(encoding);
    expect(source.entries[0]?.fields.title).toBe("Größe");
    expect(source.notices.length).toBe(isGuess ? 1 : 0);
  });

  test("may have its encodings and marks mixed", () => {
    const bytes = joined(
      bytesOf("\ufeff@book{a, title = {Übung}}\n\ufeff@book{b, title = {Über}}\n"),
      latin,
    );
    const source = parseSource({ name: "a.bib", bytes });
    expect(source.entries.map(({ fields }) => fields.title)).toEqual(["Übung", "Über", "Größe"]);
    expect(source.notices[0]?.line).toBe(3);
  });

  test("is asked about where it looks Chinese", () => {
    // "数字" in GBK.
    const bytes = joined(
      bytesOf("@book{a, title = {"),
      Uint8Array.of(0xca, 0xfd, 0xd7, 0xd6),
      bytesOf("}}"),
    );
    const source = parseSource({ name: "a.bib", bytes });
    expect(source.entries[0]?.fields.title).toBe("数字");
    expect(source.notices).toEqual([
      {
        message:
          "The file does not say how its letters are encoded. It was read as Chinese (GBK): are the names right?",
        line: null,
      },
    ]);
  });
});

describe("the thread", () => {
  const { parseInWorker, ParseThread } = compiled("import/parse/in-worker") as typeof InWorker;
  const small = { name: "small.bib", bytes: bytesOf("@book{a, title = {Small}}") };
  const large = {
    name: "large.bib",
    bytes: bytesOf(
      Array.from(
        { length: 20_000 },
        (_, index) => `@book{k${index}, title = {Title ${index}}, author = {Ash, Ada and Elm, Bo}}`,
      ).join("\n"),
    ),
  };

  test("reads all sources in their order", async () => {
    const many = { name: "many.bib", bytes: large.bytes.subarray(0, 80_000) };
    const parsed = await parseInWorker([small, many, small]);
    expect(parsed.map(({ name }) => name)).toEqual(["small.bib", "many.bib", "small.bib"]);
    expect(parsed.map(({ entries }) => entries.length)).toEqual([
      1,
      parseSource(many).entries.length,
      1,
    ]);
    expect(parsed[1]).toEqual(parseSource(many));
  });

  test("is kept for the next task, and ends when there is none", async () => {
    const thread = new ParseThread({ time: 60_000, memory: 512 }, 200);
    const timeOf = async () => {
      const start = performance.now();
      const [parsed] = await parseInWorker([small], thread);
      expect(parsed?.entries).toHaveLength(1);
      return performance.now() - start;
    };
    const [first, second] = [await timeOf(), await timeOf()];
    expect(second).toBeLessThan(first / 2);
    await sleep(500);
    expect(await timeOf()).toBeGreaterThan(second);
  });

  test("rejects what takes too much of it, and reads the others", async () => {
    const little = new ParseThread({ time: 60_000, memory: 16 }, 0);
    const [first, second, third] = await parseInWorker([small, large, small], little);
    expect([first?.entries.length, third?.entries.length]).toEqual([1, 1]);
    expect(second?.error).toBe(
      "Reading this took too much memory and was given up: import it in smaller parts.",
    );
    const short = new ParseThread({ time: 1, memory: 512 }, 0);
    const [slow] = await parseInWorker([large], short);
    expect(slow).toMatchObject({
      name: "large.bib",
      entries: [],
      error: "Reading this took too long and was given up: import it in smaller parts.",
    });
  });
});
