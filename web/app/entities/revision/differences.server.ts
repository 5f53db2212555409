import { diffArrays, diffWordsWithSpace } from "diff";
import { DATE_PRECISIONS, formatPublicationDate } from "~/entities/publication/publication";
import { formatDateTime } from "~/lib/format/date-time.server";
import { formatDate } from "~/lib/format/dates";
import { textOf } from "~/lib/format/html.server";
import { attributeLabel } from "./labels";
import type { Comparison, RecordSnapshot } from "./revision";

/** A piece of a text that stayed, came or went. */
export interface Segment {
  kind: "same" | "added" | "removed";
  text: string;
}

/** What differs in an attribute, an item of a list, or a record. */
export type Difference =
  | { kind: "text"; label: string; segments: Segment[] }
  | { kind: "items"; label: string; items: Segment[] }
  | { kind: "group"; label: string; state: "added" | "removed" | "changed"; inner: Difference[] };

type References = Comparison["references"];

/** What the cms keeps of a file beside its name and address. */
const OF_A_FILE = ["hash", "ext", "mime", "size", "provider", "folderPath"];

/** Of no interest to the owner, or said elsewhere. */
const SYSTEM = new Set([
  ...["id", "documentId", "createdAt", "updatedAt", "author_parts"],
  ...OF_A_FILE,
]);

/** What names an item of a list. */
const NAMING = ["title", "name", "degree", "platform", "label", "value", "quote", "path"];

/**
 * Texts that differ in more words than this, and lists that differ in more items, are shown as a whole: finding
 * the words takes half a second.
 */
const MAX_EDITS = 2000;

/** How much of an unchanged piece of text is shown at each of its ends. */
const CONTEXT = 160;

function isSnapshot(value: unknown): value is RecordSnapshot {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

const isSame = (one: unknown, other: unknown) =>
  JSON.stringify(one ?? null) === JSON.stringify(other ?? null);

/** A single value in words; "" for none. */
function toText(value: unknown, references: References): string {
  if (value === null || value === undefined) return "";
  if (typeof value === "boolean") return value ? "Yes" : "No";
  if (typeof value === "number") return String(value);
  if (typeof value !== "string") return JSON.stringify(value);
  if (/^\d{4}-\d{2}-\d{2}T00:00:00\.000Z$/.test(value)) return formatDate(value, "long");
  if (/^\d{4}-\d{2}-\d{2}T[\d:]{8}\.\d{3}Z$/.test(value)) return formatDateTime(value);
  if (/^<(p|h\d|ul|ol|blockquote|pre|figure|div|table)\b/i.test(value)) return textOf(value);
  return references[value] ?? value;
}

function shorten({ kind, text }: Segment, isFirst: boolean, isLast: boolean): Segment {
  const start = isFirst ? 0 : CONTEXT;
  const end = isLast ? 0 : CONTEXT;
  if (kind !== "same" || text.length <= start + end + 40) return { kind, text };
  return { kind, text: `${text.slice(0, start)} … ${end === 0 ? "" : text.slice(-end)}` };
}

/** Two texts by words; those that have nothing in common as a whole. */
export function textDifference(before: string, after: string): Segment[] {
  const changes = diffWordsWithSpace(before, after, { maxEditLength: MAX_EDITS });
  const segments: Segment[] = (
    changes ?? [
      { removed: true, value: before },
      { added: true, value: after },
    ]
  ).map(({ added, removed, value }) => ({
    kind: added ? "added" : removed ? "removed" : "same",
    text: value,
  }));
  return segments
    .filter(({ text }) => text !== "")
    .map((segment, index, all) => shorten(segment, index === 0, index === all.length - 1));
}

function itemDifference(
  before: readonly unknown[],
  after: readonly unknown[],
  references: References,
) {
  const texts = (items: readonly unknown[]) => items.map((item) => toText(item, references));
  const [old, now] = [texts(before), texts(after)];
  const changes = diffArrays(old, now, { maxEditLength: MAX_EDITS }) ?? [
    { removed: true, added: false, value: old },
    { removed: false, added: true, value: now },
  ];
  return changes.flatMap(({ added, removed, value }) =>
    value.map((text): Segment => ({ kind: added ? "added" : removed ? "removed" : "same", text })),
  );
}

function nameOf(item: RecordSnapshot, place: number): string {
  const names = NAMING.map((name) => item[name]);
  const name = names.find((candidate) => typeof candidate === "string" && candidate !== "");
  return typeof name === "string" ? name.slice(0, 120) : `Item ${place + 1}`;
}

const keyOf = (item: RecordSnapshot) => JSON.stringify(item["documentId"] ?? item["id"]);

/** Lists of records or of parts of a document, by item. */
function recordListDifference(
  before: readonly RecordSnapshot[],
  after: readonly RecordSnapshot[],
  references: References,
): Difference[] {
  const former = new Map(before.map((item) => [keyOf(item), item]));
  const later = new Set(after.map(keyOf));
  const kept = after.flatMap((item, place): Difference[] => {
    const old = former.get(keyOf(item));
    const inner = snapshotDifference(old ?? null, item, references);
    const state = old ? "changed" : "added";
    return inner.length === 0 ? [] : [{ kind: "group", label: nameOf(item, place), state, inner }];
  });
  const gone = before.flatMap((item, place): Difference[] => {
    if (later.has(keyOf(item))) return [];
    const inner = snapshotDifference(item, null, references);
    return [{ kind: "group", label: nameOf(item, place), state: "removed", inner }];
  });
  return [...kept, ...gone];
}

function attributeDifference(
  name: string,
  before: unknown,
  after: unknown,
  references: References,
): Difference[] {
  if (isSame(before, after)) return [];
  const label = attributeLabel(name);
  if (Array.isArray(before) || Array.isArray(after)) {
    const old: unknown[] = Array.isArray(before) ? before : [];
    const young: unknown[] = Array.isArray(after) ? after : [];
    const all = [...old, ...young];
    if (!all.every(isSnapshot)) {
      return [{ kind: "items", label, items: itemDifference(old, young, references) }];
    }
    const records = (list: unknown[]) => list.filter(isSnapshot);
    const inner = recordListDifference(records(old), records(young), references);
    return inner.length === 0 ? [] : [{ kind: "group", label, state: "changed", inner }];
  }
  if (isSnapshot(before) || isSnapshot(after)) {
    const [old, young] = [before, after].map((part) => (isSnapshot(part) ? part : null));
    const inner = snapshotDifference(old ?? null, young ?? null, references);
    const state = !old ? "added" : !young ? "removed" : "changed";
    return inner.length === 0 ? [] : [{ kind: "group", label, state, inner }];
  }
  const [old, young] = [toText(before, references), toText(after, references)];
  if (old !== young) return [{ kind: "text", label, segments: textDifference(old, young) }];
  // A post's text is the same, its formatting is not.
  const note = "The formatting was changed.";
  return isSame(before ?? "", after ?? "")
    ? []
    : [{ kind: "text", label, segments: [{ kind: "same", text: note }] }];
}

/** The date of a publication in words, as far as it is known then; all else stays as it is. */
function withDateInWords(snapshot: RecordSnapshot | null): RecordSnapshot | null {
  const publication_date = snapshot?.["publication_date"];
  const known = DATE_PRECISIONS.find((precision) => precision === snapshot?.["date_precision"]);
  if (typeof publication_date !== "string" || known === undefined) return snapshot;
  const inWords = formatPublicationDate({ publication_date, date_precision: known });
  return { ...snapshot, publication_date: inWords };
}

function snapshotDifference(
  former: RecordSnapshot | null,
  later: RecordSnapshot | null,
  references: References,
): Difference[] {
  const [before, after] = [withDateInWords(former), withDateInWords(later)];
  const names = [...new Set([...Object.keys(after ?? {}), ...Object.keys(before ?? {})])];
  return names
    .filter((name) => !SYSTEM.has(name))
    .flatMap((name) => attributeDifference(name, before?.[name], after?.[name], references));
}

/** What a change has made of a record, a document or a whole list, in words and fields. */
export function differencesOf({ before, after, references }: Comparison): Difference[] {
  if (Array.isArray(before) || Array.isArray(after)) {
    const list = (side: Comparison["before"]) =>
      Array.isArray(side) ? side.filter(isSnapshot) : [];
    return recordListDifference(list(before), list(after), references);
  }
  const one = (side: Comparison["before"]) => (isSnapshot(side) ? side : null);
  return snapshotDifference(one(before), one(after), references);
}
