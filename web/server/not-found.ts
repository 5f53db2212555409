import type { Middleware } from "./middleware";
import type { hasToast as waitingToast } from "~/lib/toast/toast-cookie.server";
import type { PageCache } from "./page-cache";
import { NOT_FOUND_KEY } from "./page-key";
import { pathOf } from "./path-of";

/**
 * Answers requests for addresses that no file and no route is at, in whatever spelling, with the one
 * page for all of them. To be asked after the files.
 * @param isUnknown whether no route answers a path but the one for all others
 * @param hasToast whether the last action has left a message, which the page has to show
 */
export function createNotFound(
  isUnknown: (path: string) => boolean,
  hasToast: typeof waitingToast,
  pages: PageCache,
): Middleware {
  return (request, response, next) => {
    const path = pathOf(request.url ?? "");
    const isRead = request.method === "GET" || request.method === "HEAD";
    if (isRead && !hasToast(request.headers.cookie) && isUnknown(path)) {
      pages(request, response, () => next(), NOT_FOUND_KEY);
    } else next();
  };
}
