import type { Server } from "node:http";

const POLL_MS = 50;
const DEADLINE_MS = 10_000;

/**
 * Stops a server: takes no new connections, lets the requests in flight finish, and drops the
 * connections that wait for a next one.
 * @returns when the last request is answered, or after ten seconds
 */
export function shutDownGracefully(server: Server, deadline = DEADLINE_MS): Promise<void> {
  return new Promise((resolve) => {
    const sweep = setInterval(() => server.closeIdleConnections(), POLL_MS);
    const cut = setTimeout(() => server.closeAllConnections(), deadline);
    server.close(() => {
      clearInterval(sweep);
      clearTimeout(cut);
      resolve();
    });
  });
}
