import path from "node:path";
import { createRequestHandler } from "@remix-run/express";
import type { ServerBuild } from "@remix-run/node";
import compression from "compression";
import express, { type ErrorRequestHandler, type Express } from "express";
import { assets } from "./assets";
import type { ServerConfig } from "./config";
import { securityHeaders } from "./headers";
import { uploads } from "./uploads";

/**
 * Everything behind the guards: files, and the pages that Remix renders.
 * @param clientDir where the build for browsers is
 */
export function createApp(build: ServerBuild, clientDir: string, config: ServerConfig): Express {
  const app = express();
  app.disable("x-powered-by");
  // The server in front has settled these headers, see settleHeaders().
  app.set("trust proxy", true);
  app.use(securityHeaders(config.site));
  app.use("/uploads", uploads(config.uploadsDir));
  app.use(compression());
  app.use("/assets", assets(path.join(clientDir, "assets")));
  app.use(express.static(clientDir, { index: false, redirect: false, maxAge: "1h" }));
  const render = createRequestHandler({ build, mode: "production" });
  app.all("*", (request, response, next) => void render(request, response, next));
  app.use(answerError);
  return app;
}

/** What no page could catch, such as an address that cannot be decoded. */
const answerError: ErrorRequestHandler = (error: unknown, request, response, next) => {
  if (response.headersSent) {
    next(error);
    return;
  }
  const status = statusOf(error);
  if (status >= 500) console.error(`${request.method} ${request.path} failed:`, error);
  response
    .status(status)
    .type("text/plain")
    .send(status < 500 ? "Bad Request" : "Internal Server Error");
};

function statusOf(error: unknown): number {
  const hasStatus = typeof error === "object" && error !== null && "status" in error;
  return hasStatus && typeof error.status === "number" ? error.status : 500;
}
