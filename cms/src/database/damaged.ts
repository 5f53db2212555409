import { codeOf } from "../server/error-code";

const DAMAGED = /^SQLITE_(NOTADB|CORRUPT)/;

/** Whether SQLite says of its file that it is damaged, or not a database at all. */
export function isDamaged(error: unknown): boolean {
  return DAMAGED.test(codeOf(error));
}
