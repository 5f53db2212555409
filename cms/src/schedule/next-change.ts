import type { Core, UID } from "@strapi/strapi";
import { findRow } from "../strapi-access/rows";
import { isScheduled } from "./visible";

/** The first moment after `time` at which an entry of a content type comes or goes. */
async function nextMoment(
  strapi: Core.Strapi,
  uid: UID.Schema,
  attribute: string,
  time: number,
): Promise<number> {
  const row = await findRow(strapi, uid, {
    select: [attribute],
    where: { [attribute]: { $gt: new Date(time).toISOString() } },
    orderBy: { [attribute]: "asc" },
  });
  return row === undefined ? Infinity : new Date(String(row[attribute])).getTime();
}

/**
 * For how long an answer about a content type stays what it is, as far as the clock decides
 * (docs/decisions/0033). Only the type itself counts: no relation leads to a type with times.
 *
 * @param time the moment that the answer was made for
 * @returns milliseconds from now; undefined when no entry is waiting to come or go
 */
export async function timeUntilChange(
  strapi: Core.Strapi,
  uid: string,
  time: number,
): Promise<number | undefined> {
  if (!isScheduled(strapi, uid)) return undefined;
  const model = uid as UID.Schema;
  const moments = await Promise.all(
    ["publish_at", "unpublish_at"].map((attribute) => nextMoment(strapi, model, attribute, time)),
  );
  const next = Math.min(...moments);
  return next === Infinity ? undefined : Math.max(0, next - Date.now());
}
