import { factories, type Core, type UID } from "@strapi/strapi";
import { lockInTransaction } from "../database/advisory-lock";
import { toMoment } from "../database/moment";
import { coreController } from "../strapi-access/core-controller";
import { findRow } from "../strapi-access/rows";
import { checkVersion, noteVersion } from "../versions/check";
import { versionedBody } from "./body";
import { withDefaultPopulate } from "./default-populate";

/** The `updatedAt` of the only entry, or '' when there is none. */
async function singleVersion(strapi: Core.Strapi, uid: UID.SingleType): Promise<string> {
  const entry = await findRow(strapi, uid, { select: ["updatedAt"] });
  return toMoment(entry?.updatedAt) ?? "";
}

/**
 * The controller of a single type: Strapi's own, with every component answered unless the caller
 * asks for less, and with `version` beside `data` in a PUT: the `updatedAt` that the form was
 * loaded with, null or '' when there was nothing yet. Saves of one page take turns.
 */
export function singleTypeController(uid: UID.SingleType) {
  return factories.createCoreController(uid, ({ strapi }) => {
    const core = coreController(strapi, uid);
    return {
      async find(ctx) {
        withDefaultPopulate(strapi, ctx, uid);
        return core.find(ctx);
      },

      async update(ctx) {
        withDefaultPopulate(strapi, ctx, uid);
        const { version } = versionedBody(ctx.request.body);
        return strapi.db.transaction(async () => {
          await lockInTransaction(strapi, uid);
          await checkVersion(strapi, version, await singleVersion(strapi, uid), "page");
          const answer = await core.update(ctx);
          await noteVersion(strapi, uid, await singleVersion(strapi, uid));
          return answer;
        });
      },
    };
  });
}
