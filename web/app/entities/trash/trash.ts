import type { Actor } from "../revision/revision";

/** A deleted record that can still come back. */
export interface TrashedRecord {
  id: string;
  /** The content type, such as "blog-post". */
  type: string;
  label: string;
  /** ISO timestamps. */
  deletedAt: string;
  expiresAt: string;
  deletedBy: Actor;
}

const DAY_MS = 24 * 60 * 60 * 1000;

/** How many days are left, the begun one included. */
export function daysLeft({ expiresAt }: { expiresAt: string }, now = Date.now()): number {
  return Math.max(0, Math.ceil((Date.parse(expiresAt) - now) / DAY_MS));
}
