import type { Server } from "node:http";
import { setTimeout as pause } from "node:timers/promises";

const POLL_MS = 50;
const DRAIN_MS = 500;
const DEADLINE_MS = 10_000;

/**
 * Stops a server. For half a second it takes requests as before and asks each client, with
 * `Connection: close`, to open another connection for the next one: a proxy that sends a request at the
 * moment at which its kept connection is closed would lose it. Then it takes no new connections, lets
 * the requests in flight finish, and drops the connections that wait for a next one.
 * @param deadline milliseconds that the requests in flight have
 * @returns when the last request is answered, or after the deadline
 */
export async function shutDownGracefully(server: Server, deadline = DEADLINE_MS): Promise<void> {
  server.prependListener("request", (_request, response) => {
    response.setHeader("connection", "close");
  });
  await pause(DRAIN_MS);
  await new Promise<void>((resolve) => {
    const sweep = setInterval(() => server.closeIdleConnections(), POLL_MS);
    const cut = setTimeout(() => server.closeAllConnections(), deadline);
    server.close(() => {
      clearInterval(sweep);
      clearTimeout(cut);
      resolve();
    });
  });
}
