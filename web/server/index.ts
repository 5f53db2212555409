import type { RequestListener } from "node:http";
import { fileURLToPath } from "node:url";
import { type ServerBuild, createRequestHandler } from "@remix-run/node";
import type { Freshness } from "~/lib/cache/content.server";
import type { hasToast } from "~/lib/toast/toast-cookie.server";
import { createApp } from "./app";
import { type ServerConfig, loadConfig } from "./config";
import { createClientOf, createRequestListener } from "./request-listener";
import { generalHeaders } from "./headers";
import { createHttpServer } from "./http-server";
import { KeptPages } from "./kept-pages";
import { logAsJson } from "./json-log";
import { createNegotiation } from "./negotiate";
import { createNotFound } from "./not-found";
import { createPageCache } from "./page-cache";
import { createPageKeys } from "./page-key";
import { PageStyles } from "./page-styles";
import type { PagesOptions } from "./pages";
import { withoutPublicData } from "./public-data";
import { RenderQueue } from "./render-queue";
import { requestIdOf } from "./request-id";
import { createRequestLog } from "./request-log";
import { shutDownGracefully } from "./graceful-shutdown";
import { createUnknownAddresses } from "./unknown-address";

async function start(): Promise<void> {
  // What it writes into the data folder is nobody else's to read.
  process.umask(0o077);
  const config = loadConfig();
  if (config.logsJson) logAsJson();
  const build = await loadBuild();
  const { freshness } = build.entry.module;
  const kept = await KeptPages.open(config.pagesDir, build.assets.version);
  const styles = await PageStyles.read(pathTo("../client/assets"));
  const server = createHttpServer(createListener(build, config, { kept, styles }));
  freshness.follow();
  server.on("error", (error) => fail(sentenceFor(error, config)));
  server.listen(config.port, config.host, () => {
    console.log(`[lectern] web: ready at ${config.site.origin}`);
  });
  const stop = () => {
    void shutDownGracefully(server)
      .then(() => {
        freshness.stop();
        return kept.flush();
      })
      .then(() => process.exit(0));
  };
  process.once("SIGTERM", stop);
  process.once("SIGINT", stop);
}

function createListener(
  build: Build,
  config: ServerConfig,
  ofPages: Required<Pick<PagesOptions, "kept" | "styles">>,
): RequestListener {
  const { freshness, hasToast } = build.entry.module;
  const { site, uploads } = config;
  const isUnknown = createUnknownAddresses(build.routes);
  const log = createRequestLog();
  const renderOptions = {
    render: withoutPublicData(createRequestHandler(build, "production"), build.routes),
    queue: new RenderQueue(),
    site,
  };
  const pages = createPageCache({
    ...renderOptions,
    keyOf: createPageKeys(build.routes, hasToast),
    freshness,
    clientOf: createClientOf(config.trustedProxies),
    isUnknown,
    generalHeaders: generalHeaders(site),
    ...ofPages,
  });
  const app = createApp({
    ...renderOptions,
    log,
    uploads,
    clientDir: pathTo("../client"),
    notFound: createNotFound(isUnknown, hasToast, pages),
  });
  return createRequestListener({
    app: (request, response, mode) => {
      const context = freshness.createRenderContext(mode, requestIdOf(request));
      response.once("close", context.end);
      context.run(() => app(request, response));
    },
    config,
    log,
    pages,
    negotiate: createNegotiation(build.routes),
  });
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
