import { isBibtex, parseBibtex } from "./bibtex";
import { isJson, parseCslJson } from "./csl-json";
import { decodeText } from "./encoding";
import { doiList, orcidIn } from "./identifier-lists";
import { parseRis } from "./ris";
import { isRis } from "./ris-records";
import type { ParsedEntry, ParsedSource, Source } from "./types";

/** In bytes, of one source (scholarly §4). */
export const MAX_SOURCE = 10 * 1024 * 1024;

const NOTHING = "There is nothing to import in it: no BibTeX, RIS, CSL-JSON, DOI or ORCID iD.";

/** What is known by its first bytes, and is no text. */
const BINARIES: readonly (readonly [start: string, sentence: string])[] = [
  ["%PDF", "This is a PDF: paste the DOI of the work instead."],
  [
    "PK\u0003\u0004",
    "This is a ZIP archive or an office document: import the file within, or export BibTeX.",
  ],
  ["{\\rtf", "This is a text of a word processor (RTF): export BibTeX, RIS or CSL-JSON instead."],
  ["\u001f\u008b", "This file is compressed (gzip): unpack it first."],
];

const BINARY = "This file is no text: export BibTeX, RIS or CSL-JSON instead.";

/** Texts that are known and cannot be imported, with the sentence that says so. */
const FOREIGN: readonly (readonly [pattern: RegExp, sentence: string])[] = [
  [
    /^\s*(?:<!--[\s\S]{0,2000}?-->\s*)?<(?:!doctype\s+html|html|head|body|script|div|p|pre|table|span|meta|title|iframe|a)\b/i,
    "This is a web page (HTML), not a list of publications.",
  ],
  [
    /^\s*(?:<\?xml[\s\S]{0,500}?)?<(?:\w+:)?mods/i,
    "This is MODS, which cannot be imported: export BibTeX, RIS or CSL-JSON instead.",
  ],
  [
    /^\s*<\?xml|^\s*<[a-z][\w:-]*[\s>]/i,
    "This is XML, which cannot be imported: export BibTeX, RIS or CSL-JSON instead.",
  ],
  [
    /^cff-version[ \t]*:/m,
    "This is a CITATION.cff file, which cannot be imported: export BibTeX instead.",
  ],
];

/** The same, of formats that a line somewhere tells; those that can be imported are looked for first. */
const FOREIGN_LINES: readonly (readonly [pattern: RegExp, sentence: string])[] = [
  [
    /^PMID\s*- /m,
    "This is a PubMed file (nbib), which cannot be imported: export RIS, or paste the DOIs.",
  ],
  [
    /^%[0A] \S/m,
    "This is an EndNote file (enw), which cannot be imported: export BibTeX or RIS instead.",
  ],
  [
    /^(?:FN |PT [JBSP]$)/m,
    "This is a Web of Science file, which cannot be imported: export BibTeX or RIS instead.",
  ],
];

function sourceOf(name: string | null): ParsedSource {
  return {
    name,
    format: null,
    encoding: null,
    entries: [],
    dois: [],
    orcid: null,
    notices: [],
    error: null,
  };
}

function binarySentence(bytes: Uint8Array): string | undefined {
  const start = String.fromCharCode(...bytes.subarray(0, 8));
  return BINARIES.find(([beginning]) => start.startsWith(beginning))?.[1];
}

/** Controls that no text has. */
function hasControls(text: string): boolean {
  // eslint-disable-next-line no-control-regex -- Controls are what is looked for.
  const controls = text.slice(0, 20_000).match(/[\u0000-\u0008\u000e-\u001a]/g) ?? [];
  return controls.length > 3 || text.slice(0, 20_000).includes("\u0000\u0000");
}

const errorOf = (patterns: typeof FOREIGN, text: string) =>
  patterns.find(([pattern]) => pattern.test(text))?.[1];

function withEntries(
  source: ParsedSource,
  format: ParsedSource["format"],
  entries: ParsedEntry[],
): ParsedSource {
  return entries.length === 0 ? { ...source, error: NOTHING } : { ...source, format, entries };
}

function parseJson(source: ParsedSource, text: string): ParsedSource {
  const file = parseCslJson(text);
  if ("error" in file) return { ...source, error: file.error };
  return withEntries(source, "csl-json", file.entries);
}

/** DOIs or an ORCID iD, which are looked up later. */
function parseIdentifiers(source: ParsedSource, text: string): ParsedSource {
  const found = orcidIn(text);
  if (found !== undefined) {
    if (found.orcid !== undefined) return { ...source, format: "orcid", orcid: found.orcid };
    return { ...source, error: "This is no ORCID iD: a digit is wrong." };
  }
  const { dois, notices } = doiList(text);
  if (dois.length === 0) return { ...source, error: NOTHING };
  return { ...source, format: "dois", dois, notices: [...source.notices, ...notices] };
}

function parseText(source: ParsedSource, text: string): ParsedSource {
  const foreign = errorOf(FOREIGN, text);
  if (foreign !== undefined) return { ...source, error: foreign };
  if (isJson(text)) return parseJson(source, text);
  // Each of the two may stand in a value of the other.
  const isRisFirst = isRis(text) && !/^[ \t]*@[a-z]+\s*[{(]/im.test(text);
  if (!isRisFirst && isBibtex(text)) return withEntries(source, "bibtex", parseBibtex(text));
  const line = errorOf(FOREIGN_LINES, text);
  if (line !== undefined && !/^[ \t]*TY[ \t]*-/m.test(text)) return { ...source, error: line };
  if (isRis(text)) return withEntries(source, "ris", parseRis(text));
  return parseIdentifiers(source, text);
}

/**
 * What a file or a pasted text holds, recognized from its content: works of BibTeX, RIS or CSL-JSON,
 * DOIs, or an ORCID iD. Bad entries are named, and cost no others; what is none of these is rejected
 * in a sentence. Nothing that a source mentions is opened, run or fetched.
 */
export function parseSource({ name, bytes }: Source): ParsedSource {
  const source = sourceOf(name);
  if (bytes.length > MAX_SOURCE) return { ...source, error: "This file is larger than 10 MB." };
  const binary = binarySentence(bytes);
  if (binary !== undefined) return { ...source, error: binary };
  const { text, encoding, notice } = decodeText(bytes);
  if (text.trim() === "") return { ...source, error: "This file is empty." };
  if (hasControls(text)) return { ...source, error: BINARY };
  const notices = notice === null ? [] : [notice];
  const parsed = parseText({ ...source, encoding, notices }, text);
  return parsed.error === null ? parsed : { ...parsed, notices: [] };
}
