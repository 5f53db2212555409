import { factories } from "@strapi/strapi";
import { withAuthor } from "../../../rest/post-author";
import { coreController } from "../../../strapi-access/core-controller";

const UID = "api::blog-post.blog-post";

/** Strapi's own controller; posts are answered with their author's name and nothing else of it. */
export default factories.createCoreController(UID, ({ strapi }) => {
  const core = coreController(strapi, UID);
  return {
    find: async (ctx) => withAuthor(strapi, await core.find(ctx)),
    findOne: async (ctx) => withAuthor(strapi, await core.findOne(ctx)),
    create: async (ctx) => withAuthor(strapi, await core.create(ctx)),
    update: async (ctx) => withAuthor(strapi, await core.update(ctx)),
  };
});
