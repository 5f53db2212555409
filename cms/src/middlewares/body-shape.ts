import type { Core } from "@strapi/strapi";
import { errors } from "@strapi/utils";
import { inheritedKey } from "../rest/query-grammar";

/**
 * Refuses bodies with a key that every JavaScript object has. Strapi looks attributes up by name in
 * plain objects, finds a function under `constructor` or `toString`, and fails inside.
 */
const bodyShape: Core.MiddlewareFactory = () => async (ctx, next) => {
  const request: { body?: unknown } = ctx.request;
  const key = inheritedKey(request.body);
  if (key !== undefined) throw new errors.ValidationError(`Invalid key ${key}`);
  await next();
};

export default bodyShape;
