import { describe, expect, it } from "vitest";
import { BOOK, citeSample } from "../../../tests/support/written-citation";
import type { Publication } from "~/entities/publication/publication";
import type { StyleValue } from "./citation-style";

/** What is said of a work, by the style that cites it. */
type Sample = readonly [style: StyleValue, work: Partial<Publication>, citation: string];

const REPORT = { ...BOOK, type: "report", publisher: null, institution: "Univ X" } as const;
const PREPRINT = { ...BOOK, type: "preprint", publisher: "arXiv" } as const;
const CHAPTER = { ...BOOK, type: "chapter", journal: "Handbook", pages: "7-9" } as const;
const PROGRAM = { ...BOOK, type: "software" } as const;

const PATENT = {
  ...BOOK,
  type: "other",
  genre: "U.S. Patent",
  number: "9,367,592",
  publisher: "Patent Office",
} as const;

/** APA 7, 11.8; MLA 9, 5.6; Chicago 18, 14.192; Cite Them Right; IEEE; Citing Medicine, 10. */
const PATENTS: readonly Sample[] = [
  ["apa", PATENT, "Ash, A. (2011). *A note* (U.S. Patent No. 9,367,592). Patent Office."],
  ["mla", PATENT, "Ash, Ada. *A Note*. U.S. Patent 9,367,592, Patent Office, 2011."],
  ["chicago", PATENT, "Ash, Ada. 2011. A note. U.S. Patent 9,367,592, issued 2011."],
  ["harvard", PATENT, "Ash, A. (2011) *A note*. U.S. Patent 9,367,592. Patent Office."],
  ["ieee", PATENT, "A. Ash, “A note,” Patent Office, U.S. Patent 9,367,592, 2011."],
  ["vancouver", PATENT, "Ash A. A note. Patent Office; U.S. Patent 9,367,592, 2011."],
];

const HYPHENS: readonly Sample[] = [
  [
    "apa",
    { ...REPORT, type: "working-paper", number: "2023-12" },
    "Ash, A. (2011). *A note* (Working Paper No. 2023-12). Univ X.",
  ],
  [
    "mla",
    { ...REPORT, type: "working-paper", number: "2023-12" },
    "Ash, Ada. *A Note*. Working paper no. 2023-12, Univ X, 2011.",
  ],
  [
    "chicago",
    { ...REPORT, type: "working-paper", number: "2023-12" },
    "Ash, Ada. 2011. *A Note*. Working Paper No. 2023-12. Univ X.",
  ],
  [
    "harvard",
    { ...REPORT, type: "working-paper", number: "2023-12" },
    "Ash, A. (2011) *A note*. Working paper 2023-12. Univ X.",
  ],
  [
    "ieee",
    { ...REPORT, type: "working-paper", number: "2023-12" },
    "A. Ash, “A note,” Univ X, Working paper 2023-12, 2011.",
  ],
  [
    "vancouver",
    { ...REPORT, type: "working-paper", number: "2023-12" },
    "Ash A. A note. Univ X; 2011. Report no.: 2023-12.",
  ],
  [
    "apa",
    { ...REPORT, type: "working-paper", number: "2019-045" },
    "Ash, A. (2011). *A note* (Working Paper No. 2019-045). Univ X.",
  ],
  [
    "mla",
    { ...REPORT, type: "working-paper", number: "2019-045" },
    "Ash, Ada. *A Note*. Working paper no. 2019-045, Univ X, 2011.",
  ],
  [
    "vancouver",
    { ...REPORT, type: "working-paper", number: "2019-045" },
    "Ash A. A note. Univ X; 2011. Report no.: 2019-045.",
  ],
  ["apa", { ...REPORT, number: "20-15" }, "Ash, A. (2011). *A note* (No. 20-15). Univ X."],
  ["mla", { ...REPORT, number: "20-15" }, "Ash, Ada. *A Note*. No. 20-15, Univ X, 2011."],
  ["chicago", { ...REPORT, number: "20-15" }, "Ash, Ada. 2011. *A Note*. No. 20-15. Univ X."],
  [
    "ieee",
    { ...REPORT, number: "20-15", genre: "Technical report" },
    "A. Ash, “A note,” Univ X, Tech. Rep. 20-15, 2011.",
  ],
  ["apa", { ...REPORT, number: "2019/12-3" }, "Ash, A. (2011). *A note* (No. 2019/12-3). Univ X."],
  ["mla", { ...REPORT, number: "2019/12-3" }, "Ash, Ada. *A Note*. No. 2019/12-3, Univ X, 2011."],
  [
    "vancouver",
    { ...REPORT, number: "2019/12-3" },
    "Ash A. A note. Univ X; 2011. Report no.: 2019/12-3.",
  ],
  [
    "apa",
    { ...REPORT, number: "20-15, 20-16" },
    "Ash, A. (2011). *A note* (Nos. 20-15, 20-16). Univ X.",
  ],
  [
    "vancouver",
    { ...REPORT, number: "20-15, 20-16" },
    "Ash A. A note. Univ X; 2011. Report nos.: 20-15, 20-16.",
  ],
  ["apa", { ...REPORT, number: "TR-2019-045" }, "Ash, A. (2011). *A note* (TR-2019-045). Univ X."],
  [
    "vancouver",
    { ...REPORT, number: "TR-2019-045" },
    "Ash A. A note. Univ X; 2011. Report TR-2019-045.",
  ],
  ["apa", { ...REPORT, number: "12–14" }, "Ash, A. (2011). *A note* (Nos. 12–14). Univ X."],
  ["vancouver", { ...REPORT, number: "12–14" }, "Ash A. A note. Univ X; 2011. Report nos.: 12–14."],
  [
    "apa",
    { article_number: "2019-045", pages: null },
    "Ash, A. (2011). A note. *Notes*, *1*, Article 2019-045.",
  ],
  [
    "mla",
    { article_number: "2019-045", pages: null },
    "Ash, Ada. “A Note.” *Notes*, vol. 1, 2011, p. 2019-045.",
  ],
  [
    "chicago",
    { article_number: "2019-045", pages: null },
    "Ash, Ada. 2011. “A Note.” *Notes* 1: 2019-045.",
  ],
  [
    "harvard",
    { article_number: "2019-045", pages: null },
    "Ash, A. (2011) ‘A note’, *Notes*, 1, p. 2019-045.",
  ],
  [
    "ieee",
    { article_number: "2019-045", pages: null },
    "A. Ash, “A note,” *Notes*, vol. 1, Art. no. 2019-045, 2011.",
  ],
  [
    "vancouver",
    { article_number: "2019-045", pages: null },
    "Ash A. A note. Notes. 2011;1:2019-045.",
  ],
  [
    "mla",
    { article_number: "012-3", pages: null },
    "Ash, Ada. “A Note.” *Notes*, vol. 1, 2011, p. 012-3.",
  ],
  [
    "chicago",
    { article_number: "012-3", pages: null },
    "Ash, Ada. 2011. “A Note.” *Notes* 1: 012-3.",
  ],
  [
    "mla",
    { ...BOOK, series: "Lecture Notes", number: "12-3" },
    "Ash, Ada. *A Note*. Springer, 2011. Lecture Notes 12-3.",
  ],
  [
    "chicago",
    { ...BOOK, series: "Lecture Notes", number: "12-3" },
    "Ash, Ada. 2011. *A Note*. Lecture Notes 12-3. Springer.",
  ],
  [
    "harvard",
    { ...BOOK, series: "Lecture Notes", number: "12-3" },
    "Ash, A. (2011) *A note*. Springer (Lecture Notes, 12-3).",
  ],
  [
    "ieee",
    { ...BOOK, series: "Lecture Notes", number: "12-3" },
    "A. Ash, *A note*. in Lecture Notes, no. 12-3. Springer, 2011.",
  ],
  [
    "vancouver",
    { ...BOOK, series: "Lecture Notes", number: "12-3" },
    "Ash A. A note. Springer; 2011. (Lecture Notes; no. 12-3).",
  ],
  [
    "mla",
    { ...BOOK, series: "Lecture Notes", volume: "12-13" },
    "Ash, Ada. *A Note*. Springer, 2011. Lecture Notes 12–13.",
  ],
  ["mla", { issue: "2019-3" }, "Ash, Ada. “A Note.” *Notes*, vol. 1, no. 2019-3, 2011, p. 3."],
  ["chicago", { issue: "2019-3" }, "Ash, Ada. 2011. “A Note.” *Notes* 1 (2019-3): 3."],
  ["mla", { issue: "3-4" }, "Ash, Ada. “A Note.” *Notes*, vol. 1, nos. 3–4, 2011, p. 3."],
  [
    "apa",
    { ...PROGRAM, edition: "2019-05" },
    "Ash, A. (2011). *A note* (Version 2019-05) [Computer software]. Springer.",
  ],
  [
    "mla",
    { ...PROGRAM, edition: "2019-05" },
    "Ash, Ada. *A note*. Version 2019-05, Springer, 2011.",
  ],
];

describe("the number of a patent has its kind before it", () => {
  it.each(PATENTS)("%s: %j", async (style, work, citation) => {
    expect(await citeSample(style, work)).toBe(citation);
  });
});

describe("a hyphen stands within a number, not between two", () => {
  it.each(HYPHENS)("%s: %j", async (style, work, citation) => {
    expect(await citeSample(style, work)).toBe(citation);
  });
});

const LETTERS: readonly Sample[] = [
  [
    "apa",
    { ...PREPRINT, eprint: "hep-th/9901001" },
    "Ash, A. (2011). *A note* (arXiv:hep-th/9901001). arXiv.",
  ],
  [
    "mla",
    { ...PREPRINT, eprint: "hep-th/9901001" },
    "Ash, Ada. “A Note.” Preprint arXiv:hep-th/9901001, arXiv, 2011.",
  ],
  [
    "chicago",
    { ...PREPRINT, eprint: "hep-th/9901001" },
    "Ash, Ada. 2011. “A Note.” Preprint arXiv:hep-th/9901001. arXiv.",
  ],
  [
    "ieee",
    { ...PREPRINT, eprint: "hep-th/9901001" },
    "A. Ash, “A note,” 2011, *arXiv*: hep-th/9901001.",
  ],
  [
    "harvard",
    { ...PREPRINT, eprint: "hep-th/9901001" },
    "Ash, A. (2011) ‘A note’, *arXiv* [Preprint]. Available at: https://arxiv.org/abs/hep-th/9901001.",
  ],
  [
    "vancouver",
    { ...PREPRINT, eprint: "hep-th/9901001" },
    "Ash A. A note [Preprint] [Internet]. arXiv; 2011. Available from: https://arxiv.org/abs/hep-th/9901001",
  ],
  [
    "apa",
    { ...PREPRINT, eprint: "cond-mat/9901001" },
    "Ash, A. (2011). *A note* (arXiv:cond-mat/9901001). arXiv.",
  ],
  [
    "chicago",
    { ...PREPRINT, eprint: "cond-mat/9901001" },
    "Ash, Ada. 2011. “A Note.” Preprint arXiv:cond-mat/9901001. arXiv.",
  ],
  ["apa", { ...REPORT, number: "w12345" }, "Ash, A. (2011). *A note* (No. w12345). Univ X."],
  ["chicago", { ...REPORT, number: "w12345" }, "Ash, Ada. 2011. *A Note*. No. w12345. Univ X."],
  [
    "chicago",
    { ...REPORT, number: "tr-2019-045" },
    "Ash, Ada. 2011. *A Note*. tr-2019-045. Univ X.",
  ],
  [
    "chicago",
    { ...PROGRAM, edition: "2.0-beta" },
    "Ash, Ada. 2011. *A note*. V. 2.0-beta. Springer.",
  ],
];

describe("letters of a number stay as they are", () => {
  it.each(LETTERS)("%s: %j", async (style, work, citation) => {
    expect(await citeSample(style, work)).toBe(citation);
  });
});

const ROMAN: readonly Sample[] = [
  ["apa", { ...BOOK, volume: "II" }, "Ash, A. (2011). *A note* (Vol. II). Springer."],
  ["mla", { ...BOOK, volume: "II" }, "Ash, Ada. *A Note*. Vol. II, Springer, 2011."],
  ["chicago", { ...BOOK, volume: "II" }, "Ash, Ada. 2011. *A Note*. Vol. II. Springer."],
  ["ieee", { ...BOOK, volume: "II" }, "A. Ash, *A note*, vol. II. Springer, 2011."],
  ["vancouver", { ...BOOK, volume: "II" }, "Ash A. A note. Vol. II. Springer; 2011."],
  ["apa", { ...BOOK, volume: "I-II" }, "Ash, A. (2011). *A note* (Vols. I–II). Springer."],
  ["mla", { ...BOOK, volume: "I-II" }, "Ash, Ada. *A Note*. Vols. I–II, Springer, 2011."],
  ["vancouver", { ...BOOK, volume: "I-II" }, "Ash A. A note. Vols. I–II. Springer; 2011."],
  ["apa", { ...BOOK, volume: "C" }, "Ash, A. (2011). *A note* (Vol. C). Springer."],
  [
    "apa",
    { ...BOOK, type: "chapter", journal: "Handbook", pages: "7-9", volume: "III" },
    "Ash, A. (2011). A note. In *Handbook* (Vol. III, pp. 7–9). Springer.",
  ],
  [
    "mla",
    { ...BOOK, type: "chapter", journal: "Handbook", pages: "7-9", volume: "III" },
    "Ash, Ada. “A Note.” *Handbook*, vol. III, Springer, 2011, pp. 7–9.",
  ],
  [
    "chicago",
    { ...BOOK, type: "chapter", journal: "Handbook", pages: "7-9", volume: "III" },
    "Ash, Ada. 2011. “A Note.” In *Handbook*, vol. III. Springer.",
  ],
  ["apa", { volume: "XIV", issue: "2" }, "Ash, A. (2011). A note. *Notes*, *XIV*(2), 3."],
  [
    "mla",
    { volume: "XIV", issue: "2" },
    "Ash, Ada. “A Note.” *Notes*, vol. XIV, no. 2, 2011, p. 3.",
  ],
  [
    "ieee",
    { volume: "XIV", issue: "2" },
    "A. Ash, “A note,” *Notes*, vol. XIV, no. 2, p. 3, 2011.",
  ],
  ["apa", { ...REPORT, number: "IV" }, "Ash, A. (2011). *A note* (No. IV). Univ X."],
];

describe("a Roman number is a number, and so is a letter", () => {
  it.each(ROMAN)("%s: %j", async (style, work, citation) => {
    expect(await citeSample(style, work)).toBe(citation);
  });
});

const LABELS: readonly Sample[] = [
  ["apa", { volume: "Vol. 12", issue: "No. 3" }, "Ash, A. (2011). A note. *Notes*, *12*(3), 3."],
  [
    "mla",
    { volume: "Vol. 12", issue: "No. 3" },
    "Ash, Ada. “A Note.” *Notes*, vol. 12, no. 3, 2011, p. 3.",
  ],
  [
    "chicago",
    { volume: "Vol. 12", issue: "No. 3" },
    "Ash, Ada. 2011. “A Note.” *Notes* 12 (3): 3.",
  ],
  [
    "harvard",
    { volume: "Vol. 12", issue: "No. 3" },
    "Ash, A. (2011) ‘A note’, *Notes*, 12(3), p. 3.",
  ],
  [
    "ieee",
    { volume: "Vol. 12", issue: "No. 3" },
    "A. Ash, “A note,” *Notes*, vol. 12, no. 3, p. 3, 2011.",
  ],
  ["vancouver", { volume: "Vol. 12", issue: "No. 3" }, "Ash A. A note. Notes. 2011;12(3):3."],
  ["apa", { ...BOOK, volume: "Volume 2" }, "Ash, A. (2011). *A note* (Vol. 2). Springer."],
  ["mla", { ...BOOK, volume: "Volume 2" }, "Ash, Ada. *A Note*. Vol. 2, Springer, 2011."],
  ["ieee", { ...BOOK, volume: "Volume 2" }, "A. Ash, *A note*, vol. 2. Springer, 2011."],
  ["ieee", { ...REPORT, number: "No. 3" }, "A. Ash, “A note,” Univ X, 3, 2011."],
  ["vancouver", { ...REPORT, number: "No. 3" }, "Ash A. A note. Univ X; 2011. Report no.: 3."],
  ["apa", { ...BOOK, edition: "3rd edition" }, "Ash, A. (2011). *A note* (3rd ed.). Springer."],
  ["harvard", { ...BOOK, edition: "3rd edition" }, "Ash, A. (2011) *A note*. 3rd edn. Springer."],
  ["harvard", { ...BOOK, edition: "2nd ed." }, "Ash, A. (2011) *A note*. 2nd edn. Springer."],
];

describe("what the styles write around a number is cited once", () => {
  it.each(LABELS)("%s: %j", async (style, work, citation) => {
    expect(await citeSample(style, work)).toBe(citation);
  });
});

const SUPPLEMENTS: readonly Sample[] = [
  ["apa", { issue: "Suppl 1" }, "Ash, A. (2011). A note. *Notes*, *1*(Suppl 1), 3."],
  ["mla", { issue: "Suppl 1" }, "Ash, Ada. “A Note.” *Notes*, vol. 1, supplement 1, 2011, p. 3."],
  ["chicago", { issue: "Suppl 1" }, "Ash, Ada. 2011. “A Note.” *Notes* 1 (Suppl 1): 3."],
  ["harvard", { issue: "Suppl 1" }, "Ash, A. (2011) ‘A note’, *Notes*, 1(Suppl 1), p. 3."],
  ["ieee", { issue: "Suppl 1" }, "A. Ash, “A note,” *Notes*, vol. 1, suppl. 1, p. 3, 2011."],
  ["vancouver", { issue: "Suppl 1" }, "Ash A. A note. Notes. 2011;1(Suppl 1):3."],
  [
    "mla",
    { issue: "2 Suppl 1" },
    "Ash, Ada. “A Note.” *Notes*, vol. 1, no. 2, supplement 1, 2011, p. 3.",
  ],
  [
    "ieee",
    { issue: "2 Suppl 1" },
    "A. Ash, “A note,” *Notes*, vol. 1, no. 2, suppl. 1, p. 3, 2011.",
  ],
  [
    "ieee",
    { volume: "3", issue: "2 (Suppl 1)" },
    "A. Ash, “A note,” *Notes*, vol. 3, no. 2, suppl. 1, p. 3, 2011.",
  ],
  [
    "mla",
    { volume: "3", issue: "2_Supplement" },
    "Ash, Ada. “A Note.” *Notes*, vol. 3, no. 2, supplement, 2011, p. 3.",
  ],
  [
    "ieee",
    { volume: "3", issue: "2_Supplement" },
    "A. Ash, “A note,” *Notes*, vol. 3, no. 2, suppl., p. 3, 2011.",
  ],
  [
    "mla",
    { issue: "Supplement_1" },
    "Ash, Ada. “A Note.” *Notes*, vol. 1, supplement 1, 2011, p. 3.",
  ],
  ["ieee", { issue: "Supplement_1" }, "A. Ash, “A note,” *Notes*, vol. 1, suppl. 1, p. 3, 2011."],
  [
    "mla",
    { volume: null, issue: "Suppl 2" },
    "Ash, Ada. “A Note.” *Notes*, supplement 2, 2011, p. 3.",
  ],
  ["ieee", { volume: null, issue: "Suppl 2" }, "A. Ash, “A note,” *Notes*, suppl. 2, p. 3, 2011."],
  [
    "mla",
    { issue: "Special issue" },
    "Ash, Ada. “A Note.” *Notes*, vol. 1, special issue, 2011, p. 3.",
  ],
  [
    "ieee",
    { issue: "Special issue" },
    "A. Ash, “A note,” *Notes*, vol. 1, special issue, p. 3, 2011.",
  ],
  ["mla", { issue: "S1" }, "Ash, Ada. “A Note.” *Notes*, vol. 1, no. S1, 2011, p. 3."],
  ["ieee", { issue: "S1" }, "A. Ash, “A note,” *Notes*, vol. 1, no. S1, p. 3, 2011."],
];

describe("a supplement is no issue with a number", () => {
  it.each(SUPPLEMENTS)("%s: %j", async (style, work, citation) => {
    expect(await citeSample(style, work)).toBe(citation);
  });
});

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

const IN_VOLUMES: readonly Sample[] = [
  ["harvard", { ...BOOK, volume: "2" }, "Ash, A. (2011) *A note*. Vol. 2. Springer."],
  [
    "harvard",
    { ...BOOK, volume: "2", edition: "2", place: "Cham" },
    "Ash, A. (2011) *A note*. 2nd edn. Vol. 2. Cham: Springer.",
  ],
  [
    "harvard",
    { ...BOOK, volume: "2", edition: "11", editors: ["Eva Elm"] },
    "Ash, A. (2011) *A note*. 11th edn. Vol. 2. Edited by E. Elm. Springer.",
  ],
  ["harvard", { ...BOOK, volume: "1-2" }, "Ash, A. (2011) *A note*. Vols 1–2. Springer."],
  ["harvard", { ...BOOK, volume: "II" }, "Ash, A. (2011) *A note*. Vol. II. Springer."],
  ["harvard", { ...BOOK, volume: "2", publisher: null }, "Ash, A. (2011) *A note*. Vol. 2."],
  [
    "harvard",
    { ...CHAPTER, volume: "3" },
    "Ash, A. (2011) ‘A note’, *Handbook*. Vol. 3. Springer, pp. 7–9.",
  ],
  [
    "vancouver",
    { ...CHAPTER, volume: "3" },
    "Ash A. A note. In: Handbook. Vol. 3. Springer; 2011. p. 7–9.",
  ],
  [
    "harvard",
    { ...CHAPTER, volume: "3", edition: "2", editors: ["Eva Elm"], place: "Cham" },
    "Ash, A. (2011) ‘A note’, in E. Elm (ed.) *Handbook*. 2nd edn. Vol. 3. Cham: Springer, pp. 7–9.",
  ],
  [
    "vancouver",
    { ...CHAPTER, volume: "3", edition: "2", editors: ["Eva Elm"], place: "Cham" },
    "Ash A. A note. In: Elm E, editor. Handbook. 2nd ed. Vol. 3. Cham: Springer; 2011. p. 7–9.",
  ],
  [
    "harvard",
    { ...CHAPTER, volume: "2", edition: "Revised ed." },
    "Ash, A. (2011) ‘A note’, *Handbook*. Revised ed. Vol. 2. Springer, pp. 7–9.",
  ],
  [
    "vancouver",
    { ...CHAPTER, volume: "2", edition: "Revised ed." },
    "Ash A. A note. In: Handbook. Revised ed. Vol. 2. Springer; 2011. p. 7–9.",
  ],
  [
    "vancouver",
    { ...CHAPTER, volume: "1-2" },
    "Ash A. A note. In: Handbook. Vols. 1–2. Springer; 2011. p. 7–9.",
  ],
  [
    "harvard",
    { ...CHAPTER, type: "conference-paper", volume: "3", editors: ["Eva Elm"] },
    "Ash, A. (2011) ‘A note’, in E. Elm (ed.) *Handbook*. Vol. 3. Springer, pp. 7–9.",
  ],
];

describe("the volume of a book, and of one that a chapter or paper is in", () => {
  it.each(IN_VOLUMES)("%s: %j", async (style, work, citation) => {
    expect(await citeSample(style, work)).toBe(citation);
  });
});

const NOTES_1 = "Ash, A. (2011). A note. *Notes*, *1*,";
const PAGES_WITH_LABELS: readonly Sample[] = [
  ["apa", { pages: "Sp. 215–221" }, `${NOTES_1} cols. 215–221.`],
  ["mla", { pages: "Sp. 215–221" }, "Ash, Ada. “A Note.” *Notes*, vol. 1, 2011, cols. 215–221."],
  ["chicago", { pages: "Sp. 215–221" }, "Ash, Ada. 2011. “A Note.” *Notes* 1: cols. 215–221."],
  ["harvard", { pages: "Sp. 215–221" }, "Ash, A. (2011) ‘A note’, *Notes*, 1, cols. 215–221."],
  ["ieee", { pages: "Sp. 215–221" }, "A. Ash, “A note,” *Notes*, vol. 1, cols. 215–221, 2011."],
  ["vancouver", { pages: "Sp. 215–221" }, "Ash A. A note. Notes. 2011;1:cols. 215–221."],
  [
    "apa",
    { ...CHAPTER, pages: "Sp. 12" },
    "Ash, A. (2011). A note. In *Handbook* (col. 12). Springer.",
  ],
  [
    "mla",
    { ...CHAPTER, pages: "col. 12" },
    "Ash, Ada. “A Note.” *Handbook*, Springer, 2011, col. 12.",
  ],
  [
    "harvard",
    { ...CHAPTER, pages: "col. 12" },
    "Ash, A. (2011) ‘A note’, *Handbook*. Springer, col. 12.",
  ],
  [
    "ieee",
    { ...CHAPTER, pages: "cols. 12-14" },
    "A. Ash, “A note,” in *Handbook*, Springer, 2011, cols. 12–14.",
  ],
  [
    "vancouver",
    { ...CHAPTER, pages: "cols. 12-14" },
    "Ash A. A note. In: Handbook. Springer; 2011. cols. 12–14.",
  ],
  ["apa", { pages: "S. 3–5" }, `${NOTES_1} 3–5.`],
  ["mla", { pages: "S. 3–5" }, "Ash, Ada. “A Note.” *Notes*, vol. 1, 2011, pp. 3–5."],
  ["chicago", { pages: "S. 3–5" }, "Ash, Ada. 2011. “A Note.” *Notes* 1: 3–5."],
  ["harvard", { pages: "стр. 3" }, "Ash, A. (2011) ‘A note’, *Notes*, 1, p. 3."],
  ["ieee", { pages: "págs. 3-5" }, "A. Ash, “A note,” *Notes*, vol. 1, pp. 3–5, 2011."],
  ["vancouver", { pages: "S. 3–5" }, "Ash A. A note. Notes. 2011;1:3–5."],
  ["apa", { pages: "art. 12" }, `${NOTES_1} Article 12.`],
  ["mla", { pages: "art. 12" }, "Ash, Ada. “A Note.” *Notes*, vol. 1, 2011, p. 12."],
  ["chicago", { pages: "art. 12" }, "Ash, Ada. 2011. “A Note.” *Notes* 1: 12."],
  ["harvard", { pages: "Article e12" }, "Ash, A. (2011) ‘A note’, *Notes*, 1, p. e12."],
  ["ieee", { pages: "art. 12" }, "A. Ash, “A note,” *Notes*, vol. 1, Art. no. 12, 2011."],
  ["vancouver", { pages: "art. 12" }, "Ash A. A note. Notes. 2011;1:12."],
  ["apa", { pages: "e12345" }, `${NOTES_1} e12345.`],
  ["ieee", { pages: "e12345" }, "A. Ash, “A note,” *Notes*, vol. 1, p. e12345, 2011."],
  ["mla", { pages: "Paper 12" }, "Ash, Ada. “A Note.” *Notes*, vol. 1, 2011, Paper 12."],
];

describe("what is typed before pages is cited once", () => {
  it.each(PAGES_WITH_LABELS)("%s: %j", async (style, work, citation) => {
    expect(await citeSample(style, work)).toBe(citation);
  });
});

const PAPER = { ...CHAPTER, type: "conference-paper", journal: "Proceedings of X" } as const;
const OF_PROCEEDINGS: readonly Sample[] = [
  [
    "ieee",
    { ...PAPER, volume: "3" },
    "A. Ash, “A note,” in *Proceedings of X*, vol. 3, Springer, 2011, pp. 7–9.",
  ],
  [
    "ieee",
    { ...PAPER, volume: "3", issue: "2", editors: ["Eva Elm"] },
    "A. Ash, “A note,” in *Proceedings of X*, vol. 3, no. 2, E. Elm, Ed., Springer, 2011, pp. 7–9.",
  ],
  [
    "vancouver",
    { ...PAPER, volume: "3" },
    "Ash A. A note. In: Proceedings of X. Vol. 3. Springer; 2011. p. 7–9.",
  ],
  [
    "vancouver",
    { ...PAPER, volume: "1-2", edition: "2", place: "Cham" },
    "Ash A. A note. In: Proceedings of X. 2nd ed. Vols. 1–2. Cham: Springer; 2011. p. 7–9.",
  ],
];

describe("the volume of proceedings", () => {
  it.each(OF_PROCEEDINGS)("%s: %j", async (style, work, citation) => {
    expect(await citeSample(style, work)).toBe(citation);
  });
});

const PARTS: readonly Sample[] = [
  ["ieee", { ...BOOK, volume: "Part B" }, "A. Ash, *A note*, Part B. Springer, 2011."],
  [
    "ieee",
    { ...CHAPTER, volume: "Part B" },
    "A. Ash, “A note,” in *Handbook*, Part B, Springer, 2011, pp. 7–9.",
  ],
  ["ieee", { ...BOOK, volume: "XII" }, "A. Ash, *A note*, vol. XII. Springer, 2011."],
  [
    "vancouver",
    { ...CHAPTER, volume: "part B" },
    "Ash A. A note. In: Handbook. Part B. Springer; 2011. p. 7–9.",
  ],
];

describe("a part in words is called no volume", () => {
  it.each(PARTS)("%s: %j", async (style, work, citation) => {
    expect(await citeSample(style, work)).toBe(citation);
  });
});

it("the number of an article is its article number, whatever else has one", async () => {
  const work = { pages: null, article_number: "e12", number: "7" };
  expect(await citeSample("apa", work)).toBe("Ash, A. (2011). A note. *Notes*, *1*, Article e12.");
});
