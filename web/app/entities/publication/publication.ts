import type { StoredRecord } from "~/lib/cms/document";
import { type DateStyle, formatDate, parseDay } from "~/lib/format/dates";

/** What kind of work a publication is; the first one where nothing is said. */
export const PUBLICATION_TYPES = [
  "article",
  "conference-paper",
  "book",
  "chapter",
  "thesis",
  "report",
  "working-paper",
  "preprint",
  "dataset",
  "software",
  "other",
] as const;
export type PublicationType = (typeof PUBLICATION_TYPES)[number];

/** How far a publication has come; the first one where nothing is said. */
export const PUBLICATION_STAGES = [
  "published",
  "forthcoming",
  "under-review",
  "in-preparation",
] as const;
export type PublicationStage = (typeof PUBLICATION_STAGES)[number];

/** How much of `publication_date` is known; the first one where nothing is said. */
export const DATE_PRECISIONS = ["day", "month", "year"] as const;
export type DatePrecision = (typeof DATE_PRECISIONS)[number];

export const LINK_KINDS = [
  "pdf",
  "preprint",
  "code",
  "data",
  "slides",
  "poster",
  "video",
  "supplement",
  "press",
  "blog",
  "other",
] as const;
export type LinkKind = (typeof LINK_KINDS)[number];

/** What belongs to a publication elsewhere: its code, its slides, a talk. */
export interface PublicationLink {
  kind: LinkKind;
  /** An http(s) address. */
  url: string;
  label: string | null;
}

/** The paper itself, uploaded to this site. */
export interface PublicationFile {
  /** The cms's number of the file, by which it is attached. */
  id: number;
  name: string;
  /** A path of this site that begins with /uploads/. */
  url: string;
  /** In bytes; null when the cms does not know. */
  size: number | null;
}

/** What an import knows of a name's parts; a name that is one whole has nothing but `family`. */
export interface AuthorParts {
  /** The name as it stands among the authors or the editors. */
  name: string;
  given?: string | undefined;
  particle?: string | undefined;
  family?: string | undefined;
  suffix?: string | undefined;
}

/** As much of another publication as a link to it needs. */
export type PublicationReference = Pick<
  Publication,
  "id" | "slug" | "title" | "type" | "publisher" | "publication_date" | "date_precision"
>;

/** As much of a project as a link to it needs. */
export interface ProjectReference {
  id: string;
  title: string;
}

/** Those whom a list names for a publication: its authors, or the editors of a volume that has none. */
export function namedPeople({ authors, editors }: Pick<Publication, "authors" | "editors">) {
  return authors.length > 0 ? authors : editors;
}

/** A publication (public spec §3, admin spec §3, scholarly §1). What is not set is null. */
export interface Publication extends StoredRecord {
  title: string;
  /** In the order of the paper; may be empty for entries that came in by import. */
  authors: string[];
  /** As the cms holds it: an ISO timestamp whose UTC day counts; null or unreadable are possible. */
  publication_date: string | null;
  journal: string | null;
  abstract: string | null;
  doi: string | null;
  url: string | null;
  /** The last part of the page's address; null only for what an older cms answers. */
  slug: string | null;
  type: PublicationType;
  /** The kind of a thesis or report, such as "PhD thesis". */
  genre: string | null;
  number: string | null;
  series: string | null;
  /** The id of a preprint at arXiv or a similar server. */
  eprint: string | null;
  stage: PublicationStage;
  date_precision: DatePrecision;
  volume: string | null;
  issue: string | null;
  pages: string | null;
  article_number: string | null;
  publisher: string | null;
  place: string | null;
  edition: string | null;
  editors: string[];
  isbn: string | null;
  issn: string | null;
  institution: string | null;
  event_title: string | null;
  language: string | null;
  keywords: string[];
  links: PublicationLink[];
  pdf: PublicationFile | null;
  featured: boolean;
  award: string | null;
  /** The work of which this is the preprint or working paper. */
  version_of: PublicationReference | null;
  /** The other way round: this work's preprints and working papers. */
  versions: PublicationReference[];
  projects: ProjectReference[];
  /** What BibTeX calls it, such as "vial2019understanding". */
  citation_key: string | null;
}

/** A publication without what it is linked to, as lists show it. */
export type ListedPublication = Omit<
  Publication,
  "links" | "pdf" | "version_of" | "versions" | "projects"
>;

/** The part of a publication that its forms edit; the date as YYYY-MM-DD. */
export type PublicationInput = Pick<
  Publication,
  "title" | "authors" | "journal" | "abstract" | "doi" | "url"
> & { publication_date: string };

/**
 * The year a publication came out, for the year filter (public spec §2, Publications).
 * @returns null when there is no date or it cannot be read
 */
export function yearOf({ publication_date }: Pick<Publication, "publication_date">): number | null {
  return parseDay(publication_date)?.getUTCFullYear() ?? null;
}

const PRECISE_STYLES: Record<DatePrecision, DateStyle> = {
  day: "long",
  month: "month",
  year: "year",
};

/**
 * The date of a publication as far as it is known: "May 14, 2019", "May 2019" or "2019".
 * @returns "Unknown date" for none and "Invalid date" for what is no date (public spec §2)
 */
export function formatPublicationDate({
  publication_date,
  date_precision,
}: Pick<Publication, "publication_date" | "date_precision">): string {
  return formatDate(publication_date, PRECISE_STYLES[date_precision]);
}

/** Before every date that JavaScript knows. */
const EARLIEST_TIME = -8.64e15;

/**
 * Newest first, undated ones last. Done here because databases disagree about where "no date"
 * belongs.
 */
export function byNewest(
  a: Pick<Publication, "title" | "publication_date">,
  b: Pick<Publication, "title" | "publication_date">,
): number {
  return timeOf(b) - timeOf(a) || a.title.localeCompare(b.title);
}

/** Featured ones first, else as `byNewest`. */
export function byFeatured(a: Publication, b: Publication): number {
  return Number(b.featured) - Number(a.featured) || byNewest(a, b);
}

/** When a publication came out, in milliseconds; before everything else for no date. */
export function timeOf({ publication_date }: Pick<Publication, "publication_date">): number {
  return parseDay(publication_date)?.getTime() ?? EARLIEST_TIME;
}

/** The address of a publication's page. An older cms knows no slugs: the document id leads there too. */
export function publicationPath({ id, slug }: Pick<Publication, "id" | "slug">): string {
  return `/publications/${encodeURIComponent(slug ?? id)}`;
}
