import { isRecord } from "../documents/types";

type Populate = true | { populate: Record<string, Populate> };

function componentAttributes(uid: string): object {
  return strapi.get("components").get(uid)?.attributes ?? {};
}

/** Components of components, all the way down. */
function allComponents(attributes: object): Record<string, Populate> {
  const populate: Record<string, Populate> = {};
  for (const [name, attribute] of Object.entries(attributes)) {
    if (!isRecord(attribute) || attribute.type !== "component") continue;
    const inner = allComponents(componentAttributes(String(attribute.component)));
    populate[name] = Object.keys(inner).length === 0 ? true : { populate: inner };
  }
  return populate;
}

interface Context {
  query: Record<string, unknown>;
}

/** A caller that does not say what to populate gets the whole document. */
export function withDefaultPopulate(ctx: Context, contentType: { attributes: object }): void {
  const populate = allComponents(contentType.attributes);
  if (ctx.query.populate !== undefined || Object.keys(populate).length === 0) return;
  ctx.query = { ...ctx.query, populate };
}
