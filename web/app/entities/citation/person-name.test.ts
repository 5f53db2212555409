import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { describe, expect, it } from "vitest";
import { z } from "zod";
import { citeSample } from "../../../tests/support/written-citation";
import { parsePersonName } from "./person-name";

describe("a name", () => {
  it.each([
    ["Gregory Vial", { given: "Gregory", family: "Vial" }],
    ["  J.  K.  Rowling ", { given: "J. K.", family: "Rowling" }],
    ["Vial, Gregory", { given: "Gregory", family: "Vial" }],
    [
      "Ludwig van Beethoven",
      { given: "Ludwig", "non-dropping-particle": "van", family: "Beethoven" },
    ],
    [
      "van Beethoven, Ludwig",
      { given: "Ludwig", "non-dropping-particle": "van", family: "Beethoven" },
    ],
    [
      "Vincent van der Berg",
      { given: "Vincent", "non-dropping-particle": "van der", family: "Berg" },
    ],
    ["van Gogh", { "non-dropping-particle": "van", family: "Gogh" }],
    ["Dick Van Dyke", { given: "Dick", family: "Van Dyke" }],
    [
      "Jean le Rond d'Alembert",
      { given: "Jean", "non-dropping-particle": "le", family: "Rond d'Alembert" },
    ],
    [
      "Muhammad al-Khwarizmi",
      { given: "Muhammad", "non-dropping-particle": "al-", family: "Khwarizmi" },
    ],
    ["José Ortega y Gasset", { given: "José", family: "Ortega y Gasset" }],
    ["Martin Luther King Jr.", { given: "Martin Luther", family: "King", suffix: "Jr." }],
    ["Martin Luther King, Jr.", { given: "Martin Luther", family: "King", suffix: "Jr." }],
    ["King, Martin Luther, Jr.", { given: "Martin Luther", family: "King", suffix: "Jr." }],
    ["King Jr., Martin Luther", { given: "Martin Luther", family: "King", suffix: "Jr." }],
    ["Henry Louis Gates III", { given: "Henry Louis", family: "Gates", suffix: "III" }],
    ["Jane Doe, PhD", { given: "Jane", family: "Doe" }],
    ["王 小波", { family: "王", given: "小波" }],
    ["山田太郎", { literal: "山田太郎" }],
    ["Лев Толстой", { given: "Лев", family: "Толстой" }],
    ["Plato", { literal: "Plato" }],
    ["World Health Organization", { literal: "World Health Organization" }],
    ["The ATLAS Collaboration", { literal: "The ATLAS Collaboration" }],
    ["University of California, Berkeley", { literal: "University of California, Berkeley" }],
    ["World Bank", { literal: "World Bank" }],
    ["Adam Bankman", { given: "Adam", family: "Bankman" }],
    ["", { literal: "" }],
  ])("%s", (name, parts) => expect(parsePersonName(name)).toEqual(parts));
});

/** The cms splits names for addresses and keys by the same table. */
const TABLE = z
  .array(z.tuple([z.string(), z.string(), z.string(), z.string(), z.string()]))
  .parse(
    JSON.parse(readFileSync(resolve(import.meta.dirname, "../../../../docs/names.json"), "utf8")),
  );

describe("a name falls into the same parts at the website and in the cms", () => {
  it.each(TABLE)("%s", (name, given, particle, family, suffix) => {
    const parts = parsePersonName(name);
    expect([
      parts.given ?? "",
      parts["non-dropping-particle"] ?? "",
      parts.literal ?? parts.family,
      parts.suffix ?? "",
    ]).toEqual([given, particle, family, suffix]);
  });
});

describe("initials without stops in a citation", () => {
  it.each([
    ["JD Smith", "Smith, J. D."],
    ["Smith, JD", "Smith, J. D."],
    ["Smith, AE", "Smith, A. E."],
    ["AE Smith", "Smith, A. E."],
    ["AA Legalov", "Legalov, A. A."],
    ["JRR Tolkien", "Tolkien, J. R. R."],
    ["JA Smith", "Smith, J."],
    ["ED Smith", "Smith, E."],
    ["AN Wei", "Wei, A."],
    ["LEE Min-ho", "Min-ho, L."],
    ["van Dam, JRR", "van Dam, J. R. R."],
    ["Smith, Jo", "Smith, J."],
    ["SMITH, JOE", "SMITH, J."],
    ["LI Wei", "Wei, L."],
    ["NG Andrew", "Andrew, N."],
  ])("of %s", async (author, cited) => {
    const citation = await citeSample("apa", { authors: [author] });
    expect(citation).toBe(`${cited} (2011). A note. *Notes*, *1*, 3.`);
  });

  it("are those of all where one author has letters that are no name", async () => {
    const authors = ["JA Smith", "KIR Reitan", "Ada Ash", "JD Roe"];
    expect(await citeSample("apa", { authors })).toBe(
      "Smith, J. A., Reitan, K. I. R., Ash, A., & Roe, J. D. (2011). A note. *Notes*, *1*, 3.",
    );
    expect(await citeSample("apa", { authors: ["LI Wei", "Ada Ash"] })).toContain("Wei, L., &");
  });
});
