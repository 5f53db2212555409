import { settings } from "../../settings";
import { answersThread, ThreadFailure } from "../parse/in-worker";
import type { ParsedEntry } from "../parse/types";
import { lookupClient, type LookupClient } from "./client";
import { failures, LookupFailure } from "./failure";
import { METADATA_HOSTS } from "./redirects";

export interface LookUpOptions {
  signal?: AbortSignal;
  /** How many of how many are done. */
  onProgress?: (done: number, total: number) => void;
}

const MAX_BYTES = 2_000_000;

/** What the resolver and the registration agencies understand (https://citation.crosscite.org). */
const ACCEPT = "application/vnd.citationstyles.csl+json, application/json;q=0.5";

/** So many failures of the whole service in a row, and the rest of a list is not asked for. */
const GIVE_UP_AFTER = 5;

const AT_A_TIME = 2;

/**
 * The path of a DOI below the resolver. Its slashes stay, everything else that means something in an
 * address is encoded.
 *
 * @throws LookupFailure for what is no DOI, or one that would lead out of the resolver's path
 */
function pathOf(doi: string): string {
  const segments = doi.split("/");
  const isDoi = /^10\.\d{4,9}(?:\.\d+)*\/\S+$/u.test(doi) && doi.isWellFormed();
  if (!isDoi || segments.some((segment) => segment === "." || segment === "..")) {
    throw failures.malformed("This is not a DOI such as 10.1000/182.");
  }
  return `/${segments.map(encodeURIComponent).join("/")}`;
}

function client(): LookupClient {
  const { doiResolverUrl } = settings.lookups;
  if (doiResolverUrl === null) throw failures.turnedOff("DOIs", "DOI_RESOLVER_URL");
  const base = new URL(doiResolverUrl);
  return lookupClient({ base, accept: ACCEPT, redirectHosts: METADATA_HOSTS });
}

function withDoi(entry: ParsedEntry, doi: string, host: string): ParsedEntry {
  const answered = entry.fields.doi ?? doi;
  const fields = { ...entry.fields, doi: answered };
  if (answered.toLowerCase() === doi.toLowerCase()) return { ...entry, fields };
  const message = `${host} has answered for ${doi} with the DOI ${answered}.`;
  return { ...entry, fields, warnings: [...entry.warnings, { message, line: null }] };
}

async function ask(
  asked: LookupClient,
  doi: string,
  isPatient: boolean,
  signal?: AbortSignal,
): Promise<ParsedEntry> {
  const path = pathOf(doi);
  const what = `the DOI ${doi}`;
  const answer = await asked.ask({ path, what, maxBytes: MAX_BYTES, isPatient, signal });
  const { host } = new URL(settings.lookups.doiResolverUrl ?? "https://doi.org");
  const read = await answersThread.run("doi", answer.text);
  if (!(read instanceof ThreadFailure) && !read.isJson) throw failures.notJson(answer.host);
  // An answer that takes too much to be read cannot be read either.
  const [entry] = read instanceof ThreadFailure ? [] : read.entries;
  if (entry === undefined) throw failures.noData(host);
  return { ...withDoi(entry, doi, host), key: null };
}

/**
 * Looks one DOI up while somebody waits: within ten seconds, whatever the service asks for.
 *
 * @param doi bare
 * @throws LookupFailure
 */
export async function lookUpDoi(doi: string): Promise<ParsedEntry> {
  const asked = client();
  try {
    return await ask(asked, doi, false);
  } finally {
    await asked.close();
  }
}

function failed(doi: string, failure: LookupFailure): ParsedEntry {
  const problem = { message: failure.message, line: null };
  return { line: null, key: null, fields: { doi }, warnings: [], problem, versionOf: null };
}

/** Counts how often in a row the service has failed as a whole. */
class Patience {
  private failures = 0;
  private last: LookupFailure | undefined;

  get end(): LookupFailure | undefined {
    return this.failures >= GIVE_UP_AFTER ? this.last : undefined;
  }

  note(failure: LookupFailure | undefined): void {
    const isSame = failure?.general === true && failure.kind === this.last?.kind;
    this.failures = failure?.general !== true ? 0 : isSame ? this.failures + 1 : 1;
    this.last = failure;
  }
}

async function lookUpEach(
  dois: string[],
  asked: LookupClient,
  { signal, onProgress }: LookUpOptions,
): Promise<Map<string, ParsedEntry>> {
  const found = new Map<string, ParsedEntry>();
  const patience = new Patience();
  const waiting = [...dois];
  const work = async () => {
    for (let doi = waiting.shift(); doi !== undefined; doi = waiting.shift()) {
      signal?.throwIfAborted();
      try {
        if (patience.end !== undefined) throw patience.end;
        found.set(doi, await ask(asked, doi, true, signal));
        patience.note(undefined);
      } catch (error) {
        if (!(error instanceof LookupFailure)) throw error;
        patience.note(error);
        found.set(doi, failed(doi, error));
      }
      onProgress?.(found.size, dois.length);
    }
  };
  await Promise.all(Array.from({ length: AT_A_TIME }, work));
  return found;
}

/**
 * Looks DOIs up, two at a time (scholarly §4).
 *
 * @param dois bare, with the line of their source
 * @returns one entry for each, in the same order; one that failed has a `problem` with the sentence
 * and only its DOI
 * @throws the reason of `signal` when it is aborted
 */
export async function lookUpDois(
  dois: readonly { doi: string; line: number | null }[],
  options: LookUpOptions = {},
): Promise<ParsedEntry[]> {
  const different = [...new Set(dois.map(({ doi }) => doi))];
  const found = await lookUpAll(different, options);
  return dois.map(({ doi, line }) =>
    atLine(found.get(doi) ?? failed(doi, failures.noData(doi)), line),
  );
}

async function lookUpAll(
  dois: string[],
  options: LookUpOptions,
): Promise<Map<string, ParsedEntry>> {
  let asked: LookupClient;
  try {
    asked = client();
  } catch (error) {
    if (!(error instanceof LookupFailure)) throw error;
    return new Map(dois.map((doi) => [doi, failed(doi, error)]));
  }
  try {
    return await lookUpEach(dois, asked, options);
  } finally {
    await asked.close();
  }
}

function atLine(entry: ParsedEntry, line: number | null): ParsedEntry {
  const moved = entry.warnings.map(({ message }) => ({ message, line }));
  const problem = entry.problem === null ? null : { message: entry.problem.message, line };
  return { ...entry, line, warnings: moved, problem };
}
