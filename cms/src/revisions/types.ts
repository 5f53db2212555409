import type { Core, UID } from "@strapi/strapi";
import { CONTENT_TYPES } from "../bootstrap/panel-layout";
import { isRecord, type Data } from "../documents/types";
import { contentTypes } from "../strapi-access/content-types";
import { modelOf } from "../strapi-access/models";
import { PUBLICATION_UID } from "../publications/store";
import { plainTitle } from "../publications/title";
import { cut } from "../text/unicode";

/** What names a record where the panel's layout does not know its type. */
const NAMING = ["title", "name", "label", "path"];

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

/**
 * A name as lists show it: titles of publications alone have markup, which is left out.
 *
 * @param uid of the record's type
 * @param name as it is stored
 * @returns plain text
 */
export function plainLabel(uid: string, name: string): string {
  return uid === PUBLICATION_UID ? plainTitle(name) : name;
}

/** What a record is called in lists: its title or name; of a page that is there once, the page's. */
export function labelOf(strapi: Core.Strapi, uid: string, attributes: Data): string {
  const info = modelOf(strapi, uid)?.info;
  const displayName = isRecord(info) ? String(info.displayName) : typeOf(uid);
  if (isSingle(strapi, uid)) return displayName;
  const names = [CONTENT_TYPES[uid]?.mainField ?? "", ...NAMING].map((name) => attributes[name]);
  const label = names.find((name) => typeof name === "string" && name !== "");
  return typeof label === "string" ? cut(plainLabel(uid, label), 200) : displayName;
}
