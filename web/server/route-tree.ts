import type { matchRoutes } from "@remix-run/react";

/** What the web server knows of a route of the build. */
interface Route {
  id: string;
  parentId?: string | undefined;
  path?: string | undefined;
  index?: boolean | undefined;
  caseSensitive?: boolean | undefined;
  module: { handle?: unknown };
}
export type Routes = Readonly<Record<string, Route>>;
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

/** The parts of a `handle` that the web server reads. */
const SERVER_HANDLES = ["query", "uncached", "alternates"];

/** The routes without what cannot be handed to another thread, such as components. */
export function portableRoutes(routes: Routes): Routes {
  const portable = Object.values(routes).map(
    ({ id, parentId, path, index, caseSensitive, module: { handle } }): Route => {
      const known = Object.entries(handle ?? {}).filter(([name]) => SERVER_HANDLES.includes(name));
      return {
        id,
        parentId,
        path,
        index,
        caseSensitive,
        module: { handle: Object.fromEntries(known) },
      };
    },
  );
  return Object.fromEntries(portable.map((route) => [route.id, route]));
}
