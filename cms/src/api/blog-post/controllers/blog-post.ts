import { factories } from "@strapi/strapi";
import { withAuthor } from "../../../rest/post-author";

const UID = "api::blog-post.blog-post";

/** Strapi's own controller; posts are answered with their author's name and nothing else of it. */
export default factories.createCoreController(UID, () => ({
  async find(ctx) {
    return withAuthor(await super.find(ctx));
  },

  async findOne(ctx) {
    return withAuthor(await super.findOne(ctx));
  },

  async create(ctx) {
    return withAuthor(await super.create(ctx));
  },

  async update(ctx) {
    return withAuthor(await super.update(ctx));
  },
}));
