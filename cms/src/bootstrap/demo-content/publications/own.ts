import type { Clock } from "../clock";
import type { PublicationRow } from "../rows";

/** "Judith Hallberg" → "J. Hallberg". */
export function shortName(name: string): string {
  const words = name.split(" ");
  const initial = Array.from(name)[0] ?? "";
  return words.length < 2 ? name : `${initial}. ${words.slice(1).join(" ")}`;
}

/**
 * What the invented professor has written with students of the group: one of each kind that the site
 * shows, with its versions behind.
 *
 * @param name how the site calls its owner
 */
export function ownPublications(name: string, { year }: Clock): PublicationRow[] {
  const earlier = (years: number, monthDay = "01-01") => `${year(years)}-${monthDay}`;
  return [
    {
      title: "In Labels We Trust: Certification, Credibility and Consumer Choice",
      authors: [name],
      publication_date: earlier(-21),
      date_precision: "year",
      type: "thesis",
      genre: "PhD thesis",
      institution: "Graduate School of Business, State University",
      language: "en",
      keywords: ["Green claims", "Certification"],
    },
    {
      title: "Second-Hand First: How Resale Platforms Frame Pre-Owned Goods",
      authors: ["Lucía Fernández Ortega", shortName(name), "Noah Lindqvist"],
      publication_date: earlier(-4, "09-01"),
      date_precision: "month",
      type: "chapter",
      journal: "Markets of the Second Life",
      editors: ["Ruth Achterberg", "Paul Okonkwo"],
      publisher: "Northern University Press",
      place: "Oslo",
      pages: "113–138",
      keywords: ["Circular economy", "Sharing economy"],
      projects: ["Second-Hand First"],
      links: [
        { kind: "slides", url: "https://zenodo.org/", label: "Slides of the book launch" },
        { kind: "code", url: "https://github.com/", label: "Scripts" },
      ],
      abstract:
        "Two million listings show three ways of speaking about what has been used before: as a bargain, as a find and as a duty. Four experiments follow what each does to what buyers expect, pay and return.",
    },
    {
      title: "The Filtered Basket: Recommendation Systems and Product Variety",
      authors: ["Amina Rahman", name],
      publication_date: earlier(-2, "12-01"),
      date_precision: "month",
      type: "conference-paper",
      journal: "Proceedings of the Conference on Markets and Algorithms",
      event_title: "Conference on Markets and Algorithms",
      place: "Lisbon",
      pages: "201–214",
      award: "Best Student Paper Award",
      keywords: ["Artificial intelligence", "Consumer behavior"],
      links: [
        { kind: "video", url: "https://archive.org/", label: "Recording of the talk" },
        { kind: "data", url: "https://osf.io/" },
      ],
      abstract:
        "What is recommended is bought, and what is bought is recommended. An audit of three marketplaces measures how fast the variety of a basket shrinks, and which small changes of the ranking keep it wide.",
    },
    {
      title: "Repair Commons: Records of Twenty Repair Cafés",
      authors: [name, "Daniel Osei", "Consumer Research Group"],
      publication_date: earlier(-2, "06-01"),
      date_precision: "month",
      type: "dataset",
      publisher: "Zenodo",
      edition: "2.1",
      language: "en",
      keywords: ["Circular economy", "Repair"],
      projects: ["Repair Commons: Keeping Things in Use"],
      links: [{ kind: "data", url: "https://zenodo.org/" }],
    },
    {
      title: "Product Passports as Boundary Objects: Evidence from Two Supply Chains",
      authors: ["Tomasz Wiśniewski", name],
      publication_date: earlier(-1),
      date_precision: "year",
      type: "article",
      stage: "forthcoming",
      journal: "Journal of Circular Operations",
      keywords: ["Circular economy", "Digital transformation"],
      abstract:
        "A passport travels with a product and means something else at each station. Sixty interviews along two supply chains show how makers, recyclers and authorities keep using one record for purposes that never meet.",
    },
    {
      title: "Who Sees the Green Option? An Audit of Three Marketplaces",
      authors: ["Amina Rahman", name, "Mei-Ling Chen"],
      publication_date: earlier(-1),
      date_precision: "year",
      type: "working-paper",
      stage: "under-review",
      institution: "Sustainable and Digital Markets Lab",
      number: "Working Paper 14",
      keywords: ["Artificial intelligence", "Green claims"],
    },
    {
      title: "The Filtered Basket: Recommendation Systems and Product Variety (Preprint)",
      authors: ["Amina Rahman", shortName(name)],
      publication_date: earlier(-2, "05-01"),
      date_precision: "month",
      type: "preprint",
      publisher: "SocArXiv",
      version_of: "The Filtered Basket: Recommendation Systems and Product Variety",
      links: [{ kind: "preprint", url: "https://osf.io/preprints/socarxiv" }],
    },
    {
      title: "Second-Hand First: A Working Paper on the Language of Resale",
      authors: ["Lucía Fernández Ortega", name],
      publication_date: earlier(-5),
      date_precision: "year",
      type: "working-paper",
      institution: "Sustainable and Digital Markets Lab",
      number: "Working Paper 9",
      version_of: "Second-Hand First: How Resale Platforms Frame Pre-Owned Goods",
    },
  ];
}
