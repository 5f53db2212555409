import type { RequestListener } from "node:http";
import { fileURLToPath } from "node:url";
import type { Freshness } from "~/lib/cache/freshness.server";
import { hasToast } from "~/lib/toast/toast-cookie.server";
import { createApp } from "./app";
import { type ServerConfig, loadConfig } from "./config";
import { createClientOf, createRequestListener } from "./request-listener";
import { createHttpServer } from "./http-server";
import { KeptPages } from "./kept-pages";
import { logAsJson } from "./json-log";
import { createNegotiation } from "./negotiate";
import { createNotFound } from "./not-found";
import { createPageCache } from "./page-cache";
import { createPageKeys } from "./page-key";
import { withoutPublicData } from "./public-data";
import { setRenderMode } from "./render";
import { RenderQueue } from "./render-queue";
import { RenderWorkerClient } from "./render-worker/client";
import { spawnRenderWorker } from "./render-worker/spawn";
import { createRequestLog } from "./request-log";
import type { Routes } from "./route-tree";
import { shutDownGracefully } from "./graceful-shutdown";
import { createUnknownAddresses } from "./unknown-address";

/** What the request listener is made of. */
interface Website {
  config: ServerConfig;
  freshness: Freshness;
  app: RenderWorkerClient;
  routes: Routes;
  kept: KeptPages;
}

async function start(): Promise<void> {
  // What it writes into the data folder is nobody else's to read.
  process.umask(0o077);
  const config = loadConfig();
  if (config.logsJson) logAsJson();
  // It checks the settings of the pages while it loads.
  const { freshness } = await import("~/lib/cache/freshness.server");
  const { app, routes, version } = await startApp(config, freshness);
  const kept = await KeptPages.open(config.pagesDir, version);
  const server = createHttpServer(createListener({ config, freshness, app, routes, kept }));
  freshness.start();
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

async function startApp({ site, logsJson }: ServerConfig, freshness: Freshness) {
  let isLoaded = false;
  const worker = spawnRenderWorker(
    new URL("./render-worker.js", import.meta.url),
    {
      buildFile: pathTo("../server/index.js"),
      assetsDir: pathTo("../client/assets"),
      siteUrl: site.href,
      logsJson,
    },
    // Until the app is loaded, what fails is a wrong setting: its sentence is enough.
    (error) => fail((isLoaded && error.stack) || error.message),
  );
  const app = new RenderWorkerClient(worker, freshness);
  const build = await app.ready;
  isLoaded = true;
  return { app, ...build };
}

function createListener({ config, freshness, app, routes, kept }: Website): RequestListener {
  const { site, uploads } = config;
  const isUnknown = createUnknownAddresses(routes);
  const log = createRequestLog();
  const queue = new RenderQueue();
  const pages = createPageCache({
    renderPage: app.renderPage,
    queue,
    keyOf: createPageKeys(routes, hasToast),
    freshness,
    clientOf: createClientOf(config.trustedProxies),
    isUnknown,
    kept,
  });
  const behindCache = createApp({
    render: withoutPublicData(app.render, routes),
    queue,
    site,
    log,
    uploads,
    clientDir: pathTo("../client"),
    notFound: createNotFound(isUnknown, hasToast, pages),
  });
  return createRequestListener({
    app: (request, response, mode) => {
      setRenderMode(request, mode);
      behindCache(request, response);
    },
    config,
    log,
    pages,
    negotiate: createNegotiation(routes),
  });
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
