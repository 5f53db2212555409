import { describe, expect, it } from "vitest";
import { indexedName, isOrganization } from "./indexed-name";

describe("a name for programs that take the last word for the family name", () => {
  it.each([
    ["Ada Lovelace", "Ada Lovelace"],
    ["John D. Smith", "John D. Smith"],
    ["Smith, John D.", "Smith, John D."],
    ["Ludwig van Beethoven", "van Beethoven, Ludwig"],
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

  it("may be an organisation's", () => {
    expect(["World Health Organization", "Ada Lovelace", "Aristotle"].map(isOrganization)).toEqual([
      true,
      false,
      false,
    ]);
  });
});
