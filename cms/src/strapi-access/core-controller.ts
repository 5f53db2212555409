import { factories, type Core, type UID } from "@strapi/strapi";

type Action = (ctx: object) => Promise<unknown>;

/** Strapi's own controller of a content type, whose actions answer something unknown. */
export interface CoreController {
  find: Action;
  findOne: Action;
  create: Action;
  update: Action;
}

/** For controllers that do what Strapi does, and something before or after it. */
export function coreController(strapi: Core.Strapi, uid: UID.ContentType): CoreController {
  const controller: unknown = factories.createCoreController(uid)({ strapi });
  return controller as CoreController;
}
