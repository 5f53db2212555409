import type { IncomingMessage, ServerResponse } from "node:http";
import path from "node:path";
import connect from "connect";
import type { Middleware } from "./middleware";
import serveStatic from "serve-static";
import { answerText } from "./answer-text";
import { assets } from "./assets";
import { securityHeaders } from "./headers";
import { HttpError } from "./http-error";
import type { RequestLog } from "./request-log";
import { type RenderOptions, answerWith } from "./render";
import type { UploadsPlace } from "./config";
import { papers, uploads } from "./uploads";

/** For so long no byte has gone either way: the client has stopped reading. */
const INACTIVE_MS = 120_000;

interface AppOptions extends RenderOptions {
  /** Where the build for browsers is. */
  clientDir: string;
  /** Where the cms puts uploaded files. */
  uploads: UploadsPlace;
  /** Answers a request for an address that nothing is at, or passes it on. */
  notFound: Middleware;
  /** How long a connection may stand still in the middle of an answer, in milliseconds. */
  inactivityTimeout?: number;
}

/** Everything behind the guards and the page cache: files, and what Remix renders. */
export function createApp(options: AppOptions): connect.Server {
  const { clientDir, uploads: place, notFound, log, site } = options;
  const { inactivityTimeout = INACTIVE_MS } = options;
  const app = connect();
  // Not the server's own timeout, which costs each cached page a timer. Those fit into the buffers
  // of the system, so that nobody can hold them up.
  app.use((_request, response, next) => {
    response.setTimeout(inactivityTimeout);
    next();
  });
  for (const handler of securityHeaders(site)) app.use(handler);
  app.use("/uploads", uploads(place));
  app.use("/publications", papers(place));
  app.use("/assets", assets(path.join(clientDir, "assets")));
  for (const folder of ["/uploads", "/assets"]) {
    app.use(folder, (_request, response) => answerText(response, 404, "Not Found"));
  }
  app.use(serveStatic(clientDir, { index: false, redirect: false, maxAge: "1h" }));
  app.use(notFound);
  app.use(answerWith(options));
  app.use(answerError(log));
  return app;
}

/** What no page could catch, such as too many renders at once. */
function answerError(log: RequestLog): connect.ErrorHandleFunction {
  return (
    error: unknown,
    request: IncomingMessage,
    response: ServerResponse,
    // connect knows by the number of parameters what takes errors.
    _next: unknown,
  ) => {
    const status = statusOf(error);
    const isOwn = error instanceof HttpError;
    if (isOwn || status < 500) log.rejected(request, status);
    else log.failed(request, error);
    if (response.headersSent) {
      response.destroy();
      return;
    }
    if (isOwn) {
      for (const [name, value] of Object.entries(error.headers)) response.setHeader(name, value);
      answerText(response, status, error.message);
    } else answerText(response, status, status < 500 ? "Bad Request" : "Internal Server Error");
  };
}

function statusOf(error: unknown): number {
  const hasStatus = typeof error === "object" && error !== null && "status" in error;
  return hasStatus && typeof error.status === "number" ? error.status : 500;
}
