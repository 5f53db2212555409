import type { Core, UID } from "@strapi/strapi";
import { localNow } from "../schedule/local-time";
import { settings } from "../settings";
import { isRecord, writtenData, type Data, type DocumentMiddleware } from "./types";

/** Content types that are shown by a number, and the attribute that holds it. */
export const ORDER: Record<string, string> = {
  "api::useful-link.useful-link": "order_rank",
  "api::home-stat.home-stat": "order_index",
  "api::focus-area.focus-area": "order_index",
  "api::award.award": "order_index",
  "api::testimonial.testimonial": "order_index",
};

/** The highest number in use plus one, 1 for the first entry (admin spec §5, §9). */
async function nextNumber(strapi: Core.Strapi, uid: UID.Schema, field: string): Promise<number> {
  const where = { [field]: { $notNull: true } };
  const highest: unknown = await strapi.db
    .query(uid)
    .findOne({ select: [field], where, orderBy: { [field]: "desc" } });
  const number = isRecord(highest) ? Number(highest[field]) : 0;
  return Math.max(number, 0) + 1;
}

function isMissing(data: Data, field: string): boolean {
  return data[field] === undefined || data[field] === null;
}

/** Values of a new entry that cannot stand in a schema because they depend on the moment. */
export function entryDefaults(strapi: Core.Strapi): DocumentMiddleware {
  return async (context, next) => {
    const data = writtenData(context);
    if (data === undefined || context.action !== "create") return next();
    const field = ORDER[context.uid];
    if (field !== undefined && isMissing(data, field)) {
      data[field] = await nextNumber(strapi, context.uid, field);
    }
    // An award whose year was cleared has none.
    if (context.uid === "api::award.award" && data.year === undefined) {
      data.year = localNow(settings.timeZone).slice(0, 4);
    }
    return next();
  };
}
