import type { Core } from "@strapi/strapi";
import { caller } from "../documents/request-user";
import { isRecord } from "../documents/types";
import { attributesOf } from "../strapi-access/models";

const POST = "api::blog-post.blog-post";

/** Whether entries of a content type may carry `publish_at` and `unpublish_at`. */
export function isScheduled(strapi: Core.Strapi, uid: string): boolean {
  return uid.startsWith("api::") && "publish_at" in attributesOf(strapi, uid);
}

/**
 * The moment that the request being answered is answered for: one for all of its reads, so that they
 * agree with one another and with how long web may keep the answer.
 */
export function requestTime(strapi: Core.Strapi): number {
  const state: unknown = strapi.requestContext.get()?.state;
  if (!isRecord(state)) return Date.now();
  state.readAt ??= Date.now();
  return Number(state.readAt);
}

/**
 * What visitors may see at a moment: the entries that are due, from the first second of `publish_at`
 * to the last before `unpublish_at`, and no draft, whatever its times are.
 */
export function visibleAt(uid: string, time: number): object {
  const now = new Date(time).toISOString();
  const due = [
    { $or: [{ publish_at: { $null: true } }, { publish_at: { $lte: now } }] },
    { $or: [{ unpublish_at: { $null: true } }, { unpublish_at: { $gt: now } }] },
  ];
  return { $and: uid === POST ? [{ published: { $eq: true } }, ...due] : due };
}

/** Whether a read is made for somebody who may see drafts and what is not due. */
export function seesEverything(strapi: Core.Strapi): boolean {
  const by = caller(strapi);
  if (by.kind !== "rest") return true;
  const state: unknown = strapi.requestContext.get()?.state;
  // A preview shows what visitors would see, to the owner too.
  const isPreview = isRecord(state) && state.isPreview === true;
  return by.user?.role === "owner" && !isPreview;
}
