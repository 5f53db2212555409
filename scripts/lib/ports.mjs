import { createServer } from "node:net";
import { errorCode, UserError } from "./user-error.mjs";

/**
 * Makes sure, before anything long begins, that both servers will be able to listen.
 * @param {{ HOST?: string, WEB_PORT?: string, CMS_PORT?: string }} settings
 * @throws {UserError} naming the setting to change
 */
export async function checkPorts({ HOST = "127.0.0.1", WEB_PORT, CMS_PORT }) {
  await checkPort(HOST, "WEB_PORT", Number(WEB_PORT));
  await checkPort(HOST, "CMS_PORT", Number(CMS_PORT));
}

/**
 * @param {string} host
 * @param {string} name
 * @param {number} port
 */
async function checkPort(host, name, port) {
  const code = await freePortProblem(host, port);
  if (code === null) return;
  if (code === "EADDRINUSE") {
    throw new UserError(
      `Port ${port} is in use (is Lectern running already?): stop what uses it, or set ${name} ` +
        "to a free port in .env.",
    );
  }
  if (code === "EACCES") {
    throw new UserError(`Port ${port} needs root: set ${name} to a port above 1023 in .env.`);
  }
  throw new UserError(
    `HOST is "${host}", which is no address of this machine (${code}): set HOST=127.0.0.1 in .env.`,
  );
}

/**
 * @param {string} host
 * @param {number} port
 * @returns {Promise<string | null>} the error's code, null when the port is free
 */
export function freePortProblem(host, port) {
  return new Promise((resolve) => {
    const server = createServer();
    server.once("error", (error) => resolve(errorCode(error)));
    server.listen({ host, port, exclusive: true }, () => server.close(() => resolve(null)));
  });
}

/**
 * @param {number} count
 * @returns {Promise<number[]>} different ports that are free on this machine at the moment
 */
export async function freePorts(count) {
  const servers = await Promise.all(
    Array.from(
      { length: count },
      () =>
        /** @type {Promise<import("node:net").Server>} */ (
          new Promise((resolve, reject) => {
            const server = createServer();
            server.once("error", reject);
            server.listen(0, "127.0.0.1", () => resolve(server));
          })
        ),
    ),
  );
  const ports = servers.map((server) => {
    const address = server.address();
    return typeof address === "object" && address ? address.port : 0;
  });
  await Promise.all(servers.map((server) => new Promise((done) => server.close(done))));
  return ports;
}
