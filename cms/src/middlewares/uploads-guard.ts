import type { Core } from "@strapi/strapi";
import { errors } from "@strapi/utils";

/** The names that uploads get: a slug, a hash and an extension, in no folder. */
const UPLOAD_NAME = /^\/uploads\/[A-Za-z0-9_-][A-Za-z0-9_.-]*$/;

/**
 * Lets only real upload names reach the static file server, whose root is the whole `DATA_DIR`:
 * `/uploads/../lectern.db`, in any spelling, must never be answered. What is answered can never
 * run as a page.
 */
const uploadsGuard: Core.MiddlewareFactory = () => async (ctx, next) => {
  // The router compares without case.
  if (/^\/uploads\//i.test(ctx.path)) {
    if (!UPLOAD_NAME.test(ctx.path)) throw new errors.NotFoundError();
    ctx.set("X-Content-Type-Options", "nosniff");
    ctx.set("Content-Security-Policy", "default-src 'none'; style-src 'unsafe-inline'; sandbox");
  }
  await next();
};

export default uploadsGuard;
