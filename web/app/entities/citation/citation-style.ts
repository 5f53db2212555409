import type { Locale, StyleName } from "~/lib/csl/format.server";

export type StyleValue = "apa" | "mla" | "chicago" | "harvard" | "ieee" | "vancouver";

/** A style in which a publication can be cited (scholarly §2, Cite). */
export interface CitationStyle {
  /** As the address of the page has it. */
  value: StyleValue;
  label: string;
  file: StyleName;
  /** Harvard is a British style: its quotation marks are single. */
  locale: Locale;
}

export const APA: CitationStyle = { value: "apa", label: "APA", file: "apa", locale: "en-US" };

export const CITATION_STYLES: readonly CitationStyle[] = [
  APA,
  { value: "mla", label: "MLA", file: "modern-language-association", locale: "en-US" },
  { value: "chicago", label: "Chicago", file: "chicago-author-date", locale: "en-US" },
  { value: "harvard", label: "Harvard", file: "harvard-cite-them-right", locale: "en-GB" },
  { value: "ieee", label: "IEEE", file: "ieee", locale: "en-US" },
  { value: "vancouver", label: "Vancouver", file: "nlm-citation-sequence", locale: "en-US" },
];

/**
 * The style that a page was asked for.
 * @param value of the query parameter `style`; APA for an unknown one and for none
 */
export function citationStyle(value: string | null): CitationStyle {
  return CITATION_STYLES.find((style) => style.value === value) ?? APA;
}
