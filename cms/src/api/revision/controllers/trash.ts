import type { Core } from "@strapi/strapi";
import { toTrashItem } from "../../../revisions/answers";
import {
  deleteFromTrash,
  listTrash,
  restoreDeletion,
  restoreFromTrash,
  TRASH_DAYS,
} from "../../../revisions/trash";
import { typeOf } from "../../../revisions/types";
import { removeUnneededUploads } from "../../../revisions/kept-uploads";

interface Context {
  params: { id: string };
  status: number;
}

/** `/api/trash`, for the owner alone: deleted records, for 30 days. */
export default ({ strapi }: { strapi: Core.Strapi }) => ({
  async find() {
    const items = await listTrash(strapi);
    return { data: items.map(toTrashItem), meta: { total: items.length, days: TRASH_DAYS } };
  },

  /**
   * An address that was taken meanwhile comes back as another one, which `addresses` says; `missing` has
   * the records that it led to and that are deleted.
   */
  async restore(ctx: Context) {
    const { revision, documentId, ...notes } = await restoreFromTrash(strapi, ctx.params.id);
    const { uid, label } = revision;
    return { data: { type: typeOf(uid), id: documentId, label, ...notes }, meta: {} };
  },

  /** Everything that went in one change with the record; to be called again while any is `left`. */
  async restoreDeletion(ctx: Context) {
    const { restored, left } = await restoreDeletion(strapi, ctx.params.id);
    const labels = restored.map(({ revision }) => revision.label);
    const addresses = restored.flatMap((one) => one.addresses);
    const missing = restored.flatMap((one) => one.missing);
    return { data: { labels, addresses, missing, left }, meta: {} };
  },

  async remove(ctx: Context) {
    await deleteFromTrash(strapi, ctx.params.id);
    await removeUnneededUploads(strapi);
    ctx.status = 204;
  },
});
