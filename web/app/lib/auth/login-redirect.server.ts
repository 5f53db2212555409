import { redirect } from "@remix-run/node";
import type { Toast } from "../toast/toast";
import { redirectWithToast } from "../toast/toast.server";

/** Where nobody is sent (public spec §6). */
const LOGIN = "/login";
const ENDED: Toast = {
  type: "error",
  title: "Your session has ended",
  description: "Please sign in again.",
};
/** Nobody may write, such as a blog post (admin spec §5). */
const NOBODY: Toast = {
  type: "error",
  title: "User not authenticated",
  description: "Nothing was saved. Please sign in.",
};

/**
 * To the login page, for a request without a session. When something was to be written, the page says
 * why one has landed there.
 */
export function loginRedirect(request: Request): Promise<Response> | Response {
  const url = loginUrl(request);
  return isRead(request) ? redirect(url) : redirectWithToast(url, NOBODY);
}

/**
 * To the login page, which says that the session has ended.
 * @param forget the `Set-Cookie` value that makes the browser forget the session
 */
export function endedRedirect(request: Request, forget: string): Promise<Response> {
  return redirectWithToast(loginUrl(request), ENDED, new Headers({ "set-cookie": forget }));
}

/** The login page, which leads back to the page that was asked for. */
function loginUrl(request: Request): string {
  const { pathname, search } = new URL(request.url);
  const page = isRead(request) ? pathname + search : refererPath(request);
  return page ? `${LOGIN}?${new URLSearchParams({ redirectTo: page })}` : LOGIN;
}

function isRead({ method }: Request): boolean {
  return method === "GET" || method === "HEAD";
}

function refererPath(request: Request): string | null {
  const referer = request.headers.get("referer");
  return referer && URL.canParse(referer) ? new URL(referer).pathname : null;
}
