import type { Core } from "@strapi/strapi";
import { errors } from "@strapi/utils";
import { scheduledDay } from "../documents/blog-published-on";
import { isRecord, type Data } from "../documents/types";
import { replaceList } from "../rest/replace-list";
import { withoutRevisions } from "../revisions/record-change";
import { localNow } from "../schedule/local-time";
import { settings } from "../settings";
import { findRow } from "../strapi-access/rows";
import type { Preview } from "./store";

const POST = "api::blog-post.blog-post";

/** Ends a transaction that was only there to be looked at. */
class Undone extends Error {}

/** Works in a transaction that is rolled back in the end: nothing of it remains. */
export async function undone<T>(strapi: Core.Strapi, work: () => Promise<T>): Promise<T> {
  let result: { value: T } | undefined;
  try {
    await strapi.db.transaction(async () => {
      result = { value: await withoutRevisions(work) };
      throw new Undone();
    });
  } catch (error) {
    if (!(error instanceof Undone)) throw error;
  }
  if (result === undefined) throw new Error("A preview came to no result");
  return result.value;
}

/** Saves what the owner has typed, by the rules of every save. */
export async function save(
  strapi: Core.Strapi,
  { uid, documentId, payload }: Pick<Preview, "uid" | "documentId" | "payload">,
): Promise<void> {
  const { rows, values } = payload;
  if (rows !== undefined) {
    await replaceList(strapi, uid, rows, undefined);
    return;
  }
  const data = isRecord(values) ? values : {};
  const documents = strapi.documents(uid);
  const isNew = payload.isNew === true;
  const entry: unknown = isNew
    ? await documents.create({ data: { ...data, documentId } } as never)
    : await documents.update({ documentId, data } as never);
  if (entry === null) throw new errors.NotFoundError();
}

/** Lets a record be public as it will be on its day. */
async function liftRecord(
  strapi: Core.Strapi,
  { uid, documentId }: Pick<Preview, "uid" | "documentId">,
): Promise<void> {
  const row = await findRow(strapi, uid, { where: { documentId } });
  if (row === undefined) throw new errors.NotFoundError();
  const day = row.published_on ?? scheduledDay(row.publish_at) ?? localNow(settings.timeZone);
  const data: Data = { publish_at: null, unpublish_at: null };
  if (uid === POST) Object.assign(data, { published: true, published_on: day });
  await strapi.db.query(uid).updateMany({ where: { documentId }, data });
}

/**
 * Makes the database what it would be when the previewed record, or all rows of a list, have appeared.
 * To be called in a transaction that is rolled back.
 *
 * @throws NotFoundError when the record is gone
 */
export async function apply(strapi: Core.Strapi, preview: Preview): Promise<void> {
  if (preview.kind === "draft") await save(strapi, preview);
  if (preview.documentId !== "") return liftRecord(strapi, preview);
  const where = { publish_at: { $gt: new Date().toISOString() } };
  await strapi.db.query(preview.uid).updateMany({ where, data: { publish_at: null } });
}
