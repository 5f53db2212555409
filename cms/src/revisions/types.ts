import type { Core, UID } from "@strapi/strapi";
import { CONTENT_TYPES } from "../bootstrap/panel-layout";
import { isRecord, type Data } from "../documents/types";
import { modelOf } from "../strapi-access/models";

/** What names a record where the panel's layout does not know its type. */
const NAMING = ["title", "name", "label", "path"];

function isHidden(model: Data | undefined): boolean {
  const options = isRecord(model?.pluginOptions) ? model.pluginOptions : {};
  const manager = options["content-manager"];
  return isRecord(manager) && manager.visible === false;
}

/** True for content that the owner fills. Tokens, sessions and revisions themselves are none. */
export function isContentType(strapi: Core.Strapi, uid: string): uid is UID.ContentType {
  if (!uid.startsWith("api::")) return false;
  const model = modelOf(strapi, uid);
  return model?.modelType === "contentType" && !isHidden(model);
}

/** Every content type that leaves revisions. */
export function contentTypes(strapi: Core.Strapi): UID.ContentType[] {
  return Object.keys(strapi.contentTypes).filter((uid) => isContentType(strapi, uid));
}

/** `publication` → `api::publication.publication`; nothing for a name that is no content. */
export function uidOfType(strapi: Core.Strapi, type: string): UID.ContentType | undefined {
  return contentTypes(strapi).find((uid) => typeOf(uid) === type);
}

/** `api::publication.publication` → `publication`. */
export function typeOf(uid: string): string {
  return uid.slice(uid.lastIndexOf(".") + 1);
}

export function isSingle(strapi: Core.Strapi, uid: string): boolean {
  return modelOf(strapi, uid)?.kind === "singleType";
}

/** What a record is called in lists: its title or name; of a page that is there once, the page's. */
export function labelOf(strapi: Core.Strapi, uid: string, attributes: Data): string {
  const info = modelOf(strapi, uid)?.info;
  const displayName = isRecord(info) ? String(info.displayName) : typeOf(uid);
  if (isSingle(strapi, uid)) return displayName;
  const names = [CONTENT_TYPES[uid]?.mainField ?? "", ...NAMING].map((name) => attributes[name]);
  const label = names.find((name) => typeof name === "string" && name !== "");
  return typeof label === "string" ? label.slice(0, 200) : displayName;
}
