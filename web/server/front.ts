import { type IncomingMessage, type RequestListener, type ServerResponse } from "node:http";
import { clientAddress } from "./client-address";
import type { ServerConfig } from "./config";
import { type Refusal, createGuard } from "./guards";
import { settleHeaders } from "./headers";
import type { Pace } from "~/lib/content/rendering.server";
import type { PageCache } from "./page-cache";

/** What stands behind: answers a request at the pace that is left. */
type App = (request: IncomingMessage, response: ServerResponse, pace: Pace) => void;

/**
 * The first to see a request: refuses it, answers it with the copy of a page, or makes its headers
 * trustworthy and passes it on.
 */
export function createFront(
  app: App,
  config: ServerConfig,
  pages: PageCache = (_request, _response, next) => next("usual"),
): RequestListener {
  const guard = createGuard(config.site);
  return (request, response) => {
    const refusal = guard(request);
    if (refusal) {
      refuse(request, response, refusal);
      return;
    }
    pages(request, response, (pace) => {
      settleHeaders(request.headers, addressOf(request, config));
      app(request, response, pace);
    });
  };
}

function addressOf(request: IncomingMessage, { trustedProxies }: ServerConfig): string {
  const forwardedFor = request.headers["x-forwarded-for"];
  return clientAddress(
    request.socket.remoteAddress,
    Array.isArray(forwardedFor) ? forwardedFor.join() : forwardedFor,
    trustedProxies,
  );
}

function refuse(
  request: IncomingMessage,
  response: ServerResponse,
  { status, text, headers }: Refusal,
) {
  // What was sent along is not read; the connection cannot be used again.
  request.resume();
  response.writeHead(status, {
    "content-type": "text/plain; charset=utf-8",
    "x-content-type-options": "nosniff",
    "cache-control": "no-store",
    connection: "close",
    ...headers,
  });
  response.end(text);
}
