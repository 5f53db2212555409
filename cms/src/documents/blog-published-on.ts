import type { Core } from "@strapi/strapi";
import { toMoment } from "../database/moment";
import { findRow } from "../strapi-access/rows";
import { localAsUtc, localNow } from "../schedule/local-time";
import { settings } from "../settings";
import { isRecord, writtenData, type Data, type DocumentMiddleware } from "./types";

const UID = "api::blog-post.blog-post";

async function storedPost(strapi: Core.Strapi, params: unknown): Promise<Data | undefined> {
  const documentId = isRecord(params) ? params.documentId : undefined;
  if (typeof documentId !== "string") return undefined;
  return findRow(strapi, UID, { where: { documentId } });
}

/** The day on which a scheduled post appears; the time of day keeps the posts of a day in order. */
export function scheduledDay(publishAt: unknown): string | undefined {
  const moment = toMoment(publishAt);
  return moment === null ? undefined : localAsUtc(new Date(moment), settings.timeZone);
}

/**
 * When a post that is published by a write counts as published: as it was, or now. A scheduled post
 * is published on the day on which it appears, also when that day is changed.
 */
function publishedOn(data: Data, stored: Data | undefined): unknown {
  const before = toMoment(stored?.publish_at);
  const after = data.publish_at === undefined ? before : data.publish_at;
  const present = stored?.published === true ? stored.published_on : undefined;
  const hasAppeared = before === null || new Date(before).getTime() <= Date.now();
  const isKept = after === null ? hasAppeared : scheduledDay(before) === scheduledDay(after);
  if (isKept && present !== undefined && present !== null) return present;
  const isOld = data.publish_at === undefined && hasAppeared;
  return (isOld ? undefined : scheduledDay(after)) ?? localNow(settings.timeZone);
}

/** Whether a write may decide about the day: it says whether, or when, the post is public. */
function concernsDay({ published, published_on: given, publish_at }: Data): boolean {
  const isGiven = (given ?? null) !== null;
  return !isGiven && (published === true || (published === undefined && publish_at !== undefined));
}

/**
 * Publishing a post sets `published_on` to now unless a moment is given, unpublishing empties it
 * (admin spec §4). A post that stays published keeps its moment.
 */
export function blogPublishedOn(strapi: Core.Strapi): DocumentMiddleware {
  return async (context, next) => {
    const data = writtenData(context);
    if (data === undefined || context.uid !== UID) return next();
    if (concernsDay(data)) {
      const stored = await storedPost(strapi, context.params);
      const isPublished = data.published ?? stored?.published;
      if (isPublished === true) data.published_on = publishedOn(data, stored);
    }
    if (data.published === false || (context.action === "create" && data.published !== true)) {
      data.published_on = null;
    }
    return next();
  };
}
