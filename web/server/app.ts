import type { IncomingMessage, ServerResponse } from "node:http";
import path from "node:path";
import serveStatic from "serve-static";
import { assets } from "./assets";
import type { ServerConfig } from "./config";
import { answerText, inFolder, inTurn } from "./handler";
import { securityHeaders } from "./headers";
import { type Render, answerWith } from "./render";
import { uploads } from "./uploads";

/**
 * Everything behind the guards: files, and the pages that Remix renders.
 * @param render has Remix make a page
 * @param clientDir where the build for browsers is
 */
export function createApp(
  render: Render,
  clientDir: string,
  config: ServerConfig,
): (request: IncomingMessage, response: ServerResponse) => void {
  const app = inTurn([
    ...securityHeaders(config.site),
    inFolder("/uploads", uploads(config.uploadsDir)),
    inFolder("/assets", assets(path.join(clientDir, "assets"))),
    serveStatic(clientDir, { index: false, redirect: false, maxAge: "1h" }),
    answerWith(render, config.site),
  ]);
  return (request, response) =>
    app(request, response, (error) => answerError(error, request, response));
}

/** What no page could catch, such as an address that cannot be decoded. */
function answerError(error: unknown, request: IncomingMessage, response: ServerResponse): void {
  const status = statusOf(error);
  if (status >= 500) console.error(`${request.method} ${request.url} failed:`, error);
  if (response.headersSent) response.destroy();
  else answerText(response, status, status < 500 ? "Bad Request" : "Internal Server Error");
}

function statusOf(error: unknown): number {
  const hasStatus = typeof error === "object" && error !== null && "status" in error;
  return hasStatus && typeof error.status === "number" ? error.status : 500;
}
