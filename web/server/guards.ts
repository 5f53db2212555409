import type { IncomingMessage } from "node:http";
import { isHealthCheck } from "./health-check";
import { pathOf } from "./path-of";

/** Why a request gets no further, as the whole answer. */
export interface Rejection {
  status: number;
  text: string;
  headers?: Record<string, string>;
}

const MAX_URL = 2048;
const MAX_SEGMENTS = 8;
const DEEP = new RegExp(`(?:/[^/]*){${MAX_SEGMENTS + 1}}`);
/** What a visitor sends: the fields of an account. */
const MAX_BODY = 32 * 1024;
/** Pictures and documents come through the admin screens. */
const MAX_ADMIN_BODY = 15 * 1024 * 1024;
/** Several files of references at once, 10 MB each. */
const MAX_IMPORT_BODY = 52 * 1024 * 1024;
const IMPORT = /^\/admin\/publications\/import(?:\.data)?$/;
const READING = new Set(["GET", "HEAD"]);
/** Pages are read, and forms are posted to them. Remix would run an action for PUT and DELETE too. */
const METHODS = new Set([...READING, "POST"]);
/** A percent sign that encodes no byte. */
const BARE_PERCENT = /%(?![0-9a-fA-F]{2})/g;
const LOOPBACK = ["localhost", "127.0.0.1", "[::1]"];

/** The part of a request that the guards look at. */
export type GuardedRequest = Pick<IncomingMessage, "method" | "url" | "headers" | "rawHeaders">;

/**
 * The check in front of everything: what must not reach the router (it is slow on deep paths), the
 * forms (their data has no size limit of its own) or the session (Remix does not check the origin
 * for routes without a component).
 * @param site the public address; its host is the only one that is answered. A site on a loopback
 *   address answers to all loopback names.
 * @returns a function that gives the rejection of a request, or null when it may pass
 */
export function createGuard(site: URL): (request: GuardedRequest) => Rejection | null {
  const hosts = knownHosts(site);
  return (request) =>
    rejectAddress(request) ??
    rejectHost(request, hosts) ??
    rejectOrigin(request, hosts, site.protocol) ??
    rejectBody(request);
}

function knownHosts(site: URL): ReadonlySet<string> {
  const names = LOOPBACK.includes(site.hostname) ? LOOPBACK : [site.hostname];
  return new Set(names.map((name) => (site.port ? `${name}:${site.port}` : name)));
}

function rejectAddress({ method = "", url = "" }: GuardedRequest): Rejection | null {
  if (url.length > MAX_URL) return { status: 414, text: "URI Too Long" };
  if (!METHODS.has(method)) {
    const headers = { allow: [...METHODS].join(", ") };
    return { status: 405, text: "Method Not Allowed", headers };
  }
  if (!url.startsWith("/") || !isEncodedUtf8(url)) return { status: 400, text: "Bad Request" };
  const path = pathOf(url);
  // Two slashes at the start would be read as another host.
  const isForeign = path.startsWith("//") || path.includes("\\");
  return isForeign || DEEP.test(path) ? { status: 404, text: "Not Found" } : null;
}

function rejectHost(
  { url = "", headers, rawHeaders }: GuardedRequest,
  hosts: ReadonlySet<string>,
): Rejection | null {
  // Node takes the first, a proxy in front may take the last (RFC 9112, section 3.2).
  if (isRepeated("host", rawHeaders)) return { status: 400, text: "Bad Request" };
  const host = headers.host?.toLowerCase();
  // Whoever watches this server calls it by its address.
  if ((host && hosts.has(host)) || isHealthCheck(url)) return null;
  return host ? { status: 421, text: "Misdirected Request" } : { status: 400, text: "Bad Request" };
}

/**
 * Only pages of this site may change anything. Programs that send no origin are no browsers. A page that
 * came without TLS is anybody's who sits between, and not one of a site with TLS.
 */
function rejectOrigin(
  { method = "", headers }: GuardedRequest,
  hosts: ReadonlySet<string>,
  protocol: string,
): Rejection | null {
  if (READING.has(method)) return null;
  const { origin } = headers;
  const fetchSite = headers["sec-fetch-site"];
  // Of the loopback names too, the page must be on the one that it posts to.
  const isOwnOrigin = origin === undefined || hostOf(origin) === headers.host?.toLowerCase();
  const isUnsafe = protocol === "https:" && origin?.toLowerCase().startsWith("http:") === true;
  const isForeignOrigin =
    !isOwnOrigin || isUnsafe || (origin !== undefined && !hosts.has(hostOf(origin)));
  const isForeignSite = fetchSite === "cross-site" || fetchSite === "same-site";
  return isForeignOrigin || isForeignSite ? { status: 403, text: "Forbidden" } : null;
}

function rejectBody({ url = "", headers }: GuardedRequest): Rejection | null {
  // Without a length the size would only be known when the memory is full. Browsers always send it.
  if (headers["transfer-encoding"]) return { status: 411, text: "Length Required" };
  if (headers["content-length"] === undefined) return null;
  return Number(headers["content-length"]) > largestBody(pathOf(url))
    ? { status: 413, text: "Content Too Large" }
    : null;
}

function largestBody(path: string): number {
  if (IMPORT.test(path)) return MAX_IMPORT_BODY;
  return path.startsWith("/admin/") ? MAX_ADMIN_BODY : MAX_BODY;
}

/** Whether the bytes that are percent-encoded in an address are UTF-8. */
function isEncodedUtf8(url: string): boolean {
  if (!url.includes("%")) return true;
  try {
    decodeURIComponent(url.replace(BARE_PERCENT, "%25"));
    return true;
  } catch {
    return false;
  }
}

/** Whether a header stands there more than once; in `headers` Node has dropped the second. */
function isRepeated(name: string, rawHeaders: readonly string[]): boolean {
  let count = 0;
  for (let index = 0; index < rawHeaders.length; index += 2) {
    const each = rawHeaders[index];
    if (each?.length === name.length && each.toLowerCase() === name) count += 1;
  }
  return count > 1;
}

function hostOf(origin: string): string {
  return URL.canParse(origin) ? new URL(origin).host : "";
}
