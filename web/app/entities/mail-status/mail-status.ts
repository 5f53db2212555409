/** What has become of the emails that the site sends. */
export interface MailStatus {
  /** Whether a mail server is set; without one, emails are only written to files. */
  hasServer: boolean;
  /** How many could not be sent so far and are tried again. */
  waiting: number;
  /** How many were given up in the last seven days. */
  failed: number;
  /** One sentence about the last attempt that failed; null when nothing waits or was given up. */
  lastError: string | null;
  /** ISO timestamp. */
  lastErrorAt: string | null;
}

/** Says in one line how many emails are waiting and how many were given up. */
export function summarize({ waiting, failed }: Pick<MailStatus, "waiting" | "failed">): string {
  const summary =
    waiting === 0 ? "No email is waiting." : `${count(waiting, "is", "are")} waiting.`;
  if (failed === 0) return summary;
  return `${summary} ${count(failed, "was", "were")} given up in the last seven days.`;
}

function count(number: number, one: string, many: string): string {
  return number === 1 ? `1 email ${one}` : `${number} emails ${many}`;
}
