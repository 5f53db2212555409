import { createServer } from "node:http";
import { fileURLToPath } from "node:url";
import type { ServerBuild } from "@remix-run/node";
import { createApp } from "./app";
import { type ServerConfig, loadConfig } from "./config";
import { createFront } from "./front";
import { stopServer } from "./stop";

/** Longer than the usual reverse proxy keeps a connection, so that it never meets a closed one. */
const KEEP_ALIVE_MS = 65_000;

async function start(): Promise<void> {
  const config = loadConfig();
  const app = createApp(await loadBuild(), pathTo("../client"), config);
  const server = createServer({ keepAliveTimeout: KEEP_ALIVE_MS }, createFront(app, config));
  server.on("error", (error) => fail(sentenceFor(error, config)));
  server.listen(config.port, config.host, () => {
    console.log(`[lectern] web: ready at ${config.site.origin}`);
  });
  const stop = () => void stopServer(server).then(() => process.exit(0));
  process.once("SIGTERM", stop);
  process.once("SIGINT", stop);
}

/** What `remix vite:build` has made. It checks its own settings while it loads. */
async function loadBuild(): Promise<ServerBuild> {
  return (await import(/* @vite-ignore */ pathTo("../server/index.js"))) as ServerBuild;
}

function pathTo(relative: string): string {
  return fileURLToPath(new URL(relative, import.meta.url));
}

function sentenceFor(error: NodeJS.ErrnoException, { port, host }: ServerConfig): string {
  return error.code === "EADDRINUSE"
    ? `WEB_PORT ${port} is taken by another program on ${host}.`
    : error.message;
}

function fail(sentence: string): void {
  console.error(sentence);
  process.exit(1);
}

start().catch((error: unknown) => fail(error instanceof Error ? error.message : String(error)));
