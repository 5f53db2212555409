import type { Entry, Reader } from "./bibtex-entry";
import { doiOf, eprintOf, linksOf, urlsOf } from "./bibtex-addresses";
import { readerOf } from "./bibtex-entry";
import { namesFrom } from "./bibtex-names";
import { kindFrom, type Kind } from "./bibtex-type";
import { dateFrom, monthAndDay, stageFrom, type PartialDate } from "./dates";
import type { Draft } from "./draft";
import { toArxivId } from "./identifiers";
import { awardIn, firstStage, kindOf, preprintServer, splitKeywords } from "./kinds";
import { languageTag } from "./languages";
import { leftOutNotices, type LeftOut } from "./left-out";
import type { Notice, PublicationStage } from "./types";

/** "Title: Subtitle", where the title does not end with a mark of its own. */
function joined(title: string | undefined, subtitle: string | undefined): string | undefined {
  if (title === undefined || subtitle === undefined) return title ?? subtitle;
  return /[?!:.…]\s*$/.test(title) ? `${title} ${subtitle}` : `${title}: ${subtitle}`;
}

function titleOf(type: string, reader: Reader): string | undefined {
  const title = joined(reader.text("title"), reader.text("subtitle"));
  if (title !== undefined) return title;
  const isWhole = /^(?:proceedings|book|collection|mv|periodical)/.test(type);
  return isWhole ? reader.text("booktitle", "maintitle", "journal") : undefined;
}

function journalOf({ type }: Kind, reader: Reader): string | undefined {
  const journal = joined(
    reader.text("journal", "journaltitle", "fjournal"),
    reader.text("journalsubtitle"),
  );
  const book = joined(reader.text("booktitle"), reader.text("booksubtitle"));
  if (type === "chapter" || type === "conference-paper") {
    return book ?? journal ?? reader.text("maintitle");
  }
  return journal ?? (type === "book" ? undefined : book);
}

/** A year may be a date, a span, or no year at all: "to appear". */
function dateOf(reader: Reader): PartialDate | undefined {
  const whole = reader.text("date");
  const fromWhole = whole === undefined ? undefined : dateFrom(whole);
  if (fromWhole !== undefined) return fromWhole;
  const year = reader.text("year");
  const date = year === undefined ? undefined : dateFrom(year);
  if (date === undefined || date.month !== undefined) return date;
  const found = monthAndDay(reader.text("month") ?? "");
  const month = found.month ?? issueMonth(reader, date.year);
  if (month === undefined) return date;
  const [day] = /\d{1,2}/.exec(reader.text("day") ?? "") ?? [];
  const number = day === undefined ? found.day : Number(day);
  return { ...date, month, ...(number === undefined || number === 0 ? {} : { day: number }) };
}

/** Says that a month was left out that is none, such as a season: the cms has no date for it. */
function monthLeftOut(entry: Entry, reader: Reader, date: PartialDate | undefined): Notice[] {
  const text = reader.text("month");
  if (text === undefined || date === undefined || date.month !== undefined) return [];
  const message = `“${text}” is no month: only the year ${date.year} was taken.`;
  return [{ message, line: entry.values.get("month")?.line ?? entry.line }];
}

/** ACM has the month in `issue_date = {May 2019}`. */
function issueMonth(reader: Reader, year: number): number | undefined {
  const date = dateFrom(reader.text("issue_date") ?? "");
  return date?.year === year ? date.month : undefined;
}

/**
 * By BibLaTeX's `pubstate`, else by the words that stand where a year, a volume or a note would. A
 * preprint that is "prepublished" has appeared.
 */
function stageOf(kind: Kind, reader: Reader): PublicationStage | undefined {
  const said = reader.text("pubstate");
  if (kind.type === "preprint" && /^prepublished$/i.test(said ?? "")) return undefined;
  if (said !== undefined) return stageFrom(said);
  const found = firstStage([reader.text("year"), reader.text("volume"), reader.text("date")]);
  if (found !== undefined) return found;
  // What has volume and pages is out, whatever an old note says.
  const isOut = reader.raw("pages") !== undefined && reader.raw("volume") !== undefined;
  if (isOut) return undefined;
  const year = /\D*(?:19|20)\d{2}\s*[,(]?\s*(.+)$/.exec(reader.text("year") ?? "")?.[1];
  return firstStage([
    year,
    reader.text("note"),
    reader.text("howpublished"),
    reader.text("pages"),
    reader.text("number"),
    reader.text("addendum"),
    reader.text("status"),
    reader.text("journal"),
  ]);
}

/** What is cited as the edition of a program or of data; that of a preprint is part of its id. */
function versionOf(kind: Kind, reader: Reader): string | undefined {
  return kind.type === "preprint" ? undefined : reader.text("version");
}

const BY_AN_INSTITUTION = new Set(["thesis", "report", "working-paper"]);

/** Who made a work public. For a paper Google Scholar calls its publisher the organization. */
function publisherOf(kind: Kind, reader: Reader): Pick<Draft, "publisher" | "institution"> {
  const publisher = reader.text("publisher");
  const organization = reader.text("organization");
  const institution = reader.text("institution", "school", "university");
  if (kind.type === "preprint") return { publisher: kind.server ?? publisher, institution };
  if (BY_AN_INSTITUTION.has(kind.type)) {
    return {
      institution: institution ?? organization ?? publisher,
      publisher: institution === undefined ? undefined : publisher,
    };
  }
  if (kind.type === "conference-paper")
    return { publisher: publisher ?? organization, institution };
  return { publisher, institution: institution ?? organization };
}

function numbersOf(kind: Kind, reader: Reader): Pick<Draft, "issue" | "number" | "volume"> {
  const [number, issue] = [reader.text("number"), reader.text("issue")];
  const volume = reader.text("volume");
  const isStage = (text: string | undefined) => text !== undefined && stageFrom(text) !== undefined;
  const shown = (text: string | undefined) => (isStage(text) ? undefined : text);
  if (kind.type === "preprint") {
    // Elsewhere it is an issue, or the id of the preprint.
    const isOwn = kindOf(reader.text("type") ?? "") === "preprint";
    const own = isOwn && toArxivId(number ?? "") === undefined ? number : undefined;
    return { issue, number: own, volume: /^abs\//.test(volume ?? "") ? undefined : volume };
  }
  if (kind.type === "article")
    return { issue: shown(number ?? issue), number: undefined, volume: shown(volume) };
  return { issue: shown(issue), number: shown(number), volume: shown(volume) };
}

/** A journal that is but the name of a server, or words about the stage, is none. */
function shownJournal(kind: Kind, reader: Reader): string | undefined {
  const journal = journalOf(kind, reader);
  if (journal === undefined || stageFrom(journal) !== undefined) return undefined;
  return kind.type === "preprint" && preprintServer(journal) !== undefined ? undefined : journal;
}

/** Pages may be words about the stage, or the id of a preprint. */
function shownPages(kind: Kind, reader: Reader): string | undefined {
  const pages = reader.text("pages");
  if (pages === undefined || stageFrom(pages) !== undefined) return undefined;
  return kind.type === "preprint" && /arxiv/i.test(pages) ? undefined : pages;
}

const PEOPLE_LEFT_OUT: readonly (readonly [field: string, what: LeftOut])[] = [
  ["translator", "translators"],
  ["bookauthor", "book authors"],
  ["annotator", "annotators"],
  ["commentator", "commentators"],
  ["introduction", "introduction authors"],
  ["foreword", "foreword authors"],
  ["afterword", "afterword authors"],
];

/** A chapter of a book by its own author loses nothing where the author of the book is left out. */
function leftOutOf(entry: Entry, reader: Reader): Notice[] {
  const lineOf = (field: string) => entry.values.get(field)?.line ?? entry.line;
  const people = PEOPLE_LEFT_OUT.flatMap(([field, what]) => {
    const names = reader.raw(field) ?? "";
    const isSaid = names !== reader.raw("author");
    return isSaid ? leftOutNotices(what, namesFrom(names), lineOf(field)) : [];
  });
  const volumes = reader.text("volumes");
  const counts = volumes === undefined ? [] : [volumes];
  return [...people, ...leftOutNotices("number of volumes", counts, lineOf("volumes"))];
}

/**
 * A BibTeX entry as a publication.
 *
 * @param entry with its macros resolved and what it inherits
 */
export function draftFrom(entry: Entry): Draft {
  const warnings: Notice[] = [...entry.faults];
  // The same value is read several times, and said once.
  const quiet = readerOf(entry, []);
  const reader = readerOf(entry, warnings);
  const kind = kindFrom(entry.type, quiet);
  if (!kind.isKnown) {
    warnings.push({ message: `BibTeX has no entries of type “${entry.type}”.`, line: entry.line });
  }
  const language = quiet.text("language", "langid", "hyphenation");
  const note = quiet.text("note", "addendum") ?? "";
  const pages = shownPages(kind, quiet);
  const date = dateOf(quiet);
  const articleNumber = quiet.text("eid", "articleno", "article-number", "art_number");
  return {
    line: entry.line,
    key: entry.key === "" ? null : entry.key,
    type: kind.type,
    title: titleOf(entry.type, reader),
    authors: namesFrom(quiet.raw("author", "authors") ?? ""),
    editors: namesFrom(quiet.raw("editor", "editors") ?? ""),
    date,
    stage: stageOf(kind, quiet),
    journal: shownJournal(kind, reader),
    genre: kind.genre,
    series: reader.text("series"),
    eprint: eprintOf(kind, quiet),
    pages,
    article_number:
      /arxiv/i.test(articleNumber ?? "") || articleNumber === pages ? undefined : articleNumber,
    place: reader.text("address", "location"),
    edition: versionOf(kind, quiet) ?? quiet.text("edition"),
    event_title: reader.text("eventtitle", "eventname"),
    language: language === undefined ? undefined : languageTag(language),
    award: awardIn(quiet.text("award") ?? note) ?? quiet.text("award"),
    abstract: reader.text("abstract"),
    doi: doiOf(quiet),
    urls: urlsOf(quiet),
    isbn: quiet.text("isbn", "isbn-13", "isbn-10"),
    issn: quiet.text("issn", "eissn", "issn-l"),
    keywords: splitKeywords(quiet.text("keywords", "keyword", "author_keywords") ?? ""),
    links: linksOf(entry, quiet),
    warnings: [...warnings, ...monthLeftOut(entry, quiet, date), ...leftOutOf(entry, quiet)],
    ...publisherOf(kind, quiet),
    ...numbersOf(kind, quiet),
  };
}
