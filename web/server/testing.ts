import { type RequestListener, type Server, createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach } from "vitest";
import { shutDownGracefully } from "./graceful-shutdown";

const servers: Server[] = [];
afterEach(() => Promise.all(servers.splice(0).map((server) => shutDownGracefully(server, 0))));

/** Listens on a free port until the test ends. `make` gets that address as the site's. */
export async function serve(
  make: (site: URL) => RequestListener,
): Promise<{ base: string; server: Server }> {
  const server = createServer();
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  const base = `http://127.0.0.1:${port}`;
  server.on("request", make(new URL(base)));
  return { base, server };
}
