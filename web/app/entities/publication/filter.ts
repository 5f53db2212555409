import { foldText, foldedWords } from "~/lib/format/fold";
import { foldWord } from "~/lib/format/fold-word";
import { truncate } from "~/lib/format/unicode";
import { somebodyOf } from "./others";
import { type Publication, namedPeople, yearOf } from "./publication";
import { texts } from "./texts";
import { plainTitle } from "./title";

/**
 * What a list of publications is narrowed down to (scholarly §3). Blank means everything. A value
 * that no publication has is kept: it finds nothing.
 */
export interface PublicationFilter {
  year: string;
  /** The other end of a range of years that `year` begins; alone, whatever came out until then. */
  until: string;
  type: string;
  keyword: string;
  author: string;
  stage: string;
  /** "1" for those whose PDF is to be had. */
  pdf: string;
  /** Words that all have to occur. */
  q: string;
}

/** The query parameters of a filter, in the order in which addresses have them. */
export const FILTER_PARAMETERS = [
  "year",
  "until",
  "type",
  "keyword",
  "author",
  "stage",
  "pdf",
  "q",
] as const satisfies readonly (keyof PublicationFilter)[];

const LONGEST_VALUE = 200;

/** As much of a name or keyword as an address holds. */
export function filterValue(value: string): string {
  return value.length > LONGEST_VALUE ? truncate(value, LONGEST_VALUE).trimEnd() : value;
}

/** A name or keyword as it is compared: however it is accented, and as much as an address holds. */
export function comparedValue(value: string): string {
  return foldWord(filterValue(value));
}

/** The filter in an address. Of a parameter that comes twice the first one counts. */
export function readFilter(query: URLSearchParams): PublicationFilter {
  const valueOf = (name: keyof PublicationFilter) => filterValue(query.get(name)?.trim() ?? "");
  return {
    year: valueOf("year"),
    until: valueOf("until"),
    type: valueOf("type"),
    keyword: valueOf("keyword"),
    author: valueOf("author"),
    stage: valueOf("stage"),
    pdf: valueOf("pdf"),
    q: valueOf("q"),
  };
}

/** A filter as the query of an address: "?year=2019&type=book", or "" when it lets everything pass. */
export function toQuery(filter: PublicationFilter): string {
  const query = new URLSearchParams();
  for (const name of FILTER_PARAMETERS) if (filter[name]) query.set(name, filter[name]);
  return query.size > 0 ? `?${query.toString()}` : "";
}

/** As much of a publication as filters look at, so that a list of thousands fits into memory. */
export interface FilterEntry
  extends Pick<
    Publication,
    "id" | "title" | "authors" | "editors" | "journal" | "keywords" | "type" | "stage"
  > {
  /** The label of the year that it stands under. */
  year: string;
  hasPdf: boolean;
  /** The work of which this is a version; null for a work of its own. */
  workId: string | null;
}

/** The label of the year that a publication stands under. */
export function yearLabelOf(publication: Pick<Publication, "publication_date">): string {
  return String(yearOf(publication) ?? texts.undated);
}

/** What is known beyond the entries themselves. */
export interface FilterContext<Entry> {
  /** Under which name an author is listed: the person's own for each of its variants. */
  nameOf: (author: string) => string;
  /** The text that is searched, folded. */
  textOf: (entry: Entry) => string;
}

/** The text of a publication that is searched (scholarly §3), folded. */
export function searchTextOf(entry: FilterEntry, abstract: string | null): string {
  const { title, journal, keywords } = entry;
  const parts = [plainTitle(title), ...namedPeople(entry), journal, ...keywords, abstract];
  return foldText(parts.filter(Boolean).join(" \n "));
}

type Choice = Exclude<keyof PublicationFilter, "q" | "until">;

/** The values of an entry that each choice compares with. */
export function valuesOf<Entry extends FilterEntry>(
  entry: Entry,
  choice: Choice,
  { nameOf }: Pick<FilterContext<Entry>, "nameOf">,
): readonly string[] {
  switch (choice) {
    case "year":
    case "type":
    case "stage":
      return [entry[choice]];
    case "keyword":
      return entry.keywords;
    case "author":
      return somebodyOf(namedPeople(entry)).map(nameOf);
    case "pdf":
      return entry.hasPdf ? ["1"] : [];
    default:
      return choice satisfies never;
  }
}

const CHOICES = FILTER_PARAMETERS.filter((name) => name !== "q" && name !== "until");

const YEAR = /^\d{4}$/;

/** The test of a range of years, whichever end is named first; what has no date is in none. */
function isInYears({ year, until }: PublicationFilter): (entry: FilterEntry) => boolean {
  const [first = "", last = ""] = year ? [year, until].sort() : ["", until];
  const isRange = YEAR.test(until) && (year === "" || YEAR.test(year));
  return (entry) => isRange && YEAR.test(entry.year) && first <= entry.year && entry.year <= last;
}

/** The test of one choice. */
function choiceTest<Entry extends FilterEntry>(
  choice: Choice,
  chosen: string,
  context: Pick<FilterContext<Entry>, "nameOf">,
): (entry: Entry) => boolean {
  switch (choice) {
    case "year":
      return ({ year }) => year === chosen;
    case "type":
      return ({ type }) => type === chosen;
    case "stage":
      return ({ stage }) => stage === chosen;
    case "pdf":
      return ({ hasPdf }) => hasPdf && chosen === "1";
    case "keyword":
    case "author": {
      const wanted = comparedValue(choice === "author" ? context.nameOf(chosen) : chosen);
      return (entry) =>
        valuesOf(entry, choice, context).some((value) => comparedValue(value) === wanted);
    }
    default:
      return choice satisfies never;
  }
}

/**
 * The test that a filter puts to each entry.
 * @param except a choice that is left aside, to count what its other values would find
 */
export function matcherOf<Entry extends FilterEntry>(
  filter: PublicationFilter,
  context: FilterContext<Entry>,
  except?: Choice,
): (entry: Entry) => boolean {
  const words = foldedWords(filter.q);
  const tests: ((entry: Entry) => boolean)[] = CHOICES.filter(
    (choice) => choice !== "year" || !filter.until,
  )
    .filter((choice) => choice !== except && filter[choice])
    .map((choice) => choiceTest(choice, filter[choice], context));
  if (filter.until && except !== "year") tests.unshift(isInYears(filter));
  if (words.length > 0) {
    tests.push((entry) => {
      const text = context.textOf(entry);
      return words.every((word) => text.includes(word));
    });
  }
  return (entry) => tests.every((test) => test(entry));
}

const worksIn = new WeakMap<readonly FilterEntry[], readonly FilterEntry[]>();

/** The entries that are items of the list: works, and versions whose work is gone. */
export function worksOf<Entry extends FilterEntry>(entries: readonly Entry[]): readonly Entry[];
export function worksOf(entries: readonly FilterEntry[]): readonly FilterEntry[] {
  const remembered = worksIn.get(entries);
  if (remembered) return remembered;
  const versions = entries.filter(({ workId }) => workId !== null);
  const works = versions.length > 0 ? withoutVersions(entries, versions) : entries;
  worksIn.set(entries, works);
  return works;
}

function withoutVersions(entries: readonly FilterEntry[], versions: readonly FilterEntry[]) {
  const wanted = new Set(versions.map(({ workId }) => workId));
  const known = new Set(entries.filter(({ id }) => wanted.has(id)).map(({ id }) => id));
  return entries.filter(({ workId }) => workId === null || !known.has(workId));
}

/**
 * The works that a filter finds, in the order of the entries. A version is no item of the list: a
 * search that finds it shows its work, if the other choices let that pass (scholarly §1).
 * @param except see `matcherOf`
 */
export function findWorks<Entry extends FilterEntry>(
  entries: readonly Entry[],
  filter: PublicationFilter,
  context: FilterContext<Entry>,
  except?: Choice,
): Entry[] {
  const works = worksOf(entries);
  if (!filter.q) return works.filter(matcherOf(filter, context, except));
  const isChosen = matcherOf({ ...filter, q: "" }, context, except);
  const isFound = matcherOf({ ...NO_FILTER, q: filter.q }, context);
  const foundByVersion = new Set(
    entries.flatMap((entry) => (entry.workId !== null && isFound(entry) ? [entry.workId] : [])),
  );
  return works.filter(
    (entry) => isChosen(entry) && (isFound(entry) || foundByVersion.has(entry.id)),
  );
}

/** The filter that lets everything pass. */
export const NO_FILTER: PublicationFilter = readFilter(new URLSearchParams());

/**
 * The publications that a filter finds, for exports: the works of the list, and the versions that match
 * themselves, in the order of the entries.
 */
export function findPublications<Entry extends FilterEntry>(
  entries: readonly Entry[],
  filter: PublicationFilter,
  context: FilterContext<Entry>,
): Entry[] {
  const works = new Set(findWorks(entries, filter, context));
  const matches = matcherOf(filter, context);
  return entries.filter((entry) => works.has(entry) || matches(entry));
}
