import { z } from "zod";
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
  return z.object({ data: z.array(item) }).parse(await cms.get("/api/trash")).data;
}

const restored = z.object({
  data: z.object({
    label: z.string(),
    addresses: z.array(z.object({ from: z.string(), to: z.string() })),
  }),
});

/**
 * Brings deleted records back, one after the other.
 * @returns how they are called, and which addresses had to change
 * @throws CmsError with status 404 when one is not in the trash; those before it are back then
 */
export async function restoreFromTrash(
  cms: Cms,
  ids: readonly string[],
): Promise<{ labels: string[]; addresses: NewAddress[] }> {
  const labels: string[] = [];
  const addresses: NewAddress[] = [];
  for (const id of ids) {
    const { data } = restored.parse(await cms.post(`${pathOf(id)}/restore`, {}));
    labels.push(data.label);
    addresses.push(...data.addresses);
  }
  return { labels, addresses };
}

/** Deletes a record in the trash for good. @throws CmsError with status 404 when it is gone */
export async function deleteFromTrash(cms: Cms, id: string): Promise<void> {
  await cms.delete(pathOf(id));
}

function pathOf(id: string): string {
  return `/api/trash/${encodeURIComponent(id)}`;
}
