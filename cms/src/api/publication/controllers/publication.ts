import { factories } from "@strapi/strapi";
import { errors } from "@strapi/utils";
import { isRecord } from "../../../documents/types";
import { changeAll } from "../../../publications/bulk";
import { findPlace, PUBLICATION_UID } from "../../../publications/store";
import { wholePublication } from "../../../publications/whole";
import { withTables } from "../../../database/tables";
import { coreController } from "../../../strapi-access/core-controller";

const WHOLE = wholePublication("fields");

interface Context {
  query: Record<string, unknown>;
}

/** A caller that does not say what it wants gets the publication with all that belongs to it. */
function withParts<C extends Context>(ctx: C): C {
  const { populate, fields } = ctx.query;
  if (populate === undefined && fields === undefined) ctx.query = { ...ctx.query, populate: WHOLE };
  return ctx;
}

/**
 * Strapi's own controller, `GET /publications/at/{slug, former slug or documentId}`, and
 * `POST /publications/bulk`, which changes several at once.
 */
export default factories.createCoreController(PUBLICATION_UID, ({ strapi }) => {
  const core = coreController(strapi, PUBLICATION_UID);
  return {
    find: (ctx) => core.find(withParts(ctx)),
    findOne: (ctx) => core.findOne(withParts(ctx)),
    create: (ctx) => core.create(withParts(ctx)),
    update: (ctx) => core.update(withParts(ctx)),

    async at(ctx: { params?: unknown }) {
      const address = isRecord(ctx.params) ? String(ctx.params.address) : "";
      const place = await withTables(strapi, (tables) => findPlace(strapi, tables, address));
      if (place === undefined) throw new errors.NotFoundError();
      return { data: place, meta: {} };
    },

    async bulk(ctx: { request: { body?: unknown } }) {
      return { data: { count: await changeAll(strapi, ctx.request.body) }, meta: {} };
    },
  };
});
