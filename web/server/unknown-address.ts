import { matchRoutes } from "@remix-run/react";
import { LRUCache } from "lru-cache";
import { type RouteObject, type Routes, routeTree } from "./route-tree";

const MAX_KNOWN = 2_000;

/**
 * Knows which addresses no route answers but the one for all others (`*`). Their page is the same
 * everywhere. The router itself decides, which also takes other spellings of an address.
 * @returns whether a path, as it was asked for, is such an address; a request for data never is
 */
export function createUnknownAddresses(routes: Routes): (path: string) => boolean {
  const tree = routeTree(routes);
  // The router looks at all routes each time: a tenth of a millisecond.
  const known = new LRUCache<string, boolean>({ max: MAX_KNOWN });
  return (path) => {
    if (path.endsWith(".data")) return false;
    const remembered = known.get(path);
    if (remembered !== undefined) return remembered;
    const isUnknown = !isDecodable(path) || isCatchAll(tree, path);
    known.set(path, isUnknown);
    return isUnknown;
  };
}

function isCatchAll(tree: RouteObject[], path: string): boolean {
  const route = matchRoutes(tree, path)?.at(-1)?.route;
  return route === undefined || route.path === "*";
}

/** The router would write a warning for each part that cannot be decoded, and match nothing. */
function isDecodable(path: string): boolean {
  try {
    decodeURIComponent(path);
    return true;
  } catch {
    return false;
  }
}
