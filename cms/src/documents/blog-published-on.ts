import type { Core } from "@strapi/strapi";
import { findRow } from "../strapi-access/rows";
import { isRecord, writtenData, type DocumentMiddleware } from "./types";

const UID = "api::blog-post.blog-post";

/** When the post was published so far, or nothing when it is new or a draft. */
async function presentMoment(strapi: Core.Strapi, params: unknown): Promise<unknown> {
  const documentId = isRecord(params) ? params.documentId : undefined;
  if (typeof documentId !== "string") return undefined;
  const post = await findRow(strapi, UID, { where: { documentId } });
  return post?.published === true ? post.published_on : undefined;
}

/**
 * Publishing a post sets `published_on` to now unless a moment is given, unpublishing empties it
 * (admin spec §4). A post that stays published keeps its moment.
 */
export function blogPublishedOn(strapi: Core.Strapi): DocumentMiddleware {
  return async (context, next) => {
    const data = writtenData(context);
    if (data === undefined || context.uid !== UID) return next();
    if (data.published === true && (data.published_on ?? null) === null) {
      const present = await presentMoment(strapi, context.params);
      data.published_on = present ?? new Date().toISOString();
    }
    if (data.published === false || (context.action === "create" && data.published !== true)) {
      data.published_on = null;
    }
    return next();
  };
}
