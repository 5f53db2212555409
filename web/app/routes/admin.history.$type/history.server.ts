import { type Difference, differencesOf } from "~/entities/revision/differences.server";
import { attributeLabel } from "~/entities/revision/labels";
import { type ListChange, type Revision, isWholeList } from "~/entities/revision/revision";
import {
  PAGE_SIZE,
  compareList,
  compareRevision,
  listChanges,
  listRevisions,
} from "~/entities/revision/store.server";
import { texts } from "~/entities/revision/texts";
import { toEntryLink } from "~/features/content-index/screens";
import type { Cms } from "~/lib/cms/cms.server";
import { settle } from "~/lib/cms/settle.server";
import { formatDateTime } from "~/lib/format/date-time.server";

/** A version in the list of a history. */
export interface VersionRow {
  id: string;
  /** When it was made, as the owner's clock showed it. */
  at: string;
  actor: string;
  /** What happened, such as "Changed: Title, Year". */
  summary: string;
  to: string;
  isChosen: boolean;
}

/** The version that is looked at. */
export interface ChosenVersion {
  id: string;
  at: string;
  actor: string;
  summary: string;
  /** False for a deletion, after which there is nothing. */
  canRestore: boolean;
  /** Null when the version could not be read. */
  differences: Difference[] | null;
  /** What a restore must find unchanged. */
  current: string;
}

export interface History {
  name: string;
  /** Where the record is edited. */
  edit: string | null;
  versions: VersionRow[];
  older: string | null;
  chosen: ChosenVersion | null;
}

interface Version extends Omit<VersionRow, "to" | "isChosen"> {
  canRestore: boolean;
  /** What older versions are asked for with; null where there are none. */
  cursor: string | null;
}

function toVersion({ id, at, actor, action, changed }: Revision): Version {
  const names = changed.map(attributeLabel).join(", ");
  const isEdit = action === "update" || action === "restore";
  return {
    id,
    at: formatDateTime(at),
    actor: texts.actor(actor),
    summary: texts.action(action) + (isEdit && names ? `: ${names}` : ""),
    canRestore: action !== "delete",
    cursor: id,
  };
}

/** Of a list: "Changed: Spring school. Deleted: Workshop". */
function toListVersion({ id, at, actor, revisions }: ListChange): Version {
  const byAction = new Map<string, string[]>();
  for (const { action, label } of revisions) {
    const word = texts.action(action);
    // Of the whole list, whichever row is the first that is known.
    if (action === "found") byAction.set(word, []);
    else byAction.set(word, [...(byAction.get(word) ?? []), label]);
  }
  const parts = [...byAction].map(([word, labels]) => {
    const more = labels.length > 3 ? ` and ${labels.length - 3} more` : "";
    return labels.length === 0 ? word : `${word}: ${labels.slice(0, 3).join(", ")}${more}`;
  });
  const isFirst = revisions.some(({ action }) => action === "found");
  const cursor = isFirst ? null : (revisions.at(-1)?.id ?? id);
  const words = { at: formatDateTime(at), actor: texts.actor(actor), summary: parts.join(". ") };
  return { id, ...words, canRestore: true, cursor };
}

function addressOf(asked: URLSearchParams, changes: Record<string, string>): string {
  const search = new URLSearchParams(asked);
  for (const [name, value] of Object.entries(changes)) search.set(name, value);
  return `?${search.toString()}`;
}

/**
 * The history that an address asks for, with the version that it names, or the latest.
 * @param asked `record`, `version`, and `before` for older versions
 * @returns null for a content type without a screen
 * @throws CmsError when the cms rejects the request or is down
 */
export async function readHistory(
  cms: Cms,
  type: string,
  asked: URLSearchParams,
): Promise<History | null> {
  const record = asked.get("record") ?? undefined;
  const before = asked.get("before") ?? undefined;
  const link = toEntryLink({ type, id: record ?? "", label: "", updatedAt: "" });
  if (!link) return null;
  const isList = isWholeList(type);
  const revisions = isList ? [] : await listRevisions(cms, type, record, before);
  const versions = isList
    ? (await listChanges(cms, type, before)).map(toListVersion)
    : revisions.map(toVersion);
  const wanted = asked.get("version");
  const chosen = versions.find(({ id }) => id === wanted) ?? versions[0];
  const isFull = versions.length >= PAGE_SIZE;
  const cursor = versions.at(-1)?.cursor ?? null;
  const label = revisions[0]?.label ?? link.label;
  return {
    name: isList ? `the list “${link.label}”` : label ? `“${label}”` : link.kind,
    edit: link.to,
    versions: versions.map(({ id, at, actor, summary }) => {
      return {
        id,
        at,
        actor,
        summary,
        to: addressOf(asked, { version: id }),
        isChosen: id === chosen?.id,
      };
    }),
    older: isFull && cursor !== null ? addressOf(asked, { before: cursor }) : null,
    chosen: chosen ? await readVersion(cms, isList ? type : null, chosen) : null,
  };
}

async function readVersion(
  cms: Cms,
  list: string | null,
  { id, at, actor, summary, canRestore }: Version,
): Promise<ChosenVersion> {
  const read = list === null ? compareRevision(cms, id) : compareList(cms, list, id);
  const compared = await settle("a version", read);
  return {
    ...{ id, at, actor, summary, canRestore },
    differences: compared.ok ? differencesOf(compared.value) : null,
    current: compared.ok ? compared.value.version : "",
  };
}
