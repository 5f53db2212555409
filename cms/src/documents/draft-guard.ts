import type { Core } from "@strapi/strapi";
import { isScheduled, requestTime, seesEverything, visibleAt } from "../schedule/visible";
import { isRecord, type DocumentMiddleware } from "./types";

const READS = ["findOne", "findMany", "findFirst", "count"];

/**
 * Keeps drafts, and what is not due yet or any more, from everybody but the owner. The condition is
 * added to the caller's own, so no filter, sort, search or page size can see, count or sort by such an
 * entry. No content type points at one of these, so there is no way around.
 */
export function draftGuard(strapi: Core.Strapi): DocumentMiddleware {
  return async (context, next) => {
    const { uid, action } = context;
    if (!READS.includes(action) || !isScheduled(strapi, uid)) return next();
    if (seesEverything(strapi)) return next();
    const params: unknown = context.params;
    const asked = isRecord(params) ? params.filters : undefined;
    const visible = visibleAt(uid, requestTime(strapi));
    Object.assign(context.params, {
      filters: asked === undefined ? visible : { $and: [visible, asked] },
    });
    return next();
  };
}
