import { setImmediate } from "node:timers/promises";
import { isRecord } from "../../documents/types";
import { toOrcid } from "../../documents/validation/identifiers";
import { settings } from "../../settings";
import { parseInWorker } from "../parse/in-worker";
import type { ParsedEntry } from "../parse/types";
import { lookupClient, type LookupClient } from "./client";
import type { LookUpOptions } from "./dois";
import { failures, LookupFailure } from "./failure";
import { at, recordsAt, textAt, type Json } from "../json";
import { entriesOfGroup, type Citations } from "./orcid-groups";
import { readOrcidWork, type OrcidWork } from "./orcid-work";

const ACCEPT = "application/json";

/** The list of a long life's works; it is parsed at once, which must not hold others up. */
const MAX_LIST_BYTES = 8_000_000;
const MAX_BYTES = 2_000_000;

/** ORCID answers a hundred at once; half of them stay under 2 MB where authors are many. */
const WORKS_AT_ONCE = 50;

/** How many more questions may be asked to find the works that spoil an answer. */
const MAX_DIVISIONS = 60;

interface OrcidAnswer {
  entries: ParsedEntry[];
  /** A sentence, where there is nothing to show. */
  error: string | null;
}

interface Details {
  records: Map<string, Json>;
  /** Why the details of a work are missing, by its code. */
  missing: Map<string, string>;
}

interface Asking {
  client: LookupClient;
  orcid: string;
  signal: AbortSignal | undefined;
}

function failedEntry(message: string): ParsedEntry {
  const problem = { message, line: null };
  return { line: null, key: null, fields: {}, warnings: [], problem, versionOf: null };
}

function hostOfOrcid(): string {
  return new URL(settings.lookups.orcidApiUrl ?? "https://orcid.org").host;
}

function ask({ client, orcid, signal }: Asking, path: string, maxBytes: number): Promise<unknown> {
  const what = `the ORCID iD ${orcid}`;
  return client.ask({ path: `/${orcid}${path}`, what, maxBytes, signal, isPatient: true });
}

/** The works in the answer to several codes, and why others are not in it. */
function sortBulk(answer: unknown, codes: string[], host: string, details: Details): void {
  const items = recordsAt(answer, "bulk");
  items.forEach((item, index) => {
    const { work } = item;
    if (!isRecord(work)) return;
    const code =
      textAt(work, "put-code") ?? (items.length === codes.length ? codes[index] : undefined);
    if (code !== undefined) details.records.set(code, work);
  });
  for (const code of codes.filter((each) => !details.records.has(each))) {
    details.missing.set(code, `${host} has not answered with the details of this work.`);
  }
}

/** Asks for works in groups; where an answer is spoilt, for each half of them. */
async function readDetails(
  asking: Asking,
  codes: string[],
  { onProgress }: LookUpOptions,
): Promise<Details> {
  const details: Details = { records: new Map(), missing: new Map() };
  const host = hostOfOrcid();
  const waiting: string[][] = [];
  for (let start = 0; start < codes.length; start += WORKS_AT_ONCE) {
    waiting.push(codes.slice(start, start + WORKS_AT_ONCE));
  }
  let divisions = 0;
  let done = 0;
  let end: LookupFailure | undefined;
  const read = async (group: string[]): Promise<void> => {
    try {
      if (end !== undefined) throw end;
      const answer = await ask(asking, `/works/${group.join(",")}`, MAX_BYTES);
      sortBulk(answer, group, host, details);
    } catch (error) {
      if (!(error instanceof LookupFailure)) throw error;
      if (error.divisible && group.length > 1 && divisions < MAX_DIVISIONS) {
        divisions += 2;
        const half = Math.ceil(group.length / 2);
        waiting.unshift(group.slice(0, half), group.slice(half));
        return;
      }
      if (error.general) end = error;
      const message = `The details of this work are missing: ${error.message}`;
      for (const code of group) details.missing.set(code, message);
    }
    done += group.length;
    onProgress?.(done, codes.length);
  };
  const work = async () => {
    for (let group = waiting.shift(); group !== undefined; group = waiting.shift())
      await read(group);
  };
  await Promise.all([work(), work()]);
  return details;
}

/** The summaries of each group, the preferred one first; null for a group that cannot be read. */
function groupsIn(list: unknown): (Json[] | null)[] {
  const groups = at(list, "group");
  const all: unknown[] = Array.isArray(groups) ? groups : [];
  return all.map((group) => {
    const summaries = recordsAt(group, "work-summary");
    const rank = (summary: Json) => Number(textAt(summary, "display-index") ?? 0) || 0;
    const ranked = summaries.toSorted((one, other) => rank(other) - rank(one));
    return ranked.length === 0 ? null : ranked;
  });
}

function worksOf(summaries: Json[], { records }: Details): OrcidWork[] {
  return summaries.map((summary) => {
    const record = records.get(textAt(summary, "put-code") ?? "");
    // What the details leave out stands in the summary.
    return readOrcidWork({ ...summary, ...withoutNull(record ?? {}) });
  });
}

function withoutNull(record: Json): Json {
  return Object.fromEntries(Object.entries(record).filter(([, value]) => value !== null));
}

function noticesOf(summaries: Json[], { records, missing }: Details): string[] {
  const codes = summaries.flatMap((summary) => textAt(summary, "put-code") ?? []);
  if (codes.some((code) => records.has(code))) return [];
  return codes.slice(0, 1).flatMap((code) => missing.get(code) ?? []);
}

/** Reads the citations that the sources have attached, in a thread of their own. */
async function readCitations(works: OrcidWork[]): Promise<Citations> {
  const texts = [...new Set(works.flatMap(({ bibtex }) => bibtex ?? []))];
  if (texts.length === 0) return new Map();
  const sources = texts.map((text) => ({ name: null, bytes: Buffer.from(text) }));
  const parsed = await parseInWorker(sources);
  const found = texts.map((text, index) => [text, parsed[index]?.entries[0]?.fields] as const);
  return new Map(found.flatMap(([text, fields]) => (fields === undefined ? [] : [[text, fields]])));
}

async function entriesOf(groups: (Json[] | null)[], details: Details): Promise<ParsedEntry[]> {
  const entries: ParsedEntry[] = [];
  const works = groups.map((summaries) => (summaries === null ? [] : worksOf(summaries, details)));
  const citations = await readCitations(works.flat());
  for (const [index, summaries] of groups.entries()) {
    const [first, ...others] = works[index] ?? [];
    if (summaries === null || first === undefined) {
      entries.push(failedEntry("A work of the ORCID record could not be read."));
      continue;
    }
    const notices = noticesOf(summaries, details);
    entries.push(...entriesOfGroup([first, ...others], entries.length, notices, citations));
    // Others get their turn between two groups.
    await setImmediate();
  }
  return entries;
}

async function readRecord(asking: Asking, options: LookUpOptions): Promise<OrcidAnswer> {
  const list = await ask(asking, "/works", MAX_LIST_BYTES);
  if (!Array.isArray(at(list, "group"))) throw failures.noData(hostOfOrcid());
  const groups = groupsIn(list);
  if (groups.length === 0) {
    return { entries: [], error: `The ORCID record ${asking.orcid} has no public works.` };
  }
  const codes = groups
    .flatMap((group) => group ?? [])
    .flatMap((each) => textAt(each, "put-code") ?? []);
  const sound = [...new Set(codes)].filter((code) => /^\d{1,15}$/.test(code));
  const details = await readDetails(asking, sound, options);
  return { entries: await entriesOf(groups, details), error: null };
}

/**
 * Reads the public works of an ORCID record (scholarly §4).
 *
 * @param orcid an iD, or its address
 * @returns the publications, or a sentence why there are none
 * @throws the reason of `signal` when it is aborted
 */
export async function lookUpOrcid(
  orcid: string,
  options: LookUpOptions = {},
): Promise<OrcidAnswer> {
  const { orcidApiUrl } = settings.lookups;
  const id = toOrcid(orcid.trim());
  const failed = ({ message }: LookupFailure): OrcidAnswer => ({ entries: [], error: message });
  if (id === undefined) return failed(failures.malformed("This is not an ORCID iD."));
  if (orcidApiUrl === null) return failed(failures.turnedOff("ORCID iDs", "ORCID_API_URL"));
  const base = new URL(orcidApiUrl);
  const client = lookupClient({ base, accept: ACCEPT, redirectHosts: [] });
  try {
    return await readRecord({ client, orcid: id, signal: options.signal }, options);
  } catch (error) {
    if (error instanceof LookupFailure) return failed(error);
    throw error;
  } finally {
    await client.close();
  }
}
