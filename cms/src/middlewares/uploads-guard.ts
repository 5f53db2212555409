import type { Core } from "@strapi/strapi";
import { errors } from "@strapi/utils";
import { bucketStore } from "../uploads/store";
import { serveObject } from "../uploads/serve-object";
import { UPLOAD_NAME } from "../uploads/upload-store";

/** The router compares without case. */
const UPLOADS = /^\/uploads\//i;
const PREFIX = "/uploads/";

/**
 * Lets only real upload names reach the static file server, whose root is the whole `DATA_DIR`:
 * `/uploads/../lectern.db`, in any spelling, must never be answered. What is answered can never
 * run as a page. Where uploads lie in a bucket, nothing reaches the static file server.
 */
const uploadsGuard: Core.MiddlewareFactory = () => async (ctx, next) => {
  if (!UPLOADS.test(ctx.path)) {
    await next();
    return;
  }
  const name = ctx.path.slice(PREFIX.length);
  if (!ctx.path.startsWith(PREFIX) || !UPLOAD_NAME.test(name)) throw new errors.NotFoundError();
  ctx.set("X-Content-Type-Options", "nosniff");
  ctx.set("Content-Security-Policy", "default-src 'none'; style-src 'unsafe-inline'; sandbox");
  const isRead = ctx.method === "GET" || ctx.method === "HEAD";
  if (bucketStore === undefined || !isRead) await next();
  else await serveObject(bucketStore, ctx, name);
};

export default uploadsGuard;
