import type { TextFormat } from "./attribute";
import { toIsbn, toIssn, toOrcid } from "./identifiers";

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
    case "slug":
      return /^[a-z0-9-]+$/.test(value)
        ? undefined
        : "Address must have nothing but the letters a to z, digits and hyphens";
    case "citation-key":
      // What BibTeX and biber cannot read in a key.
      return /^[^\s"#%'(),={}~\\@]+$/.test(value)
        ? undefined
        : "Citation key must have no spaces and none of \" # % ' ( ) , = { } ~ \\ @";
    case "isbn":
      return toIsbn(value) === undefined ? "Must be a valid ISBN: a digit is wrong" : undefined;
    case "issn":
      return toIssn(value) === undefined ? "Must be a valid ISSN: a digit is wrong" : undefined;
    case "orcid":
      return toOrcid(value) === undefined
        ? "Must be a valid ORCID iD: a digit is wrong"
        : undefined;
    case "year":
    case "html":
    case "title":
      return undefined;
  }
}

/**
 * One spelling per page: `/about/`, `/About` and `/about` show the same, and no address of a page has
 * capitals. `/index` leads to `/`.
 */
function normalizePagePath(value: string): string {
  const path = value.replace(/(?<=.)\/+$/, "").toLowerCase();
  return path === "/index" ? "/" : path;
}

/** The one spelling in which a text of a certain form is stored. */
export function normalizeText(format: TextFormat | undefined, value: string): string {
  if (format === "page-path") return normalizePagePath(value);
  if (format === "orcid") return toOrcid(value) ?? value;
  return format === "issn" ? (toIssn(value) ?? value) : value;
}
