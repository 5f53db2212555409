import type { Core } from "@strapi/strapi";
import { caller } from "./request-user";
import { isRecord, type DocumentMiddleware } from "./types";

const READS = ["findOne", "findMany", "findFirst", "count"];

/**
 * Keeps drafts from everybody but the owner. The condition is added to the caller's own, so no
 * filter, sort, search or page size can see, count or sort by a draft. No other content type points
 * at posts, so there is no way around.
 */
export function draftGuard(strapi: Core.Strapi): DocumentMiddleware {
  return async (context, next) => {
    if (context.uid !== "api::blog-post.blog-post" || !READS.includes(context.action)) {
      return next();
    }
    const by = caller(strapi);
    if (by.kind !== "rest" || by.user?.role === "owner") return next();
    const params: unknown = context.params;
    const asked = isRecord(params) ? params.filters : undefined;
    const published = { published: { $eq: true } };
    Object.assign(context.params, {
      filters: asked === undefined ? published : { $and: [published, asked] },
    });
    return next();
  };
}
