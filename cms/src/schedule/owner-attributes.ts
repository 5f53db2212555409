import type { Core, UID } from "@strapi/strapi";
import { toMoment } from "../database/moment";
import { isRecord } from "../documents/types";
import { findRows } from "../strapi-access/rows";
import type { CoreController } from "../strapi-access/core-controller";
import { seesEverything } from "./visible";

/** Attributes that Strapi takes out of every answer, because they are private. */
const TIMES = ["publish_at", "unpublish_at"];

/**
 * Adds `publish_at` and `unpublish_at` to the entries of an answer to the owner. Nobody else gets
 * them, and nobody can filter or sort by them over REST.
 */
export async function withTimes(
  strapi: Core.Strapi,
  uid: UID.Schema,
  answer: unknown,
): Promise<unknown> {
  if (!isRecord(answer) || !seesEverything(strapi)) return answer;
  const entries = [answer.data].flat().filter(isRecord);
  if (entries.length === 0) return answer;
  const documentIds = entries.map(({ documentId }) => String(documentId));
  const rows = await findRows(strapi, uid, {
    select: ["documentId", ...TIMES],
    where: { documentId: { $in: documentIds } },
  });
  const rowOf = new Map(rows.map((row) => [String(row.documentId), row]));
  for (const entry of entries) {
    const row = rowOf.get(String(entry.documentId));
    for (const name of TIMES) entry[name] = toMoment(row?.[name]);
  }
  return answer;
}

/** The same for the answer to a list saved as a whole, whose rows name only the times that they have. */
export async function withSetTimes(
  strapi: Core.Strapi,
  uid: UID.Schema,
  answer: { data: unknown; meta: object },
): Promise<unknown> {
  await withTimes(strapi, uid, answer);
  for (const entry of [answer.data].flat().filter(isRecord)) {
    for (const name of TIMES) if (entry[name] === null) Reflect.deleteProperty(entry, name);
  }
  return answer;
}

/** Strapi's own actions for a content type with times. */
export function scheduledActions(
  strapi: Core.Strapi,
  uid: UID.ContentType,
  core: CoreController,
): CoreController {
  const timed = async (answer: Promise<unknown>) => withTimes(strapi, uid, await answer);
  return {
    find: (ctx) => timed(core.find(ctx)),
    findOne: (ctx) => timed(core.findOne(ctx)),
    create: (ctx) => timed(core.create(ctx)),
    update: (ctx) => timed(core.update(ctx)),
  };
}
