import { bareDoi } from "~/entities/publication/doi";
import { somebodyOf } from "~/entities/publication/others";
import { pageRangeOf } from "~/entities/publication/pages";
import { isPatent } from "~/entities/publication/patent";
import type { Publication } from "~/entities/publication/publication";
import { texts } from "~/entities/publication/texts";
import { plainTitle } from "~/entities/publication/title";
import type { CslName } from "~/lib/csl/csl-item";
import { parseDay } from "~/lib/format/dates";
import { onOneLine } from "~/lib/format/one-line";
import { safeHref } from "~/lib/http/safe-href";
import { BY_AN_INSTITUTION, citationKeyOf, genreOf, KIND_OF_REPORT } from "./csl-json";
import { notedAward, notedLinks } from "./noted-links";
import { type NameReader, parsePersonName, particleOf } from "./person-name";

/** A preprint is a report whose kind is "Preprint", which keeps its server in all readers (docs/decisions/0047). */
const TYPES: Record<Publication["type"], string> = {
  article: "JOUR",
  "conference-paper": "CPAPER",
  book: "BOOK",
  chapter: "CHAP",
  thesis: "THES",
  report: "RPRT",
  "working-paper": "RPRT",
  preprint: "RPRT",
  dataset: "DATA",
  software: "COMP",
  other: "GEN",
};

type Line = readonly [tag: string, value: string | null | undefined];

/**
 * A publication as a record of an RIS file, its lines ended by CRLF, with everything that has a place
 * there (RIS specification of 2011). Titles are plain text.
 * @param siteUrl the site's public address, for the files that it serves itself
 * @param readName takes the names of authors and editors apart
 */
export function toRis(
  publication: Publication,
  siteUrl: string,
  readName: NameReader = parsePersonName,
): string {
  const lines = linesOf(publication, siteUrl, readName)
    .map(([tag, value]) => [tag, onOneLine(value ?? "")] as const)
    .filter(([, value]) => value);
  const all = [...lines.map(([tag, value]) => `${tag}  - ${value}`), "ER  - ", ""];
  return all.map((line) => `${line}\r\n`).join("");
}

function linesOf(publication: Publication, siteUrl: string, readName: NameReader): Line[] {
  const { type, doi } = publication;
  return [
    ["TY", isPatent(publication) ? "PAT" : TYPES[type]],
    ["ID", citationKeyOf(publication)],
    ["TI", plainTitle(publication.title)],
    ...somebodyOf(publication.authors).map((author): Line => ["AU", nameOf(readName(author))]),
    ...somebodyOf(publication.editors).map((editor): Line => ["ED", nameOf(readName(editor))]),
    ...containerLines(publication),
    ...dateLines(publication),
    ["VL", publication.volume],
    ...issueLines(publication),
    ...pageLines(publication),
    ...numberLines(publication),
    ["ET", publication.edition],
    ...genreLines(publication),
    ...publisherLines(publication),
    ["CY", publication.place],
    ...serialLines(publication),
    ["AN", publication.eprint],
    ["DO", doi === null ? null : bareDoi(doi)],
    ["UR", safeHref(publication.url)],
    ...fileLines(publication, siteUrl),
    ["LA", publication.language],
    ...publication.keywords.map((keyword): Line => ["KW", keyword]),
    ["N1", notedAward(publication.award)],
    ["N1", publication.stage === "published" ? null : texts.stages[publication.stage]],
    ["AB", publication.abstract],
  ];
}

/**
 * What has no tag that all readers understand (docs/decisions/0047), as a note that tells what it is.
 * The import reads these notes back.
 */
function noted(label: string, value: string | null): Line {
  return ["N1", value === null ? null : `${label}: ${value}`];
}

/** What tells a preprint and a working paper from a report stands where others have the kind that the owner names. */
function genreLines(publication: Publication): Line[] {
  const { type, genre } = publication;
  const kind = KIND_OF_REPORT[type];
  if (kind === undefined || genre === null) return [["M3", genreOf(publication)]];
  return [["M3", kind], noted("Genre", genre === kind ? null : genre)];
}

/** Readers take `T2` of these for the series. */
const IN_SERIES_ALONE = new Set<Publication["type"]>(["book", "thesis", "report", "working-paper"]);

/**
 * A paper names its conference before the proceedings. Of one that was presented alone it is said once more
 * as the event (docs/decisions/0047): many programs have the proceedings in the first place.
 */
function containerLines({ type, journal, event_title, series }: Publication): Line[] {
  if (type === "conference-paper") {
    return [
      ["T2", event_title ?? journal],
      ["C3", journal],
      ["T3", series],
      noted("Event", journal === null ? event_title : null),
    ];
  }
  const isSeriesAlone = journal === null && IN_SERIES_ALONE.has(type);
  return [
    ["T2", isSeriesAlone ? series : journal],
    ["T3", isSeriesAlone ? null : series],
    noted("Event", event_title),
  ];
}

/** A date as far as it is known: "2019/05/14/", "2019/05//", "2019///". */
function dateLines({ publication_date, date_precision }: Publication): Line[] {
  const day = parseDay(publication_date);
  if (!day) return [];
  const [year = "", month = "", date = ""] = day.toISOString().slice(0, 10).split("-");
  const hasMonth = date_precision !== "year";
  const parts = [year, hasMonth ? month : "", date_precision === "day" ? date : "", ""];
  return [
    ["PY", year],
    ["DA", parts.join("/")],
  ];
}

/**
 * Readers that know no tag for an article's number find it where the first page would be. What is more
 * than a plain range stands there as a whole, so that nothing is lost.
 */
function pageLines(publication: Publication): Line[] {
  const { first, last, isWhole } = pageRangeOf(publication);
  return [
    ["SP", isWhole ? first : publication.pages],
    ["EP", isWhole ? last : null],
    ["C7", publication.article_number],
  ];
}

/** Of a chapter the tag is the number of volumes. */
function issueLines({ type, issue }: Publication): Line[] {
  return [type === "chapter" ? noted("Issue", issue) : ["IS", issue]];
}

/**
 * Of a report and a patent its own number, of a chapter its volume of the series, else what M1 means for the type: of an
 * article the issue, and of a program the system that it runs on.
 */
function numberLines({ type, genre, number }: Publication): Line[] {
  if (isPatent({ type, genre })) return [["SN", number]];
  switch (type) {
    case "report":
    case "working-paper":
      return [["SN", number]];
    case "chapter":
      return [["SV", number]];
    case "article":
    case "software":
      return [noted("Number", number)];
    default:
      return [["M1", number]];
  }
}

/** Readers keep the first one: of an article the ISSN. */
function serialLines({ type, isbn, issn }: Publication): Line[] {
  const serials: Line[] = [
    ["SN", isbn],
    ["SN", issn],
  ];
  return type === "article" ? serials.reverse() : serials;
}

/** Whoever made the work public, and the other one of publisher and institution. */
function publisherLines({ type, publisher, institution }: Publication): Line[] {
  if (publisher === null || institution === null) return [["PB", publisher ?? institution]];
  return BY_AN_INSTITUTION.has(type)
    ? [["PB", institution], noted("Publisher", publisher)]
    : [["PB", publisher], noted("Institution", institution)];
}

/**
 * Files are attached by readers, and their labels noted before. Other addresses are notes: JabRef takes `L2` for the
 * address of the work, and Zotero for its full text.
 */
function fileLines({ pdf, links }: Publication, siteUrl: string): Line[] {
  const linesOf = (link: Publication["links"][number]): Line[] => {
    const [note] = notedLinks([link]);
    if (link.kind !== "pdf") return [["N1", note]];
    return [
      ["N1", link.label === null ? null : note],
      ["L1", safeHref(link.url)],
    ];
  };
  return [["L1", pdf && siteUrl + pdf.url], ...links.flatMap(linesOf)];
}

/** "van Beethoven, Ludwig" as RIS has it: family name, given name, suffix. */
function nameOf(name: CslName): string {
  const { literal, family, given, suffix } = name;
  if (literal !== undefined) return literal;
  const last = particleOf(name) + (family ?? "");
  // The third place is the suffix's, with a given name before it or not.
  if (suffix !== undefined) return [last, given ?? "", suffix].join(", ");
  return [last, given].filter(Boolean).join(", ");
}
