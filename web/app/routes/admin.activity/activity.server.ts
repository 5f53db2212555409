import {
  type ActivityEntry,
  type ImportEvent,
  type SignInEvent,
  historyPath,
  isWholeList,
} from "~/entities/revision/revision";
import { PAGE_SIZE, listActivity, readUsage } from "~/entities/revision/store.server";
import { texts } from "~/entities/revision/texts";
import { toEntryLink } from "~/features/content-index/screens";
import type { Cms } from "~/lib/cms/cms.server";
import { formatDateTime } from "~/lib/format/date-time.server";

/** A line of the activity. */
export interface ActivityRow {
  key: string;
  /** As the owner's clock showed it. */
  at: string;
  what: string;
  /** What kind of record it was, in small letters. */
  kind: string | null;
  label: string | null;
  /** The history of the record, with this version. */
  to: string | null;
  /** Who it was, or where from. */
  details: string;
}

export interface ActivityPage {
  rows: ActivityRow[];
  older: string | null;
  isFirst: boolean;
  usage: string | null;
}

function signInRow({ id, at, outcome, place, device, attempts }: SignInEvent): ActivityRow {
  const { signedIn, refused, times, from } = texts.activity;
  const origin = [place && from(place), device].filter(Boolean).join(", ");
  return {
    key: `sign-in ${id}`,
    at: formatDateTime(at),
    what: (outcome === "refused" ? refused : signedIn) + times(attempts),
    kind: null,
    label: null,
    to: null,
    details: origin,
  };
}

function importRow({ id, at, action, actor, count }: ImportEvent): ActivityRow {
  const { imported, importUndone, publications } = texts.activity;
  return {
    key: `import ${id}`,
    at: formatDateTime(at),
    what: action === "import" ? imported : importUndone,
    kind: null,
    label: publications(count),
    to: "/admin/publications/import",
    details: texts.actor(actor),
  };
}

function toRow(entry: ActivityEntry): ActivityRow {
  if (entry.kind === "sign-in") return signInRow(entry);
  if (entry.kind === "import") return importRow(entry);
  const { id, type, record, label, at, action, actor } = entry;
  const link = toEntryLink({ type, id: record, label, updatedAt: at });
  const path = historyPath(type, record);
  return {
    key: `change ${id}`,
    at: formatDateTime(at),
    what: texts.action(action),
    kind: link?.kind.toLowerCase() ?? null,
    label,
    to: link && (isWholeList(type) ? path : withVersion(path, id)),
    details: texts.actor(actor),
  };
}

function withVersion(path: string, version: string): string {
  return `${path}${path.includes("?") ? "&" : "?"}version=${version}`;
}

function sizeOf(bytes: number): string {
  const [size, unit] = bytes < 1e6 ? [bytes / 1e3, "kB"] : [bytes / 1e6, "MB"];
  return `${size.toLocaleString("en-US", { maximumFractionDigits: 1 })} ${unit}`;
}

/**
 * A page of the activity, the latest first.
 * @param before an ISO timestamp: only what is older
 * @throws CmsError when the cms rejects the request or is down
 */
export async function readActivity(cms: Cms, before: string | undefined): Promise<ActivityPage> {
  const [entries, { count, bytes }] = await Promise.all([
    listActivity(cms, before),
    readUsage(cms),
  ]);
  const last = entries.at(-1);
  const isFull = entries.length >= PAGE_SIZE;
  return {
    rows: entries.map(toRow),
    older: isFull && last ? `/admin/activity?${new URLSearchParams({ before: last.at })}` : null,
    isFirst: before === undefined,
    usage: texts.activity.usage(count.toLocaleString("en-US"), sizeOf(bytes)),
  };
}
