import { randomInt } from "node:crypto";
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

/** Below the ephemeral ports: what is stopped and started again finds its port still free. */
const FIRST_PORT = 10_240;
const LAST_PORT = 32_767;

/**
 * @param {number} count
 * @returns {Promise<number[]>} different ports that are free on this machine at the moment
 */
export async function freePorts(count) {
  /** @type {Set<number>} */
  const ports = new Set();
  while (ports.size < count) {
    const port = randomInt(FIRST_PORT, LAST_PORT + 1);
    if ((await freePortProblem("127.0.0.1", port)) === null) ports.add(port);
  }
  return [...ports];
}
