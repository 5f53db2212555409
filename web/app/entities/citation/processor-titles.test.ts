import { describe, expect, it } from "vitest";
import { BOOK, type ProcessorSample, citeSample } from "../../../tests/support/written-citation";

/**
 * Rules that the test suite of CSL (github.com/citation-style-language/test-suite) states, each by its
 * fixture, with works and texts of our own: the suite has no license.
 */
const SAMPLES: readonly ProcessorSample[] = [
  [
    "textcase_TitleCapitalization",
    "small words stay small, but for the first",
    "mla",
    { title: "of mice and of men: the story of a book" },
    "Ash, Ada. “Of Mice and of Men: The Story of a Book.” *Notes*, vol. 1, 2011, p. 3.",
  ],
  [
    "textcase_TitleCaseWithHyphens",
    "both parts of a word with a hyphen",
    "chicago",
    { title: "Self-report and well-being" },
    "Ash, Ada. 2011. “Self-Report and Well-Being.” *Notes* 1: 3.",
  ],
  [
    "textcase_StopWordBeforeHyphen",
    "a small word before a hyphen",
    "mla",
    { title: "Employees and pro-environmental plans" },
    "Ash, Ada. “Employees and Pro-Environmental Plans.” *Notes*, vol. 1, 2011, p. 3.",
  ],
  [
    "textcase_TitleCaseWithCleverBrandName",
    "capitals within words stay",
    "mla",
    { title: "The iPhone and eLife in mRNA research" },
    "Ash, Ada. “The iPhone and eLife in mRNA Research.” *Notes*, vol. 1, 2011, p. 3.",
  ],
  [
    "textcase_TitleCaseNonEnglish",
    "no capitals for another language",
    "mla",
    {
      title: "Der Wald und die grünen Bäume",
      journal: "Zeitschrift für junge Bäume",
      language: "de",
    },
    "Ash, Ada. “Der Wald und die grünen Bäume.” *Zeitschrift für junge Bäume*, vol. 1, 2011, p. 3.",
  ],
  [
    "textcase_ImplicitNocase",
    "what is lowered or raised keeps its case",
    "mla",
    { title: "CO<sub>2</sub> on the 10<sup>th</sup> day" },
    "Ash, Ada. “CO~2~ on the 10^th^ Day.” *Notes*, vol. 1, 2011, p. 3.",
  ],
  [
    "textcase_AfterQuote",
    "the first word within quotation marks",
    "mla",
    { title: 'The "new career" of a tree' },
    "Ash, Ada. “The ‘New Career’ of a Tree.” *Notes*, vol. 1, 2011, p. 3.",
  ],
  [
    "textcase_NoSpaceBeforeApostrophe",
    "what follows an apostrophe stays small",
    "mla",
    { title: "Response to Shafi'i on a tree's roots" },
    "Ash, Ada. “Response to Shafi’i on a Tree’s Roots.” *Notes*, vol. 1, 2011, p. 3.",
  ],
  [
    "flipflop_ItalicsFlipped",
    "italics within italics are upright",
    "apa",
    { ...BOOK, title: "The <i>Odyssey</i> of a reader" },
    "Ash, A. (2011). *The *Odyssey* of a reader*. Springer.",
  ],
  [
    "bugreports_DoubleEncodedAngleBraces",
    "a sign of HTML is a sign",
    "ieee",
    { title: "When a < b & c > d" },
    "A. Ash, “When a < b & c > d,” *Notes*, vol. 1, p. 3, 2011.",
  ],
  [
    "decorations_NestedQuotes",
    "quotation marks within quotation marks",
    "chicago",
    { title: 'A study of "forest law" in Basel' },
    "Ash, Ada. 2011. “A Study of ‘Forest Law’ in Basel.” *Notes* 1: 3.",
  ],
  [
    "flipflop_QuotesInFieldNotOnNode",
    "quotation marks of a title that has none around it",
    "apa",
    { title: 'A study of "forest law" in Basel' },
    "Ash, A. (2011). A study of “forest law” in Basel. *Notes*, *1*, 3.",
  ],
  [
    "flipflop_StartingApostrophe",
    "an apostrophe at the beginning of a word",
    "chicago",
    { title: "The trees of '09" },
    "Ash, Ada. 2011. “The Trees of ’09.” *Notes* 1: 3.",
  ],
  [
    "punctuation_FullMontyQuotesOut",
    "the comma behind quotation marks",
    "harvard",
    { title: "A note" },
    "Ash, A. (2011) ‘A note’, *Notes*, 1, p. 3.",
  ],
  [
    "affix_CommaAfterQuote",
    "the comma within quotation marks",
    "ieee",
    { title: "A note" },
    "A. Ash, “A note,” *Notes*, vol. 1, p. 3, 2011.",
  ],
  [
    "quotes_PunctuationWithInnerQuote",
    "the stop within both pairs of quotation marks",
    "chicago",
    { title: 'On "being there"' },
    "Ash, Ada. 2011. “On ‘Being There.’” *Notes* 1: 3.",
  ],
  [
    "punctuation_FullMontyQuotesIn",
    "no stop behind a question mark",
    "mla",
    { title: "What is a tree?" },
    "Ash, Ada. “What Is a Tree?” *Notes*, vol. 1, 2011, p. 3.",
  ],
  [
    "bugreports_DuplicateTerminalPunctuationInBibliography",
    "no second stop",
    "apa",
    { title: "Trees of the U.S." },
    "Ash, A. (2011). Trees of the U.S. *Notes*, *1*, 3.",
  ],
  [
    "punctuation_FieldDuplicates",
    "a question mark ends a title in italics",
    "apa",
    { ...BOOK, title: "What is a tree?" },
    "Ash, A. (2011). *What is a tree?* Springer.",
  ],
];

describe("titles by the processor's rules", () => {
  it.each(SAMPLES)("%s: %s", async (_fixture, _rule, style, work, citation) => {
    expect(await citeSample(style, work)).toBe(citation);
  });
});
