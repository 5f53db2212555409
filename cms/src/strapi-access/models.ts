import type { Core, UID } from "@strapi/strapi";
import { isRecord, type Data } from "../documents/types";

/** The schema of a content type or a component; nothing when there is none of that name. */
export function modelOf(strapi: Core.Strapi, uid: string): Data | undefined {
  const model: unknown = strapi.getModel(uid as UID.Schema);
  return isRecord(model) ? model : undefined;
}

/** The attributes of a content type or a component, system attributes included. */
export function attributesOf(strapi: Core.Strapi, uid: string): Data {
  const attributes = modelOf(strapi, uid)?.attributes;
  return isRecord(attributes) ? attributes : {};
}
