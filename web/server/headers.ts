import { type IncomingHttpHeaders, IncomingMessage, ServerResponse } from "node:http";
import { Socket } from "node:net";
import type { Middleware } from "./middleware";
import helmet from "helmet";
import { clientNetwork } from "./client-address";

export const CLIENT_ADDRESS_HEADER = "x-lectern-client-ip";

/** What a browser may claim in the name of those in front of this server. */
const FORWARDED = [
  "forwarded",
  "x-forwarded-for",
  "x-forwarded-host",
  "x-forwarded-port",
  "x-forwarded-proto",
];

/**
 * Writes the visitor's address as this server knows it over what the request claims, so that the
 * app can rely on it. The host is written as in an `Origin`: Remix compares the two as texts.
 */
export function overwriteForwardedHeaders(headers: IncomingHttpHeaders, address: string): void {
  headers.host = headers.host?.toLowerCase();
  for (const name of FORWARDED) if (name in headers) headers[name] = undefined;
  headers[CLIENT_ADDRESS_HEADER] = address;
}

/** The network that limits count a request by. To be called when its headers can be trusted. */
export function clientOf({ headers }: IncomingMessage): string {
  return clientNetwork(String(headers[CLIENT_ADDRESS_HEADER]));
}

/**
 * The security headers of every answer. Documents bring their own content security policy, with
 * the nonce of their inline scripts.
 */
export function securityHeaders(site: URL): Middleware[] {
  return [
    helmet({
      contentSecurityPolicy: false,
      strictTransportSecurity:
        site.protocol === "https:" ? { maxAge: 31_536_000, includeSubDomains: false } : false,
      referrerPolicy: { policy: "strict-origin-when-cross-origin" },
      xFrameOptions: { action: "deny" },
    }),
    (_request, response, next) => {
      response.setHeader("permissions-policy", "camera=(), geolocation=(), microphone=()");
      next();
    },
  ];
}

/** The same headers, for answers that are written by hand. */
export function generalHeaders(site: URL): Headers {
  const request = new IncomingMessage(new Socket());
  const response = new ServerResponse(request);
  for (const handler of securityHeaders(site)) handler(request, response, () => {});
  const headers = new Headers();
  for (const [name, value] of Object.entries(response.getHeaders())) {
    headers.set(name, String(value));
  }
  return headers;
}
