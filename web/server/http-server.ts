import { type RequestListener, type Server, createServer } from "node:http";

/** Longer than the usual reverse proxy keeps a connection, so that it never meets a closed one. */
const KEEP_ALIVE_MS = 65_000;
/** A browser sends its headers in one piece. */
const HEADERS_MS = 15_000;
/** An upload of 15 MB over a line of half a megabit per second. */
const REQUEST_MS = 300_000;
const CHECK_MS = 5_000;
const MAX_CONNECTIONS = 2_000;

interface ServerLimits {
  /** How long a client may take for the headers, and for the whole of a request, in milliseconds. */
  headersTimeout: number;
  requestTimeout: number;
  /** How often these are looked at, in milliseconds. */
  connectionsCheckingInterval: number;
  maxConnections: number;
}

/**
 * A server that slow or idle clients cannot exhaust: requests that take too long are answered with
 * 408, connections are bounded in number, and where all are taken the idle ones make room.
 */
export function createHttpServer(
  listener: RequestListener,
  limits: Partial<ServerLimits> = {},
): Server {
  const { maxConnections = MAX_CONNECTIONS, ...timeouts } = limits;
  const server = createServer(
    {
      keepAliveTimeout: KEEP_ALIVE_MS,
      headersTimeout: HEADERS_MS,
      requestTimeout: REQUEST_MS,
      connectionsCheckingInterval: CHECK_MS,
      ...timeouts,
    },
    listener,
  );
  server.maxConnections = maxConnections;
  server.on("drop", () => server.closeIdleConnections());
  return server;
}
