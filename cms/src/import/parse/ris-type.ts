import { hasArxivDoi } from "./identifiers";
import { kindOf, namesWorkingPapers, preprintServer } from "./kinds";
import { doiOf, type Values } from "./ris-values";
import type { PublicationType } from "./types";

const TYPES: Readonly<Record<string, PublicationType>> = {
  JOUR: "article",
  JOURN: "article",
  EJOUR: "article",
  JFULL: "article",
  INPR: "article",
  MGZN: "article",
  NEWS: "article",
  ABST: "article",
  CONF: "conference-paper",
  CPAPER: "conference-paper",
  BOOK: "book",
  EBOOK: "book",
  EDBOOK: "book",
  SER: "book",
  CLSWK: "book",
  ANCIENT: "book",
  CHAP: "chapter",
  ECHAP: "chapter",
  ENCYC: "chapter",
  DICT: "chapter",
  THES: "thesis",
  RPRT: "report",
  GOVDOC: "report",
  STAND: "report",
  UNPB: "working-paper",
  MANSCPT: "working-paper",
  DATA: "dataset",
  AGGR: "dataset",
  DBASE: "dataset",
  COMP: "software",
  PREPRINT: "preprint",
};

/** Types of the specification that are no kind of their own here. */
const OTHER =
  /^(?:ADVS|ART|BILL|BLOG|CASE|CHART|CTLG|ELEC|EQUA|FIGURE|GEN|GRANT|HEAR|ICOMM|INTV|LEGAL|MAP|MPCT|MULTI|MUSIC|PAMP|PAT|PCOMM|PODCST|PRESS|SLIDE|SOUND|STAT|UNBILL|VIDEO|WEB)$/;

/** What some programs write instead of a type: "Journal Article". */
const WORDS: readonly (readonly [RegExp, PublicationType])[] = [
  [/chapter|section/i, "chapter"],
  [/conference|proceeding/i, "conference-paper"],
  [/journal|article|review/i, "article"],
  [/preprint/i, "preprint"],
  [/thesis|dissertation/i, "thesis"],
  [/report/i, "report"],
  [/book/i, "book"],
  [/data/i, "dataset"],
  [/software|program/i, "software"],
];

function typeFrom(word: string, { first }: Values): PublicationType | undefined {
  const code = word.trim().toUpperCase();
  const known = TYPES[code];
  if (known !== undefined) return known;
  if (OTHER.test(code)) return "other";
  const found = WORDS.find(([pattern]) => pattern.test(word))?.[1];
  return found ?? (first("JF", "JO", "T2") === undefined || word !== "" ? undefined : "article");
}

/** The type of a work, by the type of its record and by what else tells. */
export function typeOf(values: Values, warn: (message: string) => void): PublicationType {
  const word = values.first("TY") ?? "";
  const type = typeFrom(word, values);
  if (type === undefined || values.first("TY") === undefined) {
    warn(
      word === ""
        ? "The record has no type."
        : `RIS has no records of type “${word.slice(0, 40)}”.`,
    );
  }
  const genre = values.first("M3") ?? "";
  const kind = kindOf(genre);
  if (kind !== undefined) return kind;
  const journal = values.first("T2", "JF", "JO") ?? "";
  const isUnpublished = type === "article" || type === "working-paper" || type === "other";
  const isAtArxiv = journal === "" && hasArxivDoi(doiOf(values) ?? "");
  if (isUnpublished && (isAtArxiv || preprintServer(journal) !== undefined)) return "preprint";
  if (type === "working-paper" && preprintServer(values.first("PB") ?? "") !== undefined)
    return "preprint";
  const series = [genre, values.first("T2", "T3"), values.first("PB")];
  const isSeries = series.some((text) => text !== undefined && namesWorkingPapers(text));
  return type === "report" && isSeries ? "working-paper" : (type ?? "other");
}
