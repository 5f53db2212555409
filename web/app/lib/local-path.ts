import { isLocalHref } from "./safe-href";

/**
 * A path of this site, or null: never another host. For addresses that come from a visitor, such
 * as `redirectTo`.
 */
export function localPath(text: FormDataEntryValue | null): string | null {
  return typeof text === "string" && isLocalHref(text) ? text : null;
}
