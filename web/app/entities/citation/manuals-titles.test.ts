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
