import type { Core } from "@strapi/strapi";
import { withTables } from "../database/tables";
import { findPlace } from "../publications/store";
import { writtenData, type DocumentMiddleware } from "./types";

const PUBLICATION = /^\/publications\/([^/]+)$/;

/**
 * The settings of a page are kept under the address at which the page is. A former address of a publication
 * and its document id lead there, but no page is shown under them: what was set for them was never used.
 */
export function pagePath(strapi: Core.Strapi): DocumentMiddleware {
  return async (context, next) => {
    const data = writtenData(context);
    if (data === undefined || context.uid !== "api::page-seo.page-seo") return next();
    const address = typeof data.path === "string" ? PUBLICATION.exec(data.path)?.[1] : undefined;
    if (address !== undefined) {
      const place = await withTables(strapi, (tables) => findPlace(strapi, tables, address));
      if (place?.slug) data.path = `/publications/${place.slug}`;
    }
    return next();
  };
}
