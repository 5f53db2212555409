import type { Core } from "@strapi/strapi";
import { setTimeout as pause } from "node:timers/promises";

const DRAIN_MS = 500;
const POLL_MS = 50;

/** How long a stop waits for requests that are being answered. */
const PATIENCE_MS = 8000;

/**
 * For half a second goes on answering, and asks each client to open another connection for the next
 * request: one that is sent at the moment at which its kept connection is closed would be lost. Then
 * accepts no new connection and waits for the answers that are under way. Strapi itself would cut
 * every connection at once.
 */
export async function finishRequests(strapi: Core.Strapi): Promise<void> {
  const { httpServer } = strapi.server;
  if (!httpServer.listening) return;
  httpServer.prependListener("request", (_request, response) => {
    response.setHeader("Connection", "close");
  });
  await pause(DRAIN_MS);
  const patience = new AbortController();
  const closed = new Promise<void>((resolve) => {
    httpServer.close(() => resolve());
  });
  // A connection whose request was under way is idle after its answer.
  const sweep = setInterval(() => httpServer.closeIdleConnections(), POLL_MS);
  const tooLong = pause(PATIENCE_MS, undefined, { signal: patience.signal }).catch(() => {});
  await Promise.race([closed, tooLong]);
  patience.abort();
  clearInterval(sweep);
}
