import { describe, expect, it } from "vitest";
import { BOOK, type ProcessorSample, citeSample } from "../../../tests/support/written-citation";

/**
 * Rules that the test suite of CSL (github.com/citation-style-language/test-suite) states, each by its
 * fixture, with works and texts of our own: the suite has no license.
 */
const SAMPLES: readonly ProcessorSample[] = [
  [
    "name_WesternTwoAuthors",
    "the first name alone is turned round",
    "chicago",
    { authors: ["Ada Ash", "Ben Birch"] },
    "Ash, Ada, and Ben Birch. 2011. “A Note.” *Notes* 1: 3.",
  ],
  [
    "name_AndTextDelimiterPrecedesLastAlways",
    "a comma before the last of two",
    "apa",
    { authors: ["Ada Ash", "Ben Birch"] },
    "Ash, A., & Birch, B. (2011). A note. *Notes*, *1*, 3.",
  ],
  [
    "etal_CitationAndBibliographyDecorationsInBibliography",
    "“et al.” in italics, the names upright",
    "harvard",
    { authors: ["Ada Ash", "Ben Birch", "Cleo Cedar", "Dan Dogwood"] },
    "Ash, A. *et al.* (2011) ‘A note’, *Notes*, 1, p. 3.",
  ],
  [
    "name_HyphenatedFirstName",
    "a hyphen between initials",
    "apa",
    { authors: ["Jean-Luc Picard"] },
    "Picard, J.-L. (2011). A note. *Notes*, *1*, 3.",
  ],
  [
    "name_CeltsAndToffsNoHyphens",
    "no hyphen between initials",
    "vancouver",
    { authors: ["Jean-Luc Picard"] },
    "Picard JL. A note. Notes. 2011;1:3.",
  ],
  [
    "name_SplitInitials",
    "initials that stand together are taken apart",
    "apa",
    { authors: ["J.R.R. Tolkien"] },
    "Tolkien, J. R. R. (2011). A note. *Notes*, *1*, 3.",
  ],
  [
    "name_InitialsInitializeTrueEmpty",
    "initials without stops and spaces",
    "vancouver",
    { authors: ["Thomas Stearns Eliot"] },
    "Eliot TS. A note. Notes. 2011;1:3.",
  ],
  [
    "name_AllCapsInitialsUntouched",
    "initials in a full given name stay",
    "mla",
    { authors: ["JH Hartcourt Doe"] },
    "Doe, JH Hartcourt. “A Note.” *Notes*, vol. 1, 2011, p. 3.",
  ],
  [
    "name_NonDroppingParticleDefault",
    "a particle before the family name",
    "apa",
    { authors: ["Ludwig van Beethoven"] },
    "van Beethoven, L. (2011). A note. *Notes*, *1*, 3.",
  ],
  [
    "name_ArticularWithComma",
    "a particle behind the given name",
    "chicago",
    { authors: ["Ludwig van Beethoven"] },
    "Beethoven, Ludwig van. 2011. “A Note.” *Notes* 1: 3.",
  ],
  [
    "name_ParsedNonDroppingParticleWithApostrophe",
    "no space behind the apostrophe of a particle",
    "apa",
    { authors: ["Jean d'Alembert"] },
    "d’Alembert, J. (2011). A note. *Notes*, *1*, 3.",
  ],
  [
    "bugreports_ApostropheOnParticle",
    "the same behind the given name",
    "chicago",
    { authors: ["Jean d'Alembert"] },
    "Alembert, Jean d’. 2011. “A Note.” *Notes* 1: 3.",
  ],
  [
    "name_ParsedUpperCaseNonDroppingParticle",
    "a large particle is part of the family name",
    "chicago",
    { authors: ["Jean de La Fontaine"] },
    "La Fontaine, Jean de. 2011. “A Note.” *Notes* 1: 3.",
  ],
  [
    "name_ArticularShortFormCommaSuffix",
    "a comma before a suffix",
    "apa",
    { authors: ["Martin Luther King Jr."] },
    "King, M. L., Jr. (2011). A note. *Notes*, *1*, 3.",
  ],
  [
    "name_ParseNames",
    "a Roman suffix behind the given name",
    "chicago",
    { authors: ["Henry Louis Gates III"] },
    "Gates, Henry Louis, III. 2011. “A Note.” *Notes* 1: 3.",
  ],
  [
    "name_ApostropheInGivenName",
    "an apostrophe in a given name",
    "mla",
    { authors: ["D'Arcy Wentworth Thompson"] },
    "Thompson, D’Arcy Wentworth. “A Note.” *Notes*, vol. 1, 2011, p. 3.",
  ],
  [
    "name_WithNonBreakingSpace",
    "spaces of a name that do not break",
    "apa",
    { authors: ["Ada\u00A0B.\u00A0Ash"] },
    "Ash, A. B. (2011). A note. *Notes*, *1*, 3.",
  ],
  [
    "name_LiteralWithComma",
    "the comma of an organization turns nothing round",
    "apa",
    { authors: ["University of California, Berkeley"] },
    "University of California, Berkeley. (2011). A note. *Notes*, *1*, 3.",
  ],
  [
    "name_DelimiterAfterInverted",
    "no comma behind what is not turned round",
    "mla",
    { authors: ["World Health Organization", "World Bank"] },
    "World Health Organization and World Bank. “A Note.” *Notes*, vol. 1, 2011, p. 3.",
  ],
  [
    "name_AsianGlyphs",
    "the family name first, and no space",
    "chicago",
    { authors: ["山田 太郎"] },
    "山田太郎. 2011. “A Note.” *Notes* 1: 3.",
  ],
  [
    "name_OnlyFamilyname",
    "a name of one word",
    "vancouver",
    { authors: ["Plato"] },
    "Plato. A note. Notes. 2011;1:3.",
  ],
  [
    "name_SubstituteName",
    "editors stand for the author",
    "chicago",
    { ...BOOK, authors: [], editors: ["Ada Ash"] },
    "Ash, Ada, ed. 2011. *A Note*. Springer.",
  ],
  [
    "plural_NameLabelContextualPlural",
    "“eds.” for two",
    "chicago",
    { ...BOOK, authors: [], editors: ["Ada Ash", "Ben Birch"] },
    "Ash, Ada, and Ben Birch, eds. 2011. *A Note*. Springer.",
  ],
  [
    "name_LabelAfterPlural",
    "editors of a book in the order of speech",
    "apa",
    {
      type: "chapter",
      editors: ["Cleo Cedar", "Dan Dogwood", "Eva Elm"],
      journal: "Handbook",
      volume: null,
      pages: "3–9",
      publisher: "Springer",
    },
    "Ash, A. (2011). A note. In C. Cedar, D. Dogwood, & E. Elm (Eds.), *Handbook* (pp. 3–9). Springer.",
  ],
];

describe("names by the processor's rules", () => {
  it.each(SAMPLES)("%s: %s", async (_fixture, _rule, style, work, citation) => {
    expect(await citeSample(style, work)).toBe(citation);
  });
});
