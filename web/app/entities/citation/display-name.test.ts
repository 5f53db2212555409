import { describe, expect, it } from "vitest";
import { displayName } from "./display-name";

describe("a name as lists show it", () => {
  it.each([
    ["Smith, John D.", "John D. Smith"],
    ["Smith,John", "John Smith"],
    ["  Smith ,  J. ", "J. Smith"],
    ["van Beethoven, Ludwig", "Ludwig van Beethoven"],
    ["d'Alembert, Jean", "Jean d'Alembert"],
    ["al-Khwarizmi, Muhammad", "Muhammad al-Khwarizmi"],
    ["Vargas Llosa, Mario", "Mario Vargas Llosa"],
    ["García Márquez, Gabriel J.", "Gabriel J. García Márquez"],
    ["Smith, Jr., John", "John Smith Jr."],
    ["Smith, John, Jr.", "John Smith Jr."],
    ["King Jr., Martin Luther", "Martin Luther King Jr."],
    ["山田, 彬尭", "山田 彬尭"],
    ["Толстой, Л. Н.", "Л. Н. Толстой"],
  ])("%j is turned round to %j", (name, shown) => {
    expect(displayName(name)).toBe(shown);
  });

  it.each([
    "Ludwig van Beethoven",
    "Plato",
    "et al.",
    "Smith,",
    ", John",
    "John Smith, Jr.",
    "Jane Doe, PhD",
    "Doe, Jane, M.D.",
    "Ford, III",
    "Wang, Xiaoming (王小明)",
    "Doe, Jane, et al.",
    "University of California, Berkeley",
    "Johnson & Johnson, Inc.",
    "Biochemistry, Genetics and Molecular Biology",
    "Toyota, Plant 4",
    "John Smith, Jane Doe",
    "Smith, J., Doe, A.",
    "Smith, Doe, Roe",
    "Толстой Л. Н.",
    "",
  ])("%j stays", (name) => {
    expect(displayName(name)).toBe(name);
  });
});
