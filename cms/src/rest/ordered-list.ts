import { factories, type UID } from "@strapi/strapi";
import { isRecord } from "../documents/types";
import { previewable } from "../previews/read";
import { scheduledActions, withSetTimes } from "../schedule/owner-attributes";
import { coreController } from "../strapi-access/core-controller";
import { versionedBody } from "./body";
import { listVersion } from "./list-version";
import { replaceList } from "./replace-list";

interface Context {
  state: { auth?: unknown };
  request: { body?: unknown };
}

/**
 * The controller of a list that is also saved as a whole: Strapi's own, plus `PUT /` for
 * everything at once. Lists are answered with `meta.version`, which that PUT accepts.
 */
export function orderedListController(uid: UID.CollectionType) {
  return factories.createCoreController(uid, ({ strapi }) => {
    const core = scheduledActions(strapi, uid, coreController(strapi, uid));
    return previewable(strapi, uid, {
      ...core,

      async find(ctx: object) {
        // Read first: a version that is too old is rejected later, one too new would not be.
        const version = await listVersion(strapi, uid);
        const answer = await core.find(ctx);
        if (isRecord(answer) && isRecord(answer.meta)) answer.meta.version = version;
        return answer;
      },

      async replaceAll(ctx: Context) {
        const { data, version } = versionedBody(ctx.request.body);
        const saved = await replaceList(strapi, uid, data, version);
        const { auth } = ctx.state;
        const schema = strapi.contentType(uid);
        const entries = await strapi.contentAPI.sanitize.output(saved.entries, schema, { auth });
        const meta = { version: saved.version, deleted: saved.deleted };
        return withSetTimes(strapi, uid, { data: entries, meta });
      },
    });
  });
}

/** The route `PUT /api/<list>`, of contract §3. */
export function replaceListRoute(uid: UID.CollectionType, pluralName: string) {
  const path = `/${pluralName}`;
  return { routes: [{ method: "PUT", path, handler: `${uid}.replaceAll` }] };
}
