import type { EntryFields, Notice } from "./parse/types";

/** Where an import is. It leaves `reading` and `importing` by itself. */
export type ImportStatus = "reading" | "preview" | "importing" | "imported" | "undone" | "failed";

export type RowStatus = "new" | "duplicate" | "changed" | "problem";

export type Counts = Record<RowStatus, number>;

export interface Progress {
  done: number;
  total: number;
}

/** A part of a publication that an entry knows more about. */
export interface Difference {
  field: string;
  current: unknown;
  imported: unknown;
}

/** Another row of the same import, or a publication that is there. */
export type Match = { documentId: string; slug: string; title: string } | { row: number };

/** The work of which an entry could be the preprint, or the preprint that there is of it. */
export type VersionOffer = { documentId: string; title: string } | { row: number; title: string };

/** An entry of an import, as the API tells it. */
export interface Row {
  /** From 0. */
  row: number;
  status: RowStatus;
  /** The name of the file; null for what was pasted or looked up. */
  source: string | null;
  line: number | null;
  key: string | null;
  fields: EntryFields;
  warnings: Notice[];
  problem: Notice | null;
  /** What it duplicates or changes. */
  match: Match | null;
  differences: Difference[];
  version_of: VersionOffer | null;
  /** `version`: this row is the preprint of `version_of`; `work`: that one is the preprint of this. */
  version_side: "version" | "work";
  /** The source says so; otherwise it is a guess. */
  version_of_given: boolean;
}

/** An import without its rows, as the API tells it. */
export interface ImportSummary {
  documentId: string;
  status: ImportStatus;
  /** "refs.bib and 2 more". */
  source: string;
  createdAt: string;
  importedAt: string | null;
  undoneAt: string | null;
  /** While it is read or written. */
  progress: Progress | null;
  counts: Counts;
  /** How many publications it has made. */
  created: number;
  /** How many publications that were there it has changed. */
  changed: number;
  notices: Notice[];
  /** Why it failed. */
  problem: string | null;
}

/** What an import has done to one publication, and what it takes to undo it. */
export interface Done {
  documentId: string;
  title: string;
  action: "created" | "changed";
  /** Of the publication, once it was written: it has been edited when it has another one. */
  updatedAt: string;
  /** Of a changed one: what it was before. */
  before: { updatedAt: string | null; attributes: Record<string, unknown> } | null;
}
