import { describe, expect, it } from "vitest";
import { readerOf } from "~/entities/citation/person-name";
import { indexedName, isOrganization } from "./indexed-name";

describe("a name for programs that take the last word for the family name", () => {
  it.each([
    ["Ada Lovelace", "Ada Lovelace"],
    ["John D. Smith", "John D. Smith"],
    ["Smith, John D.", "Smith, John D."],
    ["Ludwig van Beethoven", "van Beethoven, Ludwig"],
    ["Charles-Édouard d'Alembert", "d'Alembert, Charles-Édouard"],
    ["Muhammad al-Khwarizmi", "al-Khwarizmi, Muhammad"],
    ["Jan van 't Hoff", "van 't Hoff, Jan"],
    ["Wang Xiaoming (王小明)", "Xiaoming, Wang"],
    ["Plato (philosopher)", "Plato"],
    ["van Gogh (painter)", "van Gogh"],
    ["World Health Organization (WHO)", "World Health Organization (WHO),"],
    ["Толстой Л. Н.", "Толстой, Л. Н."],
    ["أحمد عبد الله", "عبد الله, أحمد"],
    ["عبد الله", "عبد الله"],
    ["Martin Luther King Jr.", "King, Martin Luther Jr."],
    ["José Ortega y Gasset", "Ortega y Gasset, José"],
    ["World Health Organization", "World Health Organization,"],
    ["Aristotle", "Aristotle"],
  ])("%j is %j", (name, expected) => {
    expect(indexedName(name)).toBe(expected);
  });

  it.each([
    ["Juana Inés de la Cruz", "de la Cruz, Juana\u00a0Inés"],
    ["Smith, John D.", "Smith, John\u00a0D."],
    ["John D. Smith", "John D. Smith"],
    ["World Health Organization", "World Health Organization,"],
  ])("%j is %j where it is the only one", (name, expected) => {
    expect(indexedName(name, true)).toBe(expected);
  });

  it("is in the parts that an import has found", () => {
    const readName = readerOf([
      { name: "Mario Vargas Llosa", given: "Mario", family: "Vargas Llosa" },
      { name: "Google DeepMind", family: "Google DeepMind" },
      { name: "John (Jack) Smith Lee", given: "John (Jack)", family: "Smith Lee" },
    ]);
    expect(indexedName("John (Jack) Smith Lee", false, readName)).toBe("Smith Lee, John");
    expect(indexedName("Mario Vargas Llosa", false, readName)).toBe("Vargas Llosa, Mario");
    expect(indexedName("Google DeepMind", false, readName)).toBe("Google DeepMind,");
    expect(indexedName("Ada Lovelace", false, readName)).toBe("Ada Lovelace");
    expect(isOrganization("Google DeepMind", readName)).toBe(true);
    expect(isOrganization("Mario Vargas Llosa", readName)).toBe(false);
  });

  it("may be an organization's", () => {
    const names = ["World Health Organization", "Ada Lovelace", "Aristotle", "عبد الله"];
    expect(names.map((name) => isOrganization(name))).toEqual([true, false, false, false]);
  });
});
