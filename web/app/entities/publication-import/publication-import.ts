import type { PublicationStage } from "../publication/publication";

/** What an import has found about an entry (scholarly §4). */
export const ENTRY_KINDS = ["new", "duplicate", "changed", "problem"] as const;
export type EntryKind = (typeof ENTRY_KINDS)[number];

/** How far an import has come. */
export type ImportStatus = "reading" | "preview" | "importing" | "imported" | "undone" | "failed";

/** Something that the owner should know of an entry or a source; a whole sentence. */
export interface ImportNotice {
  message: string;
  /** Where in the source, from 1 on. */
  line: number | null;
}

export type ImportCounts = Readonly<Record<EntryKind, number>>;

/** An import, without its entries. */
export interface ImportSummary {
  id: string;
  status: ImportStatus;
  /** Such as "refs.bib and 2 more" or "Pasted text". */
  source: string;
  /** ISO timestamps. */
  createdAt: string;
  importedAt: string | null;
  undoneAt: string | null;
  /** Of reading or importing. */
  progress: { done: number; total: number } | null;
  counts: ImportCounts;
  /** What the import has done. */
  created: number;
  changed: number;
  notices: readonly ImportNotice[];
  /** Why it failed. */
  problem: string | null;
}

/** How far an import has come; "unknown" when it is gone, or nobody is signed in. */
export interface ImportProgress {
  status: ImportStatus | "unknown";
  progress: ImportSummary["progress"];
}

/** One value that the import would change. */
export interface Difference {
  /** An attribute of a publication. */
  field: string;
  current: unknown;
  imported: unknown;
}

/** What an entry is like: a publication that is there, or an earlier entry of the same import. */
export type EntryMatch = { id: string; slug: string; title: string } | { row: number };

/** An entry of an import, as far as its table shows it. */
export interface ImportEntry {
  /** Names it in its import, from 0 on. */
  row: number;
  status: EntryKind;
  source: string | null;
  line: number | null;
  fields: {
    title: string | null;
    authors: string[];
    editors: string[];
    journal: string | null;
    publisher: string | null;
    publication_date: string | null;
    date_precision: "day" | "month" | "year";
    stage: PublicationStage;
    type: string;
    doi: string | null;
  };
  warnings: readonly ImportNotice[];
  problem: ImportNotice | null;
  match: EntryMatch | null;
  differences: readonly Difference[];
  /** The work of which it may be the preprint. */
  version_of: { title: string } | null;
  /** "work" the other way round: that is a preprint of this. */
  version_side: "version" | "work";
  /** The source says so; else it is a guess. */
  isVersionGiven: boolean;
}

/** What is taken of one entry. */
export interface TakenEntry {
  row: number;
  /** The differences that are taken, for an entry that changes a publication. */
  fields?: string[];
  version_of?: boolean;
}

/** Whether an import is still at work, so that its screen has to look again. */
export function isAtWork({ status }: Pick<ImportProgress, "status">): boolean {
  return status === "reading" || status === "importing";
}

/** How many entries there are of all kinds. */
export function totalOf(counts: ImportCounts): number {
  return ENTRY_KINDS.reduce((sum, kind) => sum + counts[kind], 0);
}
