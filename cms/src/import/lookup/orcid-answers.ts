import { isRecord } from "../../documents/types";
import { at, recordsAt, textAt, type Json } from "../json";
import { parseSource } from "../parse";
import type { EntryFields, ParsedEntry } from "../parse/types";
import { entriesOfGroup, type Citations } from "./orcid-groups";
import { readOrcidWork, type OrcidWork } from "./orcid-work";

/** A record of a work as the JSON that ORCID has sent, which only the thread of the parsers looks into. */
export interface SentWork {
  code: string | undefined;
  json: string;
}

interface OrcidList {
  /** The summaries of each group, the preferred one first; none for what is no list of works. */
  groups: SentWork[][] | undefined;
  entries: ParsedEntry[];
}

/** What all readers of answers give back has entries, if only those of a group has any. */
const NO_ENTRIES = { entries: [] as ParsedEntry[] };

function parsed(text: string): unknown {
  try {
    const json: unknown = JSON.parse(text);
    return json;
  } catch {
    return undefined;
  }
}

function sent(work: Json): SentWork {
  return { code: textAt(work, "put-code"), json: JSON.stringify(work) };
}

/** The groups of works in the answer for a record. */
export function readOrcidList(text: string): OrcidList & { isJson: boolean } {
  const list = parsed(text);
  const groups = at(list, "group");
  if (!Array.isArray(groups))
    return { isJson: list !== undefined, groups: undefined, ...NO_ENTRIES };
  const all: unknown[] = groups;
  const summaries = all.map((group) => {
    const rank = (summary: Json) => Number(textAt(summary, "display-index") ?? 0) || 0;
    const own = recordsAt(group, "work-summary");
    return own.toSorted((one, other) => rank(other) - rank(one)).map(sent);
  });
  return { isJson: true, groups: summaries, ...NO_ENTRIES };
}

/** The works in the answer to some codes; undefined for what is no JSON. */
export function readOrcidWorks({ text, codes }: { text: string; codes: readonly string[] }): {
  works: SentWork[] | undefined;
  entries: ParsedEntry[];
} {
  const answer = parsed(text);
  if (answer === undefined) return { works: undefined, ...NO_ENTRIES };
  const items = recordsAt(answer, "bulk");
  const works = items.flatMap(({ work }, index) => {
    if (!isRecord(work)) return [];
    const { code, json } = sent(work);
    return { code: code ?? (items.length === codes.length ? codes[index] : undefined), json };
  });
  return { works, ...NO_ENTRIES };
}

/** A group of works, each as its summary and, if it is known, its record. */
export interface Group {
  works: { summary: string; record: string | undefined }[];
  /** Sentences that belong to the whole group. */
  notices: string[];
}

function withoutNull(record: Json): Json {
  return Object.fromEntries(Object.entries(record).filter(([, value]) => value !== null));
}

const recordOf = (json: string | undefined): Json => {
  const record = json === undefined ? undefined : parsed(json);
  return isRecord(record) ? record : {};
};

/** The citations that the sources have attached, read. */
function citationsOf(works: readonly OrcidWork[]): Citations {
  const texts = [...new Set(works.flatMap(({ bibtex }) => bibtex ?? []))];
  const found = texts.map((text) => {
    const { entries } = parseSource({ name: null, bytes: Buffer.from(text) });
    return [text, entries[0]?.fields] as const;
  });
  return new Map(
    found.flatMap(([text, fields]): [string, EntryFields][] =>
      fields === undefined ? [] : [[text, fields]],
    ),
  );
}

/** The publications of one group; `versionOf` counts from its first one. */
export function readGroup({ works, notices }: Group): { entries: ParsedEntry[] } {
  // What the details leave out stands in the summary.
  const [first, ...others] = works.map(({ summary, record }) =>
    readOrcidWork({ ...recordOf(summary), ...withoutNull(recordOf(record)) }),
  );
  if (first === undefined) return { entries: [] };
  return {
    entries: entriesOfGroup([first, ...others], 0, notices, citationsOf([first, ...others])),
  };
}
