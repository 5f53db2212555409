import { isRecord } from "../../documents/types";
import { issuedOf, namesIn, textOf, textsOf, wordsOf, type Item } from "./csl-values";
import { entryOf, type Draft } from "./draft";
import { hasArxivDoi, toArxivId } from "./identifiers";
import {
  awardIn,
  firstStage,
  kindOf,
  namesWorkingPapers,
  preprintServer,
  splitKeywords,
} from "./kinds";
import { languageTag } from "./languages";
import { leftOutNotices } from "./left-out";
import { awardInNote, linkInNote } from "./noted";
import type { Notice, ParsedEntry, PublicationType } from "./types";

/** The types of CSL 1.0.2, and those of Crossref and DataCite that stand in their CSL-JSON. */
const TYPES: Readonly<Record<string, PublicationType>> = {
  "article-journal": "article",
  "article-magazine": "article",
  "article-newspaper": "article",
  "journal-article": "article",
  review: "article",
  "review-book": "article",
  "peer-review": "other",
  article: "preprint",
  "posted-content": "preprint",
  preprint: "preprint",
  book: "book",
  monograph: "book",
  "edited-book": "book",
  "reference-book": "book",
  proceedings: "book",
  collection: "book",
  classic: "book",
  chapter: "chapter",
  "book-chapter": "chapter",
  "book-section": "chapter",
  "book-part": "chapter",
  "reference-entry": "chapter",
  entry: "chapter",
  "entry-dictionary": "chapter",
  "entry-encyclopedia": "chapter",
  "paper-conference": "conference-paper",
  "proceedings-article": "conference-paper",
  thesis: "thesis",
  dissertation: "thesis",
  report: "report",
  "report-component": "report",
  standard: "report",
  manuscript: "working-paper",
  dataset: "dataset",
  software: "software",
};

const NUMBERED_IN_SERIES = new Set<PublicationType>(["book", "chapter", "conference-paper"]);
const BY_AN_INSTITUTION = new Set<PublicationType>(["thesis", "report", "working-paper"]);

function typeOf(item: Item): PublicationType {
  const type = textOf(item, "type") ?? "";
  const kind = kindOf(textOf(item, "genre") ?? "");
  if (kind !== undefined) return kind;
  const found = TYPES[type] ?? "other";
  // In CSL 1.0.1 an `article` was any article.
  const isPublished = ["volume", "issue", "page"].some((name) => textOf(item, name) !== undefined);
  if (type === "article" && isPublished) return "article";
  const container = textOf(item, "container-title", "collection-title") ?? "";
  const isAtArxiv = container === "" && hasArxivDoi(textOf(item, "DOI", "doi") ?? "");
  const isAtServer = isAtArxiv || preprintServer(container) !== undefined;
  if (found === "article" && !isPublished && isAtServer) return "preprint";
  return found === "report" && namesWorkingPapers(container) ? "working-paper" : found;
}

/** CSL has one `number`, which means another thing for each type. */
function numbersOf(item: Item, type: PublicationType): Partial<Draft> {
  const number = textOf(item, "number");
  const inSeries = textOf(item, "collection-number");
  const isArticle = type === "article" || type === "conference-paper" || type === "chapter";
  const articleNumber = textOf(item, "article-number") ?? (isArticle ? number : undefined);
  const archived = textOf(item, "archive_location", "arxiv_id");
  const eprint =
    toArxivId(archived ?? "") ?? (type === "preprint" ? (number ?? archived) : archived);
  return {
    article_number: articleNumber,
    number: NUMBERED_IN_SERIES.has(type) || isArticle ? inSeries : (number ?? inSeries),
    ...(type === "preprint" ? { number: undefined } : {}),
    eprint,
  };
}

/** In Crossref's answers a list of `{ name }`: for a preprint its server. */
function institutionOf(item: Item): string | undefined {
  const value = item.institution;
  const list: unknown[] = Array.isArray(value) ? value : [value];
  const [first] = list;
  return isRecord(first) ? textOf(first, "name") : textOf(item, "institution");
}

function publisherOf(item: Item, type: PublicationType): Partial<Draft> {
  const publisher = textOf(item, "publisher");
  const institution = institutionOf(item);
  if (BY_AN_INSTITUTION.has(type)) return { institution: publisher ?? institution };
  const container = textOf(item, "container-title");
  const names = [institution, container, publisher].flatMap((name) => name ?? []);
  const server = type === "preprint" ? names.map(preprintServer).find(Boolean) : undefined;
  return {
    publisher: server ?? publisher,
    ...(server === undefined ? {} : { journal: undefined }),
  };
}

function titleOf(item: Item): string | undefined {
  const [title, subtitle] = [textOf(item, "title"), textOf(item, "subtitle")];
  if (title === undefined || subtitle === undefined || title.includes(subtitle)) return title;
  return `${title.replace(/[:.]\s*$/, "")}: ${subtitle}`;
}

/** Ids of reference managers are no keys that anybody cites by. */
function keyOf(item: Item): string | null {
  const key = textOf(item, "citation-key");
  if (key !== undefined) return key;
  const id = textOf(item, "id");
  return id === undefined ||
    !/\p{L}/u.test(id) ||
    /[:/]\/|10\.\d{4,9}\/|^[\w-]+\/[A-Z\d]{8}$/.test(id)
    ? null
    : id;
}

function keywordsOf(item: Item): string[] {
  const texts = [...textsOf(item, "keyword"), ...textsOf(item, "categories")];
  return texts.length > 1 ? texts : texts.flatMap(splitKeywords);
}

/** As some programs write "Variable: value" into a note. */
function fromNote(note: string, name: RegExp): string | undefined {
  const line = note.split(/[\n;]/).find((text) => name.test(text.trim()));
  return line?.replace(/^[^:]*:/, "").trim();
}

function leftOutOf(item: Item): Notice[] {
  const volumes = textOf(item, "number-of-volumes");
  return [
    ...leftOutNotices("translators", namesIn(item, "translator"), null),
    ...leftOutNotices("book authors", namesIn(item, "container-author"), null),
    ...leftOutNotices("series editors", namesIn(item, "collection-editor"), null),
    ...leftOutNotices("number of volumes", volumes === undefined ? [] : [volumes], null),
  ];
}

const READ_OF_NOTE = 50_000;

/** What a source tells beside the item. */
type Beside = Partial<Pick<Draft, "links" | "warnings">>;

function draftOf(item: Item, { links = [], warnings = [] }: Beside): Draft {
  const type = typeOf(item);
  const note = textOf(item, "note") ?? "";
  const noteLines = note.slice(0, READ_OF_NOTE).split("\n");
  const genre = textOf(item, "genre") ?? (textOf(item, "type") === "patent" ? "Patent" : undefined);
  const language = textOf(item, "language");
  return {
    line: null,
    key: keyOf(item),
    type,
    title: titleOf(item),
    authors: namesIn(item, "author"),
    editors: namesIn(item, "editor"),
    date: issuedOf(item),
    stage: firstStage([
      ...[textOf(item, "status"), wordsOf(item.issued), textOf(item, "volume"), note],
    ]),
    journal: textOf(item, "container-title"),
    genre: genre === undefined || kindOf(genre) !== undefined ? undefined : genre,
    series: textOf(item, "collection-title"),
    volume: textOf(item, "volume"),
    issue: textOf(item, "issue"),
    pages: textOf(item, "page"),
    place: textOf(item, "publisher-place"),
    edition: textOf(item, "edition", ...(type === "preprint" ? [] : ["version"])),
    event_title: textOf(item, "event-title", "event"),
    language: language === undefined ? undefined : languageTag(language),
    award: noteLines.map(awardInNote).find((award) => award !== undefined) ?? awardIn(note),
    abstract: textOf(item, "abstract"),
    doi: textOf(item, "DOI", "doi") ?? fromNote(note, /^DOI:/i),
    urls: textsOf(item, "URL"),
    isbn: textsOf(item, "ISBN").join("; "),
    issn: textsOf(item, "ISSN").join("; "),
    keywords: keywordsOf(item),
    links: [...links, ...noteLines.flatMap((line) => linkInNote(line) ?? [])],
    warnings: [...warnings, ...leftOutOf(item)],
    ...numbersOf(item, type),
    ...publisherOf(item, type),
  };
}

/**
 * A work of CSL-JSON (1.0.2), also as Crossref and DataCite answer for a DOI.
 *
 * @param item what the JSON holds, whatever that is
 */
export function fromCslItem(item: unknown, beside: Beside = {}): ParsedEntry {
  if (isRecord(item)) return entryOf(draftOf(item, beside));
  const problem = { message: "This is no entry of CSL-JSON.", line: null };
  return { line: null, key: null, fields: {}, warnings: [], problem, versionOf: null };
}
