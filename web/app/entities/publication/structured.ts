import { onOneLine } from "~/lib/format/one-line";
import type { StructuredData } from "~/lib/head/seo";
import { isoDateOf, ownPdfUrl } from "./citation-tags";
import { somebodyOf, withoutOthers } from "./others";
import { pageRangeOf, pagesWithin } from "./pages";
import { doiUrl } from "./doi";
import { type Publication, type PublicationType, publicationPath } from "./publication";
import { texts } from "./texts";
import { plainTitle } from "./title";

/** Schema.org's type for each of ours (scholarly §2). */
const TYPES: Record<PublicationType, string> = {
  article: "ScholarlyArticle",
  "conference-paper": "ScholarlyArticle",
  preprint: "ScholarlyArticle",
  book: "Book",
  chapter: "Chapter",
  thesis: "Thesis",
  report: "Report",
  "working-paper": "Report",
  dataset: "Dataset",
  software: "SoftwareSourceCode",
  other: "CreativeWork",
};

/** Those for which schema.org knows pages: articles, reports among them, and chapters. */
const PAGED = new Set(["ScholarlyArticle", "Report", "Chapter"]);

/** Somebody who wrote or edited a publication, as far as search engines are told. */
export interface StructuredName {
  name: string;
  /** An organization instead of a person. */
  isOrganization: boolean;
  /** Addresses of the same person: ORCID and homepage. */
  sameAs: readonly string[];
}

interface Context {
  siteUrl: string;
  /** The whole address of the publication's page. */
  url: string;
  describe: (name: string) => StructuredName;
}

/** What is not set is left out. */
function filled(data: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(data).filter(
      ([, value]) => value !== null && value !== undefined && value !== "" && !isEmptyList(value),
    ),
  );
}

function isEmptyList(value: unknown): boolean {
  return Array.isArray(value) && value.length === 0;
}

function organization(name: string | null) {
  return name && { "@type": "Organization", name };
}

function toPerson({ name, isOrganization, sameAs }: StructuredName) {
  return filled({ "@type": isOrganization ? "Organization" : "Person", name, sameAs });
}

function toPeople(names: readonly string[], describe: Context["describe"]) {
  return somebodyOf(names).map((name) => toPerson(describe(withoutOthers(name))));
}

/** A publication in schema.org's words, for search engines. */
export function toStructuredPublication(
  publication: Publication,
  context: Context,
): StructuredData {
  const { title, authors, editors, abstract, doi, type, stage, pdf } = publication;
  const { siteUrl, url, describe } = context;
  const schemaType = TYPES[type];
  const people = toPeople(authors, describe);
  const file = ownPdfUrl(publication, siteUrl);
  const isContainedEdited = type === "chapter";
  return {
    "@type": schemaType,
    "@id": url,
    ...filled({
      name: plainTitle(title),
      headline: schemaType === "ScholarlyArticle" ? plainTitle(title) : null,
      author: people,
      creator: type === "dataset" ? people : null,
      editor: isContainedEdited ? null : toPeople(editors, describe),
      datePublished: isoDateOf(publication),
      creativeWorkStatus: texts.stages[stage],
      abstract: abstract && onOneLine(abstract),
      description: type === "dataset" && abstract ? onOneLine(abstract) : null,
      keywords: publication.keywords,
      inLanguage: publication.language,
      award: publication.award,
      url,
      mainEntityOfPage: url,
      sameAs: doi && doiUrl(doi),
      publisher: isContainedEdited ? null : organization(publication.publisher),
      encoding: file &&
        pdf && { "@type": "MediaObject", contentUrl: file, encodingFormat: "application/pdf" },
      ...pagesOf(publication, schemaType),
      ...ownFacts(publication),
      ...relatives(publication, siteUrl),
      isPartOf: containerOf(publication, describe),
    }),
  };
}

function pagesOf(publication: Publication, schemaType: string) {
  if (!PAGED.has(schemaType)) return {};
  const { first, last } = pageRangeOf({ ...publication, pages: pagesWithin(publication) });
  return { pageStart: first, pageEnd: last };
}

/** What only one type has. */
function ownFacts(publication: Publication): Record<string, unknown> {
  const { type, isbn, edition, number, genre, institution, links } = publication;
  switch (type) {
    case "book":
      return { isbn, bookEdition: edition };
    case "thesis":
      return { inSupportOf: genre, sourceOrganization: organization(institution) };
    case "report":
    case "working-paper":
      return { reportNumber: number, genre, sourceOrganization: organization(institution) };
    case "software":
      return { version: edition, codeRepository: links.find(({ kind }) => kind === "code")?.url };
    default:
      return {};
  }
}

function relatives({ version_of, versions }: Publication, siteUrl: string) {
  const toWork = (other: Publication["versions"][number]) => ({
    "@type": TYPES[other.type],
    name: plainTitle(other.title),
    url: siteUrl + publicationPath(other),
  });
  return { exampleOfWork: version_of && toWork(version_of), workExample: versions.map(toWork) };
}

/** What the work is a part of: the issue in its volume in its journal, or the book in its series. */
function containerOf(publication: Publication, describe: Context["describe"]): unknown {
  const { type, journal, event_title, series, issn } = publication;
  switch (type) {
    case "article":
      return journal && periodicalOf(publication);
    case "conference-paper": {
      const name = journal ?? event_title;
      return name && bookOf(publication, name);
    }
    case "chapter": {
      if (!journal) return null;
      const editor = toPeople(publication.editors, describe);
      const publisher = organization(publication.publisher);
      return { ...bookOf(publication, journal), ...filled({ editor, publisher }) };
    }
    default:
      return seriesOf({ type, series, issn });
  }
}

function periodicalOf({ journal, issn, volume, issue }: Publication) {
  const periodical = filled({ "@type": "Periodical", name: journal, issn });
  const inVolume = volume
    ? { "@type": "PublicationVolume", volumeNumber: volume, isPartOf: periodical }
    : periodical;
  return issue ? { "@type": "PublicationIssue", issueNumber: issue, isPartOf: inVolume } : inVolume;
}

function bookOf({ isbn, edition, series, issn }: Publication, name: string) {
  return filled({
    "@type": "Book",
    name,
    isbn,
    bookEdition: edition,
    isPartOf: seriesOf({ type: "book", series, issn }),
  });
}

function seriesOf({ type, series, issn }: Pick<Publication, "type" | "series" | "issn">) {
  const kind = type === "book" ? "BookSeries" : "CreativeWorkSeries";
  return series && filled({ "@type": kind, name: series, issn });
}

/** Where the page stands on the site, in schema.org's words. */
export function toBreadcrumbs(title: string, siteUrl: string, url: string): StructuredData {
  const steps = [
    { name: texts.home, item: `${siteUrl}/` },
    { name: texts.title, item: `${siteUrl}/publications` },
    { name: plainTitle(title), item: url },
  ];
  return {
    "@type": "BreadcrumbList",
    itemListElement: steps.map((step, index) => ({
      "@type": "ListItem",
      position: index + 1,
      ...step,
    })),
  };
}
