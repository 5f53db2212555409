import type { Core } from "@strapi/strapi";
import { isMainThread } from "node:worker_threads";
import { isDatabaseOutage, outageReason } from "../database/outage";

/** How long requests under way may take before a process that cannot be trusted ends. */
const PATIENCE_MS = 12_000;

async function endProcess(strapi: Core.Strapi): Promise<never> {
  setTimeout(() => process.exit(1), PATIENCE_MS).unref();
  try {
    await strapi.destroy();
  } finally {
    process.exit(1);
  }
}

/**
 * Decides about promises that reject and that nobody waits for. Strapi reads an entry after its
 * commit, for its events, and does not wait for it: when the connection is lost then, nothing that
 * was saved is broken. After anything else the process ends once its requests are answered, and is
 * started again by its supervisor (docs/decisions/0017).
 */
export function surviveLostConnections(strapi: Core.Strapi): void {
  // In a thread, which only tests use, the process is not ours to end.
  if (!isMainThread) return;
  let isEnding = false;
  process.on("unhandledRejection", (error) => {
    if (isDatabaseOutage(error)) {
      strapi.log.error(`A query that nobody waits for has failed: ${outageReason(error)}`);
      return;
    }
    strapi.log.error("A promise was rejected that nobody waits for; the cms ends");
    strapi.log.error(error);
    if (isEnding) return;
    isEnding = true;
    void endProcess(strapi);
  });
}
