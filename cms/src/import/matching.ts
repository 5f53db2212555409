import { firstFamily, fold, foldDoi, foldIsbn, yearOf } from "./folding";
import type { EntryFields } from "./parse/types";

/** A publication, or a row before, that entries are compared to. */
export interface Candidate<T> {
  of: T;
  fields: EntryFields;
}

/** A preprint and its article may lie so many years apart. */
const VERSION_YEARS = 6;

/** Types whose ISBN is their own: a chapter has the one of its book. */
const WITH_OWN_ISBN = new Set(["book", "thesis", "report"]);

const PREPRINTS = new Set(["preprint", "working-paper"]);

/** Kinds of works that a title alone never makes the same as an article. */
const APART = new Set(["thesis", "dataset", "software"]);

export function isPreprint({ type }: EntryFields): boolean {
  return PREPRINTS.has(type ?? "article");
}

function areSameKind(one: EntryFields, other: EntryFields): boolean {
  if (isPreprint(one) !== isPreprint(other)) return false;
  const [first, second] = [one.type ?? "article", other.type ?? "article"];
  if (first === second || first === "other" || second === "other") return true;
  return !APART.has(first) && !APART.has(second);
}

function ownIsbn(fields: EntryFields): string | undefined {
  return WITH_OWN_ISBN.has(fields.type ?? "article") ? foldIsbn(fields.isbn) : undefined;
}

/** "van Beethoven" and "Beethoven" are one family name. */
function shareFirstAuthor(one: EntryFields, other: EntryFields): boolean {
  const [first, second] = [firstFamily(one), firstFamily(other)];
  if (first === undefined || second === undefined) return first === second;
  return first.endsWith(second) || second.endsWith(first);
}

/** An unknown year contradicts none. */
function isYearWithin(one: EntryFields, other: EntryFields, years: number): boolean {
  const [first, second] = [yearOf(one), yearOf(other)];
  return first === undefined || second === undefined || Math.abs(first - second) <= years;
}

function differ(one: string | undefined, other: string | undefined): boolean {
  return Boolean(one) && Boolean(other) && fold(one ?? "") !== fold(other ?? "");
}

const firstPage = ({ pages }: EntryFields) => pages?.split(/[-–—,]/)[0];

/** "Editorial" of one issue and "Editorial" of the next. */
function areOtherIssues(one: EntryFields, other: EntryFields): boolean {
  const isOtherIssue = differ(one.volume, other.volume) || differ(one.issue, other.issue);
  return isOtherIssue && differ(firstPage(one), firstPage(other));
}

function areSameByTitle(one: EntryFields, other: EntryFields): boolean {
  return (
    areSameKind(one, other) &&
    isYearWithin(one, other, 1) &&
    shareFirstAuthor(one, other) &&
    !areOtherIssues(one, other)
  );
}

function areVersions(one: EntryFields, other: EntryFields): boolean {
  return (
    isPreprint(one) !== isPreprint(other) &&
    isYearWithin(one, other, VERSION_YEARS) &&
    shareFirstAuthor(one, other)
  );
}

function note<T>(map: Map<string, T[]>, key: string | undefined, item: T): void {
  if (key === undefined || key === "") return;
  const known = map.get(key);
  if (known === undefined) map.set(key, [item]);
  else known.push(item);
}

/** Finds an entry again by DOI, then ISBN, then title, year and first author (scholarly §4). */
export class WorkIndex<T> {
  private readonly byDoi = new Map<string, Candidate<T>[]>();
  private readonly byIsbn = new Map<string, Candidate<T>[]>();
  private readonly byTitle = new Map<string, Candidate<T>[]>();
  /** The DOI of each work, as soon as one of its entries has named it. */
  private readonly dois = new Map<T, string>();

  /** Adds an entry; several can be of one work. */
  add(candidate: Candidate<T>): void {
    const { fields, of } = candidate;
    const doi = foldDoi(fields.doi);
    if (doi !== undefined && !this.dois.has(of)) this.dois.set(of, doi);
    note(this.byDoi, foldDoi(fields.doi), candidate);
    note(this.byIsbn, ownIsbn(fields), candidate);
    note(this.byTitle, fold(fields.title ?? ""), candidate);
  }

  /** The same work; nothing when there is none. */
  find(fields: EntryFields): Candidate<T> | undefined {
    const byDoi = this.byDoi.get(foldDoi(fields.doi) ?? "")?.[0];
    if (byDoi !== undefined) return byDoi;
    const sameIsbn = this.byIsbn.get(ownIsbn(fields) ?? "") ?? [];
    const byIsbn = sameIsbn.find((other) => !this.hasOtherDoi(other, fields));
    if (byIsbn !== undefined) return byIsbn;
    return this.ofTitle(fields).find(
      (other) => !this.hasOtherDoi(other, fields) && areSameByTitle(fields, other.fields),
    );
  }

  /** Works of which this could be the preprint, or preprints that there could be of it. */
  versions(fields: EntryFields): Candidate<T>[] {
    return this.ofTitle(fields).filter((other) => areVersions(fields, other.fields));
  }

  /** Works with different DOIs are different works, whatever else they share. */
  private hasOtherDoi({ of }: Candidate<T>, fields: EntryFields): boolean {
    const [known, doi] = [this.dois.get(of), foldDoi(fields.doi)];
    return known !== undefined && doi !== undefined && known !== doi;
  }

  private ofTitle({ title = "" }: EntryFields): Candidate<T>[] {
    return this.byTitle.get(fold(title)) ?? [];
  }
}
