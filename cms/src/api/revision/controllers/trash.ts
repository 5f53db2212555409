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

  /** An address that was taken meanwhile comes back as another one, which `addresses` says. */
  async restore(ctx: Context) {
    const { revision, documentId, addresses } = await restoreFromTrash(strapi, ctx.params.id);
    const { uid, label } = revision;
    return { data: { type: typeOf(uid), id: documentId, label, addresses }, meta: {} };
  },

  /** Everything that went in one change with the record; to be called again while any is `left`. */
  async restoreDeletion(ctx: Context) {
    const { restored, left } = await restoreDeletion(strapi, ctx.params.id);
    const labels = restored.map(({ revision }) => revision.label);
    const addresses = restored.flatMap((one) => one.addresses);
    return { data: { labels, addresses, left }, meta: {} };
  },

  async remove(ctx: Context) {
    await deleteFromTrash(strapi, ctx.params.id);
    await removeUnneededUploads(strapi);
    ctx.status = 204;
  },
});
