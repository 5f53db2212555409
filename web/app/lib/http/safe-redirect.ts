import { isLocalHref } from "./safe-href";

/**
 * A path of this site, or null: never another host. For addresses that come from a visitor, such
 * as `redirectTo`.
 * @returns the path in ASCII, percent-encoded where it was not, as the header `Location` needs it
 */
export function safeRedirect(text: string | null): string | null {
  if (!text?.isWellFormed() || !isLocalHref(text)) return null;
  const { pathname, search, hash } = new URL(text, "http://site");
  const path = pathname + search + hash;
  // "/..//host" becomes "//host".
  return isLocalHref(path) ? path : null;
}
