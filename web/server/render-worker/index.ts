import { parentPort, workerData } from "node:worker_threads";
import { type ServerBuild, createRequestHandler } from "@remix-run/node";
import type { ForRenderWorker } from "~/lib/cache/for-render-worker.server";
import { generalHeaders } from "../headers";
import { logAsJson } from "../json-log";
import { createPageRenderer } from "../page-renderer";
import { PageStyles } from "../page-styles";
import type { Render } from "../render";
import { portableRoutes } from "../route-tree";
import { serveRenders } from "./host";
import type { FromRenderWorker, ToRenderWorker, ThreadPort } from "./messages";
import type { RenderWorkerData } from "./spawn";

/** The app, with what it exports for this thread, see app/entry.server.tsx. */
type Build = ServerBuild & { entry: { module: { forRenderWorker: ForRenderWorker } } };

/** The thread in which the app runs, so that a page that is being made delays no other answer. */
async function start(port: ThreadPort<FromRenderWorker, ToRenderWorker>): Promise<void> {
  const { buildFile, assetsDir, siteUrl, logsJson } = workerData as RenderWorkerData;
  if (logsJson) logAsJson();
  // It checks its own settings while it loads.
  const build = (await import(/* @vite-ignore */ buildFile)) as Build;
  const { changes, createRenderContext, setContentSource } = build.entry.module.forRenderWorker;
  const handle = createRequestHandler(build, "production");
  const site = new URL(siteUrl);
  const render: Render = (request, { mode, requestId }) =>
    createRenderContext(mode, requestId).run(() => handle(request));
  const renderPage = createPageRenderer({
    createRenderContext,
    render: (request) => handle(request),
    site,
    generalHeaders: generalHeaders(site),
    styles: await PageStyles.read(assetsDir),
  });
  const { isDown } = serveRenders(port, { render, renderPage, changes });
  // The other thread has begun already.
  setContentSource({ start: () => {}, isDown });
  const { routes, assets } = build;
  port.postMessage({ kind: "ready", routes: portableRoutes(routes), version: assets.version });
}

if (!parentPort) throw new Error("The app's thread is started by the web server.");
await start(parentPort);
