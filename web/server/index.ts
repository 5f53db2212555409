import { createServer } from "node:http";
import { fileURLToPath } from "node:url";
import { type ServerBuild, createRequestHandler } from "@remix-run/node";
import type { Freshness } from "~/lib/content/content.server";
import type { hasToast } from "~/lib/toast-cookie.server";
import { createApp } from "./app";
import { type ServerConfig, loadConfig } from "./config";
import { createFront } from "./front";
import { generalHeaders } from "./headers";
import { createPageCache } from "./page-cache";
import { createPageKeys } from "./page-key";
import { withoutPublicData } from "./public-data";
import { stopServer } from "./stop";
import { keepTickShape } from "./tick-shape";

/** Longer than the usual reverse proxy keeps a connection, so that it never meets a closed one. */
const KEEP_ALIVE_MS = 65_000;

async function start(): Promise<void> {
  keepTickShape();
  const config = loadConfig();
  const build = await loadBuild();
  const { freshness, hasToast } = build.entry.module;
  const render = withoutPublicData(createRequestHandler(build, "production"), build.routes);
  const app = createApp(render, pathTo("../client"), config);
  const pages = createPageCache({
    keyOf: createPageKeys(build.routes, hasToast),
    freshness,
    render,
    site: config.site,
    generalHeaders: generalHeaders(config.site),
  });
  const front = createFront(
    (request, response, pace) => {
      const rendering = freshness.rendering(pace);
      response.once("close", rendering.end);
      rendering.run(() => app(request, response));
    },
    config,
    pages,
  );
  const server = createServer({ keepAliveTimeout: KEEP_ALIVE_MS }, front);
  freshness.follow();
  server.on("error", (error) => fail(sentenceFor(error, config)));
  server.listen(config.port, config.host, () => {
    console.log(`[lectern] web: ready at ${config.site.origin}`);
  });
  const stop = () => {
    freshness.stop();
    void stopServer(server).then(() => process.exit(0));
  };
  process.once("SIGTERM", stop);
  process.once("SIGINT", stop);
}

/** The app, with what it exports for this server, see app/entry.server.tsx. */
type Build = ServerBuild & {
  entry: { module: { freshness: Freshness; hasToast: typeof hasToast } };
};

/** What `remix vite:build` has made. It checks its own settings while it loads. */
async function loadBuild(): Promise<Build> {
  return (await import(/* @vite-ignore */ pathTo("../server/index.js"))) as Build;
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
