import type { Entry, QueueFiles } from "./queue-files";

/** What the owner is told about the mails. */
export interface QueueStatus {
  waiting: number;
  /** Given up in the last seven days. */
  failed: number;
  /** Why the last attempt failed of those that wait or were given up. */
  lastError: string | null;
  /** Milliseconds since 1970. */
  lastErrorAt: number | null;
}

async function readError(files: QueueFiles, { id, state }: Entry) {
  const mail = state === "failed" ? await files.readFailed(id) : await files.read(id, state);
  if (mail === undefined || mail.lastError === null || mail.lastErrorAt === null) return undefined;
  return { reason: mail.lastError, at: mail.lastErrorAt };
}

/** Counts the mails in the folder of a queue and finds the latest failure. */
export async function readStatus(files: QueueFiles): Promise<QueueStatus> {
  const entries = await files.list();
  const errors = await Promise.all(entries.map((entry) => readError(files, entry)));
  const known = errors.filter((error) => error !== undefined);
  const last = known.toSorted((a, b) => b.at - a.at)[0];
  const failed = entries.filter(({ state }) => state === "failed").length;
  return {
    waiting: entries.length - failed,
    failed,
    lastError: last?.reason ?? null,
    lastErrorAt: last?.at ?? null,
  };
}
