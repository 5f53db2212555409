import type { Core } from "@strapi/strapi";
import { isRecord, writtenData, type DocumentMiddleware } from "./types";

const UID = "plugin::users-permissions.user";

/** Whether a call takes the user's sessions with it. */
function endsSessions(context: Parameters<DocumentMiddleware>[0]): boolean {
  if (context.action === "delete") return true;
  const data = context.action === "update" ? writtenData(context) : undefined;
  return data !== undefined && (typeof data.password === "string" || data.blocked === true);
}

/** A new password, a block or a deletion ends all sessions of that user, wherever it was done. */
export function endSessions(strapi: Core.Strapi): DocumentMiddleware {
  return async (context, next) => {
    if (context.uid !== UID || !endsSessions(context)) return next();
    const params: unknown = context.params;
    const documentId = isRecord(params) ? params.documentId : undefined;
    const user = await strapi.db.query(UID).findOne({ where: { documentId }, select: ["id"] });
    const result = await next();
    if (user !== null) {
      await strapi.sessionManager("users-permissions").invalidateRefreshToken(String(user.id));
    }
    return result;
  };
}
