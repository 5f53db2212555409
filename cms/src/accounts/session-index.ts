import type { Core } from "@strapi/strapi";

/**
 * Strapi looks sessions up by columns without an index. Here every request with a token does, so
 * they get one. To be called before the database is brought up to date.
 */
export function indexSessions(strapi: Core.Strapi): void {
  const sessions = strapi.contentType("admin::session");
  sessions.indexes = [
    ...(sessions.indexes ?? []),
    { name: "strapi_sessions_session_id_idx", columns: ["session_id"] },
    { name: "strapi_sessions_user_id_idx", columns: ["user_id"] },
  ];
}
