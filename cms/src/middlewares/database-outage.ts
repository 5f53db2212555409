import type { Core } from "@strapi/strapi";
import { openFileProblem } from "../database/open-file";
import { isDatabaseOutage, outageDuring, outageReason } from "../database/outage";

type Context = Parameters<Core.MiddlewareHandler>[0];

const RETRY_AFTER_SECONDS = 10;

/** An outage is said once in this time, not once for each request. */
const LOG_PAUSE_MS = 10_000;

let lastLogged = -Infinity;

function log(strapi: Core.Strapi, error: unknown): void {
  const now = performance.now();
  if (now - lastLogged < LOG_PAUSE_MS) return;
  lastLogged = now;
  strapi.log.error(`The database is not available: ${outageReason(error)}`);
}

function answer(ctx: Context): void {
  const status = 503;
  const name = "ServiceUnavailableError";
  const message = "The database is not available at the moment.";
  ctx.set("Retry-After", String(RETRY_AFTER_SECONDS));
  ctx.set("Cache-Control", "no-store");
  ctx.status = status;
  ctx.body = { data: null, error: { status, name, message, details: {} } };
}

function isRead(ctx: Context): boolean {
  return ["GET", "HEAD", "OPTIONS"].includes(ctx.method);
}

/**
 * Answers 503 when the database is the cause (docs/decisions/0017), also where Strapi would say 401
 * because it could not look up who asks. What a write has said before does not count: it may come
 * from a handler that has swallowed the error.
 */
const databaseOutage: Core.MiddlewareFactory =
  (_config, { strapi }) =>
  async (ctx, next) => {
    if (ctx.path !== "/_health" && openFileProblem() !== undefined) {
      answer(ctx);
      return;
    }
    try {
      await next();
    } catch (error) {
      if (outageDuring(ctx) === undefined && !isDatabaseOutage(error)) throw error;
      log(strapi, outageDuring(ctx) ?? error);
      answer(ctx);
      return;
    }
    const outage = outageDuring(ctx);
    if (outage !== undefined) log(strapi, outage);
    const hasFailed = outage !== undefined && (ctx.status >= 400 || !isRead(ctx));
    if (hasFailed || (!isRead(ctx) && openFileProblem() !== undefined)) answer(ctx);
  };

export default databaseOutage;
