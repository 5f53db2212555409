import type { Core } from "@strapi/strapi";
import { removeDemoContent } from "../../../bootstrap/demo-content/remove";
import { hasDemoContent } from "../../../bootstrap/demo-content/seed-record";

/**
 * `/api/demo-content`, for the owner alone: whether the site shows example content; DELETE takes
 * away what the owner has not changed and answers how many entries went and how many stay.
 */
export default ({ strapi }: { strapi: Core.Strapi }) => ({
  async find() {
    return { data: { present: await hasDemoContent(strapi) }, meta: {} };
  },

  async delete() {
    return { data: await removeDemoContent(strapi), meta: {} };
  },
});
