import { dateFrom, stageFrom, type PartialDate } from "./dates";
import { entryOf, type Draft } from "./draft";
import { isbnsIn, issnsIn, toArxivId, toDoi, toUrl } from "./identifiers";
import { awardIn, firstStage, kindOf, preprintServer } from "./kinds";
import { languageTag } from "./languages";
import { leftOutNotices } from "./left-out";
import { awardInNote, linkInNote } from "./noted";
import {
  commasBeforeInitials,
  personFrom,
  spacedInitials,
  withOthers,
  type PersonName,
} from "./people";
import { risRecords, type RisRecord } from "./ris-records";
import { typeOf } from "./ris-type";
import { doiOf, noted, valuesOf, type Values } from "./ris-values";
import type { Notice, ParsedEntry, PublicationLink, PublicationType } from "./types";

const NOTED = /^(?:Award|Event|Genre|Institution|Issue|Number|Publisher): /;

function namesIn(texts: readonly string[]): PersonName[] {
  const names = texts
    .flatMap((text) => text.split(/\s*;\s*|\n/))
    .filter((name) => name.trim() !== "");
  const separated = spacedInitials(commasBeforeInitials(names));
  return withOthers(
    separated.flatMap((name) => personFrom(name) ?? []),
    names,
  );
}

/** "2019/05/14/", "2012///", "1948/07//", "4-8 Aug. 2020"; a season behind the last slash is left out. */
function risDate(text: string): PartialDate | undefined {
  const [, year, month, day] = /^(\d{4})\/(\d{0,2})\/(\d{0,2})(?:\/.*)?$/s.exec(text.trim()) ?? [];
  if (year === undefined) return dateFrom(text.replace(/^(\d{4})\/+$/, "$1"));
  return {
    year: Number(year),
    ...(Number(month) > 0 ? { month: Number(month) } : {}),
    ...(Number(month) > 0 && Number(day) > 0 ? { day: Number(day) } : {}),
  };
}

const precision = ({ month, day }: PartialDate) =>
  Number(month !== undefined) + Number(day !== undefined);

/** The year of publication, with the month and day of whichever date of that year has most. */
function dateOf({ all }: Values): PartialDate | undefined {
  const dates = ["PY", "DA", "Y1"]
    .flatMap((tag) => all(tag))
    .flatMap((text) => risDate(text) ?? []);
  const [first] = dates;
  const same = dates.filter(({ year }) => year === first?.year);
  return same.reduce<PartialDate | undefined>(
    (best, date) => (best === undefined || precision(date) > precision(best) ? date : best),
    undefined,
  );
}

function pagesOf({ first }: Values): string | undefined {
  const [start, end] = [first("SP", "BP"), first("EP")];
  if (start === undefined || end === undefined) return start ?? end;
  if (/\d\s*[-–]\s*\w/.test(start) || start === end) return start;
  return /\d\s*[-–]\s*\w/.test(end) ? end : `${start}-${end}`;
}

/** An article's number may stand for its first page, too, for readers that know no C7. */
function placesOf(values: Values): Pick<Draft, "pages" | "article_number"> {
  const pages = pagesOf(values);
  const article_number = values.first("C7");
  return { pages: pages === article_number ? undefined : pages, article_number };
}

/** The place of publication of a paper is C1 in Zotero and EndNote, which may have that of the conference as CY. */
function placeOf(type: PublicationType, { first }: Values): string | undefined {
  return first(...(type === "conference-paper" ? ["C1"] : []), "CY", "PP");
}

/**
 * The event where our exports have it. Earlier exports had it as C2, which means something else of
 * other types, such as an id of PubMed Central.
 */
function eventOf(values: Values): string | undefined {
  const { first } = values;
  const isOfOurs = /^(?:GEN|DATA|COMP|UNPB|BOOK|THES|RPRT)$/i.test(first("TY")?.trim() ?? "");
  return noted(values, "Event") ?? (isOfOurs ? first("C2") : undefined);
}

/**
 * A paper has its conference before its proceedings (our exports, and Zotero's). Our exports say twice what
 * they have of one that was presented alone, so that the conference is not taken for proceedings.
 */
function containers(type: PublicationType, values: Values): Partial<Draft> {
  const { first } = values;
  const own = first("T2", "JF", "BT", "JO", "JA", "J1", "J2");
  const long = first("JF", "T2", "BT", "JO", "JA", "J1", "J2");
  const series = first("T3");
  switch (type) {
    case "conference-paper": {
      const proceedings = first("C3");
      const said = noted(values, "Event");
      const isPresentedAlone = own !== undefined && (own === said || own === first("C2"));
      if (proceedings === undefined && isPresentedAlone) return { event_title: own, series };
      const event = proceedings === undefined || own === proceedings ? said : own;
      return { journal: proceedings ?? own, event_title: event, series };
    }
    case "book":
    case "thesis":
    case "report":
    case "working-paper":
      return { series: series ?? own, event_title: eventOf(values) };
    case "preprint":
      return {
        journal: preprintServer(long ?? "") === undefined ? long : undefined,
        series,
        event_title: eventOf(values),
      };
    default:
      return { journal: long, series, event_title: eventOf(values) };
  }
}

const BY_AN_INSTITUTION = new Set<PublicationType>(["thesis", "report", "working-paper"]);

/** The second of publisher and institution is a note; in earlier exports it was C5. */
function publishers(type: PublicationType, values: Values): Partial<Draft> {
  const { first } = values;
  const [publisher, further] = [first("PB"), first("C5")];
  if (BY_AN_INSTITUTION.has(type)) {
    return { institution: publisher, publisher: noted(values, "Publisher") ?? further };
  }
  const server =
    type === "preprint" ? preprintServer(first("T2", "JF", "JO", "PB") ?? "") : undefined;
  return { publisher: server ?? publisher, institution: noted(values, "Institution") ?? further };
}

function isPatent({ first }: Values): boolean {
  return first("TY")?.trim().toUpperCase() === "PAT";
}

/** A report and a patent have their numbers where others have ISBN or ISSN, or before these. */
function numbersOf(type: PublicationType, values: Values): Partial<Draft> {
  const { all, first } = values;
  const hasOwnNumber = type === "report" || type === "working-paper" || isPatent(values);
  const [inSn] = hasOwnNumber ? all("SN").filter((text) => !isSerial(text)) : [];
  const serial = all("SN")
    .filter((text) => !hasOwnNumber || isSerial(text))
    .join("; ");
  const own = type === "chapter" ? first("SV", "M1") : first("M1");
  const isShort = own !== undefined && own.length <= 40;
  const number = type === "article" || !isShort ? undefined : own;
  return {
    number: inSn ?? noted(values, "Number") ?? number,
    ...(serial !== "" && { isbn: serial, issn: serial }),
  };
}

function isSerial(text: string): boolean {
  return isbnsIn(text).found.length + issnsIn(text).found.length > 0;
}

/** In the order of the record. */
function linksOf({ lines }: RisRecord): PublicationLink[] {
  return lines.flatMap(({ tag, value }): PublicationLink | PublicationLink[] => {
    if (tag === "N1") return linkInNote(value) ?? [];
    const url = tag === "L1" || tag === "L2" ? toUrl(value) : undefined;
    return url === undefined ? [] : [{ kind: tag === "L1" ? "pdf" : "other", url }];
  });
}

/** Numbers of databases are no keys that anybody cites by; those of DBLP are. */
function keyOf({ first }: Values): string | null {
  const id = first("ID") ?? "";
  return /^(?:DBLP:\S+|\p{L}[^\s/]*)$/u.test(id) &&
    !/^(?:rayyan|ref|info|WOS|ISI|doi)[-:\d]/i.test(id)
    ? id
    : null;
}

function genreOf(text: string | undefined): string | undefined {
  if (text === undefined || toDoi(text) !== undefined || kindOf(text) !== undefined)
    return undefined;
  return /^(?:(?:journal|research|review|conference|original) )?(?:article|paper|review)$/i.test(
    text,
  )
    ? undefined
    : text;
}

/** The authors of an `EDBOOK` are its editors, unless it names these beside them. */
function peopleOf(
  type: PublicationType,
  { all, first }: Values,
): Pick<Draft, "authors" | "editors"> {
  const authors = namesIn(all("AU", "A1"));
  const editors = namesIn(all("ED", ...(type === "book" ? [] : ["A2"])));
  const isEdited = first("TY")?.trim().toUpperCase() === "EDBOOK" && editors.length === 0;
  return isEdited ? { authors: [], editors: authors } : { authors, editors };
}

/**
 * `A2` of a book are the editors of its series, `A4` translators (specification of 2011), and `C2` of a chapter
 * the authors of the book, as Zotero has it.
 */
function leftOutOf(type: PublicationType, { line, lines }: RisRecord, { all }: Values): Notice[] {
  const lineOf = (tag: string) => lines.find((found) => found.tag === tag)?.line ?? line;
  const seriesEditors = type === "book" ? namesIn(all("A2")) : [];
  const bookAuthors = type === "chapter" ? namesIn(all("C2")) : [];
  return [
    ...leftOutNotices("series editors", seriesEditors, lineOf("A2")),
    ...leftOutNotices("book authors", bookAuthors, lineOf("C2")),
    ...leftOutNotices("translators", namesIn(all("A4")), lineOf("A4")),
    ...leftOutNotices("number of volumes", all("NV").slice(0, 1), lineOf("NV")),
  ];
}

function draftOf(record: RisRecord): Draft {
  const values = valuesOf(record);
  const { all, first } = values;
  const warnings: Notice[] = [...record.faults];
  const warn = (message: string) => warnings.push({ message, line: record.line });
  const type = typeOf(values, warn);
  const notes = all("N1", "RN").filter((note) => !NOTED.test(note));
  const accession = first("AN") ?? "";
  const language = first("LA");
  const edition = first("ET");
  return {
    line: record.line,
    key: keyOf(values),
    type,
    title: first("TI", "T1", "CT", ...(type === "book" ? ["BT", "T2"] : []), "TT", "ST"),
    ...peopleOf(type, values),
    date: dateOf(values),
    stage:
      first("TY") === "INPR" ? "forthcoming" : firstStage([first("PY"), first("VL"), ...notes]),
    volume: stageFrom(first("VL") ?? "") === undefined ? first("VL", "VO") : undefined,
    issue: first("IS", "CP") ?? noted(values, "Issue"),
    ...placesOf(values),
    genre:
      noted(values, "Genre") ?? genreOf(first("M3")) ?? (isPatent(values) ? "Patent" : undefined),
    place: placeOf(type, values),
    edition: edition === undefined || /^\d{4}\//.test(edition) ? undefined : edition,
    eprint:
      toArxivId(accession) ?? (type === "preprint" && accession !== "" ? accession : undefined),
    language: language === undefined ? undefined : languageTag(language),
    award: [...all("N1").map(awardInNote), ...notes.map(awardIn)].find(
      (award) => award !== undefined,
    ),
    abstract: first("AB", "N2"),
    doi: doiOf(values),
    urls: all("UR", "LK"),
    keywords: all("KW")
      .flatMap((text) => text.split(/\n|;/))
      .map((text) => text.replace(/^\s*\*/, "")),
    links: linksOf(record),
    warnings: [...warnings, ...leftOutOf(type, record, values)],
    ...containers(type, values),
    ...publishers(type, values),
    ...numbersOf(type, values),
  };
}

/**
 * The works of an RIS file (specification of 2011, and the older tags).
 *
 * @param text with lines that end with "\n"
 */
export function parseRis(text: string): ParsedEntry[] {
  return risRecords(text).map((record) => entryOf(draftOf(record)));
}
