import { describe, expect, it } from "vitest";
import { splitAuthors } from "./split-authors";

describe("several authors in one text", () => {
  it.each([
    ["Smith, John; Doe, Jane", ["John Smith", "Jane Doe"]],
    ["John Smith; Jane Doe;", ["John Smith", "Jane Doe"]],
    ["A. Smith and B. Doe", ["A. Smith", "B. Doe"]],
    ["A. Smith & B. Doe", ["A. Smith", "B. Doe"]],
    ["A. Smith, B. Doe and C. Roe", ["A. Smith", "B. Doe", "C. Roe"]],
    ["A. Smith, B. Doe, and C. Roe", ["A. Smith", "B. Doe", "C. Roe"]],
    ["Ada Smith, Bob Doe, Cy Roe", ["Ada Smith", "Bob Doe", "Cy Roe"]],
    ["Smith, J., Doe, A. B., & Roe, C.", ["J. Smith", "A. B. Doe", "C. Roe"]],
    ["Smith, J., Doe, A.-B.", ["J. Smith", "A.-B. Doe"]],
    ["Smith, John and Doe, Jane", ["John Smith", "Jane Doe"]],
    ["John Smith\nJane Doe\r\n\n  Cy Roe  ", ["John Smith", "Jane Doe", "Cy Roe"]],
    ["Smith, John and others", ["Smith, John"]],
    ["A. Smith, B. Doe et al.", ["A. Smith", "B. Doe"]],
    ["World Health Organization; Doe, Jane", ["World Health Organization", "Jane Doe"]],
    ["王小明；李四、陳大文", ["王小明", "李四", "陳大文"]],
    ["王小明, 李四", ["王小明", "李四"]],
    ["山田 太郎，ジョン・スミス", ["山田 太郎", "ジョン・スミス"]],
    ["王小明、John Smith、李四", ["王小明", "John Smith", "李四"]],
    ["王小明，John Smith", ["王小明", "John Smith"]],
    ["محمد الأحمد، ليلى حسن", ["محمد الأحمد", "ليلى حسن"]],
    ["محمد الأحمد؛ ليلى حسن", ["محمد الأحمد", "ليلى حسن"]],
    ["Kim, Soo-jin; Ortega y Gasset, José", ["Soo-jin Kim", "José Ortega y Gasset"]],
  ])("%j", (text, expected) => {
    expect(splitAuthors(text)).toEqual(expected);
  });
});

describe("one author", () => {
  it.each([
    "John Smith",
    "Smith, John",
    "Smith, J.",
    "Martin Luther King, Jr.",
    "Department of Health and Human Services",
    "Council on Tall Buildings, Fires and Floods",
    "山田彬尭",
    "李, 明",
    "Alexandra Bandini",
  ])("%j stays as it is", (text) => {
    expect(splitAuthors(text)).toEqual([text]);
  });

  it("is none where there is nothing", () => {
    expect(splitAuthors(" \n ; ")).toEqual([]);
  });
});
