import { z } from "zod";
import { answerData } from "~/lib/cms/answer-data.server";
import type { Cms } from "~/lib/cms/cms.server";
import type { RestoreNotes } from "../revision/revision";
import { restoreNotes } from "../revision/store.server";
import type { TrashedRecord } from "./trash";

const item = z
  .object({
    id: z.string(),
    type: z.string(),
    label: z.string(),
    deleted_at: z.string(),
    expires_at: z.string(),
    deleted_by: z.object({
      kind: z.enum(["user", "panel", "token", "system"]).catch("system"),
      name: z.string().nullable(),
    }),
  })
  .transform(({ deleted_at, expires_at, deleted_by, ...rest }): TrashedRecord => {
    return { ...rest, deletedAt: deleted_at, expiresAt: expires_at, deletedBy: deleted_by };
  });

/** What lies in the trash, the latest deletion first. @throws CmsError */
export async function listTrash(cms: Cms): Promise<TrashedRecord[]> {
  return answerData(z.array(item), await cms.get("/api/trash"));
}

const one = restoreNotes.extend({ label: z.string() });
const several = restoreNotes.extend({ labels: z.array(z.string()), left: z.number() });

/** How restored records are called, and in what they differ from what they were. */
interface Restored extends RestoreNotes {
  labels: string[];
}

/** Brings a deleted record back. @throws CmsError with status 404 when it is not in the trash */
export async function restoreFromTrash(cms: Cms, id: string): Promise<Restored> {
  const { label, ...notes } = answerData(one, await cms.post(`${pathOf(id)}/restore`, {}));
  return { labels: [label], ...notes };
}

/**
 * Brings back a deleted record and everything that was deleted in one change with it, however much:
 * some at a time, because a long transaction keeps everybody else from writing.
 * @throws CmsError with status 404 when nothing of it is in the trash; when the cms rejects the
 *   request or is down, and what has come back until then stays
 */
export async function restoreDeletion(cms: Cms, id: string): Promise<Restored> {
  const all: Restored = { labels: [], addresses: [], missing: [] };
  for (;;) {
    const some = answerData(several, await cms.post(`${pathOf(id)}/restore-deletion`, {}));
    all.labels.push(...some.labels);
    all.addresses.push(...some.addresses);
    all.missing.push(...some.missing);
    if (some.left === 0) return all;
  }
}

/** Deletes a record in the trash for good. @throws CmsError with status 404 when it is gone */
export async function deleteFromTrash(cms: Cms, id: string): Promise<void> {
  await cms.delete(pathOf(id));
}

function pathOf(id: string): string {
  return `/api/trash/${encodeURIComponent(id)}`;
}
