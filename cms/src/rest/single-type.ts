import { factories, type Core, type UID } from "@strapi/strapi";
import { lockInTransaction } from "../database/advisory-lock";
import { coreController } from "../strapi-access/core-controller";
import { findRow } from "../strapi-access/rows";
import { versionedBody } from "./body";
import { answerConflicts, VersionConflict } from "./conflict";
import { withDefaultPopulate } from "./default-populate";

const CONFLICT =
  "This page was changed in another window after you opened it. Look at the saved state before you save again.";

/** The `updatedAt` of the only entry, or '' when there is none. */
async function singleVersion(strapi: Core.Strapi, uid: UID.SingleType): Promise<string> {
  const entry = await findRow(strapi, uid, { select: ["updatedAt"] });
  return entry === undefined ? "" : new Date(String(entry.updatedAt)).toISOString();
}

/** Both spellings of one moment are the same version. */
function normalise(version: string): string {
  const date = new Date(version);
  return version === "" || Number.isNaN(date.getTime()) ? version : date.toISOString();
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
        const save = async () => {
          await lockInTransaction(strapi, uid);
          if (version !== undefined && normalise(version) !== (await singleVersion(strapi, uid))) {
            throw new VersionConflict(CONFLICT);
          }
          return core.update(ctx);
        };
        return answerConflicts(ctx, () => strapi.db.transaction(save));
      },
    };
  });
}
