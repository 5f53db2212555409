import type { Core } from "@strapi/strapi";
import { isRecord } from "../documents/types";
import { attributesOf } from "../strapi-access/models";

export type Populate = true | { populate: Record<string, Populate> };

/** Components of components, all the way down. */
export function allComponents(strapi: Core.Strapi, uid: string): Record<string, Populate> {
  const populate: Record<string, Populate> = {};
  for (const [name, attribute] of Object.entries(attributesOf(strapi, uid))) {
    if (!isRecord(attribute) || typeof attribute.component !== "string") continue;
    const inner = allComponents(strapi, attribute.component);
    populate[name] = Object.keys(inner).length === 0 ? true : { populate: inner };
  }
  return populate;
}

interface Context {
  query: Record<string, unknown>;
}

/** A caller that does not say what to populate gets the whole document. */
export function withDefaultPopulate(strapi: Core.Strapi, ctx: Context, uid: string): void {
  const populate = allComponents(strapi, uid);
  if (ctx.query.populate !== undefined || Object.keys(populate).length === 0) return;
  ctx.query = { ...ctx.query, populate };
}
