import { describe, expect, it } from "vitest";
import { BOOK, citeSample } from "../../../tests/support/written-citation";
import type { Publication } from "~/entities/publication/publication";
import type { StyleValue } from "./citation-style";

/** What is said of a work, by the style that cites it. */
type Sample = readonly [style: StyleValue, work: Partial<Publication>, citation: string];

const SCRIPTS: readonly Sample[] = [
  [
    "apa",
    { title: "О деревьях и лесах", journal: "Вестник леса" },
    "Ash, A. (2011). О деревьях и лесах. *Вестник леса*, *1*, 3.",
  ],
  [
    "mla",
    { title: "О деревьях и лесах", journal: "Вестник леса" },
    "Ash, Ada. “О деревьях и лесах.” *Вестник леса*, vol. 1, 2011, p. 3.",
  ],
  [
    "chicago",
    { title: "О деревьях и лесах", journal: "Вестник леса" },
    "Ash, Ada. 2011. “О деревьях и лесах.” *Вестник леса* 1: 3.",
  ],
  [
    "apa",
    { title: "περί των δέντρων", journal: "περιοδικό δασών" },
    "Ash, A. (2011). περί των δέντρων. *περιοδικό δασών*, *1*, 3.",
  ],
  [
    "mla",
    { title: "περί των δέντρων", journal: "περιοδικό δασών" },
    "Ash, Ada. “περί των δέντρων.” *περιοδικό δασών*, vol. 1, 2011, p. 3.",
  ],
  [
    "mla",
    { ...BOOK, title: "О деревьях", series: "лесная серия", number: "3" },
    "Ash, Ada. *О деревьях*. Springer, 2011. лесная серия 3.",
  ],
  [
    "mla",
    { title: "О деревьях и лесах in DNA <i>E. coli</i>" },
    "Ash, Ada. “О деревьях и лесах in DNA *E. coli*.” *Notes*, vol. 1, 2011, p. 3.",
  ],
  [
    "mla",
    { title: "The word лес in trees of the forest" },
    "Ash, Ada. “The Word Лес in Trees of the Forest.” *Notes*, vol. 1, 2011, p. 3.",
  ],
];

describe("titles in another script than Latin stay as they are", () => {
  it.each(SCRIPTS)("%s: %j", async (style, work, citation) => {
    expect(await citeSample(style, work)).toBe(citation);
  });
});

const STOPS: readonly Sample[] = [
  [
    "apa",
    { title: "Title ending with a period." },
    "Ash, A. (2011). Title ending with a period. *Notes*, *1*, 3.",
  ],
  [
    "mla",
    { title: "Title ending with a period." },
    "Ash, Ada. “Title Ending with a Period.” *Notes*, vol. 1, 2011, p. 3.",
  ],
  [
    "chicago",
    { title: "Title ending with a period." },
    "Ash, Ada. 2011. “Title Ending with a Period.” *Notes* 1: 3.",
  ],
  [
    "harvard",
    { title: "Title ending with a period." },
    "Ash, A. (2011) ‘Title ending with a period’, *Notes*, 1, p. 3.",
  ],
  [
    "ieee",
    { title: "Title ending with a period." },
    "A. Ash, “Title ending with a period,” *Notes*, vol. 1, p. 3, 2011.",
  ],
  [
    "vancouver",
    { title: "Title ending with a period." },
    "Ash A. Title ending with a period. Notes. 2011;1:3.",
  ],
  [
    "apa",
    { ...BOOK, title: "Title ending with a period." },
    "Ash, A. (2011). *Title ending with a period*. Springer.",
  ],
  [
    "mla",
    { ...BOOK, title: "Title ending with a period." },
    "Ash, Ada. *Title Ending with a Period*. Springer, 2011.",
  ],
  [
    "harvard",
    { ...BOOK, title: "Title ending with a period." },
    "Ash, A. (2011) *Title ending with a period*. Springer.",
  ],
  [
    "ieee",
    { ...BOOK, title: "Title ending with a period." },
    "A. Ash, *Title ending with a period*. Springer, 2011.",
  ],
  ["ieee", { title: "On <i>E. coli</i>." }, "A. Ash, “On *E. coli*,” *Notes*, vol. 1, p. 3, 2011."],
  [
    "ieee",
    { title: "The role of vitamin D." },
    "A. Ash, “The role of vitamin D,” *Notes*, vol. 1, p. 3, 2011.",
  ],
  [
    "harvard",
    { title: "The role of vitamin D." },
    "Ash, A. (2011) ‘The role of vitamin D’, *Notes*, 1, p. 3.",
  ],
  ["ieee", { title: "Book?." }, "A. Ash, “Book?,” *Notes*, vol. 1, p. 3, 2011."],
  ["apa", { title: "Book?." }, "Ash, A. (2011). Book? *Notes*, *1*, 3."],
  [
    "ieee",
    { title: "Trees of the U.S." },
    "A. Ash, “Trees of the U.S.,” *Notes*, vol. 1, p. 3, 2011.",
  ],
  [
    "harvard",
    { title: "Trees of the U.S." },
    "Ash, A. (2011) ‘Trees of the U.S.’, *Notes*, 1, p. 3.",
  ],
  ["apa", { title: "Trees of the U.S." }, "Ash, A. (2011). Trees of the U.S. *Notes*, *1*, 3."],
  [
    "harvard",
    { title: "On Aspergillus spp." },
    "Ash, A. (2011) ‘On Aspergillus spp.’, *Notes*, 1, p. 3.",
  ],
  [
    "ieee",
    { title: "The rise of Apple Inc." },
    "A. Ash, “The rise of Apple Inc.,” *Notes*, vol. 1, p. 3, 2011.",
  ],
  ["ieee", { title: "And so..." }, "A. Ash, “And so...,” *Notes*, vol. 1, p. 3, 2011."],
  ["vancouver", { title: "And so..." }, "Ash A. And so... Notes. 2011;1:3."],
];

describe("a title that ends with a full stop has one", () => {
  it.each(STOPS)("%s: %j", async (style, work, citation) => {
    expect(await citeSample(style, work)).toBe(citation);
  });
});

const SMALL_JOURNALS: readonly Sample[] = [
  [
    "apa",
    { journal: "npj Quantum Information" },
    "Ash, A. (2011). A note. *npj Quantum Information*, *1*, 3.",
  ],
  [
    "mla",
    { journal: "npj Quantum Information" },
    "Ash, Ada. “A Note.” *npj Quantum Information*, vol. 1, 2011, p. 3.",
  ],
  [
    "chicago",
    { journal: "npj Quantum Information" },
    "Ash, Ada. 2011. “A Note.” *npj Quantum Information* 1: 3.",
  ],
  [
    "mla",
    { journal: "npj 2D Materials" },
    "Ash, Ada. “A Note.” *npj 2D Materials*, vol. 1, 2011, p. 3.",
  ],
  ["mla", { journal: "eLife" }, "Ash, Ada. “A Note.” *eLife*, vol. 1, 2011, p. 3."],
  [
    "mla",
    { journal: "the Journal of Trees" },
    "Ash, Ada. “A Note.” *The Journal of Trees*, vol. 1, 2011, p. 3.",
  ],
  [
    "mla",
    { journal: "journal of the ACM" },
    "Ash, Ada. “A Note.” *Journal of the ACM*, vol. 1, 2011, p. 3.",
  ],
  [
    "mla",
    { journal: "journal of trees" },
    "Ash, Ada. “A Note.” *Journal of Trees*, vol. 1, 2011, p. 3.",
  ],
];

describe("journals that begin with a small letter", () => {
  it.each(SMALL_JOURNALS)("%s: %j", async (style, work, citation) => {
    expect(await citeSample(style, work)).toBe(citation);
  });
});
