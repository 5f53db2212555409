import { randomBytes } from "node:crypto";
import {
  type AppLoadContext,
  type EntryContext,
  type HandleDataRequestFunction,
  type HandleErrorFunction,
  createReadableStreamFromReadable,
} from "@remix-run/node";
import { RemixServer, isRouteErrorResponse } from "@remix-run/react";
import { isbot } from "isbot";
import { renderToPipeableStream } from "react-dom/server";
import { PREVIEW_HEADERS, PREVIEW_PARAMETER } from "~/entities/preview/preview";
import { currentRenderContext } from "~/lib/cache/render-context.server";
import { STALE_HEADER } from "~/lib/cache/stale-header";
import { isAdminPage } from "~/lib/http/admin-page";
import { contentSecurityPolicy } from "~/lib/http/csp.server";
import { NonceProvider } from "~/lib/http/nonce";
import { RequestIdProvider } from "~/lib/http/request-id";
import { stripNullBytes } from "~/lib/http/strip-null-bytes.server";
import { hasToast } from "~/lib/toast/toast-cookie.server";

export { forRenderWorker } from "~/lib/cache/for-render-worker.server";

/** Deferred data that is later than this reaches the page as an error. */
export const streamTimeout = 5_000;

/**
 * How long a page waits for its deferred parts once its frame is ready. What the cache holds
 * arrives within this time, and the page then leaves complete, without skeletons.
 */
const GRACE_MS = 30;
/** Longer than the reads of a page may take, one after the other. */
const RENDER_TIMEOUT_MS = 12_000;

/** About what the cms needs to start. */
const RETRY_AFTER_SECONDS = 15;

export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
  _loadContext: AppLoadContext,
): Promise<Response> {
  const nonce = randomBytes(16).toString("base64url");
  headers.set("content-type", "text/html; charset=utf-8");
  if (!import.meta.env.DEV) {
    headers.set("content-security-policy", contentSecurityPolicy(nonce, hasAnalytics(context)));
  }
  noteOutage(status, headers);
  settlePreview(request, headers);
  settleCaching(request, headers);
  dropToastOfForm(request, headers);
  const render = await renderDocument(request, context, nonce);
  noteStaleness(headers);
  return new Response(render.body, { status: render.hasFailed ? 500 : status, headers });
}

/** The data of a page that a link has led to. */
export function handleDataRequest(
  response: Response,
  { request }: Parameters<HandleDataRequestFunction>[1],
): Response {
  noteOutage(response.status, response.headers);
  settlePreview(request, response.headers);
  settleCaching(request, response.headers);
  noteStaleness(response.headers);
  return response;
}

/** A page that could not be read: to be asked for again soon, and nothing for search engines. */
function noteOutage(status: number, headers: Headers): void {
  if (status !== 503) return;
  headers.set("retry-after", String(RETRY_AFTER_SECONDS));
  headers.set("x-robots-tag", "noindex");
  headers.set("cache-control", "no-store");
}

/** Says that a part of the page is older than what the cms may have, while it is out of reach. */
function noteStaleness(headers: Headers): void {
  if (currentRenderContext()?.isStale) headers.set(...STALE_HEADER);
}

function settlePreview(request: Request, headers: Headers): void {
  if (!new URL(request.url).searchParams.has(PREVIEW_PARAMETER)) return;
  for (const [name, value] of Object.entries(PREVIEW_HEADERS)) headers.set(name, value);
}

/**
 * A form that was sent without scripts is answered by its own page, which says what is wrong. The toast about
 * it would only be seen on the next page.
 */
function dropToastOfForm(request: Request, headers: Headers): void {
  if (request.method !== "POST" || isAdminPage(request.url)) return;
  const cookies = headers.getSetCookie();
  headers.delete("set-cookie");
  for (const cookie of cookies) if (!hasToast(cookie)) headers.append("set-cookie", cookie);
}

/**
 * Pages are asked for anew each time, so that a change shows at once. Those of the owner are not
 * kept at all: after signing out, "back" must not bring them up. Nor is what sets a cookie.
 */
function settleCaching(request: Request, headers: Headers): void {
  if (headers.has("cache-control")) return;
  const isPrivate = headers.has("set-cookie") || isAdminPage(request.url);
  headers.set("cache-control", isPrivate ? "no-store" : "no-cache");
}

/** The public site's frame says whether it measures visits. */
function hasAnalytics(context: EntryContext): boolean {
  const frame: unknown = context.staticHandlerContext.loaderData["routes/_site"];
  return (
    typeof frame === "object" && frame !== null && "analyticsId" in frame && !!frame.analyticsId
  );
}

function renderDocument(request: Request, context: EntryContext, nonce: string) {
  const isComplete = currentRenderContext()?.mode === "complete";
  const waitsForAll = isComplete || context.isSpaMode || isbot(request.headers.get("user-agent"));
  return new Promise<{ body: ReadableStream; hasFailed: boolean }>((resolve, reject) => {
    let hasFailed = false;
    let hasStarted = false;
    let grace: NodeJS.Timeout | undefined;
    const start = () => {
      clearTimeout(grace);
      if (hasStarted) return;
      hasStarted = true;
      const body = stripNullBytes();
      resolve({ body: createReadableStreamFromReadable(body), hasFailed });
      pipe(body);
    };
    const { pipe, abort } = renderToPipeableStream(
      <NonceProvider value={nonce}>
        <RequestIdProvider value={currentRenderContext()?.requestId ?? null}>
          <RemixServer context={context} url={request.url} nonce={nonce} />
        </RequestIdProvider>
      </NonceProvider>,
      {
        nonce,
        onShellReady() {
          if (!waitsForAll) grace = setTimeout(start, GRACE_MS);
        },
        onAllReady: start,
        onShellError: reject,
        onError(error) {
          hasFailed = true;
          if (hasStarted && !request.signal.aborted) logError(request, error);
        },
      },
    );
    setTimeout(abort, RENDER_TIMEOUT_MS).unref();
  });
}

/** Errors of loaders, actions and rendering. What is wrong with a request, the server logs in one line. */
export const handleError: HandleErrorFunction = (error, { request }) => {
  const isRejection = isRouteErrorResponse(error) && error.status < 500;
  if (!isRejection && !request.signal.aborted) logError(request, error);
};

/** Names the page by its path alone: the query may hold a one-time code. */
function logError(request: Request, error: unknown): void {
  const { pathname } = new URL(request.url);
  const id = currentRenderContext()?.requestId;
  const named = id ? ` (request ${id})` : "";
  console.error(`${request.method} ${pathname}${named} failed:`, error);
}
