import { expect, test } from "vitest";
import { foldText } from "../../src/text/fold";

// The website folds the same: web/app/lib/format/fold.test.ts has the same texts.
test.each([
  ["  Zoë\u00a0Løvås ", "zoe lovas"],
  ["Mu\u0308ller-Straßer", "muller-strasser"],
  ["ÆŒØĐÐÞŁĦI ı", "aeoeoddthlhi i"],
  ["O’Brien on “X‐rays”, 1990–2000", 'o\'brien on "x-rays", 1990-2000'],
  ["digital\u00adization", "digitalization"],
])("folds %j", (text, folded) => {
  expect(foldText(text)).toBe(folded);
});
