import { capitalized } from "~/lib/format/sentence";

/** Words of attribute names that are written in another way. */
const WORDS: Readonly<Record<string, string>> = {
  url: "URL",
  doi: "DOI",
  isbn: "ISBN",
  issn: "ISSN",
  orcid: "ORCID",
  pdf: "PDF",
  cv: "CV",
  og: "OG",
  href: "address",
  phd: "PhD",
  linkedin: "LinkedIn",
};

/** Attributes whose name says little. */
const LABELS: Readonly<Record<string, string>> = {
  order_index: "Position",
  order_rank: "Position",
  published_on: "Published on",
  path: "Page path",
  event_title: "Event",
  is_owner: "The owner of this site",
};

/** An attribute as the owner reads it: `start_year` is "Start year". */
export function attributeLabel(name: string): string {
  const label = LABELS[name];
  if (label) return label;
  const words = name.split("_").map((word) => WORDS[word] ?? word);
  return capitalized(words.join(" "));
}
