import { expect, it } from "vitest";
import { splitKeywords } from "./keywords";

it.each([
  [
    "marketing, sustainability; retail\n pricing ,",
    ["marketing", "sustainability", "retail", "pricing"],
  ],
  ["永續、數位轉型；行銷，零售", ["永續", "數位轉型", "行銷", "零售"]],
  ["digital transformation", ["digital transformation"]],
  [" , ", []],
])("%j has the keywords %j", (text, keywords) => {
  expect(splitKeywords(text)).toEqual(keywords);
});
