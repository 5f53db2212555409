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
    ["World Health Organization", "World Health Organization"],
    ["Aristotle", "Aristotle"],
  ])("%j is %j", (name, expected) => {
    expect(indexedName(name)).toBe(expected);
  });

  it("may be an organisation's", () => {
    expect(["World Health Organization", "Ada Lovelace", "Aristotle"].map(isOrganization)).toEqual([
      true,
      false,
      false,
    ]);
  });
});
