import { z } from "zod";
import { answerData } from "~/lib/cms/answer-data.server";
import type { Cms } from "~/lib/cms/cms.server";
import type { NewAddress } from "../revision/revision";
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

const addresses = z.array(z.object({ from: z.string(), to: z.string() }));
const one = z.object({ data: z.object({ label: z.string(), addresses }) });
const several = z.object({
  data: z.object({ labels: z.array(z.string()), addresses, left: z.number() }),
});

/** How restored records are called, and which addresses had to change. */
interface Restored {
  labels: string[];
  addresses: NewAddress[];
}

/** Brings a deleted record back. @throws CmsError with status 404 when it is not in the trash */
export async function restoreFromTrash(cms: Cms, id: string): Promise<Restored> {
  const { data } = one.parse(await cms.post(`${pathOf(id)}/restore`, {}));
  return { labels: [data.label], addresses: data.addresses };
}

/**
 * Brings back a deleted record and everything that was deleted in one change with it, however much:
 * some at a time, because a long transaction keeps everybody else from writing.
 * @throws CmsError with status 404 when nothing of it is in the trash; when the cms rejects the
 *   request or is down, and what has come back until then stays
 */
export async function restoreDeletion(cms: Cms, id: string): Promise<Restored> {
  const all: Restored = { labels: [], addresses: [] };
  for (;;) {
    const { data } = several.parse(await cms.post(`${pathOf(id)}/restore-deletion`, {}));
    all.labels.push(...data.labels);
    all.addresses.push(...data.addresses);
    if (data.left === 0) return all;
  }
}

/** Deletes a record in the trash for good. @throws CmsError with status 404 when it is gone */
export async function deleteFromTrash(cms: Cms, id: string): Promise<void> {
  await cms.delete(pathOf(id));
}

function pathOf(id: string): string {
  return `/api/trash/${encodeURIComponent(id)}`;
}
