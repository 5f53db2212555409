import { randomInt } from "node:crypto";
import net from "node:net";

/** Below the ephemeral ports: what is stopped and started again finds its port still free. */
const FIRST_PORT = 10_240;
const LAST_PORT = 32_767;

/** A port that nobody listens on right now. */
export async function freePort(): Promise<number> {
  const port = randomInt(FIRST_PORT, LAST_PORT + 1);
  return (await isFree(port)) ? port : freePort();
}

function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const server = net.createServer();
    server.once("error", () => resolve(false));
    server.listen(port, "127.0.0.1", () => server.close(() => resolve(true)));
  });
}
