import { z } from "zod";
import { answerData } from "~/lib/cms/answer-data.server";
import type { Cms } from "~/lib/cms/cms.server";
import type { ActivityEntry, Comparison, ListChange, RestoreNotes, Revision } from "./revision";

const actor = z.object({
  kind: z.enum(["user", "panel", "token", "system"]).catch("system"),
  name: z.string().nullable().catch(null),
});

const revision = z.object({
  id: z.string(),
  type: z.string(),
  record: z.string(),
  label: z.string(),
  action: z.enum(["create", "update", "delete", "restore", "found"]),
  at: z.string(),
  actor,
  changed: z.array(z.string()),
});

const snapshot = z.record(z.string(), z.unknown());

const comparison = z.object({
  before: z.union([snapshot, z.array(snapshot)]).nullable(),
  after: z.union([snapshot, z.array(snapshot)]).nullable(),
  references: z.record(z.string(), z.string()),
});

const compared = z.object({ data: comparison, meta: z.object({ version: z.string() }) });

const signIn = z.object({
  kind: z.literal("sign-in"),
  id: z.string(),
  outcome: z.enum(["signed in", "refused"]),
  at: z.string(),
  place: z.string().nullable(),
  device: z.string().nullable(),
  attempts: z.number(),
});

const publicationImport = z.object({
  kind: z.literal("import"),
  id: z.string(),
  action: z.enum(["import", "undo"]),
  at: z.string(),
  actor,
  count: z.number(),
});

const change = revision.extend({ kind: z.literal("change") });

/** How many versions or entries a page shows. */
export const PAGE_SIZE = 50;

/**
 * The versions of a record, or of a document, the latest first.
 * @param record undefined for a document
 * @param before only versions that are older than this one
 * @throws CmsError with status 404 for an unknown content type
 */
export async function listRevisions(
  cms: Cms,
  type: string,
  record?: string,
  before?: string,
): Promise<Revision[]> {
  const query = { type, record, before, limit: PAGE_SIZE };
  return answerData(z.array(revision), await cms.get("/api/revisions", query));
}

/** The changes of a list that is saved as a whole, the latest first. See `listRevisions`. */
export async function listChanges(cms: Cms, type: string, before?: string): Promise<ListChange[]> {
  const row = z
    .object({ change: z.string(), at: z.string(), actor, revisions: z.array(revision) })
    .transform(({ change: id, ...rest }): ListChange => ({ id, ...rest }));
  const path = `/api/list-revisions/${encodeURIComponent(type)}`;
  const answer = await cms.get(path, { before, limit: PAGE_SIZE });
  return answerData(z.array(row), answer);
}

/**
 * What a change has made of a record or a document.
 * @throws CmsError with status 404 when there is no such revision
 */
export async function compareRevision(cms: Cms, id: string): Promise<Comparison> {
  const { data, meta } = compared.parse(await cms.get(`/api/revisions/${encodeURIComponent(id)}`));
  return { ...data, version: meta.version };
}

/** The same of a whole list. */
export async function compareList(cms: Cms, type: string, change: string): Promise<Comparison> {
  const { data, meta } = compared.parse(await cms.get(listPath(type, change)));
  return { ...data, version: meta.version };
}

function listPath(type: string, change: string): string {
  return `/api/list-revisions/${encodeURIComponent(type)}/${encodeURIComponent(change)}`;
}

/** What the cms says of restored records, see `RestoreNotes`. */
export const restoreNotes = z.object({
  addresses: z.array(z.object({ from: z.string(), to: z.string() })),
  missing: z.array(z.object({ id: z.string(), label: z.string() })),
});

/**
 * Makes a record or a document what it was after a change.
 * @param version what the owner has looked at; undefined restores over whatever is there
 * @throws CmsError with status 409 when somebody else has changed it since
 */
export async function restoreRevision(
  cms: Cms,
  id: string,
  version: string | undefined,
): Promise<RestoreNotes> {
  const path = `/api/revisions/${encodeURIComponent(id)}/restore`;
  return answerData(restoreNotes, await cms.post(path, { version }));
}

/** The same for a whole list. */
export async function restoreList(
  cms: Cms,
  type: string,
  change: string,
  version: string | undefined,
): Promise<void> {
  await cms.post(`${listPath(type, change)}/restore`, { version });
}

/**
 * Who changed what, and sign-ins of the owner, the latest first.
 * @param before an ISO timestamp: only what is older
 */
export async function listActivity(cms: Cms, before?: string): Promise<ActivityEntry[]> {
  const entries = z.array(z.discriminatedUnion("kind", [change, publicationImport, signIn]));
  return answerData(entries, await cms.get("/api/activity", { before, limit: PAGE_SIZE }));
}

/** How much room all versions take up. */
export async function readUsage(cms: Cms): Promise<{ count: number; bytes: number }> {
  const usage = z.object({ count: z.number(), bytes: z.number() });
  return answerData(usage, await cms.get("/api/revisions/usage"));
}
