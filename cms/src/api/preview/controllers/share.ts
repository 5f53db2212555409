import type { Core } from "@strapi/strapi";
import { errors } from "@strapi/utils";
import { previewedType } from "../../../previews/input";
import { listShares, share, withdraw, type Share } from "../../../previews/store";
import { findRow } from "../../../strapi-access/rows";

interface Context {
  params: { type: string; id: string };
  status: number;
}

function toAnswer({ documentId, key, expiresAt }: Share) {
  return { id: documentId, key, expires_at: new Date(expiresAt).toISOString() };
}

/** `/api/preview-shares/:type`, for the owner alone: addresses under which others see a record. */
export default ({ strapi }: { strapi: Core.Strapi }) => ({
  async find(ctx: Context) {
    const shares = await listShares(strapi, previewedType(strapi, ctx.params.type));
    return { data: shares.map(toAnswer), meta: {} };
  },

  /** Shares a record for seven days from now; the key stays until the share is withdrawn or over. */
  async update(ctx: Context) {
    const { type, id: documentId } = ctx.params;
    const uid = previewedType(strapi, type);
    const row = await findRow(strapi, uid, { select: ["id"], where: { documentId } });
    if (row === undefined) throw new errors.NotFoundError();
    return { data: toAnswer(await share(strapi, uid, documentId)), meta: {} };
  },

  async delete(ctx: Context) {
    const { type, id } = ctx.params;
    await withdraw(strapi, previewedType(strapi, type), id);
    ctx.status = 204;
  },
});
