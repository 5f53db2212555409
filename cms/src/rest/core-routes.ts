import type { Core, UID } from "@strapi/strapi";

interface Route {
  method: "GET" | "POST" | "PUT" | "DELETE";
  path: string;
  handler: string;
}

/**
 * The router of a content type: the routes of Strapi's own `createCoreRouter`, without the zod
 * schemas of requests and answers, which it makes for each of them at every start. They describe the
 * API to `strapi openapi generate` and check parameters that were added to routes; here are none, and
 * queries and bodies are checked by the controllers.
 */
export function coreRoutes(uid: UID.ContentType) {
  return ({ strapi }: { strapi: Core.Strapi }): { routes: Route[] } => {
    const { kind, info } = strapi.contentType(uid);
    const route = (method: Route["method"], path: string, action: string): Route => ({
      method,
      path,
      handler: `${uid}.${action}`,
    });
    if (kind === "singleType") {
      const path = `/${info.singularName}`;
      return {
        routes: [
          route("GET", path, "find"),
          route("PUT", path, "update"),
          route("DELETE", path, "delete"),
        ],
      };
    }
    const list = `/${info.pluralName}`;
    const entry = `${list}/:id`;
    return {
      routes: [
        route("GET", list, "find"),
        route("GET", entry, "findOne"),
        route("POST", list, "create"),
        route("PUT", entry, "update"),
        route("DELETE", entry, "delete"),
      ],
    };
  };
}
