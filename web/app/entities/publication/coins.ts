import { bareDoi } from "./doi";
import type { ListedPublication } from "./publication";
import { isoDateOf } from "./citation-tags";
import { somebodyOf } from "./others";
import { pageRangeOf } from "./pages";
import { plainTitle } from "./title";

/**
 * Names and keywords, enough to recognize a paper by; a list must not grow without bounds by papers
 * of thousands.
 */
const MOST = 100;

type Field = [key: string, value: string | null | undefined];

/**
 * A publication as a ContextObject in Span (ANSI/NISO Z39.88-2004), which reference managers read
 * from a list: the content of `<span class="Z3988" title="…">`.
 * @param context.url the whole address of the publication's page
 * @param context.indexedName see `TagContext`
 */
export function contextObject(
  publication: ListedPublication,
  { url, indexedName }: { url: string; indexedName: (name: string) => string },
): string {
  const { doi, authors, editors, isbn, issn, language, keywords } = publication;
  const [format, fields] = describe(publication);
  const all: Field[] = [
    ["ctx_ver", "Z39.88-2004"],
    ["rft_val_fmt", `info:ofi/fmt:kev:mtx:${format}`],
    ["rft_id", doi && `info:doi/${bareDoi(doi)}`],
    ["rft_id", url],
    ...fields,
    ...somebodyOf(authors)
      .slice(0, MOST)
      .map((name): Field => ["rft.au", indexedName(name)]),
    // No format has editors; without any name, Zotero looks the work up elsewhere.
    ...somebodyOf(editors)
      .slice(0, MOST)
      .map((name): Field => ["rft.contributor", indexedName(name)]),
    ["rft.date", isoDateOf(publication)],
    ["rft.pages", pagesOf(publication)],
    ["rft.isbn", isbn],
    ["rft.issn", issn],
    ["rft.language", language],
    // Dublin Core's, which Zotero reads beside any format.
    ...keywords.slice(0, MOST).map((keyword): Field => ["rft.subject", keyword]),
  ];
  return all.flatMap(([key, value]) => (value ? [`${key}=${encode(key, value)}`] : [])).join("&");
}

/** A plain range has one form; of everything else the format takes the text. */
function pagesOf(publication: ListedPublication): string | null {
  const { first, last, isWhole } = pageRangeOf(publication);
  if (!isWhole) return publication.pages;
  return first && last ? `${first}-${last}` : first;
}

/**
 * A value, as in the query of an address. In words and addresses, spaces, commas, colons and slashes stay:
 * whoever decodes the rest takes them as they are, and a list of eighty works is 3 KB shorter, since its
 * titles, names and addresses are there as text as well.
 */
function encode(key: string, value: string): string {
  const encoded = encodeURIComponent(value);
  return key.startsWith("rft.") || key === "rft_id"
    ? encoded.replace(/%(?:20|2C|2F|3A|3F)/g, decodeURIComponent)
    : encoded;
}

/** The format of the type, and what only this format has. Zotero takes other types from Dublin Core. */
function describe(publication: ListedPublication): [format: string, fields: Field[]] {
  const title = plainTitle(publication.title);
  const { type, journal, volume, issue, publisher, institution, event_title } = publication;
  switch (type) {
    case "article":
      return [
        "journal",
        [
          ["rft.genre", "article"],
          ["rft.atitle", title],
          ["rft.jtitle", journal],
          ["rft.volume", volume],
          ["rft.issue", issue],
          ["rft.pub", publisher],
        ],
      ];
    case "conference-paper":
      return ["book", part("proceeding", journal ?? event_title, publication)];
    case "chapter":
      return ["book", part("bookitem", journal, publication)];
    case "book":
      return [
        "book",
        [
          ["rft.genre", "book"],
          ["rft.btitle", title],
          ["rft.volume", volume],
          ...edition(publication),
        ],
      ];
    case "report":
    case "working-paper": {
      const by = { ...publication, publisher: institution ?? publisher };
      return ["book", [["rft.genre", "report"], ["rft.btitle", title], ...edition(by)]];
    }
    case "thesis":
      return [
        "dissertation",
        [
          ["rft.title", title],
          ["rft.inst", institution ?? publisher],
          ["rft.degree", publication.genre],
          ["rft.place", publication.place],
        ],
      ];
    default:
      return ["dc", dublinCore(publication)];
  }
}

function part(genre: string, container: string | null, publication: ListedPublication): Field[] {
  return [
    ["rft.genre", genre],
    ["rft.atitle", plainTitle(publication.title)],
    ["rft.btitle", container],
    ["rft.volume", publication.volume],
    ...edition(publication),
  ];
}

function edition({ publisher, place, edition, series }: ListedPublication): Field[] {
  return [
    ["rft.place", place],
    ["rft.publisher", publisher],
    ["rft.edition", edition],
    ["rft.series", series],
  ];
}

const ZOTERO_TYPES: Partial<Record<ListedPublication["type"], string>> = {
  preprint: "preprint",
  dataset: "dataset",
  software: "computerProgram",
};

function dublinCore(publication: ListedPublication): Field[] {
  const { type, title, publisher, journal, institution, place } = publication;
  return [
    ["rft.type", ZOTERO_TYPES[type] ?? "document"],
    ["rft.title", plainTitle(title)],
    ["rft.publisher", publisher ?? (type === "preprint" ? journal : null) ?? institution],
    ["rft.place", place],
  ];
}
