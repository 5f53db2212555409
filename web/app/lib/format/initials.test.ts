import { expect, it } from "vitest";
import { initialsOf } from "./initials";

it.each([
  ["Ada Lovelace", "AL"],
  ["Prof. Dr. Ada King Lovelace, PhD", "AL"],
  ["  plato ", "P"],
  ["Émile Zola", "ÉZ"],
  ["李 明", "李明"],
  ["محمد بن سلمان الأحمد", "م\u200cا"],
  ["", ""],
  ["42", ""],
])("%j has the initials %j", (name, initials) => {
  expect(initialsOf(name)).toBe(initials);
});
