import { createHash, timingSafeEqual } from "node:crypto";
import path from "node:path";
import { settings } from "../settings";

interface RequestContext {
  request: { path: string; ip: string; body?: unknown };
  get(header: string): string;
}

function sha256(value: string): Buffer {
  return createHash("sha256").update(value).digest();
}

/** True when the request comes from web, which proves it with the shared edge secret. */
export function isFromWeb(ctx: Pick<RequestContext, "get">): boolean {
  const secret = settings.secrets.EDGE_SECRET;
  const given = ctx.get("x-edge-secret");
  return secret !== undefined && given !== "" && timingSafeEqual(sha256(given), sha256(secret));
}

/**
 * The key under which sign-in, registration and recovery are counted: the route and the visitor.
 * All requests of the website come from one address, so web names the visitor's own in
 * `x-client-ip`; anybody else who sends that header is counted under the socket's address.
 */
export function rateLimitKey(ctx: RequestContext): Promise<string> {
  const visitor = isFromWeb(ctx) ? ctx.get("x-client-ip") : "";
  const route = path.posix.normalize(ctx.request.path).toLowerCase().replace(/\/+$/, "");
  return Promise.resolve(`${route}|${visitor === "" ? ctx.request.ip : visitor}`);
}
