import { expect, it } from "vitest";
import { foldText, foldedWords } from "./fold";

// The cms folds the same: cms/tests/unit/fold.test.ts has the same texts.
it.each([
  ["  Zoë\u00a0Løvås ", "zoe lovas"],
  ["Mu\u0308ller-Straßer", "muller-strasser"],
  ["ÆŒØĐÐÞŁĦI ı", "aeoeoddthlhi i"],
  ["O’Brien on “X‐rays”, 1990–2000", 'o\'brien on "x-rays", 1990-2000'],
  ["digital\u00adization", "digitalization"],
  ["احمدي، كريم", "احمدی، کریم"],
  ["欧阳 修 · 山田 太郎", "欧阳修 · 山田太郎"],
  ["김 민수 Kim", "김 민수 kim".normalize("NFKD")],
])("folds %j", (text, folded) => {
  expect(foldText(text)).toBe(folded);
});

it("takes the words of a search one by one, also Chinese ones", () => {
  expect(foldedWords("  欧阳 学习， Zoë, ")).toEqual(["欧阳", "学习", "zoe"]);
});
