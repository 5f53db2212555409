import { recordsAt, textAt, type Json } from "../../json";

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
  Standard: "standard",
};
const VERSIONED = new Set(["dataset", "software"]);

/** Pictures, collections and the like are articles to DataCite's type for CSL. */
function typeOf(work: Json): string | undefined {
  const general = textAt(work, "types", "resourceTypeGeneral") ?? "Text";
  const own = general === "Text" ? textAt(work, "types", "citeproc") : "other";
  return GENERAL_TYPES[general] ?? own;
}

function personFrom(person: Json): Json {
  const family = textAt(person, "familyName");
  if (family !== undefined) return { family, given: textAt(person, "givenName") ?? "" };
  const name = textAt(person, "name") ?? "";
  const isWhole = /^organi[sz]ation/i.test(textAt(person, "nameType") ?? "");
  // A literal with a comma may be a person's name turned round.
  return isWhole ? { family: name } : { literal: name };
}

function peopleIn(work: Json): Json {
  const editors = recordsAt(work, "contributors").filter(
    (person) => textAt(person, "contributorType") === "Editor",
  );
  return {
    author: recordsAt(work, "creators").map(personFrom),
    editor: editors.map(personFrom),
  };
}

function datesIn(work: Json): Json {
  const issued = recordsAt(work, "dates").find((date) => textAt(date, "dateType") === "Issued");
  const raw = textAt(issued, "date") ?? textAt(work, "publicationYear");
  return raw === undefined ? {} : { issued: { raw } };
}

function titlesIn(work: Json): Json {
  const titles = recordsAt(work, "titles");
  const main = titles.find((title) => textAt(title, "titleType") === undefined) ?? titles[0];
  const subtitle = titles.find((title) => textAt(title, "titleType") === "Subtitle");
  return { title: textAt(main, "title"), subtitle: textAt(subtitle, "title") };
}

/** Where the work stands: `container`, or the related item that it is published in (schema 4.4). */
function containerOf(work: Json): Json {
  const container = recordsAt(work, "container")[0] ?? {};
  if (textAt(container, "title") !== undefined) return container;
  const host = recordsAt(work, "relatedItems").find(
    (item) => textAt(item, "relationType") === "IsPublishedIn",
  );
  const [title] = recordsAt(host, "titles");
  return host === undefined ? container : { ...host, title: textAt(title, "title") };
}

function placeOf(work: Json): Json {
  const container = containerOf(work);
  const [first, last] = [textAt(container, "firstPage"), textAt(container, "lastPage")];
  const numbers = [textAt(container, "identifierType"), textAt(container, "identifier")];
  const [kind, number] = numbers;
  return {
    "container-title": textAt(container, "title"),
    volume: textAt(container, "volume"),
    issue: textAt(container, "issue"),
    page: first !== undefined && last !== undefined ? `${first}-${last}` : first,
    ...(kind === "ISSN" && { ISSN: number }),
    ...(kind === "ISBN" && { ISBN: number }),
  };
}

/** "PhD thesis", where the type says no more than that it is one. */
function genreOf(work: Json, type: string | undefined): string | undefined {
  const kind = textAt(work, "types", "resourceType");
  const isSaid = type !== "thesis" || /^(?:dissertation|thesis|text)$/i.test(kind ?? "");
  return isSaid ? undefined : kind;
}

/** Whether this is the JSON of a work at DataCite, without its envelope. */
export function isDataCite(work: Json): boolean {
  return recordsAt(work, "titles").some((title) => textAt(title, "title"));
}

/** A work in the JSON of DataCite (schema 4) as an item of CSL. */
export function fromDataCite(work: Json): Json {
  const type = typeOf(work);
  const described = recordsAt(work, "descriptions");
  const abstract = described.find((each) => textAt(each, "descriptionType") === "Abstract");
  return {
    ...titlesIn(work),
    ...peopleIn(work),
    ...datesIn(work),
    ...placeOf(work),
    type,
    genre: genreOf(work, type),
    DOI: textAt(work, "doi"),
    URL: textAt(work, "url"),
    publisher: textAt(work, "publisher") ?? textAt(work, "publisher", "name"),
    abstract: textAt(abstract, "description"),
    language: textAt(work, "language"),
    version: VERSIONED.has(type ?? "") ? textAt(work, "version") : undefined,
    keyword: recordsAt(work, "subjects")
      .flatMap((subject) => textAt(subject, "subject") ?? [])
      .filter((subject) => !subject.startsWith("FOS:")),
  };
}
