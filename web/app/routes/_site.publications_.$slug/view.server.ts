import { displayName } from "~/entities/citation/display-name";
import {
  type AuthorsView,
  type MarkAuthor,
  toAuthorsView,
} from "~/entities/publication/author-runs";
import type { PublicationPage } from "~/entities/publication/page.server";
import { arxivOf } from "~/entities/publication/arxiv";
import { filterValue } from "~/entities/publication/filter";
import { bareDoi, doiUrl } from "~/entities/publication/doi";
import {
  type Publication,
  type PublicationReference,
  formatPublicationDate,
  publicationPath,
} from "~/entities/publication/publication";
import { isVolumeOfSeries } from "~/entities/publication/series";
import { texts } from "~/entities/publication/texts";
import { type TitleView, plainTitle, toTitleView } from "~/entities/publication/title";
import { factsOf, venueOf } from "~/entities/publication/view";
import { languageName } from "~/lib/format/language-name";
import { safeHref } from "~/lib/http/safe-href";

interface PageLink {
  label: string;
  href: string;
}

/** A publication as its page shows it: nothing else is sent to the browser. */
export interface PublicationPageView extends TitleView {
  authors: AuthorsView;
  venue: string | null;
  /** Volume and issue, as references have them: "28 (2)". */
  volumeAndIssue: string | null;
  /** "118–144", or the number of an article. */
  pages: string | null;
  facts: string[];
  abstract: string | null;
  links: PageLink[];
  /** The work of a version, or the versions of a work, each with what it is. */
  versions: (PageLink & { note: string })[];
  areVersions: boolean;
  keywords: PageLink[];
  projects: PageLink[];
  details: { term: string; value: string }[];
  previous: PageLink | null;
  next: PageLink | null;
}

/** Prepares a publication for its page. */
export function toPageView(
  { publication, previous, next }: PublicationPage,
  markOf: MarkAuthor,
): PublicationPageView {
  const { abstract, version_of, versions, keywords, projects } = publication;
  const venue = venueOf(publication);
  return {
    ...toTitleView(publication),
    authors: toAuthorsView(publication, markOf),
    venue,
    volumeAndIssue: volumeAndIssueOf(publication),
    pages: pagesOf(publication),
    facts: factsOf(publication),
    abstract,
    links: linksOf(publication),
    versions: (version_of ? [version_of] : versions).map(toVersion),
    areVersions: version_of === null,
    keywords: keywords.map((keyword) => ({
      label: keyword,
      href: `/publications?keyword=${encodeURIComponent(filterValue(keyword))}`,
    })),
    projects: projects.map((project) => ({
      label: project.title,
      href: `/projects#${encodeURIComponent(project.id)}`,
    })),
    details: detailsOf(publication, venue),
    previous: previous && toLink(previous),
    next: next && toLink(next),
  };
}

function toLink(other: Pick<Publication, "id" | "slug" | "title">): PageLink {
  return { label: plainTitle(other.title), href: publicationPath(other) };
}

/** What a version is and when it came out: "Preprint, arXiv, May 2018". */
function toVersion(reference: PublicationReference): PageLink & { note: string } {
  const { type, publisher, publication_date } = reference;
  const date = publication_date && formatPublicationDate(reference);
  const note = [texts.types[type], publisher, date].filter(Boolean).join(", ");
  return { ...toLink(reference), note };
}

function volumeAndIssueOf(publication: Publication): string | null {
  const { volume, issue } = publication;
  const number = issue ? `(${issue})` : null;
  return [isVolumeOfSeries(publication) ? null : volume, number].filter(Boolean).join(" ") || null;
}

function pagesOf({ pages, article_number }: Publication): string | null {
  return pages?.replace(/\s*-+\s*/g, "–") ?? article_number;
}

/** First the paper itself, then what belongs to it, then where it is elsewhere. */
function linksOf(publication: Publication): PageLink[] {
  const { pdf, links, url, doi } = publication;
  const file = safeHref(pdf?.url);
  const view = safeHref(url);
  const found = [
    ...(file ? [{ label: texts.linkKinds.pdf, href: file }] : []),
    ...links.flatMap(({ kind, url: address, label }) => {
      const href = safeHref(address);
      return href ? [{ label: label ?? texts.linkKinds[kind], href }] : [];
    }),
    ...(view ? [{ label: texts.viewPublication, href: view }] : []),
    ...(doi ? [{ label: `DOI: ${bareDoi(doi)}`, href: doiUrl(doi) }] : []),
  ];
  const arxiv = arxivOf(publication);
  const isLinked = found.some(({ href }) => LEADS_TO_ARXIV.test(href));
  if (arxiv === null || isLinked) return found;
  return [...found, { label: `arXiv: ${arxiv.id}`, href: arxiv.href }];
}

const LEADS_TO_ARXIV = /^https?:\/\/(?:[\w.]+\.)?arxiv\.org\/|\/10\.48550\/arxiv\./i;

/** "Lecture Notes in Computer Science, 11000" */
function seriesOf(publication: Publication): string | null {
  const { series, volume } = publication;
  return isVolumeOfSeries(publication) ? `${series}, ${volume}` : series;
}

/** What the lines above do not say. */
function detailsOf(publication: Publication, venue: string | null) {
  const words = texts.facts;
  const values: [term: string, value: string | null][] = [
    [words.type, publication.type === "article" ? null : texts.types[publication.type]],
    [words.genre, publication.genre],
    [words.number, publication.number],
    [words.event_title, publication.event_title],
    [
      words.editors,
      publication.authors.length > 0 ? publication.editors.map(displayName).join(", ") : null,
    ],
    [words.edition, publication.edition],
    [words.series, seriesOf(publication)],
    [words.institution, publication.institution],
    [words.publisher, publication.publisher],
    [words.place, publication.place],
    [words.eprint, publication.eprint],
    [words.isbn, publication.isbn],
    [words.issn, publication.issn],
    [words.language, publication.language && languageName(publication.language)],
  ];
  return values.flatMap(([term, value]) => (value && value !== venue ? [{ term, value }] : []));
}
