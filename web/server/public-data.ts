import { publicPaths } from "./page-key";
import type { Render } from "./render";
import type { Routes } from "./route-tree";

/** How hydrated pages ask for the data of an address ("single fetch"). */
const DATA = /\.data$/;

/**
 * Public pages are documents and nobody asks for their data, so that the app need not make it.
 * @param render the app
 * @returns the app, which answers 404 to such a request before any loader runs
 */
export function withoutPublicData(render: Render, routes: Routes): Render {
  const isPublic = publicPaths(routes);
  return (request, info) => {
    const { pathname } = new URL(request.url);
    if (!DATA.test(pathname) || !isPublic(pathname)) return render(request, info);
    return Promise.resolve(
      new Response("Not Found", {
        status: 404,
        headers: { "content-type": "text/plain; charset=utf-8", "cache-control": "no-store" },
      }),
    );
  };
}
