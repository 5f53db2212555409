import { isRecord } from "../../documents/types";
import { at, recordsAt, textAt, type Json } from "./json";

/** Types of DataCite that its type for CSL does not tell apart (`resourceTypeGeneral`). */
const GENERAL_TYPES: Readonly<Record<string, string>> = {
  Preprint: "preprint",
  Software: "software",
  ComputationalNotebook: "software",
  Dataset: "dataset",
  DataPaper: "article-journal",
  JournalArticle: "article-journal",
  ConferencePaper: "paper-conference",
  ConferenceProceeding: "book",
  Book: "book",
  BookChapter: "chapter",
  Dissertation: "thesis",
  Report: "report",
};

function personOfDataCite(person: Json): Json {
  const family = textAt(person, "familyName");
  if (family !== undefined) return { family, given: textAt(person, "givenName") ?? "" };
  const name = textAt(person, "name") ?? "";
  const isWhole = /^organi[sz]ation/i.test(textAt(person, "nameType") ?? "");
  // A literal with a comma may be a person's name turned round.
  return isWhole ? { family: name } : { literal: name };
}

function datesOfDataCite(work: Json): Json {
  const issued = recordsAt(work, "dates").find((date) => textAt(date, "dateType") === "Issued");
  const raw = textAt(issued, "date") ?? textAt(work, "publicationYear");
  return raw === undefined ? {} : { issued: { raw } };
}

function titlesOfDataCite(work: Json): Json {
  const titles = recordsAt(work, "titles");
  const main = titles.find((title) => textAt(title, "titleType") === undefined) ?? titles[0];
  const subtitle = titles.find((title) => textAt(title, "titleType") === "Subtitle");
  return { title: textAt(main, "title"), subtitle: textAt(subtitle, "title") };
}

function pagesOfDataCite(work: Json): string | undefined {
  const [first, last] = [
    textAt(work, "container", "firstPage"),
    textAt(work, "container", "lastPage"),
  ];
  return first !== undefined && last !== undefined ? `${first}-${last}` : first;
}

/** A work in the JSON of DataCite (schema 4) as an item of CSL. */
function fromDataCite(work: Json): Json {
  const general = textAt(work, "types", "resourceTypeGeneral") ?? "";
  const described = recordsAt(work, "descriptions");
  const abstract = described.find((each) => textAt(each, "descriptionType") === "Abstract");
  const hasIssn = textAt(work, "container", "identifierType") === "ISSN";
  return {
    ...titlesOfDataCite(work),
    ...datesOfDataCite(work),
    type: GENERAL_TYPES[general] ?? textAt(work, "types", "citeproc"),
    author: recordsAt(work, "creators").map(personOfDataCite),
    DOI: textAt(work, "doi"),
    URL: textAt(work, "url"),
    publisher: textAt(work, "publisher") ?? textAt(work, "publisher", "name"),
    "container-title": textAt(work, "container", "title"),
    volume: textAt(work, "container", "volume"),
    issue: textAt(work, "container", "issue"),
    page: pagesOfDataCite(work),
    ISSN: hasIssn ? textAt(work, "container", "identifier") : undefined,
    abstract: textAt(abstract, "description"),
    language: textAt(work, "language"),
    version: textAt(work, "version"),
    keyword: recordsAt(work, "subjects")
      .flatMap((subject) => textAt(subject, "subject") ?? [])
      .filter((subject) => !subject.startsWith("FOS:")),
  };
}

/**
 * The work in an answer for a DOI, as an item of CSL-JSON: the item itself, or one in the envelope of
 * Crossref's or DataCite's own interface.
 *
 * @returns nothing where there is no work in it
 */
export function itemInAnswer(answer: unknown): Json | undefined {
  const value: unknown = Array.isArray(answer) ? answer[0] : answer;
  if (!isRecord(value)) return undefined;
  const attributes = at(value, "data", "attributes");
  const inner = isRecord(attributes) ? attributes : value.message;
  const work = isRecord(inner) ? inner : value;
  const item = Array.isArray(work.titles) ? fromDataCite(work) : work;
  const isWork = [item.title, item.DOI, item["container-title"]].some((each) => {
    const first: unknown = Array.isArray(each) ? each[0] : each;
    return typeof first === "string" && first.trim() !== "";
  });
  return isWork ? item : undefined;
}
