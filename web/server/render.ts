import type { IncomingMessage, ServerResponse } from "node:http";
import { createRequest } from "@remix-run/node-fetch-server";
import type { RenderMode } from "~/lib/cache/render-context.server";
import type { Middleware } from "./middleware";
import { answerText } from "./answer-text";
import { clientOf } from "./headers";
import { isHealthCheck } from "./health-check";
import { HttpError } from "./http-error";
import type { RequestLog } from "./request-log";
import type { RenderQueue } from "./render-queue";
import { requestIdOf } from "./request-id";
import { sendBody } from "./send-body";

/** What the app is told of a request besides the request itself. */
export interface RenderInfo {
  mode: RenderMode;
  /** What the request is called in the logs. */
  requestId: string | null;
}

/** The app: answers whatever is asked for. */
export type Render = (request: Request, info: RenderInfo) => Promise<Response>;

export interface RenderOptions {
  render: Render;
  /** Bounds how many requests the app works on at a time. */
  queue: RenderQueue;
  log: RequestLog;
  /** The public address; a proxy may have ended its https. */
  site: URL;
  /** How long a form may take to arrive, in milliseconds. */
  bodyTimeout?: number;
}

/** A public page that has moved; whoever knows that may keep it. */
const MOVED_FOR_GOOD = new Set([301, 308]);

const modes = new WeakMap<IncomingMessage, RenderMode>();

/** Has the answer to a request made in another mode than "stream". */
export function setRenderMode(request: IncomingMessage, mode: RenderMode): void {
  modes.set(request, mode);
}

/** Every form of a visitor is smaller. It is read at once, and a longer body as it comes. In bytes. */
export const SMALL_BODY = 64 * 1024;
const BODY_TIMEOUT_MS = 20_000;

/**
 * Has the app answer. A small body is read before the request is given a place among the renders,
 * so that slow senders hold none; a larger one is the app's to read, which first looks who sends it.
 */
export function answerWith(options: RenderOptions): Middleware {
  return (request, response, next) => {
    answer(options, request, response).catch((error: unknown) => {
      // Nobody waits for an answer any more.
      if (!response.destroyed) next(error);
    });
  };
}

async function answer(options: RenderOptions, request: IncomingMessage, response: ServerResponse) {
  const { render, queue, log, site, bodyTimeout = BODY_TIMEOUT_MS } = options;
  const asked = createRequest(request, response, { protocol: site.protocol });
  const complete = await withBody(asked, bodyTimeout);
  const info = { mode: modes.get(request) ?? "stream", requestId: requestIdOf(request) };
  // A busy server is alive: whoever watches it waits for nobody.
  const { status, headers, body } = isHealthCheck(request.url ?? "")
    ? await render(complete, info)
    : await queue.run(() => render(complete, info), {
        client: clientOf(request),
        signal: asked.signal,
      });
  if (status >= 400 && status < 500) log.rejected(request, status);
  response.statusCode = status;
  // Cookies come one by one; a header of the app takes the place of the general one.
  for (const [name, value] of headers) {
    if (name === "set-cookie") response.appendHeader(name, value);
    else response.setHeader(name, value);
  }
  // What says nothing about it is for one visitor: data of the owner's area, or the way to the login page.
  if (!response.hasHeader("cache-control") && !MOVED_FOR_GOOD.has(status)) {
    response.setHeader("cache-control", "no-store");
  }
  readOver(request);
  // What the app itself rejects is a form for a page that takes none (RFC 9110, section 15.5.6).
  if (status === 405 && !headers.has("allow")) {
    response.setHeader("allow", "GET, HEAD");
    // A page says so on itself. For a file, Remix answers with a general error.
    if (isJson(headers)) {
      await body?.cancel();
      answerText(response, status, "Method Not Allowed");
      return;
    }
  }
  if (body) await sendBody(body, request, response);
  else response.end();
}

function isJson(headers: Headers): boolean {
  return /^application\/json\b/.test(headers.get("content-type") ?? "");
}

/**
 * The same request with a small body in memory, complete.
 * @throws HttpError 408 when it takes too long
 */
async function withBody(request: Request, timeout: number): Promise<Request> {
  const length = Number(request.headers.get("content-length"));
  if (!request.body || length === 0 || length > SMALL_BODY) return request;
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(
      () => reject(new HttpError(408, "Request Timeout", { connection: "close" })),
      timeout,
    );
  });
  try {
    const body = await Promise.race([request.arrayBuffer(), late]);
    return new Request(request, { body });
  } finally {
    clearTimeout(timer);
  }
}

/** What the app has not read of a body would stand in the way of the connection's next request. */
function readOver(request: IncomingMessage): void {
  if (request.readableEnded) return;
  request.removeAllListeners("data");
  request.resume();
}
