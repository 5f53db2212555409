import type { AuthorParts } from "../../publications/author-parts";

/** A file, or a text that was pasted. */
export interface Source {
  /** A file's name; null for a pasted text. */
  name: string | null;
  bytes: Uint8Array;
}

/** Something that the owner is told about a source. */
export interface Notice {
  /** A whole sentence. */
  message: string;
  /** Where in the source, from 1; null where that says nothing. */
  line: number | null;
}

export const PUBLICATION_TYPES = [
  "article",
  "conference-paper",
  "book",
  "chapter",
  "thesis",
  "report",
  "working-paper",
  "preprint",
  "dataset",
  "software",
  "other",
] as const;
export type PublicationType = (typeof PUBLICATION_TYPES)[number];

export type PublicationStage = "published" | "forthcoming" | "under-review" | "in-preparation";

export type DatePrecision = "day" | "month" | "year";

export interface PublicationLink {
  kind:
    | "pdf"
    | "preprint"
    | "code"
    | "data"
    | "slides"
    | "poster"
    | "video"
    | "supplement"
    | "press"
    | "blog"
    | "other";
  /** An http(s) address. */
  url: string;
  label?: string;
}

/** The attributes of a publication that are a text of one line. */
export const LINE_FIELDS = [
  "journal",
  "genre",
  "number",
  "series",
  "eprint",
  "volume",
  "issue",
  "pages",
  "article_number",
  "publisher",
  "place",
  "edition",
  "institution",
  "event_title",
  "language",
  "award",
] as const;
export type LineField = (typeof LINE_FIELDS)[number];

/**
 * Attributes of a publication under their REST names (scholarly §1), only those that are known. Each
 * value is one that the cms takes.
 */
export interface EntryFields extends Partial<Record<LineField, string>> {
  /** `i`, `b`, `sub` and `sup` are markup, all else is text. */
  title?: string;
  type?: PublicationType;
  /** Only where the source says something about it. */
  stage?: PublicationStage;
  /** In display order: "Ludwig van Beethoven". */
  authors?: string[];
  author_parts?: AuthorParts[];
  editors?: string[];
  /** `YYYY-MM-DD`; the first day of a month or year where no more is known. */
  publication_date?: string | null;
  date_precision?: DatePrecision;
  abstract?: string;
  /** Bare: "10.1000/x". */
  doi?: string;
  /** An http(s) address. */
  url?: string;
  isbn?: string;
  issn?: string;
  keywords?: string[];
  links?: PublicationLink[];
  citation_key?: string;
}

/** A work as a source tells of it. */
export interface ParsedEntry {
  /** Where the entry begins in the source, from 1. */
  line: number | null;
  /** By which the source calls it. */
  key: string | null;
  fields: EntryFields;
  /** Small faults, with which it can be taken. */
  warnings: Notice[];
  /** Why it cannot be taken as it is; its good fields are in `fields` all the same. */
  problem: Notice | null;
  /** The index, in the same source, of the work of which this is the preprint. */
  versionOf: number | null;
}

export type SourceFormat = "bibtex" | "ris" | "csl-json" | "dois" | "orcid";

/** What a source holds. */
export interface ParsedSource {
  name: string | null;
  format: SourceFormat | null;
  /** Such as "UTF-8"; a sentence in `notices` says where it is a guess. */
  encoding: string | null;
  entries: ParsedEntry[];
  /** To be looked up. */
  dois: { doi: string; line: number }[];
  /** An iD to be looked up. */
  orcid: string | null;
  notices: Notice[];
  /** A sentence, where nothing of the source can be taken. */
  error: string | null;
}
