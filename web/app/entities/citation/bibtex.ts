import { bareDoi } from "~/entities/publication/doi";
import { hasOthers, somebodyOf } from "~/entities/publication/others";
import { DASHES } from "~/entities/publication/pages";
import type { Publication } from "~/entities/publication/publication";
import { titleHtml } from "~/entities/publication/title";
import { parseDay } from "~/lib/format/dates";
import { onOneLine } from "~/lib/format/one-line";
import { safeHref } from "~/lib/http/safe-href";
import { citationKeyOf, genreOf, joinKeywords } from "./csl-json";
import { titleToLatex, toLatex } from "./latex";
import { type NameReader, parsePersonName, particleOf } from "./person-name";

/**
 * `dataset` and `software` are BibLaTeX's; styles of BibTeX take them for `misc`. A thesis of no known kind
 * is made one by its `type`, which styles set instead of "PhD thesis".
 */
const ENTRY_TYPES: Record<Publication["type"], string> = {
  article: "article",
  "conference-paper": "inproceedings",
  book: "book",
  chapter: "incollection",
  thesis: "phdthesis",
  report: "techreport",
  "working-paper": "techreport",
  preprint: "misc",
  dataset: "dataset",
  software: "software",
  other: "misc",
};

/** As BibLaTeX names what is not published yet. */
const STATES = {
  forthcoming: "forthcoming",
  "under-review": "submitted",
  "in-preparation": "inpreparation",
} as const;

const MONTHS = ["jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec"];

type Field = readonly [name: string, value: string | null | undefined];

/**
 * A publication as an entry of a BibTeX file in UTF-8, with everything that has a place there. The
 * fields are BibTeX's, and BibLaTeX's for what BibTeX does not know.
 * @param readName takes the names of authors and editors apart
 */
export function toBibtex(publication: Publication, readName: NameReader = parsePersonName): string {
  const fields = fieldsOf(publication, readName).filter(([, value]) => value);
  const lines = fields.map(([name, value]) => `  ${name} = ${value ?? ""}`);
  const head = `@${entryTypeOf(publication)}{${keyOf(publication)}`;
  return `${[head, ...lines].join(",\n")}\n}\n`;
}

function entryTypeOf({ type, genre }: Publication): string {
  const isMaster = type === "thesis" && /\bm(?:aster|\.?(?:a|sc|phil)\b)/iu.test(genre ?? "");
  return isMaster ? "mastersthesis" : ENTRY_TYPES[type];
}

/** Without what would end the key. */
function keyOf(publication: Publication): string {
  const safe = (key: string) => key.replaceAll(/[\s{}",\\#%~()='@]/gu, "");
  return safe(citationKeyOf(publication)) || publication.id;
}

function fieldsOf(publication: Publication, readName: NameReader): Field[] {
  const { type, stage, keywords, language, abstract, award } = publication;
  return [
    ["title", inBraces(titleToLatex(titleHtml(publication.title)))],
    ["author", names(publication.authors, readName)],
    ["editor", names(publication.editors, readName)],
    ...containerFields(publication),
    ...dateFields(publication),
    ["volume", text(publication.volume)],
    [
      "number",
      text(type === "article" ? (publication.issue ?? publication.number) : publication.number),
    ],
    ["issue", type === "article" ? null : text(publication.issue)],
    ["pages", pages(publication)],
    ["eid", text(publication.article_number)],
    ["series", text(publication.series)],
    [type === "dataset" || type === "software" ? "version" : "edition", text(publication.edition)],
    ["type", text(genreOf(publication) ?? (type === "thesis" ? "Thesis" : null))],
    ...publisherFields(publication),
    ["eprint", text(publication.eprint)],
    ["eprinttype", isAtArxiv(publication) ? inBraces("arxiv") : null],
    ["pubstate", stage === "published" ? null : inBraces(STATES[stage])],
    ["isbn", text(publication.isbn)],
    ["issn", text(publication.issn)],
    ["doi", verbatim(publication.doi === null ? null : bareDoi(publication.doi))],
    ["url", verbatim(safeHref(publication.url))],
    ...linkFields(publication),
    ["language", text(language)],
    ["keywords", text(joinKeywords(keywords))],
    // Bibliography styles print `note`; our own importer reads `award`.
    ["note", text(award)],
    ["award", text(award)],
    ["abstract", paragraphs(abstract)],
  ];
}

/**
 * As home pages that are made of BibTeX name them; styles pass over fields that they do not know, JabRef keeps
 * them, and Zotero attaches a `pdf`.
 */
const LINK_FIELDS: Record<Publication["links"][number]["kind"], string> = {
  pdf: "pdf",
  preprint: "preprint",
  code: "code",
  data: "data",
  slides: "slides",
  poster: "poster",
  video: "video",
  supplement: "supp",
  press: "press",
  blog: "blog",
  other: "website",
};

/** Several of one kind share a field, since one that stands twice counts once; they have no blanks. */
function linkFields({ links }: Publication): Field[] {
  const kinds = [...new Set(links.map(({ kind }) => kind))];
  return kinds.map((kind) => {
    const own = links.filter((link) => link.kind === kind);
    const addresses = own.map(({ url }) => encoded(safeHref(url))).filter(Boolean);
    return [LINK_FIELDS[kind], addresses.length > 0 ? inBraces(addresses.join(" ")) : null];
  });
}

/** The ids of arXiv, old and new. */
const ARXIV_ID = /^(?:\d{4}\.\d{4,5}|[a-z-]+(?:\.[A-Z]{2})?\/\d{7})(?:v\d+)?$/;

/** Whether the `eprint` is an id of arXiv, so that styles link it. */
function isAtArxiv({ eprint, publisher }: Publication): boolean {
  return eprint !== null && (ARXIV_ID.test(eprint) || /^arxiv$/i.test(publisher ?? ""));
}

function containerFields({ type, journal, event_title }: Publication): Field[] {
  const isPart = type === "chapter" || type === "conference-paper";
  return [
    [isPart ? "booktitle" : "journal", text(journal)],
    ["eventtitle", text(event_title)],
  ];
}

function dateFields({ publication_date, date_precision }: Publication): Field[] {
  const day = parseDay(publication_date);
  if (!day) return [];
  const hasMonth = date_precision !== "year";
  return [
    ["year", inBraces(String(day.getUTCFullYear()))],
    // A macro, which each style writes in its own way.
    ["month", hasMonth ? MONTHS[day.getUTCMonth()] : null],
    ["day", date_precision === "day" ? inBraces(String(day.getUTCDate())) : null],
  ];
}

function publisherFields({ type, publisher, institution, place }: Publication): Field[] {
  const isReport = type === "report" || type === "working-paper";
  const name = type === "thesis" ? "school" : isReport ? "institution" : "organization";
  return [
    [name, text(institution)],
    ["publisher", text(publisher)],
    ["address", text(place)],
  ];
}

/** Page ranges have two hyphens, which TeX sets as an en dash. */
function pages({ pages: typed }: Publication): string | null {
  const latex = (typed ?? "").split(DASHES).map(toLatex).join("--");
  return latex ? inBraces(latex) : null;
}

function text(value: string | null | undefined): string | null {
  const latex = toLatex(value ?? "");
  return latex ? inBraces(latex) : null;
}

/** With a blank line between paragraphs, as TeX has it; BibTeX takes it for a blank. */
function paragraphs(value: string | null): string | null {
  const latex = (value ?? "").split(/\n\s*\n/).map(toLatex);
  const kept = latex.filter(Boolean).join("\n\n");
  return kept ? inBraces(kept) : null;
}

/** Addresses are not escaped: what reads them takes them as they are. */
function verbatim(value: string | null | undefined): string | null {
  const safe = encoded(value);
  return safe ? inBraces(safe) : null;
}

function encoded(address: string | null | undefined): string {
  return onOneLine(address ?? "").replaceAll(/[{}\\ ]/g, encodeURIComponent);
}

function inBraces(value: string): string {
  return `{${value}}`;
}

function names(authors: readonly string[], readName: NameReader): string | null {
  const list = somebodyOf(authors.map(onOneLine).filter(Boolean));
  if (list.length === 0) return null;
  const others = hasOthers(authors) ? ["others"] : [];
  return inBraces([...list.map((author) => nameOf(author, readName)), ...others].join(" and "));
}

/** "van Beethoven, Ludwig", "King, Jr., Martin Luther"; a whole name in braces. */
function nameOf(author: string, readName: NameReader): string {
  const name = readName(author);
  const { literal, family = "", given = "", suffix = "" } = name;
  if (literal !== undefined) return inBraces(toLatex(literal));
  const last = particleOf(name) + partOf(family);
  // Of two parts the second one is the given name, and Zotero leaves out a suffix without one.
  if (suffix && !given) return inBraces(`${last} ${toLatex(suffix)}`);
  return [last, partOf(suffix), partOf(given)].filter(Boolean).join(", ");
}

/** In braces where BibTeX would take it apart: "Ortega y Gasset" has no "von" part. */
function partOf(part: string): string {
  const latex = toLatex(part);
  return /,|\sand\s|\s\p{Ll}/u.test(part) ? inBraces(latex) : latex;
}
