/** A name as CSL-JSON has it: in parts, or as one text. */
export interface CslName {
  family?: string;
  given?: string;
  /** Such as the "van" of "Ludwig van Beethoven". */
  "non-dropping-particle"?: string;
  suffix?: string;
  /** The whole name of an organization, or of a person who has but one. */
  literal?: string;
}

/** A date as far as it is known (year, month, day), or in words. */
export interface CslDate {
  "date-parts"?: number[][];
  literal?: string;
}

/**
 * A work as CSL-JSON has it (schema 1.0.2, csl-data.json). Only the attributes that this site writes;
 * what a work does not have is absent.
 */
export interface CslItem {
  id: string;
  "citation-key"?: string;
  type: string;
  /** As the other texts of a work, may hold `<i>`, `<b>`, `<sub>` and `<sup>`. */
  title?: string;
  author?: CslName[];
  editor?: CslName[];
  issued?: CslDate;
  status?: string;
  "container-title"?: string;
  "collection-title"?: string;
  "collection-number"?: string;
  volume?: string;
  "volume-title"?: string;
  issue?: string;
  /** A range has a hyphen, or an en dash where it is to be shown as it is: "12-1–12-15". */
  page?: string;
  number?: string;
  genre?: string;
  edition?: string;
  version?: string;
  publisher?: string;
  "publisher-place"?: string;
  "event-title"?: string;
  /** The same before CSL 1.0.2. */
  event?: string;
  "event-place"?: string;
  "event-date"?: CslDate;
  medium?: string;
  archive?: string;
  archive_location?: string;
  ISBN?: string;
  ISSN?: string;
  DOI?: string;
  URL?: string;
  language?: string;
  keyword?: string;
  abstract?: string;
  note?: string;
}
