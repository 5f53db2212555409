import { fold } from "../folding";
import { fromCslItem } from "../parse/csl-item";
import type { EntryFields, Notice, ParsedEntry } from "../parse/types";
import { toCslItem, type OrcidWork } from "./orcid-work";

/**
 * "Correction to: …", "Erratum", "… [Corrigendum]", "… (Correction)". "Correction of refractive errors" and
 * "Quantum error correction" are none.
 */
const CORRECTION =
  /^\W*(?:(?:author|publisher)(?:['’]?s['’]?)?\s+)?(?:corrigend(?:um|a)|errat(?:um|a)|addend(?:um|a)|corrections?(?=\s*(?:[:\])]|to\b|for\b|$))|retraction(?=\s*(?:[:\])]|note\b|notice\b|of\b|to\b|$))|expression of concern)(?!\p{L})|(?:[\s([:–—-](?:corrigendum|erratum)|(?:[([]\s*|:\s*|\s[–—-]\s*)correction)\s*[\])]?\.?$/iu;

/** Prefixes of DOIs that are of preprints only. */
const PREPRINT_DOI =
  /^10\.(?:48550\/arxiv|1101\/\d|31234\/|31219\/|31235\/|2139\/ssrn|21203\/rs|26434\/chemrxiv|20944\/preprints|36227\/techrxiv)/i;

/** Mostly capitals: "EFFECTS OF SLEEP ON MEMORY". Of a word alone nobody knows whether it is an acronym. */
function isShouting(title: string): boolean {
  const letters = title.match(/\p{L}/gu)?.join("") ?? "";
  const capitals = letters.match(/\p{Lu}/gu)?.length ?? 0;
  return capitals > letters.length * 0.6;
}

/** Of two titles the one that does not shout (scholarly §4); where all do, the first one as it is. */
function titleOf(works: OrcidWork[]): string | undefined {
  const titles = works.flatMap(({ title }) => title ?? []);
  return titles.find((title) => !isShouting(title)) ?? titles[0];
}

/** The first date, more exact where another source knows more of the same one. */
function dateOf(works: OrcidWork[]): number[] {
  const dates = works.map(({ date }) => date).filter((date) => date.length > 0);
  const [first = []] = dates;
  const same = dates.filter((date) => first.every((part, index) => date[index] === part));
  return same.reduce((best, date) => (date.length > best.length ? date : best), first);
}

function longest(lists: string[][]): string[] {
  return lists.reduce((best, list) => (list.length > best.length ? list : best), []);
}

/** One work of what several sources say of it: the preferred one first, what it lacks from the others. */
function merged(works: readonly [OrcidWork, ...OrcidWork[]]): OrcidWork {
  const list = [...works];
  const first = <K extends keyof OrcidWork>(key: K) =>
    list.find((work) => work[key] !== undefined)?.[key] ?? works[0][key];
  const all = (key: "dois" | "versionDois" | "isbns" | "issns") => [
    ...new Set(list.flatMap((work) => work[key])),
  ];
  return {
    putCode: works[0].putCode,
    type: list.find(({ type }) => type !== "other")?.type ?? "other",
    title: titleOf(list),
    container: first("container"),
    date: dateOf(list),
    dois: all("dois"),
    versionDois: all("versionDois"),
    isbns: all("isbns"),
    issns: all("issns"),
    arxiv: first("arxiv"),
    url: first("url"),
    abstract: first("abstract"),
    language: first("language"),
    bibtex: first("bibtex"),
    authors: longest(list.map(({ authors }) => authors)),
    editors: longest(list.map(({ editors }) => editors)),
  };
}

type Some = readonly [OrcidWork, ...OrcidWork[]];

function isSome(works: OrcidWork[]): works is [OrcidWork, ...OrcidWork[]] {
  return works.length > 0;
}

const isPreprint = ({ type, dois }: OrcidWork) =>
  type === "preprint" ||
  (type === "manuscript" && dois.length > 0) ||
  (type === "other" && dois.length > 0 && dois.every((doi) => PREPRINT_DOI.test(doi)));

const isCorrection = ({ title }: OrcidWork) => title !== undefined && CORRECTION.test(title);

interface Parts {
  main: Some;
  preprints: OrcidWork[];
  corrections: OrcidWork[];
}

/** The article with its sources, its preprints, its corrections. */
function partsOf(works: Some): Parts {
  const corrections = works.filter(isCorrection);
  const others = works.filter((work) => !isCorrection(work));
  const preprints = others.filter(isPreprint);
  const articles = others.filter((work) => !isPreprint(work));
  if (isSome(articles)) return { main: articles, preprints, corrections };
  if (isSome(preprints)) return { main: preprints, preprints: [], corrections };
  return { main: works, preprints: [], corrections: [] };
}

/** The works of each DOI; those without one are taken for the first. */
function byDoi(works: OrcidWork[], except: string | undefined): Some[] {
  const clusters = new Map<string, OrcidWork[]>();
  const doiIn = ({ dois }: OrcidWork) => dois.find((doi) => !isSameDoi(doi, except))?.toLowerCase();
  const fallback = works.map(doiIn).find((doi) => doi !== undefined) ?? "";
  for (const work of works) {
    const key = doiIn(work) ?? fallback;
    clusters.set(key, [...(clusters.get(key) ?? []), work]);
  }
  return [...clusters.values()].filter(isSome);
}

function isSameDoi(doi: string, other: string | undefined): boolean {
  return doi.toLowerCase() === other?.toLowerCase();
}

/** Of a work that is published, rather not the DOI of its preprint. */
function doiOfMain(work: OrcidWork, preprints: OrcidWork[]): string | undefined {
  const ofPreprints = new Set(
    preprints.flatMap(({ dois }) => dois).map((doi) => doi.toLowerCase()),
  );
  const candidates = [...work.dois, ...(isPreprint(work) ? [] : work.versionDois)];
  const own = candidates.filter((doi) => !ofPreprints.has(doi.toLowerCase()));
  if (isPreprint(work)) return own[0];
  return own.find((doi) => !PREPRINT_DOI.test(doi)) ?? work.dois[0];
}

/** The citations of works, read: by their text. */
export type Citations = ReadonlyMap<string, EntryFields>;

/** Where ORCID has no field, or its sources mostly leave it blank. */
const CITED = ["volume", "issue", "pages", "article_number", "publisher", "place"] as const;

/** What a citation adds. Sources have attached citations of other works, too. */
function withCited(fields: EntryFields, cited: EntryFields | undefined): EntryFields {
  if (cited === undefined) return fields;
  const hasDois = fields.doi !== undefined && cited.doi !== undefined;
  const isSame = hasDois
    ? isSameDoi(fields.doi ?? "", cited.doi)
    : fold(fields.title ?? "") === fold(cited.title ?? "");
  if (!isSame || fields.title === undefined) return fields;
  const added: EntryFields = {};
  for (const name of CITED) {
    const value = cited[name];
    if (fields[name] === undefined && value !== undefined) added[name] = value;
  }
  const { authors, author_parts } = cited;
  const hasNobody = fields.authors === undefined && fields.editors === undefined;
  if (hasNobody && authors !== undefined) added.authors = authors;
  if (hasNobody && author_parts !== undefined) added.author_parts = author_parts;
  return { ...fields, ...added };
}

function entryOf(
  work: OrcidWork,
  doi: string | undefined,
  notices: string[],
  citations: Citations,
): ParsedEntry {
  const read = fromCslItem(toCslItem(work, doi));
  const fields = withCited(read.fields, citations.get(work.bibtex ?? ""));
  const entry = { ...read, fields };
  const messages = [...notices];
  if (fields.authors === undefined && fields.editors === undefined) {
    messages.push("The ORCID record names no authors.");
  }
  const warnings = [
    ...entry.warnings,
    ...messages.map((message): Notice => ({ message, line: null })),
  ];
  return { ...entry, key: null, warnings };
}

/**
 * The publications of one group of an ORCID record: the article, its preprints as versions of it, and
 * each correction as a work of its own (scholarly §4).
 *
 * @param works what the sources say, the preferred one first
 * @param offset the index that the first entry will have among all
 * @param notices sentences that belong to the whole group
 * @param citations those of all works that have one
 */
export function entriesOfGroup(
  works: Some,
  offset: number,
  notices: string[],
  citations: Citations,
): ParsedEntry[] {
  const parts = partsOf(works);
  const main = merged(parts.main);
  const doi = doiOfMain(main, parts.preprints);
  const preprints = byDoi(parts.preprints, doi).map(merged);
  const corrections = byDoi(parts.corrections, doi).map(merged);
  const ownDoi = (work: OrcidWork) => work.dois.find((each) => !isSameDoi(each, doi));
  return [
    entryOf(main, doi, notices, citations),
    ...preprints.map((work) => ({
      ...entryOf(work, ownDoi(work), [], citations),
      versionOf: offset,
    })),
    ...corrections.map((work) => entryOf(work, ownDoi(work), [], citations)),
  ];
}
