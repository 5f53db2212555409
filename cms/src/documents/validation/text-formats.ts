import type { TextFormat } from "./attribute";

const WEB_ADDRESS = "Must be a valid URL";

function isAbsolute(value: string, protocols: string[]): boolean {
  // The URL parser forgives white space and backslashes, links in pages must not.
  if (/[\s\\]/.test(value) || !URL.canParse(value)) return false;
  return protocols.includes(new URL(value).protocol);
}

/** http or https with a host; never `javascript:` and its like. */
function isWebAddress(value: string): boolean {
  return /^https?:\/\/[^/]/i.test(value) && isAbsolute(value, ["http:", "https:"]);
}

/** A path on this site. `//host` and `/\host` leave it, so they are none. */
function isSitePath(value: string): boolean {
  return /^\/(?![/\\])[^\s\\]*$/.test(value);
}

/**
 * Says what is wrong with a text that has to have a certain form, or nothing.
 *
 * @param value a trimmed, non-empty text
 */
export function formatProblem(format: TextFormat, value: string): string | undefined {
  switch (format) {
    case "web-address":
      return isWebAddress(value) ? undefined : WEB_ADDRESS;
    case "web-address-or-path":
      return isWebAddress(value) || isSitePath(value) ? undefined : WEB_ADDRESS;
    case "link":
      return isWebAddress(value) || isSitePath(value) || isAbsolute(value, ["mailto:"])
        ? undefined
        : "Must be a valid URL or a path that starts with /";
    case "page-path":
      return /^\/(?![/\\])[^\s\\?#]*$/.test(value)
        ? undefined
        : "Page path must start with / and have no spaces, ? or #";
    case "year":
    case "html":
      return undefined;
  }
}

/** One spelling per page: `/about/` and `/about` are the same. */
export function normalisePagePath(value: string): string {
  return value.replace(/(?<=.)\/+$/, "");
}
