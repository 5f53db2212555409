import { randomUUID } from "node:crypto";
import type { IncomingMessage } from "node:http";

export const REQUEST_ID_HEADER = "x-request-id";

/** What proxies make: nothing that means something in a log, a header or a page. */
const WELL_FORMED = /^[\w.:+/=-]{1,128}$/;

/**
 * Gives a request the name by which its answer, the logs and the cms know it: the one that a proxy has
 * given it, if it is well formed.
 */
export function nameRequest({ headers }: Pick<IncomingMessage, "headers">): void {
  const given = headers[REQUEST_ID_HEADER];
  const isGood = typeof given === "string" && WELL_FORMED.test(given);
  headers[REQUEST_ID_HEADER] = isGood ? given : randomUUID();
}

/** The name of a request; null for one that nobody has named. */
export function requestIdOf({ headers }: Pick<IncomingMessage, "headers">): string | null {
  const id = headers[REQUEST_ID_HEADER];
  return typeof id === "string" ? id : null;
}
