import type { Core } from "@strapi/strapi";
import { errors } from "@strapi/utils";
import { inheritedKey, isDeeperThan } from "../rest/query-grammar";

/** Deeper than any content of the site; what checks bodies calls itself once a level. */
const MAX_DEPTH = 100;

/**
 * Rejects bodies that Strapi would fail at. It looks attributes up by name in plain objects and finds a
 * function under `constructor` or `toString`; the panel's checks of a body run out of stack on one that
 * is nested deeply, and its routes read fields of a body that is not there.
 */
const bodyShape: Core.MiddlewareFactory = () => async (ctx, next) => {
  const request: { body?: unknown } = ctx.request;
  if (isDeeperThan(request.body, MAX_DEPTH)) {
    throw new errors.ValidationError("The body is nested too deeply");
  }
  const key = inheritedKey(request.body);
  if (key !== undefined) throw new errors.ValidationError(`Invalid key ${key}`);
  // A body of an unknown type is left unread.
  request.body ??= {};
  await next();
};

export default bodyShape;
