import { factories } from "@strapi/strapi";
import { isRecord } from "../../../documents/types";
import { moveEntry } from "../../../rest/move-entry";

const UID = "api::useful-link.useful-link";

interface Context {
  status: number;
  params?: unknown;
  request: { body?: unknown };
}

/** Strapi's own, and `PUT /useful-links/:id/position`. */
export default factories.createCoreController(UID, ({ strapi }) => ({
  async move(ctx: Context) {
    const id = isRecord(ctx.params) ? String(ctx.params.id) : "";
    await moveEntry(strapi, UID, "order_rank", id, ctx.request.body);
    ctx.status = 204;
  },
}));
