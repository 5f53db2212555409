import type { Core } from "@strapi/strapi";

/** How long a stop waits for requests that are being answered. */
const PATIENCE_MS = 8000;

/**
 * Accepts no new connection and waits for the answers that are under way. Strapi itself would cut
 * every connection at once.
 */
export async function finishRequests(strapi: Core.Strapi): Promise<void> {
  const { httpServer } = strapi.server;
  if (!httpServer.listening) return;
  let timer: NodeJS.Timeout | undefined;
  const patience = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, PATIENCE_MS);
  });
  const closed = new Promise<void>((resolve) => {
    httpServer.close(() => resolve());
  });
  httpServer.closeIdleConnections();
  await Promise.race([closed, patience]);
  clearTimeout(timer);
}
