import { expect, it } from "vitest";
import { foldText } from "./fold";

// The cms folds the same: cms/tests/unit/fold.test.ts has the same texts.
it.each([
  ["  Zoë\u00a0Løvås ", "zoe lovas"],
  ["Mu\u0308ller-Straßer", "muller-strasser"],
  ["ÆŒØĐÐÞŁĦI ı", "aeoeoddthlhi i"],
  ["O’Brien on “X‐rays”, 1990–2000", 'o\'brien on "x-rays", 1990-2000'],
  ["digital\u00adization", "digitalization"],
])("folds %j", (text, folded) => {
  expect(foldText(text)).toBe(folded);
});
