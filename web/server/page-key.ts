import type { IncomingMessage } from "node:http";
import { matchRoutes } from "@remix-run/react";
import { LRUCache } from "lru-cache";
import type { hasToast as waitingToast } from "~/lib/toast/toast-cookie.server";
import { type Routes, routeTree } from "./route-tree";

/** The frame whose pages are the same for every visitor; their loaders read no cookie but the toast's. */
const SHARED_FRAME = "routes/_site";
/** As this site writes its addresses. Other spellings of them are answered too, but not cached. */
const PLAIN_PATH = /^(?:\/|(?:\/[a-z0-9_-]+)+)$/;
/** The same with an ending, of a file that a route makes. */
const PLAIN_FILE = /^(?:\/[a-z0-9_-]+)+(\.[a-z]{2,8})$/;
const PLAIN_VALUE = /^[\p{L}\p{N} _-]{1,40}$/u;

const MAX_KNOWN = 2_000;

/** The page of all addresses that nothing is at, by one of them. */
export const NOT_FOUND_KEY = "/404";

/** Which page a request asks for, so far as it may be answered from the cache. */
export type PageKeys = (
  request: Pick<IncomingMessage, "method" | "url" | "headers">,
) => string | null;

/**
 * Knows from the routes which addresses are pages that are the same for every visitor, and which
 * query parameters each of them reads (`handle.query`). All others, such as those that campaigns add or
 * that another page reads, make no difference and therefore none to the key: nobody can fill the memory
 * with them. A page that is asked for with a parameter of its `handle.uncached` is never cached.
 * @param hasToast whether the last action has left a message, to be shown once
 * @returns a function that gives the page's path and query, or null when only the app can answer
 */
export function createPageKeys(routes: Routes, hasToast: typeof waitingToast): PageKeys {
  const routeAt = createPageRoutes(routes);
  return ({ method, url = "", headers }) => {
    if (method !== "GET" && method !== "HEAD") return null;
    const end = url.indexOf("?");
    const path = end < 0 ? url : url.slice(0, end);
    const route = routeAt(path);
    if (!route) return null;
    // The answer shows the toast and takes the cookie away.
    if (hasToast(headers.cookie)) return null;
    if (end < 0) return path;
    const query = new URLSearchParams(url.slice(end));
    // A preview: what it shows is not for everybody.
    if (route.uncached.some((name) => query.has(name))) return null;
    return withQuery(path, query, route.names);
  };
}

function withQuery(path: string, query: URLSearchParams, names: readonly string[]): string | null {
  const parts: string[] = [];
  for (const name of names) {
    const [value, ...more] = query.getAll(name);
    if (value === undefined) continue;
    if (more.length > 0 || !PLAIN_VALUE.test(value)) return null;
    parts.push(`${name}=${encodeURIComponent(value)}`);
  }
  return parts.length === 0 ? path : `${path}?${parts.join("&")}`;
}

/**
 * Knows the addresses inside the shared frame: all but those whose first part leads elsewhere, such as
 * /admin and /login.
 * @returns a function that takes a path, also one of data such as "/admin.data"
 */
export function publicPaths(routes: Routes): (path: string) => boolean {
  const starts = new Set<string>();
  for (const { id } of Object.values(routes)) {
    const chain = chainOf(routes, id);
    const start = chain.flatMap(({ path }) => path?.split("/") ?? []).find(Boolean);
    if (start && !chain.some((route) => route.id === SHARED_FRAME)) starts.add(start);
  }
  return (path) => !starts.has(path.slice(1).split(/[/.]/, 1)[0] ?? "");
}

/** The route and those that it lies in, the outermost first. */
function chainOf(routes: Routes, id: string | undefined): NonNullable<Routes[string]>[] {
  const route = id === undefined ? undefined : routes[id];
  return route ? [...chainOf(routes, route.parentId), route] : [];
}

interface PageRoute {
  /** The query parameters that the page reads, in one order. */
  names: readonly string[];
  /** Those with which it is never cached. */
  uncached: readonly string[];
}

/**
 * @returns a function that gives the route of a page that may be cached, or null for every other path
 */
function createPageRoutes(routes: Routes): (path: string) => PageRoute | null {
  const isPublic = publicPaths(routes);
  const tree = routeTree(routes);
  // The router looks at all routes each time: a tenth of a millisecond.
  const known = new LRUCache<string, { route: PageRoute | null }>({ max: MAX_KNOWN });
  return (path) => {
    const remembered = known.get(path);
    if (remembered) return remembered.route;
    const [, ending] = PLAIN_FILE.exec(path) ?? [];
    if (!isPublic(path) || !(PLAIN_PATH.test(path) || ending)) return null;
    const route = lookUp(path, ending);
    known.set(path, { route });
    return route;
  };

  function lookUp(path: string, ending: string | undefined): PageRoute | null {
    const matches = matchRoutes(tree, path) ?? [];
    // Whether a route makes the file; those of the build and all others are none of its.
    if (ending && !matches.at(-1)?.route.path?.endsWith(ending)) return null;
    const declared = (kind: "query" | "uncached") =>
      matches.flatMap(({ route }) => queryNames(routes[route.id ?? ""], kind));
    return { names: [...new Set(declared("query"))].sort(), uncached: declared("uncached") };
  }
}

function queryNames(route: Routes[string] | undefined, kind: "query" | "uncached"): string[] {
  const handle: unknown = route?.module.handle;
  const query: unknown = typeof handle === "object" && handle ? Reflect.get(handle, kind) : [];
  return Array.isArray(query) ? query.filter((name) => typeof name === "string") : [];
}
