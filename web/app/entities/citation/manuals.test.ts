import { describe, expect, it } from "vitest";
import { publicationWith } from "../../../tests/support/publication";
import { BOOK, citeSample } from "../../../tests/support/written-citation";
import type { Publication } from "~/entities/publication/publication";
import type { StyleValue } from "./citation-style";
import { toCslItem } from "./csl-json";

/** What is said of a work, by the style that cites it. */
type Sample = readonly [style: StyleValue, work: Partial<Publication>, citation: string];

const THESIS = { ...BOOK, type: "thesis", publisher: null, institution: "University X" } as const;

const NUMBERS_OF_PAGES: readonly Sample[] = [
  ["apa", { ...BOOK, volume: "2", pages: "762" }, "Ash, A. (2011). *A note* (Vol. 2). Springer."],
  ["mla", { ...BOOK, pages: "xii + 345" }, "Ash, Ada. *A Note*. Springer, 2011."],
  ["harvard", { ...BOOK, pages: "762" }, "Ash, A. (2011) *A note*. Springer."],
  ["ieee", { ...BOOK, pages: "762" }, "A. Ash, *A note*. Springer, 2011."],
  [
    "apa",
    { ...THESIS, genre: "PhD thesis", pages: "210" },
    "Ash, A. (2011). *A note* [PhD thesis]. University X.",
  ],
  ["vancouver", { ...THESIS, pages: "212 pp." }, "Ash A. A note [thesis]. University X; 2011."],
  ["apa", { ...THESIS, type: "report", pages: "33" }, "Ash, A. (2011). *A note*. University X."],
  ["harvard", { ...BOOK, pages: "12-30" }, "Ash, A. (2011) *A note*. Springer, pp. 12–30."],
  [
    "apa",
    { ...BOOK, type: "chapter", journal: "Handbook", pages: "7" },
    "Ash, A. (2011). A note. In *Handbook* (p. 7). Springer.",
  ],
];

describe("the number of pages of a whole work is no page", () => {
  it.each(NUMBERS_OF_PAGES)("%s: %j", async (style, work, citation) => {
    expect(await citeSample(style, work)).toBe(citation);
  });

  it("but stays in what is exported", () => {
    expect(toCslItem(publicationWith({ type: "book", pages: "762" }))).toMatchObject({
      page: "762",
    });
  });
});

const RANGES: readonly Sample[] = [
  ["apa", { pages: "12:1–12:28" }, "Ash, A. (2011). A note. *Notes*, *1*, 12:1–12:28."],
  ["mla", { pages: "12:1-12:28" }, "Ash, Ada. “A Note.” *Notes*, vol. 1, 2011, pp. 12:1–12:28."],
  ["chicago", { pages: "12:1-12:28" }, "Ash, Ada. 2011. “A Note.” *Notes* 1: 12:1–12:28."],
  ["harvard", { pages: "12:1-12:28" }, "Ash, A. (2011) ‘A note’, *Notes*, 1, pp. 12:1–12:28."],
  ["ieee", { pages: "12:1-12:28" }, "A. Ash, “A note,” *Notes*, vol. 1, pp. 12:1–12:28, 2011."],
  ["vancouver", { pages: "12:1-12:28" }, "Ash A. A note. Notes. 2011;1:12:1–12:28."],
  ["apa", { pages: "12-1--12-15" }, "Ash, A. (2011). A note. *Notes*, *1*, 12-1–12-15."],
  ["mla", { pages: "12-1--12-15" }, "Ash, Ada. “A Note.” *Notes*, vol. 1, 2011, pp. 12-1–12-15."],
  ["vancouver", { pages: "12-1--12-15" }, "Ash A. A note. Notes. 2011;1:12-1–12-15."],
  ["mla", { pages: "126a-127b" }, "Ash, Ada. “A Note.” *Notes*, vol. 1, 2011, pp. 126a–127b."],
  ["vancouver", { pages: "126a-127b" }, "Ash A. A note. Notes. 2011;1:126a–127b."],
  [
    "apa",
    { ...BOOK, type: "chapter", journal: "Handbook", pages: "12:1-12:28" },
    "Ash, A. (2011). A note. In *Handbook* (pp. 12:1–12:28). Springer.",
  ],
  [
    "vancouver",
    { ...BOOK, type: "chapter", journal: "Handbook", pages: "12:1-12:28" },
    "Ash A. A note. In: Handbook. Springer; 2011. p. 12:1–12:28.",
  ],
  ["harvard", { pages: "1<2&-1<3$&" }, "Ash, A. (2011) ‘A note’, *Notes*, 1, pp. 1<2&–1<3$&."],
];

describe("ranges of pages that are no plain numbers", () => {
  it.each(RANGES)("%s: %j", async (style, work, citation) => {
    expect(await citeSample(style, work)).toBe(citation);
  });
});

const ARTICLE_NUMBERS: readonly Sample[] = [
  [
    "mla",
    { issue: "2", article_number: "21", pages: "1–28" },
    "Ash, Ada. “A Note.” *Notes*, vol. 1, no. 2, 2011, pp. 1–28.",
  ],
  [
    "mla",
    { issue: "2", article_number: "21", pages: null },
    "Ash, Ada. “A Note.” *Notes*, vol. 1, no. 2, 2011, p. 21.",
  ],
  [
    "apa",
    { issue: "2", article_number: "21", pages: "1–28" },
    "Ash, A. (2011). A note. *Notes*, *1*(2), Article 21.",
  ],
];

describe("the number of an article is no issue", () => {
  it.each(ARTICLE_NUMBERS)("%s: %j", async (style, work, citation) => {
    expect(await citeSample(style, work)).toBe(citation);
  });
});

const LECTURE_NOTES = { ...BOOK, series: "Lecture Notes", volume: "11000" } as const;
const PAPER = {
  ...LECTURE_NOTES,
  type: "conference-paper",
  journal: "Proceedings of X",
  pages: "1–10",
} as const;

const VOLUMES_OF_SERIES: readonly Sample[] = [
  [
    "apa",
    PAPER,
    "Ash, A. (2011). A note. In *Lecture Notes: Vol. 11000. Proceedings of X* (pp. 1–10). Springer.",
  ],
  [
    "apa",
    { ...PAPER, editors: ["Eva Elm"] },
    "Ash, A. (2011). A note. In E. Elm (Ed.), *Lecture Notes: Vol. 11000. Proceedings of X* (pp. 1–10). Springer.",
  ],
  [
    "mla",
    PAPER,
    "Ash, Ada. “A Note.” *Proceedings of X*, Springer, 2011, pp. 1–10. Lecture Notes 11000.",
  ],
  [
    "chicago",
    PAPER,
    "Ash, Ada. 2011. “A Note.” In *Proceedings of X*. Lecture Notes 11000. Springer.",
  ],
  [
    "harvard",
    PAPER,
    "Ash, A. (2011) ‘A note’, *Proceedings of X*. Springer (Lecture Notes, 11000), pp. 1–10.",
  ],
  [
    "ieee",
    PAPER,
    "A. Ash, “A note,” in *Proceedings of X*, in Lecture Notes, vol. 11000. Springer, 2011, pp. 1–10.",
  ],
  [
    "vancouver",
    PAPER,
    "Ash A. A note. In: Proceedings of X. Springer; 2011. p. 1–10. (Lecture Notes; vol. 11000).",
  ],
  ["apa", LECTURE_NOTES, "Ash, A. (2011). *A note*. Springer."],
  ["mla", LECTURE_NOTES, "Ash, Ada. *A Note*. Springer, 2011. Lecture Notes 11000."],
  ["chicago", LECTURE_NOTES, "Ash, Ada. 2011. *A Note*. Lecture Notes 11000. Springer."],
  ["harvard", LECTURE_NOTES, "Ash, A. (2011) *A note*. Springer (Lecture Notes, 11000)."],
  ["ieee", LECTURE_NOTES, "A. Ash, *A note*. in Lecture Notes, no. 11000. Springer, 2011."],
  ["vancouver", LECTURE_NOTES, "Ash A. A note. Springer; 2011. (Lecture Notes; vol. 11000)."],
  [
    "ieee",
    { ...LECTURE_NOTES, number: "7", volume: "2" },
    "A. Ash, *A note*, vol. 2. in Lecture Notes, no. 7. Springer, 2011.",
  ],
  [
    "ieee",
    { ...LECTURE_NOTES, number: "7", volume: "2", edition: "3", place: "Cham" },
    "A. Ash, *A note*, 3rd ed., vol. 2. in Lecture Notes, no. 7. Cham: Springer, 2011.",
  ],
  [
    "chicago",
    { ...PAPER, number: "7", volume: "2" },
    "Ash, Ada. 2011. “A Note.” In *Proceedings of X*, vol. 2. Lecture Notes 7. Springer.",
  ],
  [
    "apa",
    { ...PAPER, series: null, volume: "30" },
    "Ash, A. (2011). A note. *Proceedings of X*, *30*, 1–10.",
  ],
];

describe("the volume of a series without a number", () => {
  it.each(VOLUMES_OF_SERIES)("%s: %j", async (style, work, citation) => {
    expect(await citeSample(style, work)).toBe(citation);
  });
});

const REPORT = { ...THESIS, type: "report", number: "12" } as const;

const BEHIND_THE_TITLE: readonly Sample[] = [
  ["mla", { ...BOOK, volume: "2" }, "Ash, Ada. *A Note*. Vol. 2, Springer, 2011."],
  ["mla", { ...BOOK, volume: "1-2" }, "Ash, Ada. *A Note*. Vols. 1–2, Springer, 2011."],
  ["mla", { ...BOOK, volume: "part B" }, "Ash, Ada. *A Note*. Part B, Springer, 2011."],
  [
    "mla",
    { ...BOOK, authors: [], editors: ["Eva Elm"], volume: "2" },
    "Elm, Eva, editor. *A Note*. Vol. 2, Springer, 2011.",
  ],
  [
    "mla",
    { ...BOOK, editors: ["Eva Elm"], volume: "2" },
    "Ash, Ada. *A Note*. Edited by Eva Elm, vol. 2, Springer, 2011.",
  ],
  [
    "mla",
    { ...BOOK, edition: "3", volume: "2" },
    "Ash, Ada. *A Note*. 3rd ed., vol. 2, Springer, 2011.",
  ],
  ["mla", REPORT, "Ash, Ada. *A Note*. No. 12, University X, 2011."],
  [
    "mla",
    { ...REPORT, genre: "Technical report" },
    "Ash, Ada. *A Note*. Technical report no. 12, University X, 2011.",
  ],
];

describe("a volume or number behind the title", () => {
  it.each(BEHIND_THE_TITLE)("%s: %j", async (style, work, citation) => {
    expect(await citeSample(style, work)).toBe(citation);
  });
});

const SOFTWARE = { ...BOOK, type: "software", title: "treelib", publisher: "Zenodo" } as const;

const RELEASES: readonly Sample[] = [
  ["chicago", { ...SOFTWARE, edition: "1.2" }, "Ash, Ada. 2011. *treelib*. V. 1.2. Zenodo."],
  [
    "chicago",
    { ...SOFTWARE, edition: "1.2", genre: "R package" },
    "Ash, Ada. 2011. *treelib*. R package. V. 1.2. Zenodo.",
  ],
  [
    "chicago",
    { ...SOFTWARE, edition: "1.2", publisher: null },
    "Ash, Ada. 2011. *treelib*. V. 1.2.",
  ],
  [
    "chicago",
    { ...SOFTWARE, edition: "1.2", stage: "forthcoming" },
    "Ash, Ada. Forthcoming. *treelib*. V. 1.2. Zenodo.",
  ],
  [
    "chicago",
    { ...SOFTWARE, edition: "1.2", date_precision: "month" },
    "Ash, Ada. 2011. *treelib*. V. 1.2. Zenodo, released January.",
  ],
];

describe("software", () => {
  it.each(RELEASES)("%s: %j", async (style, work, citation) => {
    expect(await citeSample(style, work)).toBe(citation);
  });
});

const RANKS: readonly Sample[] = [
  [
    "vancouver",
    { authors: ["Henry Ford III", "Al Bo II", "Cy Do IV"] },
    "Ford H 3rd, Bo A 2nd, Do C 4th. A note. Notes. 2011;1:3.",
  ],
  ["vancouver", { authors: ["Martin Luther King Jr."] }, "King ML Jr. A note. Notes. 2011;1:3."],
  [
    "vancouver",
    { ...BOOK, authors: [], editors: ["Henry Ford III"] },
    "Ford H 3rd, editor. A note. Springer; 2011.",
  ],
  ["apa", { authors: ["Henry Ford III"] }, "Ford, H., III. (2011). A note. *Notes*, *1*, 3."],
];

describe("the rank of a name", () => {
  it.each(RANKS)("%s: %j", async (style, work, citation) => {
    expect(await citeSample(style, work)).toBe(citation);
  });
});

const POSTER = {
  ...BOOK,
  type: "other",
  publisher: null,
  event_title: "Tree Day",
  place: "Basel",
} as const;

const PRESENTATIONS: readonly Sample[] = [
  ["apa", POSTER, "Ash, A. (2011). *A note* [Conference presentation]. Tree Day, Basel."],
  ["mla", POSTER, "Ash, Ada. “A Note.” Tree Day, 2011, Basel."],
  ["chicago", POSTER, "Ash, Ada. 2011. “A Note.” Tree Day, Basel."],
  ["harvard", POSTER, "Ash, A. (2011) ‘A note’. *Tree Day*, Basel."],
  ["ieee", POSTER, "A. Ash, “A note,” presented at the Tree Day, Basel, 2011."],
  ["vancouver", POSTER, "Ash A. A note. Presented at: Tree Day. 2011; Basel."],
  [
    "vancouver",
    { ...POSTER, genre: "Poster" },
    "Ash A. A note [Poster]. Poster presented at: Tree Day. 2011; Basel.",
  ],
  ["apa", { ...POSTER, genre: "Poster" }, "Ash, A. (2011). *A note* [Poster]. Tree Day, Basel."],
];

describe("a poster or talk", () => {
  it.each(PRESENTATIONS)("%s: %j", async (style, work, citation) => {
    expect(await citeSample(style, work)).toBe(citation);
  });
});

const INITIALS: readonly Sample[] = [
  [
    "vancouver",
    { authors: ["Min-su Kim", "Hsiao-wei Chang", "Jean-Pierre Serre", "Anne-marie de la Tour"] },
    "Kim MS, Chang HW, Serre JP, de la Tour AM. A note. Notes. 2011;1:3.",
  ],
  [
    "apa",
    { authors: ["Min-su Kim", "Hsiao-wei Chang", "Jean-Pierre Serre", "Anne-marie de la Tour"] },
    "Kim, M., Chang, H., Serre, J.-P., & de la Tour, A. (2011). A note. *Notes*, *1*, 3.",
  ],
  [
    "ieee",
    { authors: ["Min-su Kim", "Hsiao-wei Chang", "Jean-Pierre Serre", "Anne-marie de la Tour"] },
    "M. Kim, H. Chang, J.-P. Serre, and A. de la Tour, “A note,” *Notes*, vol. 1, p. 3, 2011.",
  ],
];

describe("initials of given names with a hyphen", () => {
  it.each(INITIALS)("%s: %j", async (style, work, citation) => {
    expect(await citeSample(style, work)).toBe(citation);
  });
});

const NO_VOLUMES: readonly Sample[] = [
  [
    "vancouver",
    { volume: null, pages: "26-38", publication_date: "2005-01-01", date_precision: "month" },
    "Ash A. A note. Notes. 2005 Jan:26–38.",
  ],
  ["vancouver", { volume: null, pages: "26-38" }, "Ash A. A note. Notes. 2011:26–38."],
  [
    "vancouver",
    { volume: null, pages: null, article_number: "e12" },
    "Ash A. A note. Notes. 2011:e12.",
  ],
  [
    "vancouver",
    {
      journal: "J. Chem. Notes",
      volume: null,
      pages: "26-38",
      publication_date: "2005-01-01",
      date_precision: "month",
      doi: "10.1000/1",
      url: "https://example.org/1",
    },
    "Ash A. A note. J Chem Notes. 2005 Jan:26–38. doi:10.1000/1",
  ],
  [
    "vancouver",
    {
      journal: "J. Chem. Notes",
      volume: null,
      pages: "26-38",
      publication_date: "2005-01-01",
      date_precision: "month",
      url: "https://example.org/1",
    },
    "Ash A. A note. J Chem Notes [Internet]. 2005 Jan:26–38. Available from: https://example.org/1",
  ],
  [
    "vancouver",
    { volume: null, issue: "3", pages: "26-38" },
    "Ash A. A note. Notes. 2011;(3):26–38.",
  ],
  ["vancouver", { volume: null, pages: null }, "Ash A. A note. Notes. 2011."],
];

describe("pages of a journal without volumes", () => {
  it.each(NO_VOLUMES)("%s: %j", async (style, work, citation) => {
    expect(await citeSample(style, work)).toBe(citation);
  });
});

const FORTHCOMING: readonly Sample[] = [
  [
    "mla",
    { ...THESIS, institution: "ETH", stage: "forthcoming" },
    "Ash, Ada. *A Note*. Forthcoming. ETH, thesis.",
  ],
  [
    "harvard",
    { ...THESIS, institution: "ETH", stage: "forthcoming" },
    "Ash, A. (forthcoming) *A note*. Thesis. ETH.",
  ],
  ["mla", { ...BOOK, publisher: null, stage: "forthcoming" }, "Ash, Ada. *A Note*. Forthcoming."],
  [
    "ieee",
    { ...BOOK, publisher: null, stage: "forthcoming" },
    "A. Ash, *A note*. To be published.",
  ],
  [
    "harvard",
    { ...BOOK, publisher: null, stage: "forthcoming" },
    "Ash, A. (forthcoming) *A note*.",
  ],
  [
    "mla",
    { ...BOOK, type: "dataset", publisher: null, stage: "forthcoming" },
    "Ash, Ada. “A Note.” Forthcoming.",
  ],
  ["mla", { ...BOOK, stage: "forthcoming" }, "Ash, Ada. *A Note*. Springer, forthcoming."],
  ["ieee", { ...BOOK, stage: "forthcoming" }, "A. Ash, *A note*. Springer, to be published."],
];

describe("words for a date begin with a capital where they begin a sentence", () => {
  it.each(FORTHCOMING)("%s: %j", async (style, work, citation) => {
    expect(await citeSample(style, work)).toBe(citation);
  });
});

const ALONE: readonly Sample[] = [
  ["mla", { ...THESIS, institution: null }, "Ash, Ada. *A Note*. 2011. Thesis."],
  [
    "mla",
    { ...THESIS, institution: null, genre: "Doctoral dissertation" },
    "Ash, Ada. *A Note*. 2011. Doctoral dissertation.",
  ],
  [
    "mla",
    { ...THESIS, genre: "Doctoral dissertation" },
    "Ash, Ada. *A Note*. 2011. University X, doctoral dissertation.",
  ],
];

describe("the kind of a thesis begins a sentence where no university is named", () => {
  it.each(ALONE)("%s: %j", async (style, work, citation) => {
    expect(await citeSample(style, work)).toBe(citation);
  });
});

it("the event of an article is no part of its reference", async () => {
  const work = { event_title: "Tree Day 2019" };
  expect(await citeSample("apa", work)).toBe("Ash, A. (2011). A note. *Notes*, *1*, 3.");
});

const PAPERS_OF_X = { ...REPORT, genre: "Papers of X", series: "Papers of X" } as const;
const SAID_ONCE: readonly Sample[] = [
  ["apa", PAPERS_OF_X, "Ash, A. (2011). *A note* (Papers of X No. 12). University X."],
  ["mla", PAPERS_OF_X, "Ash, Ada. *A Note*. Papers of X no. 12, University X, 2011."],
  ["chicago", PAPERS_OF_X, "Ash, Ada. 2011. *A Note*. Papers of X No. 12. University X."],
  ["vancouver", PAPERS_OF_X, "Ash A. A note. University X; 2011. (Papers of X). Report no.: 12."],
  [
    "vancouver",
    { ...BOOK, type: "chapter", pages: "7-9" },
    "Ash A. A note. Springer; 2011. p. 7–9.",
  ],
  ["vancouver", { ...BOOK, type: "chapter", publisher: null }, "Ash A. A note. 2011."],
];

describe("nothing is said twice of a series, nor a word of a book that is not known", () => {
  it.each(SAID_ONCE)("%s: %j", async (style, work, citation) => {
    expect(await citeSample(style, work)).toBe(citation);
  });
});
