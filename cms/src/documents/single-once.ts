import type { Core } from "@strapi/strapi";
import { errors } from "@strapi/utils";
import { lockInTransaction } from "../database/advisory-lock";
import type { DocumentMiddleware } from "./types";

/** A single type has one entry, also when two windows save the first one at the same moment. */
export function singleOnce(strapi: Core.Strapi): DocumentMiddleware {
  return async (context, next) => {
    const { action, contentType, uid } = context;
    if (action !== "create" || contentType.kind !== "singleType" || !uid.startsWith("api::")) {
      return next();
    }
    return strapi.db.transaction(async () => {
      await lockInTransaction(strapi, uid);
      if ((await strapi.db.query(uid).count()) > 0) {
        throw new errors.ApplicationError(
          `${contentType.info.displayName} was saved in another window at the same moment. Reload and try again.`,
        );
      }
      return next();
    });
  };
}
