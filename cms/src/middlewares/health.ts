import type { Core } from "@strapi/strapi";
import { createReadiness } from "../health/readiness";
import { settings } from "../settings";

/**
 * `/healthz` says that the process lives, `/readyz` whether it can read and write (safety.md §4). For
 * whoever watches the cms, so neither asks for an account.
 */
const health: Core.MiddlewareFactory = (_config, { strapi }) => {
  const problemsNow = createReadiness(strapi, settings.dataDir);
  return async (ctx, next) => {
    const isRead = ctx.method === "GET" || ctx.method === "HEAD";
    if (!isRead || (ctx.path !== "/healthz" && ctx.path !== "/readyz")) {
      await next();
      return;
    }
    ctx.set("Cache-Control", "no-store");
    if (ctx.path === "/healthz") {
      ctx.body = { ok: true };
      return;
    }
    const problems = await problemsNow();
    const ok = problems.length === 0;
    ctx.status = ok ? 200 : 503;
    ctx.body = { ok, problems };
  };
};

export default health;
