import { chunksOf } from "../../database/chunks";
import { toOrcid } from "../../documents/validation/identifiers";
import { settings } from "../../settings";
import { answersThread, ThreadFailure } from "../parse/in-worker";
import type { ParsedEntry } from "../parse/types";
import { lookupClient, type Answer, type LookupClient } from "./client";
import type { LookUpOptions } from "./dois";
import { failures, LookupFailure } from "./failure";
import type { SentWork } from "./orcid-answers";

const ACCEPT = "application/json";

/** The list of a long life's works. */
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
  /** JSON, by the code of the work. */
  records: Map<string, string>;
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

function ask({ client, orcid, signal }: Asking, path: string, maxBytes: number): Promise<Answer> {
  const what = `the ORCID iD ${orcid}`;
  return client.ask({ path: `/${orcid}${path}`, what, maxBytes, signal, isPatient: true });
}

/** The works in the answer to several codes, and why others are not in it. */
async function sortBulk(
  { text, host }: Answer,
  codes: string[],
  hostOfSetting: string,
  details: Details,
): Promise<void> {
  const read = await answersThread.run("orcidWorks", { text, codes });
  // One record may be what takes too much: the others are asked for without it.
  if (read instanceof ThreadFailure || read.works === undefined) throw failures.notJson(host);
  for (const { code, json } of read.works) {
    if (code !== undefined) details.records.set(code, json);
  }
  for (const code of codes.filter((each) => !details.records.has(each))) {
    details.missing.set(code, `${hostOfSetting} has not answered with the details of this work.`);
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
  const waiting = [...chunksOf(codes, WORKS_AT_ONCE)];
  let divisions = 0;
  let done = 0;
  let end: LookupFailure | undefined;
  const read = async (group: string[]): Promise<void> => {
    try {
      if (end !== undefined) throw end;
      const answer = await ask(asking, `/works/${group.join(",")}`, MAX_BYTES);
      await sortBulk(answer, group, host, details);
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

function noticesOf(codes: readonly string[], { records, missing }: Details): string[] {
  if (codes.some((code) => records.has(code))) return [];
  return codes.slice(0, 1).flatMap((code) => missing.get(code) ?? []);
}

const codesOf = (works: readonly SentWork[]) => works.flatMap(({ code }) => code ?? []);

/** The publications of a group, the first of which is the one with the index `offset` among all. */
async function entriesOf(
  group: readonly SentWork[],
  offset: number,
  details: Details,
): Promise<ParsedEntry[]> {
  const works = group.map(({ code = "", json }) => {
    return { summary: json, record: details.records.get(code) };
  });
  const notices = noticesOf(codesOf(group), details);
  const read = await answersThread.run("orcidGroup", { works, notices });
  if (read instanceof ThreadFailure || read.entries.length === 0) {
    return [failedEntry("A work of the ORCID record could not be read.")];
  }
  return read.entries.map((entry) =>
    entry.versionOf === null ? entry : { ...entry, versionOf: entry.versionOf + offset },
  );
}

async function readRecord(asking: Asking, options: LookUpOptions): Promise<OrcidAnswer> {
  const answer = await ask(asking, "/works", MAX_LIST_BYTES);
  const list = await answersThread.run("orcidList", answer.text);
  if (!(list instanceof ThreadFailure) && !list.isJson) throw failures.notJson(answer.host);
  if (list instanceof ThreadFailure || list.groups === undefined)
    throw failures.noData(hostOfOrcid());
  const { groups } = list;
  if (groups.length === 0) {
    return { entries: [], error: `The ORCID record ${asking.orcid} has no public works.` };
  }
  const sound = [...new Set(groups.flatMap(codesOf))].filter((code) => /^\d{1,15}$/.test(code));
  const details = await readDetails(asking, sound, options);
  const entries: ParsedEntry[] = [];
  for (const group of groups) {
    asking.signal?.throwIfAborted();
    entries.push(...(await entriesOf(group, entries.length, details)));
  }
  return { entries, error: null };
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
