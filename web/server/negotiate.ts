import type { IncomingMessage } from "node:http";
import { matchRoutes } from "@remix-run/react";
import Negotiator from "negotiator";
import { type Routes, routeTree } from "./route-tree";

const HTML = "text/html";
/** Browsers send a tenth of it, reference managers less. */
const LONGEST_ACCEPT = 1_000;
const UTF_8_PARAMETER = /\s*;\s*charset="?utf-8"?(?=\s*(?:[;,]|$))/g;
/** The file types of a page, and how its address ends then. */
type Alternates = ReadonlyMap<string, string>;

/**
 * Knows the pages that are to be had as files too (`handle.alternates`: an ending for each media
 * type), for whoever asks for one of these types rather than for HTML (RFC 9110, 12.5.1).
 * @returns a function that gives the address of the file, or null for the page itself
 */
export function createNegotiation(
  routes: Routes,
): (request: Pick<IncomingMessage, "method" | "url" | "headers">) => string | null {
  const tree = routeTree(routes);
  const all = Object.values(routes).map((route) => alternatesOf(route));
  const types = [...new Set(all.flatMap((alternates) => [...alternates.keys()]))];
  return ({ method, url = "", headers }) => {
    if (method !== "GET" && method !== "HEAD") return null;
    if ((headers.accept?.length ?? 0) > LONGEST_ACCEPT) return null;
    // Media types are the same in capitals (RFC 9110, 8.3.1), and all text here is UTF-8.
    const accept = headers.accept?.toLowerCase().replaceAll(UTF_8_PARAMETER, "") ?? "";
    // All others, which are nearly all, cost no more than this.
    if (!types.some((type) => accept.includes(type))) return null;
    const [path = "", ...query] = url.split("?");
    if (!/^(?:\/[a-z0-9_-]+)+$/i.test(path)) return null;
    const route = matchRoutes(tree, path)?.at(-1)?.route;
    const alternates = alternatesOf(routes[route?.id ?? ""]);
    const chosen = new Negotiator({ headers: { accept } }).mediaType([HTML, ...alternates.keys()]);
    const ending = alternates.get(chosen ?? HTML);
    return ending === undefined ? null : [path + ending, ...query].join("?");
  };
}

function alternatesOf(route: Routes[string] | undefined): Alternates {
  const handle: unknown = route?.module.handle;
  const declared =
    typeof handle === "object" && handle && "alternates" in handle ? handle.alternates : {};
  const entries = Object.entries(declared ?? {}).filter(
    (entry): entry is [string, string] => typeof entry[1] === "string",
  );
  return new Map(entries);
}
