import { factories } from "@strapi/strapi";
import { previewable } from "../../../previews/read";
import { withAuthor } from "../../../rest/post-author";
import { scheduledActions } from "../../../schedule/owner-attributes";
import { coreController } from "../../../strapi-access/core-controller";

const UID = "api::blog-post.blog-post";

/** Strapi's own controller; posts are answered with their author's name and nothing else of it. */
export default factories.createCoreController(UID, ({ strapi }) => {
  const core = scheduledActions(strapi, UID, coreController(strapi, UID));
  return previewable(strapi, UID, {
    find: async (ctx) => withAuthor(strapi, await core.find(ctx)),
    findOne: async (ctx) => withAuthor(strapi, await core.findOne(ctx)),
    create: async (ctx) => withAuthor(strapi, await core.create(ctx)),
    update: async (ctx) => withAuthor(strapi, await core.update(ctx)),
  });
});
