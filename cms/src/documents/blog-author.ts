import type { Core } from "@strapi/strapi";
import { findRow } from "../strapi-access/rows";
import { caller } from "./request-user";
import { isRecord, writtenData, type DocumentMiddleware } from "./types";

const USER_UID = "plugin::users-permissions.user";

/** The website account of whoever writes: the token's, or the one with the panel user's email. */
async function authorId(strapi: Core.Strapi): Promise<number | undefined> {
  const by = caller(strapi);
  if (by.kind === "rest") return by.user?.id;
  if (by.kind === "code" || by.email === undefined) return undefined;
  const user = await findRow(strapi, USER_UID, { where: { email: by.email } });
  return user === undefined ? undefined : Number(user.id);
}

/** Nothing chosen, in one of the ways in which a relation is written. */
function isNobody(author: unknown): boolean {
  if (author === undefined || author === null) return true;
  if (!isRecord(author)) return false;
  const chosen = author.set ?? author.connect;
  return chosen === undefined || chosen === null || (Array.isArray(chosen) && chosen.length === 0);
}

/** A post records who wrote it (admin spec §6). Over REST nobody can write as somebody else. */
export function blogAuthor(strapi: Core.Strapi): DocumentMiddleware {
  return async (context, next) => {
    const data = writtenData(context);
    if (data === undefined || context.uid !== "api::blog-post.blog-post") return next();
    const isRest = caller(strapi).kind === "rest";
    if (isRest) delete data.author;
    if (context.action === "create" && isNobody(data.author)) {
      const author = await authorId(strapi);
      if (author !== undefined) data.author = author;
    }
    return next();
  };
}
