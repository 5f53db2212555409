import { createHash } from "node:crypto";
import { z } from "zod";
import type { Cms } from "~/lib/cms/cms.server";
import { nullableText, readAll, recordSchema, textArray } from "~/lib/cms/collection-type.server";
import { type FilterEntry, searchTextOf, yearLabelOf } from "./filter";
import {
  type AuthorParts,
  PUBLICATION_STAGES,
  PUBLICATION_TYPES,
  type Publication,
  timeOf,
} from "./publication";
import { authorParts } from "./row.server";

const PATH = "/api/publication-index";

/** A publication as filters and links look at it, and which state of it this is. */
export interface PublicationIndexEntry extends FilterEntry, Pick<Publication, "slug" | "doi"> {
  version: string;
  /** Of those names that are not to be guessed from how they are shown. */
  authorParts: readonly AuthorParts[];
  /** The line of the cms's digest for this state of it. */
  state: string;
  /** Of the day it came out, in milliseconds, as `timeOf` has it. */
  time: number;
}

const row = z
  .object({
    documentId: z.string(),
    updatedAt: z.string(),
    title: z.string(),
    slug: nullableText,
    doi: nullableText,
    authors: textArray,
    /** Only of a publication without authors. */
    editors: textArray,
    author_parts: authorParts,
    journal: nullableText,
    keywords: textArray,
    type: z.enum(PUBLICATION_TYPES).catch("article"),
    stage: z.enum(PUBLICATION_STAGES).catch("published"),
    publication_date: nullableText,
    has_pdf: z.boolean().catch(false),
    version_of: nullableText,
  })
  .transform(
    ({
      documentId,
      updatedAt,
      author_parts,
      has_pdf,
      version_of,
      ...rest
    }): PublicationIndexEntry => ({
      ...rest,
      id: documentId,
      version: updatedAt,
      authorParts: author_parts,
      state: `${documentId} ${updatedAt} ${has_pdf ? "pdf" : ""} ${version_of ?? ""}\n`,
      year: yearLabelOf(rest),
      time: timeOf(rest),
      hasPdf: has_pdf,
      workId: version_of,
    }),
  );
/** While a new version is rolled out the cms may still be one that has no word for all. */
const answer = z.object({
  data: z.array(row),
  meta: z.object({ digest: z.string().catch(""), deleted: z.array(z.string()).catch([]) }),
});

interface Index {
  body: unknown;
  /** Newest first. */
  entries: readonly PublicationIndexEntry[];
  /** In the order in which they were added. */
  byId: ReadonlyMap<string, PublicationIndexEntry>;
  /** When the last change was made; nothing as long as nothing is known. */
  since: string | undefined;
}

const NOTHING: Index = { body: null, entries: [], byId: new Map(), since: undefined };

/** The index of the latest answer: a cached answer is the same object until something changes. */
let latest = NOTHING;

/**
 * All publications as far as a list filters and counts them, newest first. After a change the cms is
 * asked for what has changed since then, so that it costs little however many there are; all are read
 * again when something else has changed as well, such as after one has come back from the trash.
 * @param uncached reads without the cache: what is read whole is kept here
 * @returns shared: do not change it
 * @throws CmsError when the cms rejects the request or is down
 */
export async function readPublicationIndex(
  cms: Cms,
  uncached: Cms,
): Promise<readonly PublicationIndexEntry[]> {
  const body = await cms.get(PATH, undefined, { changed_since: latest.since });
  if (latest.body === body) return latest.entries;
  const made = making.get(body) ?? toIndex(body, latest, uncached);
  making.set(body, made);
  try {
    latest = await made;
  } finally {
    making.delete(body);
  }
  return latest.entries;
}

/** The indexes that are being made of answers: whoever asks meanwhile waits for them. */
const making = new Map<unknown, Promise<Index>>();

/** The index after an answer. @throws CmsError when all have to be read, and cannot be */
async function toIndex(body: unknown, known: Index, uncached: Cms): Promise<Index> {
  const { data, meta } = answer.parse(body);
  const merged = merge(known, data, meta.deleted);
  if (digestOf(merged.byId) === meta.digest) return { ...merged, body };
  return { ...merge(NOTHING, answer.parse(await uncached.get(PATH)).data, []), body };
}

const byTitle = new Intl.Collator();

function newestFirst(one: PublicationIndexEntry, other: PublicationIndexEntry): number {
  return other.time - one.time || byTitle.compare(one.title, other.title);
}

/** The index with the changed entries in their places, and without the deleted ones. */
function merge(
  known: Index,
  changed: readonly PublicationIndexEntry[],
  deleted: readonly string[],
): Index {
  const byId = new Map(known.byId);
  for (const id of deleted) byId.delete(id);
  let { since } = known;
  for (const entry of changed) {
    byId.set(entry.id, entry);
    if (since === undefined || entry.version > since) since = entry.version;
  }
  const moved = [...changed].sort(newestFirst);
  const stays = known.entries.filter((entry) => byId.get(entry.id) === entry);
  return { ...known, byId, since, entries: mergeSorted(stays, moved) };
}

/** Two sorted lists as one, in about as many steps as the first has entries. */
function mergeSorted(
  many: readonly PublicationIndexEntry[],
  few: readonly PublicationIndexEntry[],
): PublicationIndexEntry[] {
  const all: PublicationIndexEntry[] = [];
  let next = 0;
  for (const entry of many) {
    for (let other = few[next]; other && newestFirst(other, entry) < 0; other = few[next]) {
      all.push(other);
      next += 1;
    }
    all.push(entry);
  }
  return [...all, ...few.slice(next)];
}

/** The word that the cms has for the states of all publications, if these are the same. */
function digestOf(entries: Index["byId"]): string {
  let states = "";
  for (const { state } of entries.values()) states += state;
  return createHash("sha1").update(states).digest("hex");
}

interface SearchText {
  version: string;
  text: string;
}

/** Beyond so many it takes less to read all of them. */
const FEW = 50;

/** The folded texts of all publications, kept for as long as each of them stays as it is. */
let searchTexts = new Map<string, SearchText>();

const abstractRow = recordSchema({ abstract: nullableText });

/**
 * The texts that a search looks through. Abstracts are long and no part of the index: those of
 * publications that have changed since the last search are read, which is all of them only once.
 * @param cms must not cache: an answer of thousands of abstracts would push everything else out
 * @returns see `FilterContext`
 * @throws CmsError when the cms rejects the request or is down
 */
export async function readSearchTexts(
  cms: Cms,
  entries: readonly PublicationIndexEntry[],
): Promise<(entry: PublicationIndexEntry) => string> {
  const changed = entries.filter(({ id, version }) => searchTexts.get(id)?.version !== version);
  const abstracts = await readAbstracts(
    cms,
    changed.map(({ id }) => id),
  );
  const kept = new Map<string, SearchText>();
  for (const entry of entries) {
    const { id, version } = entry;
    const known = searchTexts.get(id);
    const isCurrent = known?.version === version;
    const text = isCurrent ? known.text : searchTextOf(entry, abstracts.get(id) ?? null);
    kept.set(id, { version, text });
  }
  searchTexts = kept;
  return ({ id }) => kept.get(id)?.text ?? "";
}

async function readAbstracts(
  cms: Cms,
  ids: readonly string[],
): Promise<Map<string, string | null>> {
  if (ids.length === 0) return new Map();
  const filters = ids.length <= FEW ? { filters: { documentId: { $in: ids } } } : {};
  const rows = await readAll(cms, "/api/publications", abstractRow, {
    fields: ["abstract"],
    ...filters,
  });
  return new Map(rows.map(({ id, abstract }) => [id, abstract]));
}
