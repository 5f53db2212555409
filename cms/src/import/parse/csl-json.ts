import { isRecord } from "../../documents/types";
import { fromCslItem } from "./csl-item";
import type { Json } from "../json";
import { lineCounter } from "./lines";
import { fromDataCite, isDataCite } from "./services/datacite";
import { besideOpenAlex, fromOpenAlex, isOpenAlex } from "./services/openalex";
import type { ParsedEntry } from "./types";

/** What a text of JSON holds: works, or the sentence why it holds none. */
export type CslFile = { entries: ParsedEntry[] } | { error: string };

const NOT_CSL = "This is JSON, but no CSL-JSON: export the list as CSL-JSON, BibTeX or RIS.";

/** Where the objects of a list begin: those that are in no other object. */
function itemStarts(text: string): number[] {
  const starts: number[] = [];
  let depth = 0;
  for (const { 0: token, index } of text.matchAll(/"(?:[^"\\]|\\.)*"|[{}]/g)) {
    if (token === "{") {
      if (depth === 0) starts.push(index);
      depth += 1;
    } else if (token === "}") depth -= 1;
  }
  return starts;
}

function withLine(entry: ParsedEntry, line: number | null): ParsedEntry {
  const placed = <N extends { line: number | null }>(notice: N): N => ({ ...notice, line });
  return {
    ...entry,
    line,
    warnings: entry.warnings.map(placed),
    problem: entry.problem === null ? null : placed(entry.problem),
  };
}

/** The work in an object of a list at DataCite's REST interface: `{ type: "dois", attributes }`. */
function ofDataCite(value: unknown): Json | undefined {
  const work: unknown = isRecord(value) && isRecord(value.attributes) ? value.attributes : value;
  return isRecord(work) && isDataCite(work) ? work : undefined;
}

function looksLikeItem(value: unknown): boolean {
  if (!isRecord(value)) return false;
  if (isOpenAlex(value) || ofDataCite(value)) return true;
  if (isRecord(value.title)) return false;
  const isForeign = [
    "orcid-identifier",
    "activities-summary",
    "titles",
    "data",
    "authorships",
    "put-code",
  ];
  if (isForeign.some((name) => name in value)) return false;
  return (
    typeof value.type === "string" || typeof value.title === "string" || Array.isArray(value.title)
  );
}

/** What the envelopes of Crossref, DataCite and OpenAlex hold; nothing for what is none. */
function inEnvelope(value: unknown): unknown {
  if (!isRecord(value)) return undefined;
  const { items, message, results, data } = value;
  if (Array.isArray(items)) return items;
  if (isRecord(message)) return message;
  if (Array.isArray(results)) return results;
  const first: unknown = Array.isArray(data) ? data[0] : data;
  return ofDataCite(first) && data;
}

/** The works in a parsed value: a list, one work, or either in an envelope; a list may have several. */
function itemsIn(value: unknown): { items: unknown[]; isPlain: boolean } {
  const inside = inEnvelope(value);
  if (inside !== undefined) return { ...itemsIn(inside), isPlain: false };
  if (!Array.isArray(value)) return { items: isRecord(value) ? [value] : [], isPlain: true };
  const isPlain = !value.some((item) => inEnvelope(item) !== undefined);
  const list: unknown[] = value;
  return { items: isPlain ? list : list.flatMap((item) => itemsIn(item).items), isPlain };
}

function entryFrom(item: unknown): ParsedEntry {
  const work = ofDataCite(item);
  if (work) return fromCslItem(fromDataCite(work));
  if (isRecord(item) && isOpenAlex(item))
    return fromCslItem(fromOpenAlex(item), besideOpenAlex(item));
  return fromCslItem(item);
}

/** Where JSON.parse stopped: it says the place, or ten characters on either side of it. */
function placeOf(text: string, error: unknown): number | undefined {
  const [, position] = /position (\d+)/.exec(String(error)) ?? [];
  if (position !== undefined) return Number(position);
  const [, before, around = ""] =
    /, (\.\.\.)?"([\s\S]+)"(?:\.\.\.)? is not valid/.exec(String(error)) ?? [];
  const start = around === "" ? -1 : text.indexOf(around);
  return start === -1 ? undefined : start + (before === undefined ? around.length - 10 : 10);
}

function syntaxError(text: string, error: unknown): string {
  const place = placeOf(text, error);
  if (place === undefined) return "This JSON cannot be read: it ends too early.";
  return `This JSON cannot be read: something is wrong in line ${lineCounter(text)(place)}.`;
}

/** Whether a text is JSON, valid or not. */
export function isJson(text: string): boolean {
  return /^\s*(?:\[\s*(?:\{|\])|\{\s*["}])/.test(text);
}

/**
 * Reads a text of CSL-JSON: a list of works, one work, or what Crossref, DataCite and OpenAlex answer at
 * their REST interfaces.
 */
export function parseCslJson(text: string): CslFile {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (error) {
    return { error: syntaxError(text, error) };
  }
  if (isRecord(value) && ("orcid-identifier" in value || "activities-summary" in value)) {
    return { error: "This is a record of ORCID: paste the ORCID iD instead." };
  }
  const { items, isPlain } = itemsIn(value);
  if (!items.some(looksLikeItem)) return { error: NOT_CSL };
  const starts = isPlain ? itemStarts(text) : [];
  const lineAt = lineCounter(text);
  // A list may hold other things than objects; then their places are not known.
  const isPlaced = starts.length === items.length;
  const entries = items.map((item, index) =>
    withLine(entryFrom(item), isPlaced ? lineAt(starts[index] ?? 0) : null),
  );
  return { entries };
}
