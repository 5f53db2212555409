import http, { type IncomingMessage, type OutgoingHttpHeaders } from "node:http";
import https from "node:https";
import { pipeline } from "node:stream";
import { contentType } from "mime-types";
import { HttpError } from "./http-error";
import type { Middleware } from "./middleware";
import { pathOf } from "./path-of";

/** Longer than the cms waits for its storage. */
const PATIENCE_MS = 40_000;

/** A slug, a hash and an extension, in no folder, and no dot first. */
const UPLOAD_NAME = /^[A-Za-z0-9_-][A-Za-z0-9_.-]{0,254}$/;

/** What the cms is told of the request, and what the visitor is told of its answer. */
const ASKED = ["range", "if-range", "if-none-match", "if-modified-since", "x-request-id"];
const TOLD = ["content-length", "content-range", "accept-ranges", "etag", "last-modified"];

const ANSWERS = new Set([200, 206, 304, 416]);

const AWAY = new HttpError(503, "This file cannot be read now. Please try again in a moment.", {
  "retry-after": "10",
  "cache-control": "no-store",
});

function nameIn(url: string): string | undefined {
  const path = pathOf(url);
  try {
    const name = decodeURIComponent(path.slice(1));
    return UPLOAD_NAME.test(name) ? name : undefined;
  } catch {
    return undefined;
  }
}

function only(names: string[], headers: IncomingMessage["headers"]): OutgoingHttpHeaders {
  return Object.fromEntries(
    names.flatMap((name) => (headers[name] === undefined ? [] : [[name, headers[name]]])),
  );
}

/**
 * Uploaded files that the cms keeps elsewhere, passed on as they come. What is served, and what is
 * said of it, is the same as with a folder; while the cms or its storage is away it is 503.
 * @param address of the uploads at the cms, with a slash at its end
 * @param headersOf what an answer says of a file of a name
 */
export function uploadsOfCms(
  address: URL,
  headersOf: (name: string) => Record<string, string>,
): Middleware {
  const client = address.protocol === "https:" ? https : http;
  const agent = new client.Agent({ keepAlive: true });
  return (request, response, next) => {
    const isRead = request.method === "GET" || request.method === "HEAD";
    const name = nameIn(request.url ?? "");
    if (!isRead || name === undefined) {
      next();
      return;
    }
    const headers = only(ASKED, request.headers);
    const call = client.request(new URL(name, address), { agent, method: request.method, headers });
    const late = setTimeout(() => call.destroy(), PATIENCE_MS);
    response.once("close", () => call.destroy());
    call.once("close", () => clearTimeout(late));
    call.once("error", () => {
      if (!response.headersSent && !response.destroyed) next(AWAY);
    });
    call.once("response", (answer) => {
      clearTimeout(late);
      const status = answer.statusCode ?? 0;
      if (!ANSWERS.has(status)) {
        answer.resume();
        next(status === 404 ? undefined : AWAY);
        return;
      }
      response.statusCode = status;
      const type = contentType(name.slice(name.lastIndexOf(".") + 1));
      const told = only(TOLD, answer.headers);
      // Nothing is to be remembered of a part that the file does not have.
      const said = status === 416 ? { "cache-control": "no-store" } : headersOf(name);
      const all = {
        "content-type": type || "application/octet-stream",
        ...told,
        ...said,
      };
      for (const [key, value] of Object.entries(all)) {
        if (value !== undefined) response.setHeader(key, value);
      }
      // A visitor who sees less than the length that was named knows that it broke off.
      pipeline(answer, response, () => {});
    });
    call.end();
  };
}
