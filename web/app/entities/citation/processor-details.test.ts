import { describe, expect, it } from "vitest";
import { BOOK, type ProcessorSample, citeSample } from "../../../tests/support/written-citation";

/**
 * Rules that the test suite of CSL (github.com/citation-style-language/test-suite) states, each by its
 * fixture, with works and texts of our own: the suite has no license.
 */
const SAMPLES: readonly ProcessorSample[] = [
  [
    "page_Chicago16",
    "1002–6",
    "chicago",
    { pages: "1002–1006" },
    "Ash, Ada. 2011. “A Note.” *Notes* 1: 1002–6.",
  ],
  [
    "page_Minimal",
    "as few digits as possible",
    "vancouver",
    { pages: "770–778" },
    "Ash A. A note. Notes. 2011;1:770–8.",
  ],
  [
    "page_NoOption",
    "pages as they are given, with a dash",
    "apa",
    { pages: "770-778" },
    "Ash, A. (2011). A note. *Notes*, *1*, 770–778.",
  ],
  [
    "label_CollapsedPageNumberPluralDetection",
    "“pp.” for a range",
    "mla",
    { pages: "321–328" },
    "Ash, Ada. “A Note.” *Notes*, vol. 1, 2011, pp. 321–28.",
  ],
  [
    "label_PluralPagesWithAlphaPrefix",
    "“pp.” for a range with letters",
    "harvard",
    { pages: "S12–S15" },
    "Ash, A. (2011) ‘A note’, *Notes*, 1, pp. S12–S15.",
  ],
  [
    "label_EmptyLabelVanishPage",
    "no “p.” without pages",
    "mla",
    { pages: null },
    "Ash, Ada. “A Note.” *Notes*, vol. 1, 2011.",
  ],
  [
    "affix_InterveningEmpty",
    "no comma for what is absent",
    "ieee",
    { volume: null, pages: null },
    "A. Ash, “A note,” *Notes*, 2011.",
  ],
  [
    "number_SimpleNumberOrdinalShort",
    "the third edition",
    "apa",
    { ...BOOK, edition: "3" },
    "Ash, A. (2011). *A note* (3rd ed.). Springer.",
  ],
  [
    "number_SpacesMakeIsNumericFalse",
    "an edition in words",
    "chicago",
    { ...BOOK, edition: "Revised ed." },
    "Ash, Ada. 2011. *A Note*. Revised ed. Springer.",
  ],
  [
    "date_NoDate",
    "“n.d.”",
    "apa",
    { publication_date: null },
    "Ash, A. (n.d.). A note. *Notes*, *1*, 3.",
  ],
  [
    "date_InPress",
    "words for a date",
    "apa",
    { stage: "forthcoming" },
    "Ash, A. (in press). A note. *Notes*, *1*, 3.",
  ],
  [
    "date_LocalizedTextDefault",
    "a day",
    "mla",
    {
      type: "preprint",
      journal: null,
      volume: null,
      pages: null,
      publisher: "arXiv",
      publication_date: "2020-09-08",
      date_precision: "day",
    },
    "Ash, Ada. “A Note.” Preprint. arXiv, 8 Sept. 2020.",
  ],
  [
    "date_LocalizedTextYearMonth",
    "a month",
    "ieee",
    { publication_date: "2020-09-01", date_precision: "month" },
    "A. Ash, “A note,” *Notes*, vol. 1, p. 3, Sep. 2020.",
  ],
  [
    "date_LongMonth",
    "a month in full",
    "chicago",
    { publication_date: "2020-09-01", date_precision: "month" },
    "Ash, Ada. 2020. “A Note.” *Notes* 1 (September): 3.",
  ],
  [
    "locale_SpecificTerm",
    "“Available at” and single quotation marks in British English",
    "harvard",
    { doi: "10.1000/1" },
    "Ash, A. (2011) ‘A note’, *Notes*, 1, p. 3. Available at: https://doi.org/10.1000/1.",
  ],
  [
    "bugreports_ThesisUniversityAppearsTwice",
    "the university once",
    "apa",
    {
      type: "thesis",
      genre: "PhD thesis",
      institution: "University of Basel",
      publisher: "University of Basel",
      url: "https://example.org/t",
      journal: null,
      volume: null,
      pages: null,
    },
    "Ash, A. (2011). *A note* [PhD thesis, University of Basel]. https://example.org/t",
  ],
];

describe("pages, numbers and dates by the processor's rules", () => {
  it.each(SAMPLES)("%s: %s", async (_fixture, _rule, style, work, citation) => {
    expect(await citeSample(style, work)).toBe(citation);
  });
});
