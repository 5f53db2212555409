import { describe, expect, it } from "vitest";
import { BOOK, citeSample } from "../../../tests/support/written-citation";
import type { Publication } from "~/entities/publication/publication";
import type { StyleValue } from "./citation-style";

/** What is said of a work, by the style that cites it. */
type Sample = readonly [style: StyleValue, work: Partial<Publication>, citation: string];

const REPORT = { ...BOOK, type: "report", publisher: null, institution: "Univ X" } as const;

const NO_EDITIONS: readonly Sample[] = [
  ["apa", { ...REPORT, number: "12/2019" }, "Ash, A. (2011). *A note* (No. 12/2019). Univ X."],
  ["mla", { ...REPORT, number: "12/2019" }, "Ash, Ada. *A Note*. No. 12/2019, Univ X, 2011."],
  ["chicago", { ...REPORT, number: "12/2019" }, "Ash, Ada. 2011. *A Note*. No. 12/2019. Univ X."],
  ["harvard", { ...REPORT, number: "12/2019" }, "Ash, A. (2011) *A note*. 12/2019. Univ X."],
  ["ieee", { ...REPORT, number: "12/2019" }, "A. Ash, “A note,” Univ X, 12/2019, 2011."],
  [
    "vancouver",
    { ...REPORT, number: "12/2019" },
    "Ash A. A note. Univ X; 2011. Report no.: 12/2019.",
  ],
  ["apa", { ...REPORT, number: "5 & 6" }, "Ash, A. (2011). *A note* (Nos. 5 & 6). Univ X."],
  ["mla", { ...REPORT, number: "5 & 6" }, "Ash, Ada. *A Note*. Nos. 5 & 6, Univ X, 2011."],
  ["chicago", { ...REPORT, number: "5 & 6" }, "Ash, Ada. 2011. *A Note*. Nos. 5 & 6. Univ X."],
  ["harvard", { ...REPORT, number: "5 & 6" }, "Ash, A. (2011) *A note*. 5 & 6. Univ X."],
  ["ieee", { ...REPORT, number: "5 & 6" }, "A. Ash, “A note,” Univ X, 5 & 6, 2011."],
  ["vancouver", { ...REPORT, number: "5 & 6" }, "Ash A. A note. Univ X; 2011. Report nos.: 5 & 6."],
  ["mla", { ...REPORT, number: "5, 6" }, "Ash, Ada. *A Note*. Nos. 5, 6, Univ X, 2011."],
  ["apa", { ...BOOK, volume: "2/3" }, "Ash, A. (2011). *A note* (Vol. 2/3). Springer."],
  ["mla", { ...BOOK, volume: "2/3" }, "Ash, Ada. *A Note*. Vol. 2/3, Springer, 2011."],
  ["chicago", { ...BOOK, volume: "2/3" }, "Ash, Ada. 2011. *A Note*. Vol. 2/3. Springer."],
  ["ieee", { ...BOOK, volume: "2/3" }, "A. Ash, *A note*, vol. 2/3. Springer, 2011."],
  ["vancouver", { ...BOOK, volume: "2/3" }, "Ash A. A note. Vol. 2/3. Springer; 2011."],
];

describe("a number or volume behind the title is no edition", () => {
  it.each(NO_EDITIONS)("%s: %j", async (style, work, citation) => {
    expect(await citeSample(style, work)).toBe(citation);
  });
});
