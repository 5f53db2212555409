import { bareDoi } from "~/entities/publication/doi";
import { DASHES } from "~/entities/publication/pages";
import { somebodyOf } from "~/entities/publication/others";
import { isPatent } from "~/entities/publication/patent";
import type { Publication, PublicationType } from "~/entities/publication/publication";
import { isNumberedInSeries } from "~/entities/publication/series";
import { titleHtml, unescapeText } from "~/entities/publication/title";
import type { CslDate, CslItem } from "~/lib/csl/csl-item";
import { parseDay } from "~/lib/format/dates";
import { safeHref } from "~/lib/http/safe-href";
import { notedAward, notedLinks } from "./noted-links";
import { type NameReader, parsePersonName } from "./person-name";

/** By CSL 1.0.2: an `article` is a work that was made public without a journal. */
const CSL_TYPES: Record<PublicationType, string> = {
  article: "article-journal",
  "conference-paper": "paper-conference",
  book: "book",
  chapter: "chapter",
  thesis: "thesis",
  report: "report",
  "working-paper": "report",
  preprint: "article",
  dataset: "dataset",
  software: "software",
  other: "document",
};

/** What the type alone does not say in CSL. */
export const KIND_OF_REPORT: Partial<Record<PublicationType, string>> = {
  "working-paper": "Working paper",
  preprint: "Preprint",
};

const STATUSES = {
  forthcoming: "forthcoming",
  "under-review": "under review",
  "in-preparation": "in preparation",
} as const;

/** Made public by an institution rather than a publisher. */
export const BY_AN_INSTITUTION = new Set<PublicationType>(["thesis", "report", "working-paper"]);

/** What kind of work it is, as the owner says, or where the type of an exported entry does not tell. */
export function genreOf({ genre, type }: Publication): string | null {
  return genre ?? KIND_OF_REPORT[type] ?? null;
}

/**
 * Keywords as one text: with commas between them, or semicolons where one of them has a comma itself;
 * readers take a text with a semicolon in it for a list by semicolons.
 */
export function joinKeywords(keywords: readonly string[]): string {
  if (!keywords.some((keyword) => keyword.includes(","))) return keywords.join(", ");
  return keywords.length === 1 ? `${keywords.join("")};` : keywords.join("; ");
}

/** The key of a publication in exported files: stays the same for good. */
export function citationKeyOf({ citation_key, slug, id }: Publication): string {
  return citation_key ?? slug ?? id;
}

/**
 * A publication as CSL-JSON, with everything that has a place there (CSL 1.0.2, appendix IV).
 * @param readName takes the names of authors and editors apart
 */
export function toCslItem(
  publication: Publication,
  readName: NameReader = parsePersonName,
): CslItem {
  const { type, stage } = publication;
  const key = citationKeyOf(publication);
  const isVersioned = type === "dataset" || type === "software";
  return withoutBlanks({
    id: key,
    "citation-key": key,
    type: isPatent(publication) ? "patent" : CSL_TYPES[type],
    title: richTitle(publication.title),
    author: somebodyOf(publication.authors).map(readName),
    editor: somebodyOf(publication.editors).map(readName),
    issued: issuedOf(publication),
    status: stage === "published" ? undefined : STATUSES[stage],
    genre: genreOf(publication),
    "container-title": publication.journal,
    volume: publication.volume,
    issue: publication.issue,
    page: publication.pages?.replace(DASHES, "-"),
    ...numbersOf(publication),
    [isVersioned ? "version" : "edition"]: publication.edition,
    ...publisherOf(publication),
    "publisher-place": publication.place,
    "event-title": publication.event_title,
    ISBN: publication.isbn,
    ISSN: publication.issn,
    DOI: publication.doi === null ? null : bareDoi(publication.doi),
    URL: safeHref(publication.url) ?? null,
    language: publication.language,
    keyword: joinKeywords(publication.keywords),
    abstract: publication.abstract,
    note: [notedAward(publication.award) ?? [], notedLinks(publication.links)].flat().join("\n"),
  });
}

/**
 * A title as CSL-JSON has it: its markup as elements, all else as it is.
 * @param lessThan what stands for a "<" that is text
 */
export function richTitle(title: string, lessThan = "<"): string {
  return unescapeText(titleHtml(title), lessThan);
}

function issuedOf({ publication_date, date_precision }: Publication): CslDate | undefined {
  const day = parseDay(publication_date);
  if (!day) return undefined;
  const parts = [day.getUTCFullYear(), day.getUTCMonth() + 1, day.getUTCDate()];
  const length = { year: 1, month: 2, day: 3 }[date_precision];
  return { "date-parts": [parts.slice(0, length)] };
}

/** CSL has one `number`, which means another thing for each type. */
function numbersOf(
  publication: Publication,
): Pick<Blanks, "collection-title" | "collection-number" | "number" | "archive_location"> {
  const { type, number, series, article_number, eprint } = publication;
  const isInSeries = isNumberedInSeries(publication);
  const own = type === "preprint" ? (eprint ?? number) : isInSeries ? null : number;
  return {
    "collection-title": series,
    "collection-number": isInSeries ? number : null,
    number: type === "article" ? (article_number ?? own) : (own ?? article_number),
    archive_location: type === "preprint" ? null : eprint,
  };
}

/** A thesis and a report come from an institution; CSL has one name for whoever made a work public. */
function publisherOf({ type, publisher, institution }: Publication) {
  const isInstitution = BY_AN_INSTITUTION.has(type) || publisher === null;
  return { publisher: isInstitution ? (institution ?? publisher) : publisher };
}

type Blanks = { [Key in keyof CslItem]?: CslItem[Key] | null | undefined };

function withoutBlanks(item: Blanks & { id: string; type: string }): CslItem {
  const entries = Object.entries(item).filter(([, value]) => {
    return Array.isArray(value)
      ? value.length > 0
      : value !== null && value !== undefined && value !== "";
  });
  return { id: item.id, type: item.type, ...Object.fromEntries(entries) };
}
