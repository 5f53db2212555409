import { type IncomingMessage, type RequestListener, type ServerResponse } from "node:http";
import { finished } from "node:stream";
import { clientAddress, clientNetwork } from "./client-address";
import type { ServerConfig } from "./config";
import { type Rejection, createGuard } from "./guards";
import { overwriteForwardedHeaders } from "./headers";
import type { RenderMode } from "~/lib/cache/render-context.server";
import type { PageCache } from "./page-cache";
import { withoutPipelining } from "./pipelining";
import { REQUEST_ID_HEADER, nameRequest, requestIdOf } from "./request-id";
import type { RequestLog } from "./request-log";

/** What stands behind: answers a request in the given mode. */
type App = (request: IncomingMessage, response: ServerResponse, mode: RenderMode) => void;

/** How long a rejected client may go on sending. */
const UNREAD_BODY_MS = 30_000;

interface RequestListenerOptions {
  app: App;
  config: Pick<ServerConfig, "site" | "trustedProxies">;
  log: RequestLog;
  pages?: PageCache;
  /** The address of the file that is asked for instead of a page, see `createNegotiation`. */
  negotiate?: (request: IncomingMessage) => string | null;
}

/**
 * The first to see a request: rejects it, answers it from the page cache, or makes its headers
 * trustworthy and passes it on.
 */
export function createRequestListener({
  app,
  config,
  log,
  negotiate = () => null,
  pages = (_request, _response, next) => next("stream"),
}: RequestListenerOptions): RequestListener {
  const guard = createGuard(config.site);
  return withoutPipelining((request, response) => {
    nameRequest(request);
    const rejection = guard(request);
    if (rejection) {
      log.rejected(request, rejection.status);
      reject(request, response, rejection);
      return;
    }
    request.url = negotiate(request) ?? request.url;
    pages(request, response, (mode) => {
      overwriteForwardedHeaders(request.headers, addressOf(request, config.trustedProxies));
      // Remix takes HEAD for a change and fails at the origin of another site. Anybody may read.
      if (request.method === "HEAD") request.headers.origin = undefined;
      response.setHeader(REQUEST_ID_HEADER, requestIdOf(request) ?? "");
      app(request, response, mode);
    });
  });
}

/** @returns what tells the network that a request, as it arrived, is counted by */
export function createClientOf(trustedProxies: number): (request: IncomingMessage) => string {
  return (request) => clientNetwork(addressOf(request, trustedProxies));
}

function addressOf(request: IncomingMessage, trustedProxies: number): string {
  const forwardedFor = request.headers["x-forwarded-for"];
  return clientAddress(
    request.socket.remoteAddress,
    Array.isArray(forwardedFor) ? forwardedFor.join() : forwardedFor,
    trustedProxies,
  );
}

/**
 * Answers at once and closes the connection when the client has sent all that it wanted to: closed
 * earlier, the connection would be reset, and a client that is still sending would not see the answer
 * (RFC 9112, section 9.6).
 */
function reject(
  request: IncomingMessage,
  response: ServerResponse,
  { status, text, headers }: Rejection,
) {
  response.writeHead(status, {
    "content-type": "text/plain; charset=utf-8",
    "content-length": Buffer.byteLength(text),
    "x-content-type-options": "nosniff",
    "cache-control": "no-store",
    [REQUEST_ID_HEADER]: requestIdOf(request) ?? "",
    connection: "close",
    ...headers,
  });
  response.write(text);
  const timer = setTimeout(() => response.end(), UNREAD_BODY_MS);
  finished(request, { writable: false }, () => {
    clearTimeout(timer);
    response.end();
  });
  request.resume();
}
