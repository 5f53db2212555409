import type { Reader } from "./bibtex-entry";
import { hasArxivDoi } from "./identifiers";
import { kindOf, namesWorkingPapers, preprintServer } from "./kinds";
import type { PublicationType } from "./types";

const TYPES: Readonly<Record<string, PublicationType>> = {
  article: "article",
  review: "article",
  suppperiodical: "article",
  periodical: "other",
  inproceedings: "conference-paper",
  conference: "conference-paper",
  book: "book",
  mvbook: "book",
  booklet: "book",
  bookinbook: "chapter",
  collection: "book",
  mvcollection: "book",
  proceedings: "book",
  mvproceedings: "book",
  reference: "book",
  mvreference: "book",
  incollection: "chapter",
  inbook: "chapter",
  inreference: "chapter",
  suppbook: "chapter",
  suppcollection: "chapter",
  phdthesis: "thesis",
  mastersthesis: "thesis",
  masterthesis: "thesis",
  bachelorsthesis: "thesis",
  bachelorthesis: "thesis",
  thesis: "thesis",
  techreport: "report",
  report: "report",
  manual: "report",
  standard: "report",
  workingpaper: "working-paper",
  unpublished: "working-paper",
  preprint: "preprint",
  eprint: "preprint",
  dataset: "dataset",
  data: "dataset",
  software: "software",
  softwareversion: "software",
  code: "software",
  misc: "other",
  online: "other",
  electronic: "other",
  www: "other",
  webpage: "other",
  patent: "other",
  presentation: "other",
  talk: "other",
  poster: "other",
  other: "other",
};

/** Kinds of work of which BibTeX's type is the only word. */
const GENRES: Readonly<Record<string, string>> = {
  phdthesis: "PhD thesis",
  mastersthesis: "Master's thesis",
  masterthesis: "Master's thesis",
  mathesis: "Master's thesis",
  bathesis: "Bachelor's thesis",
  bachelorsthesis: "Bachelor's thesis",
  bachelorthesis: "Bachelor's thesis",
  candthesis: "Candidate thesis",
  techreport: "Technical report",
  resreport: "Research report",
  patent: "Patent",
  patentde: "German patent",
  patenteu: "European patent",
  patentfr: "French patent",
  patentuk: "British patent",
  patentus: "U.S. patent",
  patreq: "Patent request",
  patreqde: "German patent request",
  patreqeu: "European patent request",
  patreqfr: "French patent request",
  patrequk: "British patent request",
  patrequs: "U.S. patent request",
  presentation: "Presentation",
  talk: "Talk",
  poster: "Poster",
};

/** Where a type that nobody knows ("journal") is told by the fields. */
function guess(reader: Reader): PublicationType {
  if (reader.raw("journal", "journaltitle") !== undefined) return "article";
  if (reader.raw("booktitle") !== undefined) return "conference-paper";
  if (reader.raw("school") !== undefined) return "thesis";
  if (reader.raw("institution") !== undefined) return "report";
  return reader.raw("isbn") === undefined ? "other" : "book";
}

/** Whether an entry has an eprint id of a server of preprints, not of a catalogue. */
function hasEprint(reader: Reader): boolean {
  if (/^\{*abs\/\d{4}\./.test(reader.raw("volume") ?? "")) return true;
  const server = reader.raw("archiveprefix", "eprinttype") ?? "arxiv";
  return reader.raw("eprint", "arxiv", "arxivid") !== undefined && !isCatalogue(server);
}

/** What calls its own numbers `eprint`, and holds no preprints. */
export function isCatalogue(server: string): boolean {
  return /pubmed|pmc|pmid|jstor|googlebooks|hdl|handle|ads/i.test(server);
}

/** The server at which a work is, where no journal has it. */
function serverOf(reader: Reader): string | undefined {
  const names = [
    reader.text("journal", "journaltitle"),
    reader.text("howpublished"),
    reader.text("publisher"),
    reader.text("institution"),
    reader.text("archiveprefix", "eprinttype"),
    reader.text("booktitle"),
  ];
  const found = names.find((name) => name !== undefined && preprintServer(name) !== undefined);
  if (found !== undefined) return preprintServer(found);
  return hasArxivDoi(reader.raw("doi", "url") ?? "") ? "arXiv" : undefined;
}

const MAY_BE_PREPRINT = new Set<PublicationType>(["article", "other", "working-paper", "report"]);

/** What databases call the types of their own, which says nothing more. */
const NO_GENRE =
  /^(?:(?:journal|research|original|review|conference) )?(?:article|paper|review|proceedings?)s?(?: in (?:proceedings|press))?$|^(?:book(?: chapter)?|chapter|misc|editorial|letter|note|inproceedings|thesis)$/i;

function genreFrom(entryType: string, word: string | undefined): string | undefined {
  // Our exports say so of a thesis of no known kind: BibTeX has no entries for it.
  if (entryType === "phdthesis" && /^thesis$/i.test(word ?? "")) return undefined;
  if (word === undefined || NO_GENRE.test(word)) {
    return entryType === "techreport" ? undefined : GENRES[entryType];
  }
  return GENRES[word.toLowerCase()] ?? word;
}

export interface Kind {
  type: PublicationType;
  genre: string | undefined;
  /** Of a preprint. */
  server: string | undefined;
  isKnown: boolean;
}

/** What kind of work an entry is: by its type, its `type` field, and by the server of preprints that it names. */
export function kindFrom(entryType: string, reader: Reader): Kind {
  const known = TYPES[entryType];
  const isKnown = known !== undefined;
  const type = known ?? guess(reader);
  const word = reader
    .text("type")
    ?.trim()
    .replace(/[\s,;]+$/u, "");
  const genre = genreFrom(entryType, word);
  const said = genre === undefined ? undefined : kindOf(genre);
  const given = { genre: said === undefined ? genre : undefined, server: undefined, isKnown };
  if (said === "working-paper") return { ...given, type: said };
  if (said === "preprint" || type === "preprint") {
    return { ...given, type: "preprint", server: serverOf(reader) };
  }
  if (type === "article" && /\bpatents?\b/i.test(reader.text("publisher") ?? "")) {
    return { ...given, type: "other", genre: "Patent" };
  }
  if (MAY_BE_PREPRINT.has(type)) {
    const journal = reader.text("journal", "journaltitle", "booktitle");
    const server = serverOf(reader);
    const isAtServer =
      server !== undefined && (journal === undefined || preprintServer(journal) !== undefined);
    const isBare = journal === undefined && hasEprint(reader) && entryType !== "techreport";
    if (isAtServer && server !== "HAL" && server !== "Zenodo")
      return { ...given, type: "preprint", server };
    if (isBare) {
      const named = reader.text("archiveprefix", "eprinttype");
      return { ...given, type: "preprint", server: server ?? named ?? "arXiv" };
    }
  }
  if (type === "report") {
    const words = [genre, reader.text("institution"), reader.text("series"), reader.text("number")];
    if (words.some((text) => text !== undefined && namesWorkingPapers(text))) {
      return { ...given, type: "working-paper" };
    }
  }
  const isPackage = type === "report" && /\bpackage version\b/i.test(reader.text("note") ?? "");
  return { ...given, type: isPackage ? "software" : type };
}
