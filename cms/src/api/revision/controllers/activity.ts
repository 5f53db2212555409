import type { Core } from "@strapi/strapi";
import { listActivity } from "../../../revisions/activity";
import { activityQuery, type RevisionContext } from "../../../revisions/input";

/** `GET /api/activity?before={time}&limit=50`, for the owner alone: who changed what. */
export default ({ strapi }: { strapi: Core.Strapi }) => ({
  async find(ctx: RevisionContext) {
    return { data: await listActivity(strapi, activityQuery(ctx.query)), meta: {} };
  },
});
