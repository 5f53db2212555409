import type { Clock } from "./clock";
import type { MediaItemRow } from "./rows";

/** Oldest first: the public page shows what was entered last on top. */
export function mediaItems({ day }: Clock): MediaItemRow[] {
  return [
    {
      title: "Reading list for a first year in sustainability research",
      type: "other",
      url: "https://www.unprme.org/",
      featured: false,
    },
    {
      title: "Panel: does shared value still hold?",
      type: "video",
      source: "Business and society forum",
      url: "https://www.weforum.org/videos/",
      publication_date: day(-1610),
      featured: false,
    },
    {
      title: "Green claims and what they cost",
      type: "article",
      source: "Faculty magazine",
      description:
        "A two-page explainer on the drivers of greenwashing, written for readers outside the university.",
      url: "https://theconversation.com/",
      publication_date: day(-1204),
      featured: false,
    },
    {
      title: "Small shops, big platforms",
      type: "audio",
      source: "Retail talk podcast",
      description: "Forty minutes on what forty retailers learned when they went online.",
      url: "https://hbr.org/podcasts",
      publication_date: day(-883),
      featured: false,
    },
    {
      title: "Five questions about digital product passports",
      type: "interview",
      source: "Industry newsletter",
      description:
        "What a passport contains, who fills it, who reads it, and why the hardest part is not the technology.",
      url: "https://cisr.mit.edu/",
      publication_date: day(-540),
      featured: false,
    },
    {
      title: "The Sustainable Development Goals in a marketing class",
      type: "video",
      source: "Teaching academy",
      description: "A recorded lesson with comments on why it was built in this way.",
      url: "https://sdgs.un.org/goals",
      publication_date: day(-402),
      featured: true,
    },
    {
      title: "Why we say green and buy grey",
      type: "audio",
      source: "Science hour",
      description:
        "A conversation about the gap between attitude and behavior, with listeners’ questions in the second half.",
      url: "https://www.bbc.co.uk/sounds",
      publication_date: day(-266),
      featured: true,
    },
    {
      title: "Data sheet: repair cafés in numbers",
      type: "other",
      source: "Repair Commons project",
      description: "Figures of the first project year on two pages, free to use.",
      url: "https://zenodo.org/",
      publication_date: day(-171),
      featured: false,
    },
    {
      title: "A machine wrote my slogan: interview on generative AI in agencies",
      type: "interview",
      source: "Evening magazine",
      description:
        "Which parts of creative work change first, what students should learn now, and what remains hard to automate. A long conversation that also touches on pay, on authorship and on the joy of a bad first draft.",
      url: "https://www.ted.com/",
      publication_date: day(-88),
      featured: true,
    },
    {
      title: "Inaugural lecture: Marketing for a finite planet",
      type: "video",
      source: "University lecture series",
      description: "The full lecture with subtitles. Slides are linked below the recording.",
      url: "https://www.ted.com/talks",
      publication_date: day(-47),
      featured: true,
    },
    {
      title: "What a price tag could say about repair",
      type: "article",
      source: "Opinion page",
      description:
        "An argument for showing the price of a repair next to the price of the product.",
      url: "https://theconversation.com/",
      publication_date: day(-12),
      featured: false,
    },
  ];
}
