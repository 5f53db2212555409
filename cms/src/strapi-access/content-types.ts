import type { Core, UID } from "@strapi/strapi";
import { isRecord } from "../documents/types";
import { modelOf } from "./models";

/** Tokens, revisions and their like are no content: the panel's content manager does not show them. */
export function isHiddenFromPanel(model: { pluginOptions?: unknown } | undefined): boolean {
  const options = isRecord(model?.pluginOptions) ? model.pluginOptions : {};
  const manager = options["content-manager"];
  return isRecord(manager) && manager.visible === false;
}

/** True for content that the owner fills, single types included. */
export function isContentType(strapi: Core.Strapi, uid: string): uid is UID.ContentType {
  if (!uid.startsWith("api::")) return false;
  const model = modelOf(strapi, uid);
  return model?.modelType === "contentType" && !isHiddenFromPanel(model);
}

/** Every content type that the owner fills. */
export function contentTypes(strapi: Core.Strapi): UID.ContentType[] {
  return Object.keys(strapi.contentTypes).filter((uid) => isContentType(strapi, uid));
}

/** What Strapi keeps with every row of a content type or a component. */
export const SYSTEM_ATTRIBUTES: ReadonlySet<string> = new Set([
  "id",
  "documentId",
  "createdAt",
  "updatedAt",
  "publishedAt",
  "createdBy",
  "updatedBy",
  "locale",
  "localizations",
]);
