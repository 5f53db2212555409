import { joinFacts } from "~/lib/format/facts";
import { displayName } from "../citation/display-name";
import { formTexts } from "../publication/form-texts";
import { PUBLICATION_TYPES, formatPublicationDate, namedPeople } from "../publication/publication";
import { texts as publicationTexts } from "../publication/texts";
import { plainTitle } from "../publication/title";
import { isDateExpected } from "../publication/view";
import type { Difference, EntryKind, ImportEntry, ImportNotice } from "./publication-import";
import { texts } from "./texts";

/** An entry of an import as its table shows it: a thousand of them travel to the browser at once. */
export interface EntryRow {
  row: number;
  kind: EntryKind;
  title: string;
  authors: string;
  /** Where and when it came out, and what it is. */
  details: string;
  /** Where it stands in the sources. */
  place: string;
  warnings: string[];
  problem: string | null;
  match: { text: string; title: string; href: string } | { text: string } | null;
  differences: { field: string; label: string; current: string; imported: string }[];
  version: { label: string; isGiven: boolean } | null;
}

const AUTHORS_SHOWN = 4;
/** An abstract may be longer than the table is high. */
const LONGEST_VALUE = 300;

/** What the form of a publication calls its first fields. */
const FIRST_FIELDS: Readonly<Record<string, string>> = {
  title: "Title",
  authors: "Authors",
  publication_date: "Publication Date",
  journal: "Journal/Source",
  abstract: "Abstract",
  doi: "DOI",
  url: "URL",
};

/**
 * The entries of an import, ready to be rendered.
 * @param entries all of them, because one may be the same as another
 */
export function toEntryRows(entries: readonly ImportEntry[]): EntryRow[] {
  const byRow = new Map(entries.map((entry) => [entry.row, entry]));
  const hasSources = new Set(entries.map(({ source }) => source)).size > 1;
  return entries.map((entry) => ({
    row: entry.row,
    kind: entry.status,
    title: titleOf(entry),
    authors: authorsOf(entry),
    details: detailsOf(entry),
    place: placeOf(entry, hasSources),
    warnings: entry.warnings.map(noticeText),
    problem: entry.problem && noticeText(entry.problem),
    match: matchOf(entry, byRow),
    differences: entry.differences.map(differenceOf),
    version: entry.version_of && {
      label: texts.version[entry.version_side](plainTitle(entry.version_of.title)),
      isGiven: entry.isVersionGiven,
    },
  }));
}

/** A notice with its line, where it has one. */
export function noticeText({ message, line }: ImportNotice): string {
  return line === null ? message : texts.line(line, message);
}

/** Whether an entry is ticked until the owner says otherwise (scholarly §4). */
export function isTickedAtFirst({ kind }: Pick<EntryRow, "kind">): boolean {
  return kind === "new";
}

/** Whether an entry can be ticked at all: one with a problem has to be corrected first. */
export function canBeTicked({ kind }: Pick<EntryRow, "kind">): boolean {
  return kind !== "problem";
}

function titleOf({ fields: { title } }: ImportEntry): string {
  return title === null ? texts.untitled : plainTitle(title);
}

function authorsOf({ fields }: ImportEntry): string {
  const names = namedPeople(fields);
  if (names.length === 0) return texts.noAuthors;
  const more = names.length - AUTHORS_SHOWN;
  const shown = names.slice(0, AUTHORS_SHOWN).map(displayName).join(", ");
  return more > 0 ? `${shown} ${texts.moreAuthors(more)}` : shown;
}

function detailsOf({ fields }: ImportEntry): string {
  const { journal, publisher, publication_date, stage, type, doi } = fields;
  const kind = PUBLICATION_TYPES.find((known) => known === type);
  const date = publication_date ? formatPublicationDate(fields) : publicationTexts.undated;
  return joinFacts([
    journal ?? publisher,
    isDateExpected(fields) ? date : null,
    publicationTexts.stages[stage],
    kind && publicationTexts.types[kind],
    doi && `DOI ${doi}`,
  ]);
}

function placeOf({ source, line }: ImportEntry, hasSources: boolean): string {
  const parts = [hasSources ? source : null, line === null ? null : texts.lineOf(line)];
  return parts.filter(Boolean).join(", ");
}

function matchOf({ match }: ImportEntry, byRow: ReadonlyMap<number, ImportEntry>) {
  if (!match) return null;
  if ("row" in match) {
    const other = byRow.get(match.row);
    return { text: texts.earlier(other ? titleOf(other) : texts.untitled) };
  }
  const title = plainTitle(match.title);
  const href = `/publications/${encodeURIComponent(match.slug)}`;
  return { text: texts.alreadyThere, title, href };
}

function differenceOf({ field, current, imported }: Difference): EntryRow["differences"][number] {
  return { field, label: labelOf(field), current: textOf(current), imported: textOf(imported) };
}

function labelOf(field: string): string {
  const labels: Readonly<Record<string, string>> = { ...formTexts.fields, ...FIRST_FIELDS };
  return labels[field] ?? field.replaceAll("_", " ");
}

/** A value as text, cut where it is long. */
function textOf(value: unknown): string {
  const text = wholeTextOf(value);
  return text.length > LONGEST_VALUE ? `${text.slice(0, LONGEST_VALUE).trimEnd()}…` : text;
}

function wholeTextOf(value: unknown): string {
  if (Array.isArray(value)) return value.map(wholeTextOf).join(", ") || texts.empty;
  if (typeof value === "boolean") return value ? "Yes" : "No";
  if (typeof value === "number") return String(value);
  if (typeof value === "string") return namedValue(value) || texts.empty;
  // A link, or something else that has an address.
  if (typeof value === "object" && value !== null && "url" in value) return wholeTextOf(value.url);
  return texts.empty;
}

/** Types and stages by their names, dates as people read them. */
function namedValue(text: string): string {
  const names: Readonly<Record<string, string>> = {
    ...publicationTexts.types,
    ...formTexts.stages,
  };
  return names[text] ?? text.replace(/^(\d{4}-\d{2}-\d{2})T00:00:00(?:\.000)?Z$/, "$1");
}
