import { stageFrom } from "./dates";
import { toArxivId } from "./identifiers";
import type { PublicationStage, PublicationType } from "./types";

/** Servers of preprints, by the names that stand where a journal would. */
const SERVERS: readonly (readonly [name: string, pattern: RegExp])[] = [
  ["arXiv", /\barxiv\b|^corr$|computing research repository/i],
  ["bioRxiv", /\bbiorxiv\b/i],
  ["medRxiv", /\bmedrxiv\b/i],
  ["ChemRxiv", /\bchemrxiv\b/i],
  ["PsyArXiv", /\bpsyarxiv\b/i],
  ["SocArXiv", /\bsocarxiv\b/i],
  ["EarthArXiv", /\beartharxiv\b/i],
  ["TechRxiv", /\btechrxiv\b/i],
  ["EdArXiv", /\bedarxiv\b/i],
  ["Research Square", /^research square\b/i],
  ["SSRN", /\bssrn\b|^social science research network$/i],
  [
    "Cryptology ePrint Archive",
    /\b(?:iacr )?cryptology eprint archive\b|^iacr(?: cryptol\.?)? eprint/i,
  ],
  ["OSF Preprints", /\bosf preprints?\b/i],
  ["Preprints.org", /^preprints(?:\.org)?$/i],
  ["HAL", /^hal(?: open science| archives)?$/i],
  ["Zenodo", /^zenodo$/i],
];

/** The server that a text names, such as "arXiv" of "arXiv preprint arXiv:1706.03762". */
export function preprintServer(text: string): string | undefined {
  return SERVERS.find(([, pattern]) => pattern.test(text.trim()))?.[0];
}

/** The id of a preprint in a text that names its server: "1706.03762", "2019/123". */
export function preprintId(text: string): string | undefined {
  const arxiv = toArxivId(text);
  if (arxiv !== undefined) return arxiv;
  if (preprintServer(text) !== "Cryptology ePrint Archive") return undefined;
  return /\b(?:19|20)\d{2}\/\d{1,5}\b/.exec(text)?.[0];
}

/** A genre that says no more than the type does (csl-json, bibtex of the exports). */
export function kindOf(genre: string): PublicationType | undefined {
  const plain = genre.trim().toLowerCase();
  if (/^(?:[a-z]*\s?preprint|e-?print|posted[ -]content)s?$/.test(plain)) return "preprint";
  return /^(?:working|discussion) paper$/.test(plain) ? "working-paper" : undefined;
}

/** Whether a series, an institution or a genre is one of working papers. */
export function namesWorkingPapers(text: string): boolean {
  return /\b(?:working|discussion)[\s-]papers?\b/i.test(text);
}

/** A note that is about an award, which is all that the cms keeps of notes. */
export function awardIn(note: string): string | undefined {
  const text = note.trim();
  const isAward =
    /\b(?:award|prize|best (?:student )?paper|honou?rable mention|distinguished paper|runner[- ]up|test of time|medal|finalist|nominat(?:ed|ion))\b/i;
  return text.length <= 200 && isAward.test(text) ? text : undefined;
}

/** How far a work has come, by the first of several texts that says so. */
export function firstStage(texts: readonly (string | undefined)[]): PublicationStage | undefined {
  return texts
    .map((text) => (text === undefined ? undefined : stageFrom(text)))
    .find((stage) => stage !== undefined);
}

/** A list of keywords in one text, by semicolons where there are any, else by commas. */
export function splitKeywords(text: string): string[] {
  const separator = text.includes(";") ? ";" : /[,\n]/;
  return text.split(separator).map((keyword) => keyword.trim());
}
