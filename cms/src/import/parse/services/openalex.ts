import { isRecord } from "../../../documents/types";
import { at, recordsAt, textAt, type Json } from "../../json";
import type { Draft } from "../draft";
import { preprintServer } from "../kinds";

const OWN_ID = "https://openalex.org/W";

/** Types of OpenAlex that CSL and Crossref have no word for. */
const TYPES: Readonly<Record<string, string>> = {
  article: "article-journal",
  review: "article-journal",
  editorial: "article-journal",
  letter: "article-journal",
  erratum: "article-journal",
  retraction: "article-journal",
  "conference-paper": "paper-conference",
};

/** As Crossref has it, where it says more: to OpenAlex, papers of conferences are articles. */
function typeOf(work: Json): string | undefined {
  const type = textAt(work, "type") ?? "";
  const raw = textAt(work, "primary_location", "raw_type") ?? textAt(work, "type_crossref");
  const isPaper = raw === "proceedings-article" || sourceOf(work).kind === "conference";
  return type === "article" && isPaper ? "paper-conference" : (TYPES[type] ?? type);
}

function sourceOf(work: Json) {
  const source = at(work, "primary_location", "source");
  return {
    name: textAt(source, "display_name"),
    kind: textAt(source, "type"),
    owner: textAt(source, "host_organization_name"),
    issn: textAt(source, "issn_l"),
  };
}

/** Where the work came out. Repositories are no journals, and platforms of books no books. */
function placeOf(work: Json, type: string | undefined): Json {
  const { name = "", kind, owner, issn } = sourceOf(work);
  const server = preprintServer(name);
  if (kind === "repository" || server !== undefined) {
    const plain = name.replace(/\s*\([^()]*\)$/, "");
    const isKept = type === "dataset" || type === "software";
    return { "container-title": server, publisher: server ?? (isKept ? plain : undefined) };
  }
  const variable =
    kind === "book series"
      ? "collection-title"
      : kind === "ebook platform"
        ? ""
        : "container-title";
  return { ...(variable && { [variable]: name }), publisher: owner, ISSN: issn };
}

/** A thesis is its author's university's, wherever it is stored. */
function institutionOf(work: Json): string | undefined {
  const [author] = recordsAt(work, "authorships");
  const [institution] = recordsAt(author, "institutions");
  return textAt(institution, "display_name");
}

function pagesOf(work: Json): Json {
  const [first, last] = [textAt(work, "biblio", "first_page"), textAt(work, "biblio", "last_page")];
  if (first === undefined || last === undefined) return { page: first };
  if (first !== last) return { page: `${first}-${last}` };
  return /^\D/.test(first) ? { "article-number": first } : { page: first };
}

/** January 1 stands for a year of which no more is known. */
function dateOf(work: Json): Json {
  const day = textAt(work, "publication_date");
  const raw = day?.endsWith("-01-01") ? day.slice(0, 4) : day;
  const known = raw ?? textAt(work, "publication_year");
  return known === undefined ? {} : { issued: { raw: known } };
}

/** As the work has the name; in capitals, as OpenAlex has it. */
function authorOf(authorship: Json): string {
  const printed = textAt(authorship, "raw_author_name");
  const own = textAt(authorship, "author", "display_name");
  const isShouted = printed !== undefined && !/\p{Ll}/u.test(printed) && /\p{Lu}{2}/u.test(printed);
  return (isShouted ? own : undefined) ?? printed ?? own ?? "";
}

/** The words of an abstract, which OpenAlex tells with the places where each of them stands. */
function abstractOf(work: Json): string | undefined {
  const index = at(work, "abstract_inverted_index");
  if (!isRecord(index)) return undefined;
  const placed = Object.entries(index).flatMap(([word, places]) =>
    (Array.isArray(places) ? places : []).map((place: unknown) => [Number(place), word] as const),
  );
  return placed
    .sort(([a], [b]) => a - b)
    .map(([, word]) => word)
    .join(" ");
}

/** Whether this is a work of OpenAlex. */
export function isOpenAlex(work: Json): boolean {
  return Array.isArray(work.authorships) || (textAt(work, "id") ?? "").startsWith(OWN_ID);
}

/**
 * A work of OpenAlex as an item of CSL. Its keywords and its language are guesses of a program, and
 * left out.
 */
export function fromOpenAlex(work: Json): Json {
  const type = typeOf(work);
  const place = placeOf(work, type);
  return {
    ...place,
    ...pagesOf(work),
    ...dateOf(work),
    type,
    title: textAt(work, "title") ?? textAt(work, "display_name"),
    author: recordsAt(work, "authorships").map(authorOf),
    DOI: textAt(work, "doi"),
    URL: textAt(work, "primary_location", "landing_page_url"),
    volume: textAt(work, "biblio", "volume"),
    issue: textAt(work, "biblio", "issue"),
    abstract: abstractOf(work),
    ...(type === "dissertation" && { publisher: institutionOf(work) ?? place.publisher }),
  };
}

/** What a work of OpenAlex says that CSL has no variable for. */
export function besideOpenAlex(work: Json): Pick<Draft, "links" | "warnings"> {
  const locations = ["best_oa_location", "primary_location"];
  const [url] = locations.flatMap((location) => textAt(work, location, "pdf_url") ?? []);
  const isCut = work.is_authors_truncated === true;
  const message = "OpenAlex has told the first authors only. Import the DOI for all of them.";
  return {
    links: url !== undefined && /^https?:\/\/\S+$/.test(url) ? [{ kind: "pdf", url }] : [],
    warnings: isCut ? [{ message, line: null }] : [],
  };
}
