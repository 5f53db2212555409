import type { Core } from "@strapi/strapi";
import { withdraw } from "../previews/store";
import { isScheduled } from "../schedule/visible";
import { isRecord, type DocumentMiddleware } from "./types";

/**
 * Whoever deletes a record ends its shared preview, in the same transaction. It stays ended when the
 * record comes back from the trash.
 */
export function endShares(strapi: Core.Strapi): DocumentMiddleware {
  return async (context, next) => {
    const { uid, action } = context;
    if (action !== "delete" || !isScheduled(strapi, uid)) return next();
    const params: unknown = context.params;
    const documentId = isRecord(params) ? params.documentId : undefined;
    return strapi.db.transaction(async () => {
      if (typeof documentId === "string") await withdraw(strapi, uid, documentId);
      return next();
    });
  };
}
