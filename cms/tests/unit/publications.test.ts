import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { describe, expect, test } from "vitest";
import { toIsbn, toIssn, toOrcid } from "../../src/documents/validation/identifiers";
import { citationKeyOf, freeKey, freeSlug, slugOf } from "../../src/publications/address";
import { keptParts } from "../../src/publications/author-parts";
import { splitName } from "../../src/publications/names";

const work = (title: string, author?: string, year?: string) => ({
  title,
  authors: author === undefined ? [] : [author],
  year,
});

/** Name, given names, particle, family name, suffix. The website cites names by the same table. */
const table: unknown = JSON.parse(
  readFileSync(resolve(import.meta.dirname, "../../../docs/names.json"), "utf8"),
);
const names = Array.isArray(table) ? table.map((row) => [row].flat().map(String)) : [];

describe("a name falls into the same parts at the website and in the cms", () => {
  test("the table has names", () => expect(names.length).toBeGreaterThan(40));

  test.each(names)("%s", (name = "", given, particle, family, suffix) => {
    expect(splitName(name)).toEqual({ given, particle, family, suffix });
  });
});

describe("names", () => {
  test.each([
    ["Ludwig van Beethoven", ["Ludwig", "van", "Beethoven", ""]],
    ["van der Berg, Jan", ["Jan", "van der", "Berg", ""]],
    ["Smith, John D.", ["John D.", "", "Smith", ""]],
    ["John Smith Jr.", ["John", "", "Smith", "Jr."]],
    ["John Smith, Jr.", ["John", "", "Smith", "Jr."]],
    ["Smith, Jr., John", ["John", "", "Smith", "Jr."]],
    ["Robert De Niro", ["Robert", "", "De Niro", ""]],
    ["Anna de la Cruz", ["Anna", "de la", "Cruz", ""]],
    ["William H. Gates III", ["William H.", "", "Gates", "III"]],
    ["Francesco Fuso Nerini", ["Francesco Fuso", "", "Nerini", ""]],
    ["Plato", ["", "", "Plato", ""]],
    ["World Health Organization", ["", "", "World Health Organization", ""]],
    ["University of Oslo", ["", "", "University of Oslo", ""]],
    ["ATLAS Group", ["", "", "ATLAS Group", ""]],
    ["Institute for Rivers, Oslo", ["", "", "Institute for Rivers, Oslo", ""]],
    ["Jane Groupe", ["Jane", "", "Groupe", ""]],
  ])("%s", (name, [given, particle, family, suffix]) => {
    expect(splitName(name)).toEqual({ given, particle, family, suffix });
  });

  test("parts of names that are gone are dropped", () => {
    const parts = [{ name: "A B", given: "A", family: "B", color: "red" }, { family: "C" }, 7];
    expect(keptParts(parts, ["A B"])).toEqual([{ name: "A B", given: "A", family: "B" }]);
    expect(keptParts(parts, ["A C"])).toBeNull();
    expect(keptParts("x", ["A"])).toBeNull();
  });
});

describe("addresses", () => {
  test.each([
    [
      work("Understanding Digital Transformation: A Review", "Gregory Vial", "2019"),
      "vial-2019-understanding-digital-transformation",
    ],
    [
      work("The <i>Drosophila</i> genome", "Ludwig van Beethoven"),
      "beethoven-the-drosophila-genome",
    ],
    [work("H<sub>2</sub>O", undefined, "2020"), "2020-h2o"],
    [work("On peer-to-peer markets – a view", "María Núñez"), "nunez-on-peer-to-peer-markets"],
    [work("It’s a trap", "A. O'Neil"), "oneil-its-a-trap"],
    [
      work("Преступление и наказание", "Фёдор Достоевский", "1866"),
      "dostoevskiy-1866-prestuplenie-i-nakazanie",
    ],
    [work("数字化", "王小明", "2021"), "wang-xiao-ming-2021-shu-zi-hua"],
    [work("Report", "World Health Organization", "2020"), "world-health-organization-2020-report"],
    [work("…"), "work"],
    [work("a < b and i > 3"), "a-b-and"],
  ])("%j", (described, slug) => {
    expect(slugOf(described)).toBe(slug);
  });

  test("have 80 characters at most, also with a number", () => {
    const long = slugOf(work("x".repeat(200), "Ada", "2020"));
    expect(long).toHaveLength(80);
    expect(freeSlug(long, (slug) => slug === long)).toBe(`${long.slice(0, 78)}-2`);
    expect(freeSlug("a", (slug) => ["a", "a-2"].includes(slug))).toBe("a-3");
  });
});

describe("citation keys", () => {
  test.each([
    [work("Understanding Digital Transformation", "Gregory Vial", "2019"), "vial2019understanding"],
    [work("The digital firm", "Anna García-López", "2020"), "garcialopez2020digital"],
    [work("The"), "the"],
    [work("…"), "work"],
  ])("%j", (described, key) => {
    expect(citationKeyOf(described)).toBe(key);
  });

  test("clashes get letters", () => {
    const taken = new Set(["k"]);
    for (let count = 0; count < 28; count += 1) taken.add(freeKey("k", (key) => taken.has(key)));
    expect([...taken].slice(0, 3)).toEqual(["k", "ka", "kb"]);
    expect([...taken].slice(-3)).toEqual(["kz", "kaa", "kab"]);
  });
});

describe("an ORCID iD", () => {
  test.each([
    "0000-0002-1825-0097",
    "0000000218250097",
    "https://orcid.org/0000-0002-1825-0097",
    "http://www.orcid.org/0000-0002-1825-0097/",
    "orcid.org/0000-0002-1825-0097",
    "www.orcid.org/0000-0002-1825-0097",
    "ORCID.org/0000-0002-1825-0097/",
    "https://orcid.org/0000-0002-1825-0097?lang=en",
    "https://orcid.org/0000-0002-1825-0097/#works",
    "orcid.org/0000-0002-1825-0097/?lang=en#works",
  ])("is taken out of %s", (value) => {
    expect(toOrcid(value)).toBe("0000-0002-1825-0097");
  });

  test.each([
    "orcid.org/0000-0002-1825-0098",
    "https://orcid.org/0000-0002-1825-0098?lang=en",
    "https://orcid.org/0000-0002-1825-00970",
    "https://orcid.org/0000-0002-1825-0097/works",
    "https://orcid.org.example/0000-0002-1825-0097",
    "https://example.org/0000-0002-1825-0097",
    "ftp://orcid.org/0000-0002-1825-0097",
    "orcid.org/",
  ])("is none: %s", (value) => {
    expect(toOrcid(value)).toBeUndefined();
  });
});

test("check digits", () => {
  expect(toOrcid("0000-0002-1694-233X")).toBe("0000-0002-1694-233X");
  expect(toOrcid("https://orcid.org/000000021694233x")).toBe("0000-0002-1694-233X");
  for (const wrong of ["0000-0002-1694-2330", "0000-0002-1694", "x", ""]) {
    expect(toOrcid(wrong)).toBeUndefined();
  }
  expect(toIssn("2434561x")).toBe("2434-561X");
  expect(toIssn("2434-5611")).toBeUndefined();
  expect(toIsbn("0-306-40615-2")).toBe("0-306-40615-2");
  expect(toIsbn("9780306406158")).toBeUndefined();
});
