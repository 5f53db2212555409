import { keptParts } from "../../publications/author-parts";
import { plainTitle } from "../../publications/title";
import { formatProblem } from "../../documents/validation/text-formats";
import { cut } from "../../text/unicode";
import { toStoredDate, type PartialDate } from "./dates";
import { isbnsIn, isResolver, issnsIn, toArxivId, toDoi, toUrls } from "./identifiers";
import { namesOf, type PersonName } from "./people";
import { cleanLine, cleanParagraphs, cleanTitle } from "./text";
import {
  LINE_FIELDS,
  type EntryFields,
  type LineField,
  type Notice,
  type ParsedEntry,
  type PublicationLink,
  type PublicationStage,
  type PublicationType,
} from "./types";

/** What a format has read of a work, before it is made to fit the cms. */
export interface Draft extends Partial<Record<LineField, string | undefined>> {
  line: number | null;
  key: string | null;
  type: PublicationType;
  title?: string | undefined;
  authors: readonly PersonName[];
  editors: readonly PersonName[];
  date?: PartialDate | undefined;
  stage?: PublicationStage | undefined;
  abstract?: string | undefined;
  /** A text with a DOI in it. */
  doi?: string | undefined;
  /** Texts with addresses in them, the most important one first. */
  urls: readonly string[];
  /** Texts with ISBNs and ISSNs in them. */
  isbn?: string | undefined;
  issn?: string | undefined;
  keywords: readonly string[];
  links: readonly PublicationLink[];
  warnings: Notice[];
}

/** As the attributes of a publication are limited (schema.json). */
const MAX_LINE = 500;
const MAX_ITEM = 1000;
const MAX_KEY = 100;
const MAX_ABSTRACT = 50_000;

/** Lists may be long, and these are longer than any that is meant: the longest list of authors has 15,025. */
const MAX_PEOPLE = 20_000;
const MAX_KEYWORDS = 1_000;
const MAX_URLS = 100;

/** What is read of a text that is to fit into a line; markup and white space go. */
const READ_OF_LINE = 10 * MAX_LINE;

const LABELS: Partial<Record<LineField | "title" | "abstract", string>> = {
  eprint: "id of the preprint",
  article_number: "article number",
  event_title: "name of the event",
};

const labelOf = (field: LineField | "title" | "abstract") => LABELS[field] ?? field;

/** The first characters of a text, with "…" where there are more; no surrogate pair is cut. */
function fitting(text: string, length: number): string {
  if (text.length <= length) return text;
  return `${cut(text, length - 1).trimEnd()}…`;
}

/** "12–18" and "12 -- 18" as "12-18"; a list of pages keeps its commas. */
export function cleanPages(text: string): string {
  return cleanLine(text)
    .replace(/^pp?\.?\s*(?=\d)/i, "")
    .replaceAll(/\s*(?:[-‐-―−]|&ndash;)+\s*/gu, "-")
    .replaceAll(/\s*,\s*/g, ", ")
    .replace(/^[-,\s]+|[-,\s]+$/g, "");
}

const ORDINALS = "first second third fourth fifth sixth seventh eighth ninth tenth".split(" ");

/** "2nd ed." and "Second" as "2". */
function cleanEdition(text: string): string {
  const word = text.replace(/[\s,]*\bed(?:ition|n)?\.?$/i, "");
  const [, digits] = /^(\d+)(?:st|nd|rd|th)?\.?$/i.exec(word) ?? [];
  if (digits !== undefined) return digits;
  const index = ORDINALS.indexOf(word.toLowerCase());
  return index === -1 ? word : String(index + 1);
}

/** A key as BibTeX and the cms can have it (text-formats, `citation-key`). */
export function cleanKey(key: string): string {
  return cut(cleanLine(key).replaceAll(/[\s"#%'(),={}~\\@]+/g, ""), MAX_KEY);
}

/** What is being made of a draft. */
interface Making {
  draft: Draft;
  fields: EntryFields;
  warn: (message: string) => void;
}

function addLine({ draft, fields, warn }: Making, field: LineField): void {
  const raw = draft[field]?.slice(0, READ_OF_LINE);
  if (raw === undefined) return;
  const line = field === "pages" ? cleanPages(raw) : cleanLine(raw);
  const text = field === "edition" ? cleanEdition(line) : line;
  if (text === "") return;
  if (text.length > MAX_LINE) warn(`The ${labelOf(field)} is too long and was cut.`);
  fields[field] = fitting(text, MAX_LINE);
}

function addTitle({ draft, fields, warn }: Making): void {
  const title = cleanTitle(draft.title ?? "");
  if (plainTitle(title).trim() === "") return;
  if (title.length > MAX_LINE) warn("The title is too long and was cut.");
  fields.title = fitting(title, MAX_LINE);
}

function addAbstract({ draft, fields, warn }: Making): void {
  const text = cleanParagraphs(draft.abstract ?? "").replace(/^abstract[:.\s]\s*/i, "");
  if (text === "") return;
  if (text.length > MAX_ABSTRACT) warn("The abstract is too long and was cut.");
  fields.abstract = fitting(text, MAX_ABSTRACT);
}

function addPeople({ draft, fields, warn }: Making): void {
  const listOf = (people: Draft["authors"]) => {
    if (people.length > MAX_PEOPLE) warn("The list of names is too long and was cut.");
    return namesOf(people.slice(0, MAX_PEOPLE));
  };
  const [authors, editors] = [listOf(draft.authors), listOf(draft.editors)];
  if (authors.names.length > 0) fields.authors = authors.names;
  if (editors.names.length > 0) fields.editors = editors.names;
  // Somebody may be an author and an editor.
  const names = [...authors.names, ...editors.names];
  const parts = keptParts([...authors.parts, ...editors.parts], names);
  if (parts !== null) fields.author_parts = parts;
}

function addDate({ draft, fields, warn }: Making): void {
  if (draft.stage !== undefined) fields.stage = draft.stage;
  if (draft.date === undefined) return;
  const date = toStoredDate(draft.date);
  if (date === undefined) {
    warn(`The year ${draft.date.year} is none and was left out.`);
    return;
  }
  if (date.fault !== null) warn(date.fault);
  fields.publication_date = date.day;
  fields.date_precision = date.precision;
}

function addDoi({ draft, fields, warn }: Making): void {
  const text = cleanLine(draft.doi ?? "");
  const doi = toDoi(text);
  if (doi !== undefined) fields.doi = doi;
  else if (/[\p{L}\p{N}]/u.test(text)) warn(`“${fitting(text, 80)}” is no DOI and was left out.`);
}

/** The id of a preprint stands in the DOI and the address that arXiv gives it, and so does its server. */
function addEprint({ draft, fields }: Making): void {
  if (draft.type !== "preprint") return;
  const [, ofDoi] = /^10\.48550\/arxiv\.(.+)$/i.exec(fields.doi ?? "") ?? [];
  if (ofDoi !== undefined) fields.publisher ??= "arXiv";
  if (fields.eprint !== undefined) return;
  const [, ofUrl] = /^https?:\/\/arxiv\.org\/(?:abs|pdf)\/(.+)$/i.exec(fields.url ?? "") ?? [];
  const id = toArxivId(ofDoi ?? ofUrl ?? "");
  if (id !== undefined) fields.eprint = id;
}

/** An address that only leads to the DOI says nothing more. */
function addUrls({ draft, fields }: Making): void {
  const urls = [...new Set(draft.urls.slice(0, MAX_URLS).flatMap(toUrls))];
  const resolver = urls.find(isResolver);
  if (fields.doi === undefined && resolver !== undefined) {
    const doi = toDoi(resolver);
    if (doi !== undefined) fields.doi = doi;
  }
  const others = urls.filter((url) => !isResolver(url) || fields.doi === undefined);
  const [first, ...more] = others;
  if (first !== undefined) fields.url = first;
  const links = [
    ...draft.links,
    ...more.map((url): PublicationLink => ({ kind: /\.pdf$/i.test(url) ? "pdf" : "other", url })),
  ];
  const known = new Set(first === undefined ? [] : [first]);
  const kept = links.filter(({ url }) => !known.has(url) && known.add(url));
  if (kept.length > 0) fields.links = kept.slice(0, 20);
}

function addNumbers({ draft, fields, warn }: Making): void {
  const both = `${draft.isbn ?? ""} ; ${draft.issn ?? ""}`;
  const issns = issnsIn(both.replaceAll(/\b(?:97[89][- ]?)?\d(?:[- ]?\d){8}[- ]?[\dXx]\b/g, " "));
  const isbns = isbnsIn(both);
  if (isbns.found[0] !== undefined) fields.isbn = isbns.found[0];
  if (issns.found[0] !== undefined) fields.issn = issns.found[0];
  for (const wrong of new Set(isbns.wrong))
    warn(`A digit of the ISBN ${wrong} is wrong: it was left out.`);
  for (const wrong of new Set(issns.wrong))
    warn(`A digit of the ISSN ${wrong} is wrong: it was left out.`);
}

function addKeywords({ draft, fields, warn }: Making): void {
  if (draft.keywords.length > MAX_KEYWORDS) warn("The list of keywords is too long and was cut.");
  const keywords = draft.keywords
    .slice(0, MAX_KEYWORDS)
    .map((keyword) => fitting(cleanLine(keyword), MAX_ITEM));
  const kept = new Map(keywords.map((keyword) => [keyword.toLowerCase(), keyword]));
  kept.delete("");
  if (kept.size > 0) fields.keywords = [...kept.values()];
}

function addKey({ draft, fields, warn }: Making): void {
  if (draft.key === null) return;
  const key = cleanKey(draft.key);
  if (key === "" || formatProblem("citation-key", key) !== undefined) return;
  fields.citation_key = key;
  if (key !== draft.key.trim())
    warn(`The citation key “${fitting(draft.key, 80)}” became “${key}”.`);
}

/**
 * An entry as the cms can take it, of what a format has read: cleaned, within the limits of the
 * attributes, with a warning for whatever had to be left out.
 */
export function entryOf(draft: Draft): ParsedEntry {
  const warnings = [...draft.warnings];
  const fields: EntryFields = { type: draft.type };
  const warn = (message: string) => warnings.push({ message, line: draft.line });
  const making: Making = { draft, fields, warn };
  addTitle(making);
  addPeople(making);
  addDate(making);
  for (const field of LINE_FIELDS) addLine(making, field);
  addAbstract(making);
  addDoi(making);
  addUrls(making);
  addEprint(making);
  addNumbers(making);
  addKeywords(making);
  addKey(making);
  const problem =
    fields.title === undefined ? { message: "This entry has no title.", line: draft.line } : null;
  const key = draft.key === null ? null : cleanLine(draft.key);
  return { line: draft.line, key, fields, warnings, problem, versionOf: null };
}
