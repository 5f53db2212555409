import { expect, it } from "vitest";
import { filesProblem } from "./source";

const megabyte = 1024 * 1024;
const file = (name: string, size: number) => ({ name, size });

it.each([
  [[file("a.bib", 1), file("b.ris", 10 * megabyte)], null],
  [[file("a.bib", 1), file("b.ris", 0)], "“b.ris” is empty."],
  [[file("a.bib", 10 * megabyte + 1)], "“a.bib” is larger than 10 MB. Choose a smaller file."],
  [
    Array.from({ length: 6 }, () => file("a.bib", 9 * megabyte)),
    "These files are too large together. Choose fewer at a time.",
  ],
])("says before anything is sent what is wrong with %j", (files, problem) => {
  expect(filesProblem(files)).toBe(problem);
});
