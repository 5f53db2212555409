import { toArxivId, toDoi } from "../parse/identifiers";
import { recordsAt, textAt, type Json } from "../json";

/** The types of works (ORCID 3.0) as types of CSL; what is not here is "other". */
const TYPES: Readonly<Record<string, string>> = {
  "journal-article": "article-journal",
  "journal-issue": "book",
  "magazine-article": "article-magazine",
  "newspaper-article": "article-newspaper",
  "newsletter-article": "article-magazine",
  review: "article-journal",
  "book-review": "review-book",
  book: "book",
  "edited-book": "book",
  manual: "book",
  "book-chapter": "chapter",
  "dictionary-entry": "entry-dictionary",
  "encyclopedia-entry": "entry-encyclopedia",
  "conference-paper": "paper-conference",
  "conference-abstract": "paper-conference",
  "conference-poster": "paper-conference",
  "conference-proceedings": "book",
  dissertation: "thesis",
  "dissertation-thesis": "thesis",
  "supervised-student-publication": "thesis",
  preprint: "preprint",
  "working-paper": "manuscript",
  report: "report",
  "technical-standard": "standard",
  "standards-and-policy": "report",
  "data-set": "dataset",
  software: "software",
  "research-tool": "software",
};

/** What an article or a chapter appears in; of other works ORCID keeps who has published them. */
const CONTAINED = /^(?:article|review|chapter|entry|paper)/;

const LONGEST_CITATION = 50_000;

const EDITOR = /editor$/i;
/** All others are credited with the work, whatever they are called: CRediT knows fourteen roles. */
const NO_AUTHOR = /^(?:chair-or-translator|translator|reviewer)$/i;

/** How one source of an ORCID record tells of a work. */
export interface OrcidWork {
  putCode: string | null;
  /** Of CSL. */
  type: string;
  title: string | undefined;
  container: string | undefined;
  /** Year, month, day, as far as known. */
  date: number[];
  /** DOIs of the work itself, and then those of its other versions. */
  dois: string[];
  versionDois: string[];
  isbns: string[];
  issns: string[];
  arxiv: string | undefined;
  url: string | undefined;
  abstract: string | undefined;
  language: string | undefined;
  authors: string[];
  editors: string[];
  /** The citation that some sources add, which knows more than ORCID has fields for. */
  bibtex: string | undefined;
}

/** A value of ORCID: `{value}`, and in some sources the text itself. */
function valueAt(record: unknown, ...path: string[]): string | undefined {
  return textAt(record, ...path, "value") ?? textAt(record, ...path);
}

function titleOf(record: Json): string | undefined {
  const title = valueAt(record, "title", "title");
  const subtitle = valueAt(record, "title", "subtitle");
  if (title === undefined || subtitle === undefined) return title;
  const isThere = title.toLowerCase().includes(subtitle.toLowerCase());
  return isThere ? title : `${title.replace(/[:.]\s*$/, "")}: ${subtitle}`;
}

function bibtexOf(record: Json): string | undefined {
  const isBibtex = /^bibtex$/i.test(textAt(record, "citation", "citation-type") ?? "");
  const text = isBibtex ? textAt(record, "citation", "citation-value") : undefined;
  return text !== undefined && text.length <= LONGEST_CITATION ? text : undefined;
}

/** "2019", "05", "14"; what is missing or no number ends it. */
function dateOf(record: Json): number[] {
  const parts = ["year", "month", "day"].map((part) => valueAt(record, "publication-date", part));
  const end = parts.findIndex((part) => !/^\d{1,4}$/.test(part ?? "") || Number(part) === 0);
  return parts.slice(0, end === -1 ? parts.length : end).map(Number);
}

function identifiersOf(record: Json) {
  return recordsAt(record, "external-ids", "external-id").map((id) => ({
    type: textAt(id, "external-id-type")?.toLowerCase() ?? "",
    relation: textAt(id, "external-id-relationship")?.toLowerCase() ?? "self",
    value: valueAt(id, "external-id-normalized") ?? textAt(id, "external-id-value") ?? "",
    url: valueAt(id, "external-id-url"),
  }));
}

function peopleOf(record: Json): Pick<OrcidWork, "authors" | "editors"> {
  const people = recordsAt(record, "contributors", "contributor").map((person) => ({
    name: valueAt(person, "credit-name") ?? "",
    orcid: textAt(person, "contributor-orcid", "path"),
    role: textAt(person, "contributor-attributes", "contributor-role") ?? "author",
  }));
  const named = people.filter(({ name, role }) => name !== "" && !NO_AUTHOR.test(role));
  const names = (list: typeof named) => {
    // A contributor is listed once for each role; two who share a name have an iD each.
    const different = new Map(list.map((person) => [person.orcid ?? person.name, person.name]));
    return [...different.values()];
  };
  return {
    authors: names(named.filter(({ role }) => !EDITOR.test(role))),
    editors: names(named.filter(({ role }) => EDITOR.test(role))),
  };
}

/**
 * Reads a work of ORCID 3.0, whole or as a summary. Nothing in it has to be there.
 *
 * @param record of `/{iD}/works` or `/{iD}/works/{codes}`
 */
export function readOrcidWork(record: Json): OrcidWork {
  const ids = identifiersOf(record);
  const valuesOf = (type: string) => ids.filter((id) => id.type === type);
  const doisWith = (...relations: string[]) => [
    ...new Set(
      valuesOf("doi")
        .filter(({ relation }) => relations.includes(relation))
        .flatMap(({ value }) => toDoi(value) ?? []),
    ),
  ];
  const web = ids.find(({ type, url }) => /^(?:uri|handle|source-work-id)$/.test(type) && url);
  const arxiv = ids.find(({ type, relation }) => type === "arxiv" && relation !== "part-of");
  return {
    putCode: textAt(record, "put-code") ?? null,
    type: TYPES[textAt(record, "type")?.toLowerCase().replaceAll("_", "-") ?? ""] ?? "other",
    title: titleOf(record),
    container: valueAt(record, "journal-title"),
    date: dateOf(record),
    dois: doisWith("self"),
    versionDois: doisWith("version-of"),
    isbns: valuesOf("isbn").map(({ value }) => value),
    issns: valuesOf("issn").map(({ value }) => value),
    arxiv: arxiv === undefined ? undefined : toArxivId(arxiv.value),
    url: valueAt(record, "url") ?? web?.url,
    abstract: textAt(record, "short-description"),
    language: textAt(record, "language-code"),
    bibtex: bibtexOf(record),
    ...peopleOf(record),
  };
}

/** The work as an item of CSL-JSON, with `doi` as its DOI. */
export function toCslItem(work: OrcidWork, doi: string | undefined): Json {
  const isContained = CONTAINED.test(work.type);
  const isArxiv = work.arxiv !== undefined || /^10\.48550\/arxiv\./i.test(doi ?? "");
  const server = work.type === "preprint" && isArxiv ? "arXiv" : undefined;
  return {
    type: work.type,
    title: work.title,
    author: work.authors,
    editor: work.editors,
    issued: work.date.length === 0 ? undefined : { "date-parts": [work.date] },
    "container-title": isContained ? work.container : undefined,
    publisher: isContained ? undefined : (work.container ?? server),
    DOI: doi,
    ISBN: work.isbns,
    ISSN: work.issns,
    URL: work.url,
    abstract: work.abstract,
    language: work.language,
    archive_location: work.arxiv ?? (doi === undefined || !isArxiv ? undefined : toArxivId(doi)),
  };
}
