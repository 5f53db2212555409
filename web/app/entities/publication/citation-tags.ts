import { parseDay } from "~/lib/format/dates";
import { onOneLine } from "~/lib/format/one-line";
import { somebodyOf } from "./others";
import { isPatent } from "./patent";
import { pageRangeOf, pagesWithin } from "./pages";
import { bareDoi } from "./doi";
import type { Publication } from "./publication";
import { plainTitle } from "./title";

/** A `<meta name content>` of the head. */
export interface MetaTag {
  name: string;
  content: string;
}

/** What the tags of a publication need beside it. */
export interface TagContext {
  /** The site's public address, without a trailing slash. */
  siteUrl: string;
  /** The whole address of the publication's page. */
  url: string;
  /**
   * How a name is written for programs that take the last word for the family name, and one with a
   * comma, if it is the only one, for two.
   */
  indexedName: (name: string, isOnly: boolean) => string;
}

const ISO_LENGTHS = { year: 4, month: 7, day: 10 } as const;

/**
 * The date as far as it is known: "2019", "2019-05" or "2019-05-14".
 * @returns null for none, and for what is no date
 */
export function isoDateOf({
  publication_date,
  date_precision,
}: Pick<Publication, "publication_date" | "date_precision">): string | null {
  const day = parseDay(publication_date);
  return day && day.toISOString().slice(0, ISO_LENGTHS[date_precision]);
}

/** The address of the file at this site; null where it lies elsewhere. */
export function ownPdfUrl({ pdf }: Pick<Publication, "pdf">, siteUrl: string): string | null {
  return pdf?.url.startsWith("/uploads/") ? siteUrl + pdf.url : null;
}

/**
 * The address of the file in the folder of the page, where Google Scholar looks for it; the server has
 * uploaded PDFs there, too.
 */
function paperUrl(publication: Pick<Publication, "pdf">, siteUrl: string): string | null {
  const [, name] = /^\/uploads\/([^/?#]+\.pdf)$/i.exec(publication.pdf?.url ?? "") ?? [];
  return name === undefined ? ownPdfUrl(publication, siteUrl) : `${siteUrl}/publications/${name}`;
}

/**
 * The tags by which Google Scholar, Zotero and other reference managers read the page of a
 * publication: Highwire's `citation_*`, as in Google Scholar's inclusion guidelines, and what
 * Zotero's translator "Embedded Metadata" needs beside them. No tag is empty.
 */
export function citationTags(publication: Publication, context: TagContext): MetaTag[] {
  const { title, authors, editors, abstract, doi, keywords } = publication;
  const { siteUrl, url, indexedName } = context;
  const { first, last } = pageRangeOf({ ...publication, pages: pagesWithin(publication) });
  const named = (tag: string, names: readonly string[]) =>
    names.map((name): [string, string] => [tag, indexedName(name, names.length === 1)]);
  const tags: [name: string, content: string | null | undefined][] = [
    ["citation_title", plainTitle(title)],
    ...named("citation_author", somebodyOf(authors)),
    ...named("citation_editor", somebodyOf(editors)),
    ["citation_publication_date", isoDateOf(publication)?.replaceAll("-", "/")],
    ["citation_volume", publication.volume],
    ["citation_issue", publication.issue],
    ["citation_firstpage", first],
    ["citation_lastpage", last],
    ["citation_doi", doi && bareDoi(doi)],
    ["citation_isbn", publication.isbn],
    ["citation_issn", publication.issn],
    ["citation_series_title", publication.series],
    ["citation_publisher", publisherOf(publication)],
    ["citation_keywords", keywords.join("; ")],
    ["citation_language", publication.language],
    ["citation_abstract", abstract && onOneLine(abstract)],
    ["citation_abstract_html_url", url],
    ["citation_pdf_url", paperUrl(publication, siteUrl)],
    ["prism.edition", publication.edition],
    ["eprints.place_of_pub", publication.place],
    ["DC.type", dublinCoreType(publication)],
    ...zoteroTags(publication),
    ...containerTags(publication),
  ];
  return tags.flatMap(([name, content]) => (content ? [{ name, content }] : []));
}

/**
 * A preprint's server is its publisher; some call it the journal. Theses and reports name their
 * institution in a tag of its own.
 */
function publisherOf({ type, publisher, journal, institution }: Publication): string | null {
  if (type === "preprint") return publisher ?? journal;
  return publisher ?? (BY_AN_INSTITUTION.has(type) ? null : institution);
}

const BY_AN_INSTITUTION = new Set<Publication["type"]>(["thesis", "report", "working-paper"]);
const IN_A_SERIES = new Set<Publication["type"]>(["book", "chapter", "conference-paper"]);

/** What no other vocabulary has a tag for, by the names of Zotero's own fields. */
function zoteroTags(publication: Publication): [string, string | null][] {
  const { type, number, series, eprint, genre } = publication;
  const isReport = type === "report" || type === "working-paper";
  return [
    ["z:seriesNumber", IN_A_SERIES.has(type) ? number : null],
    ["z:patentNumber", isPatent(publication) ? number : null],
    ["z:seriesTitle", isReport ? series : null],
    ["z:archiveLocation", type === "preprint" ? null : eprint],
    ["z:genre", type === "preprint" ? genre : null],
  ];
}

function institutionOf({ institution, publisher }: Publication): string | null {
  return institution ?? publisher;
}

/**
 * What the work is a part of. These tags decide which type Zotero saves, the last one of them, so
 * that the conference comes behind its proceedings.
 */
function containerTags(publication: Publication): [string, string | null][] {
  const { type, journal, event_title, number, eprint } = publication;
  switch (type) {
    case "article":
      return [["citation_journal_title", journal]];
    case "conference-paper":
      return [
        ["citation_inbook_title", journal],
        ["citation_conference_title", event_title ?? journal],
      ];
    case "chapter":
      // Zotero takes the second word of a tag such as the second one for a vocabulary: Open Graph's.
      return [
        ["citation_inbook_title", journal],
        ["citation_book_title", journal],
      ];
    case "thesis":
      return [["citation_dissertation_institution", institutionOf(publication)]];
    case "report":
    case "working-paper":
      return [
        ["citation_technical_report_number", number],
        ["citation_technical_report_institution", institutionOf(publication)],
      ];
    case "preprint":
      return [["citation_technical_report_number", eprint ?? number]];
    default:
      return [];
  }
}

/**
 * `DC.type` names Zotero's type where none of the `citation_*` does. Beside the institution of a
 * thesis or report, Zotero takes it for the kind of thesis or report.
 */
function dublinCoreType(publication: Publication): string | null {
  const { type, journal, event_title, genre } = publication;
  switch (type) {
    case "article":
      return journal ? null : "journalArticle";
    case "conference-paper":
      return (journal ?? event_title) ? null : "conferencePaper";
    case "chapter":
      return journal ? null : "bookSection";
    case "thesis":
    case "report":
      return institutionOf(publication) ? genre : type;
    case "working-paper":
      return (institutionOf(publication) && genre) || "Working Paper";
    case "software":
      return "computerProgram";
    case "other":
      return isPatent(publication) ? "patent" : "document";
    default:
      return type;
  }
}
