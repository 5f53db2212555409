import type { Core, UID } from "@strapi/strapi";
import { errors } from "@strapi/utils";
import { listVersion } from "../../../rest/list-version";
import { readableState, referencesIn, toSummary } from "../../../revisions/answers";
import { pageQuery, restoreVersion, type RevisionContext } from "../../../revisions/input";
import { listChanges, readListChange, restoreList } from "../../../revisions/list-history";
import { isSingle, uidOfType } from "../../../revisions/types";

/** `/api/list-revisions/:type`, for the owner alone: what whole lists were like. */
export default ({ strapi }: { strapi: Core.Strapi }) => {
  const listOf = (ctx: RevisionContext): UID.ContentType => {
    const uid = uidOfType(strapi, ctx.params.type);
    if (uid === undefined || isSingle(strapi, uid)) throw new errors.NotFoundError();
    return uid;
  };
  return {
    async find(ctx: RevisionContext) {
      const changes = await listChanges(strapi, listOf(ctx), pageQuery(ctx.query));
      const data = changes.map(({ change, at, actor, revisions }) => ({
        change,
        at,
        actor,
        revisions: revisions.map(toSummary),
      }));
      return { data, meta: {} };
    },

    async findOne(ctx: RevisionContext) {
      const uid = listOf(ctx);
      const { before, after } = await readListChange(strapi, uid, ctx.params.change);
      const data = {
        before: before.map(readableState),
        after: after.map(readableState),
        references: await referencesIn(strapi, uid, [...before, ...after]),
      };
      return { data, meta: { version: await listVersion(strapi, uid) } };
    },

    async restore(ctx: RevisionContext) {
      const uid = listOf(ctx);
      const version = restoreVersion(ctx.request.body);
      await restoreList(strapi, uid, ctx.params.change, version);
      return { data: null, meta: { version: await listVersion(strapi, uid) } };
    },
  };
};
