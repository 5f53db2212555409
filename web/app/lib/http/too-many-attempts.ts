import type { HeadersFunction } from "@remix-run/node";
import type { CmsError } from "../cms/cms.server";

/**
 * How an account form answers what the cms has rejected: 429 with `Retry-After` for too many
 * attempts, otherwise 200, because the form says in words what is wrong.
 */
export function rejectionStatus({
  status,
  retryAfter,
}: Pick<CmsError, "status" | "retryAfter">): [headers: Headers, status: 200 | 429] {
  const headers = new Headers();
  if (status !== 429) return [headers, 200];
  if (retryAfter !== null) headers.set("retry-after", String(retryAfter));
  return [headers, 429];
}

/**
 * Passes `Retry-After` on: of an action, for whoever posted without JavaScript, and of what a loader
 * has thrown. Export it as `headers`; for a loader from the route whose boundary shows the error.
 */
export const retryAfterHeaders: HeadersFunction = ({ actionHeaders, errorHeaders }) => {
  const seconds = (errorHeaders ?? actionHeaders).get("retry-after");
  return seconds ? { "retry-after": seconds } : {};
};
