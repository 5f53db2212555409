import { z } from "zod";
import type { AuthenticatedUser } from "~/lib/auth/guard.server";
import type { Cms } from "~/lib/cms/cms.server";
import type { Backup, Backups } from "./backup";

const backup = z
  .object({
    name: z.string(),
    created_at: z.string(),
    kind: z.enum(["manual", "nightly", "upgrade"]),
    bytes: z.number(),
    counts: z.record(z.string(), z.number()),
    uploads: z.object({ count: z.number(), bytes: z.number() }),
    missing: z.array(z.string()),
    verified_at: z.string().nullable(),
    problem: z.string().nullable(),
  })
  .transform(({ created_at, verified_at, ...rest }): Backup => {
    return { ...rest, createdAt: created_at, verifiedAt: verified_at };
  });

const answer = z.object({
  data: z.object({
    running: z.boolean(),
    problem: z.string().nullable(),
    keep_days: z.number(),
    backups: z.array(backup),
  }),
});

/** All backups; the owner alone may know them. @throws CmsError */
export async function readBackups(cms: Cms): Promise<Backups> {
  const { data } = answer.parse(await cms.get("/api/backups"));
  const { running, problem, keep_days, backups } = data;
  return { isRunning: running, problem, keepDays: keep_days, backups };
}

/** Begins a backup. @throws CmsError with the field `currentPassword` when that is wrong */
export async function beginBackup(cms: Cms, currentPassword: string): Promise<void> {
  await cms.post("/api/backups", { currentPassword });
}

/**
 * The file of a backup, as it comes.
 * @throws CmsError with status 404 when it is gone, with the field `currentPassword` when that is wrong
 */
export function downloadBackup(
  owner: Pick<AuthenticatedUser, "download">,
  name: string,
  currentPassword: string,
) {
  return owner.download(`/api/backups/${encodeURIComponent(name)}/download`, { currentPassword });
}
