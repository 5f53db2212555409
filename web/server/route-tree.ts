import type { ServerBuild } from "@remix-run/node";
import type { matchRoutes } from "@remix-run/react";

export type Routes = ServerBuild["routes"];
export type RouteObject = Parameters<typeof matchRoutes>[0][number];

/** The routes of the build as the router's `matchRoutes` takes them. */
export function routeTree(routes: Routes): RouteObject[] {
  return childrenOf(routes, undefined);
}

function childrenOf(routes: Routes, parentId: string | undefined): RouteObject[] {
  return Object.values(routes)
    .filter((route) => route.parentId === parentId)
    .map(({ id, path, index, caseSensitive }) => ({
      id,
      ...(path !== undefined && { path }),
      ...(caseSensitive !== undefined && { caseSensitive }),
      ...(index ? { index: true as const } : { children: childrenOf(routes, id) }),
    }));
}
